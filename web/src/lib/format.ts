// Money, amounts and dates as people read them. Numbers keep the German form in both languages, so that one page
// has one number format; dates follow the language.
import * as dates from '@praxora/rules/shared/dates';
import { currentLanguage } from './i18n.ts';

const money = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** 83952 cents become "839,52 €". */
export function formatMoney(cents: number): string {
  return money.format(cents / 100);
}

const finePrice = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});

/** Unit price: under a euro to a hundredth of a cent, so that packs can be compared. */
export function formatUnitPrice(cents: number): string {
  return (cents < 100 ? finePrice : money).format(cents / 100);
}

/** To make one takes longer than all the rest of a table's cell. */
const numberFormats = new Map<string, Intl.NumberFormat>();

export function formatNumber(value: number, maximumFractionDigits = 2, minimumFractionDigits = 0): string {
  const key = `${minimumFractionDigits} ${maximumFractionDigits}`;
  let format = numberFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat('de-DE', { maximumFractionDigits, minimumFractionDigits });
    numberFormats.set(key, format);
  }
  return format.format(value);
}

const nothing = '–';

function moment(value: string | Date | null): Date | null {
  return typeof value === 'string' ? dates.parseServerDate(value) : value;
}

/** 31 Jan 2027 or 31.01.2027; a dash for what is no date. */
export function formatDate(value: string | Date | null): string {
  const date = moment(value);
  return date ? dates.formatDate(date, currentLanguage()) : nothing;
}

/** The time of day in Europe/Berlin alone: 14:05. */
export function formatTime(value: string | Date | null): string {
  const date = moment(value);
  return date ? dates.toDisplayIso(date).slice(11, 16) : nothing;
}

/** With the time of day in Europe/Berlin. */
export function formatDateTime(value: string | Date | null): string {
  const date = moment(value);
  return date ? dates.formatDateTime(date, currentLanguage()) : nothing;
}
