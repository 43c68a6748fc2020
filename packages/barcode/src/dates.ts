// Dates as codes print them: two digits for the year, day 00, months only, days of the year.

/** Where nobody says what day it is: this package has no clock. Right for every code printed until 2075. */
export const defaultToday = '2026-01-01';

export interface ReadDate {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly precision: 'day' | 'month';
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

function daysIn(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : (monthLengths[month - 1] ?? 0);
}

const written = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** GS1's sliding window: at most 49 years back and 50 ahead. HIBC says nothing; the same rule serves. */
export function fullYear(twoDigits: number, today: string): number {
  const current = Number(today.slice(0, 4));
  const ahead = twoDigits - (current % 100);
  const century = current - (current % 100);
  if (ahead >= 51) return century - 100 + twoDigits;
  if (ahead <= -50) return century + 100 + twoDigits;
  return century + twoDigits;
}

/** A real day, or null. */
export function toDay(year: number, month: number, day: number): ReadDate | null {
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  return { date: written(year, month, day), precision: 'day' };
}

/** The last day of a month. */
export function toMonth(year: number, month: number): ReadDate | null {
  if (month < 1 || month > 12) return null;
  return { date: written(year, month, daysIn(year, month)), precision: 'month' };
}

/** The so-and-so-many-th day of a year. */
export function dayOfYear(year: number, day: number): ReadDate | null {
  let left = day;
  for (let month = 1; left > 0 && month <= 12; month += 1) {
    const length = daysIn(year, month);
    if (left <= length) return toDay(year, month, left);
    left -= length;
  }
  return null;
}

/** Six digits, YYMMDD. Day 00 is the last of the month where that is allowed. */
export function readYymmdd(digits: string, today: string, isDayZeroAllowed: boolean): ReadDate | null {
  if (!/^\d{6}$/.test(digits)) return null;
  const year = fullYear(Number(digits.slice(0, 2)), today);
  const month = Number(digits.slice(2, 4));
  const day = Number(digits.slice(4, 6));
  return day === 0 && isDayZeroAllowed ? toMonth(year, month) : toDay(year, month, day);
}

/** Eight digits, YYYYMMDD. */
export function readYyyymmdd(digits: string): ReadDate | null {
  if (!/^\d{8}$/.test(digits)) return null;
  return toDay(Number(digits.slice(0, 4)), Number(digits.slice(4, 6)), Number(digits.slice(6, 8)));
}
