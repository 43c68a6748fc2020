// The points of a chart: every day or month of the period, also those in which nothing was.
import { longestPeriodYears } from '@praxora/rules/reports/report-period';
import { addDays, addMonths, startOfMonth } from '@praxora/rules/shared/calendar';
import type { RequestedDays } from './requested-days.ts';

const mostPoints = longestPeriodYears * 12;

/** A period without an end begins with the first that is known, and ends today. */
export function listStarts({ span, step, today }: RequestedDays, known: readonly string[]): string[] {
  const sorted = known.toSorted();
  const first = span.from ?? sorted[0] ?? today;
  const last = [span.to ?? today, ...(span.to === null ? sorted.slice(-1) : [])].sort().at(-1) ?? today;
  const starts: string[] = [];
  if (step === 'day') for (let day = first; day <= last; day = addDays(day, 1)) starts.push(day);
  else
    for (let month = startOfMonth(last); month >= startOfMonth(first) && starts.length < mostPoints; )
      [month] = [addMonths(month, -1), starts.unshift(month)];
  return starts;
}
