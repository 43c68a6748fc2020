// Terms of a vendor by country, from a day on.
import { day } from '@praxora/contract/shared/days';
import { calendarDay } from '@praxora/rules/shared/dates';
import { z } from 'zod';
import { cancelTerms, planTerms, type VendorTerms } from '../modules/vendors/index.ts';
import type { Config } from '../platform/config/config.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { cents, command, country, requireConfig, UsageError, wholeNumber } from './command.ts';

export const vendor = { schema: wholeNumber, help: 'id of the vendor (see vendor list)' };

export function refuseUnknownCountry({ COUNTRIES }: Config, code: string): void {
  if (!COUNTRIES.includes(code))
    throw new OperatorError(`There are no practices in ${code}: COUNTRIES names ${COUNTRIES.join(', ')}.`);
}

/** Days as `1-3`, or one number for both. */
const dayRange = z
  .string()
  .regex(/^\d{1,3}(-\d{1,3})?$/)
  .transform((text) => {
    const [first = 0, last = first] = text.split('-').map(Number);
    return { deliveryDaysMin: first, deliveryDaysMax: last };
  });

const euros = (amount: number): string => `${(amount / 100).toFixed(2)} EUR`;

export function writeTerms(terms: VendorTerms): string {
  const { freeShippingFromCents: freeFrom, deliveryDaysMin: first, deliveryDaysMax: last } = terms;
  return [
    `shipping ${euros(terms.shippingCents)}`,
    freeFrom === null ? 'never free' : `free from ${euros(freeFrom)}`,
    ...(terms.surchargeCents === 0
      ? []
      : [`surcharge ${euros(terms.surchargeCents)} below ${euros(terms.surchargeBelowCents)}`]),
    first === last ? `${first} days` : `${first} to ${last} days`,
  ].join(', ');
}

const flag = (help: string) => ({ schema: z.boolean().default(false), isFlag: true, help });

export const vendorTermsCommand = command(
  'vendor terms',
  'Set the terms of a vendor in a country from a day on; what is left out is as it would be on that day',
  {
    vendor,
    country: { schema: country, help: 'country it delivers to, one of COUNTRIES' },
    from: { schema: day.optional(), help: 'first day, YYYY-MM-DD (today, at once)' },
    shipping: { schema: cents.optional(), help: 'shipping fee in EUR, such as 6.90' },
    'free-from': {
      schema: z.union([z.literal('never'), cents]).optional(),
      help: 'goods value from which shipping is free, or never',
    },
    surcharge: { schema: cents.optional(), help: 'low-value surcharge in EUR' },
    'surcharge-below': { schema: cents.optional(), help: 'goods value below which the surcharge falls due' },
    'delivery-days': { schema: dayRange.optional(), help: 'days until the goods arrive, such as 1-3' },
    end: flag('no delivery to the country from that day on'),
    cancel: flag('takes back what is planned for that day'),
  },
  async (tx, values, config) => {
    const now = new Date();
    const period = {
      vendorId: values.vendor,
      country: values.country,
      from: values.from ?? calendarDay(now),
    };
    const { 'free-from': freeFrom, 'delivery-days': days } = values;
    const change = withoutGaps({
      shippingCents: values.shipping,
      freeShippingFromCents: freeFrom === 'never' ? null : freeFrom,
      surchargeCents: values.surcharge,
      surchargeBelowCents: values['surcharge-below'],
      ...days,
    });
    const parts = [values.end, values.cancel, Object.keys(change).length > 0].filter(Boolean);
    if (parts.length !== 1)
      throw new UsageError('Say one of these: new terms such as --shipping 6.90, --end, or --cancel.');
    const where = `in ${values.country} from ${period.from} on`;
    if (values.cancel) {
      await cancelTerms(tx, period);
      return { text: `Nothing new is planned ${where}.`, data: { ...period, isCancelled: true } };
    }
    if (!values.end) refuseUnknownCountry(requireConfig(config), values.country);
    const planned = await planTerms(tx, period, values.end ? null : change, now);
    return {
      text: planned.delivers
        ? `Terms of vendor ${values.vendor} ${where}: ${writeTerms(planned)}.`
        : `Vendor ${values.vendor} no longer delivers ${where}.`,
      data: { vendorId: values.vendor, ...planned },
    };
  },
);

/** Only what was said. */
const withoutGaps = (terms: { [Name in keyof VendorTerms]?: VendorTerms[Name] | undefined }) =>
  Object.fromEntries(
    Object.entries(terms).filter(([, value]) => value !== undefined),
  ) as Partial<VendorTerms>;
