// For which days stock may be booked: none that is still to come, none before the practice began, and none on which less than
// nothing would have been there.

interface BookableSpan {
  readonly practiceBegan: string;
  readonly today: string;
}

export type BookingDayProblem = 'DATE_IN_FUTURE' | 'DATE_BEFORE_PRACTICE';

/** Null: the day may be booked for. */
export function bookingDayProblem(
  day: string,
  { practiceBegan, today }: BookableSpan,
): BookingDayProblem | null {
  if (day > today) return 'DATE_IN_FUTURE';
  return day < practiceBegan ? 'DATE_BEFORE_PRACTICE' : null;
}

/** Change in the amount of a stock entry on one day. */
export interface DayChange {
  readonly day: string;
  readonly amount: number;
}

/** Amount that could have been taken on the day without a balance below zero on it or on any later day. */
export function availableOn(day: string, balance: number, changes: readonly DayChange[]): number {
  let atEndOfDay = balance;
  let least = balance;
  const later = changes
    .filter((change) => change.day > day)
    .toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
  for (const [index, { day: changedOn, amount }] of later.entries()) {
    atEndOfDay -= amount;
    // Several changes of one day count together: only the end of a day is looked at.
    if (later[index + 1]?.day !== changedOn) least = Math.min(least, atEndOfDay);
  }
  return Math.max(0, least);
}

/** The first day, not before the one named, from which on so much was there to take; the entry holds as much today. */
export function firstDayAvailable(
  amount: number,
  from: string,
  balance: number,
  changes: readonly DayChange[],
): string {
  const days = [from, ...changes.map(({ day }) => day).filter((day) => day > from)].toSorted();
  return days.find((day) => availableOn(day, balance, changes) >= amount) ?? days.at(-1) ?? from;
}
