// The fiscal year a day lies in: it begins with the first of a month, which is January for most practices.
import { addDays, addMonths } from './calendar.ts';

export interface FiscalYear {
  readonly from: string;
  readonly until: string;
  /** "2026", or "2026/27" where it is no calendar year. */
  readonly name: string;
}

/** Months count from 1. */
export function findFiscalYear(day: string, firstMonth: number): FiscalYear {
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < firstMonth ? 1 : 0);
  const from = `${year}-${String(firstMonth).padStart(2, '0')}-01`;
  const name = firstMonth === 1 ? String(year) : `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
  return { from, until: addDays(addMonths(from, 12), -1), name };
}
