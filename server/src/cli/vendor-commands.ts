// Vendors of the marketplace: created, changed and retired; their terms, and how orders reach them.
import { emailField } from '@praxora/contract/account/identity.calls';
import { lineText } from '@praxora/contract/shared/text';
import { z } from 'zod';
import { noteUntransmitted, sendTestMessage } from '../modules/purchasing/index.ts';
import {
  changeVendor,
  completeTransmission,
  createVendor,
  findVendor,
  listMarketplaceVendors,
  listPlannedTerms,
  listTerms,
  reinstateVendor,
  retireVendor,
  saveTransmission,
} from '../modules/vendors/index.ts';
import { visibleLine } from '../platform/visible.ts';
import {
  type Command,
  cents,
  command,
  country,
  name,
  operatorContext,
  requireConfig,
  stamp,
  UsageError,
  writeList,
} from './command.ts';
import { refuseUnknownCountry, vendor, vendorTermsCommand, writeTerms } from './vendor-terms-command.ts';

const ways = z.enum(['email', 'webhook', 'manual']);
const email = { schema: emailField.optional(), help: 'where orders are sent' };
const webhook = {
  'webhook-url': {
    schema: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .optional(),
    help: 'address orders are posted to',
  },
  'webhook-secret': {
    schema: z
      .string()
      .regex(/^\S{16,200}$/)
      .optional(),
    help: 'key of the signature, 16 characters or more; one is made up when the vendor has none',
  },
};

const contactLine = lineText.max(200).optional();

/** The vendor needs it to check what comes; it is told once. */
const secretLine = (secret: string | null): string =>
  secret === null ? '' : `\nSecret of its webhook, for the vendor: ${secret}`;

