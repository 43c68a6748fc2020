// The secondary part of an HIBC: flags say whether a quantity and which form of date stand before the lot or serial.
//   $LOT      $+SERIAL     no date            YYJJJLOT   the old form: a day of the year, then the lot
//   $$…LOT    $$+…SERIAL   first 8 and two or 9 and five digits of quantity, then the date:
//   MMYY, 2 MMDDYY, 3 YYMMDD, 4 YYMMDDHH, 5 YYJJJ, 6 YYJJJHH, 7 none
import { dayOfYear, fullYear, type ReadDate, toDay, toMonth } from './dates.ts';
import { type InvalidScan, invalid, type ScanFields, withoutMissing } from './scan.ts';

type Reading = { readonly fields: ScanFields; readonly rest: string } | InvalidScan;

const refusedDate = (text: string): InvalidScan => invalid('hibc', 'date', 'There is no such date.', text);

/** Without plus sign, link and check character. */
export function readSecondary(text: string, today: string): ScanFields | InvalidScan {
  if (/^\d/.test(text)) {
    const date = takeDate('5', text, today);
    return 'kind' in date ? date : { ...date.fields, ...named(date.rest, false) };
  }
  const [flags = ''] = /^\$\$?\+?/.exec(text) ?? [];
  const isSerial = flags.endsWith('+');
  const rest = text.slice(flags.length);
  if (!flags.startsWith('$$')) return named(rest, isSerial);
  const quantity = takeQuantity(rest);
  if ('kind' in quantity) return quantity;
  const date = takeFlaggedDate(quantity.rest, today);
  if ('kind' in date) return date;
  return { ...quantity.fields, ...date.fields, ...named(date.rest, isSerial) };
}

const named = (text: string, isSerial: boolean): ScanFields =>
  withoutMissing({ [isSerial ? 'serial' : 'lot']: text === '' ? undefined : text });

function takeQuantity(text: string): Reading {
  const digits = { 8: 2, 9: 5 }[text.charAt(0)];
  if (digits === undefined) return { fields: {}, rest: text };
  const quantity = text.slice(1, 1 + digits);
  if (quantity.length < digits || !/^\d+$/.test(quantity))
    return invalid(
      'hibc',
      'structure',
      `A quantity of ${digits} digits is announced and not there.`,
      quantity,
    );
  return { fields: { quantity: Number(quantity) }, rest: text.slice(1 + digits) };
}

function takeFlaggedDate(text: string, today: string): Reading {
  const flag = text.charAt(0);
  if (flag === '') return { fields: {}, rest: '' };
  if (flag === '7') return { fields: {}, rest: text.slice(1) };
  if (flag >= '2' && flag <= '6') return takeDate(flag, text.slice(1), today);
  // A month begins with 0 or 1, so no flag is needed before it.
  if (flag === '0' || flag === '1') return takeDate('', text, today);
  return invalid('hibc', 'structure', 'Neither a date nor the flag of one stands here.', flag);
}

interface DateForm {
  readonly length: number;
  /** Pairs of digits by position; the hour, where there is one, is the last pair. */
  readonly read: (digits: string, year: (at: number) => number) => ReadDate | null;
  readonly hasHour?: true;
}

const pair = (digits: string, at: number): number => Number(digits.slice(at, at + 2));
const yearAndDay: DateForm['read'] = (digits, year) => dayOfYear(year(0), Number(digits.slice(2, 5)));
const yearMonthDay: DateForm['read'] = (digits, year) => toDay(year(0), pair(digits, 2), pair(digits, 4));

const forms: Readonly<Record<string, DateForm>> = {
  '': { length: 4, read: (digits, year) => toMonth(year(2), pair(digits, 0)) },
  2: { length: 6, read: (digits, year) => toDay(year(4), pair(digits, 0), pair(digits, 2)) },
  3: { length: 6, read: yearMonthDay },
  4: { length: 8, read: yearMonthDay, hasHour: true },
  5: { length: 5, read: yearAndDay },
  6: { length: 7, read: yearAndDay, hasHour: true },
};

function takeDate(flag: string, text: string, today: string): Reading {
  const form = forms[flag];
  const digits = text.slice(0, form?.length);
  if (!form || digits.length < form.length || !/^\d+$/.test(digits)) return refusedDate(digits);
  const read = form.read(digits, (at) => fullYear(pair(digits, at), today));
  const hour = form.hasHour ? digits.slice(-2) : undefined;
  if (read === null || Number(hour ?? 0) > 23) return refusedDate(digits);
  const fields = withoutMissing({
    expiry: read.date,
    expiryPrecision: read.precision,
    expiryTime: hour && `${hour}:00`,
  });
  return { fields, rest: text.slice(form.length) };
}
