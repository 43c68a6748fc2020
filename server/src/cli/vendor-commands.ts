// Vendors: their conditions, and how orders reach them.
import { emailField } from '@praxora/contract/account/identity.calls';
import { z } from 'zod';
import { noteUntransmitted } from '../modules/purchasing/index.ts';
import { createVendor, setTransmission } from '../modules/vendors/index.ts';
import { type Command, cents, command, country, name, wholeNumber } from './command.ts';

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
      return `Vendor ${id} (${values.name}) created.${secretLine(newSecret)}`;
    },
  ),
  command(
    'vendor transmission',
    'Set how orders reach a vendor; what is left out stays',
    {
      vendor: { schema: wholeNumber, help: 'id of the vendor' },
      transmission: { schema: ways.optional(), help: 'email, webhook or manual' },
      email,
      ...webhook,
    },
    async (tx, values, config) => {
      const vendor = await setTransmission(
        tx,
        values.vendor,
        {
          transmission: values.transmission ?? null,
          email: values.email ?? null,
          webhookUrl: values['webhook-url'] ?? null,
          webhookSecret: values['webhook-secret'] ?? null,
        },
        config,
      );
      if (vendor.transmission !== 'manual') await noteUntransmitted(tx, values.vendor);
      const ways = {
        email: `by e-mail to ${vendor.email}`,
        webhook: `to ${vendor.webhookUrl}`,
        manual: 'by hand',
      };
      return `Orders at ${vendor.name} go ${ways[vendor.transmission]}.${secretLine(vendor.newSecret)}`;
    },
  ),
];