export const vendorCommands: readonly Command[] = [
  command(
    'vendor create',
    'Create a vendor with its conditions',
    {
      name: { schema: name, help: 'name of the vendor' },
      transmission: { schema: ways.default('email'), help: 'email (default), webhook or manual' },
      email,
      ...webhook,
      country: {
        schema: z.array(country).default(['DE']),
        multiple: true,
        help: 'country it delivers to; may stand several times (DE)',
      },
      shipping: { schema: cents.default(0), help: 'shipping fee in EUR, such as 6.90' },
      'free-from': { schema: cents.optional(), help: 'goods value from which shipping is free' },
      surcharge: { schema: cents.default(0), help: 'low-value surcharge in EUR' },
      'surcharge-below': {
        schema: cents.default(0),
        help: 'goods value below which the surcharge falls due',
      },
    },
    async (tx, values, config) => {
      for (const one of values.country) refuseUnknownCountry(requireConfig(config), one);
      const { id, newSecret } = await createVendor(
        tx,
        {
          name: values.name,
          transmission: values.transmission,
          email: values.email ?? null,
          webhookUrl: values['webhook-url'] ?? null,
          webhookSecret: values['webhook-secret'] ?? null,
          countries: values.country,
          shippingCents: values.shipping,
          freeShippingFromCents: values['free-from'] ?? null,
          surchargeCents: values.surcharge,
          surchargeBelowCents: values['surcharge-below'],
        },
        config,
      );
      return {
        text: `Vendor ${id} (${values.name}) created.${secretLine(newSecret)}`,
        data: { id, name: values.name, newSecret },
      };
    },
  ),
  command('vendor list', 'List the vendors of the marketplace, retired ones as well', {}, async (tx) =>
    writeList(await listMarketplaceVendors(tx), 'There are no vendors yet.', (row) =>
      [
        `${row.id}  ${row.name}`,
        row.retiredAt === null ? `orders by ${row.transmission}` : `retired ${stamp(row.retiredAt)}`,
        `delivers to ${row.countries.join(', ') || 'no country'}`,
        `${row.offers} offers`,
      ].join(', '),
    ),
  ),
  command(
    'vendor show',
    'Show one vendor with its terms, also planned ones',
    { vendor },
    async (tx, values) => {
      const shown = await findVendor(tx, values.vendor);
      const terms = await listTerms(tx, values.vendor);
      const planned = await listPlannedTerms(tx, values.vendor);
      const { phone, street, postcode, location, contactPerson } = shown;
      const lines = [
        `${shown.id}  ${shown.name}${shown.retiredAt === null ? '' : ` (retired ${stamp(shown.retiredAt)})`}`,
        `orders by: ${shown.transmission}, ${shown.email ?? 'no e-mail'}, ${shown.webhookUrl ?? 'no webhook'}`,
        `address: ${[street, `${postcode} ${location}`.trim(), shown.country].filter(Boolean).join(', ') || 'unknown'}`,
        `contact: ${[contactPerson, phone].filter(Boolean).join(', ') || 'unknown'}`,
        `offers: ${shown.offers}, positions in carts: ${shown.cartPositions}`,
        ...terms.map((row) => `${row.country}: ${writeTerms(row)}`),
        ...planned.map(
          (row) =>
            `${row.country} from ${row.validFrom} on: ${row.delivers ? writeTerms(row) : 'no delivery any more'}`,
        ),
      ];
      return { text: lines.map(visibleLine).join('\n'), data: { ...shown, terms, planned } };
    },
  ),
  command(
    'vendor change',
    'Change name, phone or address of a vendor; what is left out stays (terms: vendor terms)',
    {
      vendor,
      name: { schema: name.optional(), help: 'new name' },
      phone: { schema: contactLine, help: 'phone' },
      street: { schema: contactLine, help: 'street and number' },
      postcode: { schema: contactLine, help: 'postcode' },
      location: { schema: contactLine, help: 'town' },
      country: { schema: country.optional(), help: 'country it lies in, such as DE' },
      'contact-person': { schema: contactLine, help: 'name of the person to ask' },
    },
    async (tx, { vendor: id, 'contact-person': contactPerson, ...fields }) => {
      const change = Object.fromEntries(
        Object.entries({ ...fields, contactPerson }).filter(([, value]) => value !== undefined),
      );
      if (Object.keys(change).length === 0) throw new UsageError('Say what to change, such as --phone.');
      const isChanged = await changeVendor(tx, id, change);
      return {
        text: isChanged ? `Vendor ${id} is changed.` : 'It was so already.',
        data: { id, isChanged },
      };
    },
  ),
  vendorTermsCommand,
  command(
    'vendor retire',
    'Retire a vendor: nobody orders there any more, and its offers vanish; orders that were placed stay',
    {
      vendor,
      cancel: { schema: z.boolean().default(false), isFlag: true, help: 'takes it back' },
    },
    async (tx, values) => {
      if (values.cancel) {
        const { id, name: back } = await reinstateVendor(tx, values.vendor);
        return { text: `${back} sells again.`, data: { id, isRetired: false } };
      }
      const { id, name: gone, offers, cartPositions } = await retireVendor(tx, values.vendor);
      return {
        text: [
          `${gone} is retired. ${offers} offers are not sold any more.`,
          `${cartPositions} positions in carts cannot be ordered any more; the practices see it in their carts.`,
          `Take it back: npm run admin -- vendor retire --vendor ${id} --cancel`,
        ].join('\n'),
        data: { id, isRetired: true, offers, cartPositions },
      };
    },
  ),
  command(
    'vendor transmission',
    'Set how orders reach a vendor; what is left out stays. With --test a message is sent that way first, and nothing is saved unless it is accepted',
    {
      vendor,
      transmission: { schema: ways.optional(), help: 'email, webhook or manual' },
      email,
      ...webhook,
      test: { schema: z.boolean().default(false), isFlag: true, help: 'sends a test message' },
    },
    async (tx, values, config) => {
      const { vendor: id, test } = values;
      const change = {
        transmission: values.transmission ?? null,
        email: values.email ?? null,
        webhookUrl: values['webhook-url'] ?? null,
        webhookSecret: values['webhook-secret'] ?? null,
      };
      const way = await completeTransmission(tx, id, change, config);
      // Before anything is locked, since an answer may take seconds.
      const testedAt = test
        ? await sendTestMessage(operatorContext('vendor transmission', tx, config), way)
        : null;
      await saveTransmission(tx, id, way);
      if (way.transmission !== 'manual') await noteUntransmitted(tx, id);
      const texts = {
        email: `by e-mail to ${way.email}`,
        webhook: `to ${way.webhookUrl}`,
        manual: 'by hand',
      };
      const testLine = testedAt === null ? '' : `\nA test message was accepted by ${testedAt}.`;
      const { transmission, email: to, webhookUrl, newSecret } = way;
      return {
        text: `Orders at ${way.name} go ${texts[transmission]}.${secretLine(newSecret)}${testLine}`,
        data: { id, transmission, email: to, webhookUrl, newSecret, testedAt },
      };
    },
  ),
];
