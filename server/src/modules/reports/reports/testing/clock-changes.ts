// The days on which the clocks are changed, and moments around them.
import { addDays, addMonths } from '@praxora/rules/shared/calendar';

/** The last day up to the given one on which the clocks were set forward, and back: the last Sundays of March and October. */
export const lastClockChanges = (today: string): { readonly spring: string; readonly autumn: string } => ({
  spring: lastSunday('03', today),
  autumn: lastSunday('10', today),
});

function lastSunday(month: '03' | '10', today: string): string {
  const year = Number(today.slice(0, 4));
  const inYear = (some: number): string => {
    const lastDay = addDays(addMonths(`${some}-${month}-01`, 1), -1);
    return addDays(lastDay, -new Date(`${lastDay}T00:00:00Z`).getUTCDay());
  };
  return inYear(year) <= today ? inYear(year) : inYear(year - 1);
}

/** Moments on both sides of midnight on the days around both clock changes, and in the hour that is missing or comes twice. */
export const momentsAroundClockChanges: readonly string[] = [
  // 28 to 29 March 2026: midnight is 23:00 UTC before, 22:00 UTC after.
  '2026-03-28T22:59:59.999Z',
  '2026-03-28T23:00:00Z',
  '2026-03-29T00:59:59Z',
  '2026-03-29T01:00:00Z',
  '2026-03-29T21:59:59.999Z',
  '2026-03-29T22:00:00Z',
  '2026-03-31T21:59:59Z',
  '2026-03-31T22:00:00Z',
  // 24 to 25 October 2026: midnight is 22:00 UTC before, 23:00 UTC after.
  '2026-10-24T21:59:59.999Z',
  '2026-10-24T22:00:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T01:30:00Z',
  '2026-10-25T22:59:59.999Z',
  '2026-10-25T23:00:00Z',
  '2026-10-31T22:59:59Z',
  '2026-10-31T23:00:00Z',
];
