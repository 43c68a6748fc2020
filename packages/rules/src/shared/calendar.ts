// Reckoning with calendar days written as `2027-01-31`, without any time zone.

const parts = (day: string): [year: number, month: number, date: number] => {
  // Almost always `2027-01-31`.
  if (day.length === 10) return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))];
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
};

const two = (value: number): string => (value < 10 ? `0${value}` : String(value));

function written(year: number, monthIndex: number, date: number): string {
  const day = new Date(Date.UTC(year, monthIndex, date));
  const reached = day.getUTCFullYear();
  // Years beyond four digits have a form of their own.
  if (!(reached >= 1000 && reached <= 9999)) return day.toISOString().slice(0, 10);
  return `${reached}-${two(day.getUTCMonth() + 1)}-${two(day.getUTCDate())}`;
}

/** The same day of the month so many months later, or the last day of that month if it is shorter. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = parts(day);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return written(year, month - 1 + months, Math.min(date, lastOfMonth));
}

export function addDays(day: string, days: number): string {
  const [year, month, date] = parts(day);
  return written(year, month - 1, date + days);
}

/** The first of the month a day lies in. */
export const startOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** From 0, which is Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The Monday of the week a day lies in. */
export function startOfWeek(day: string): string {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

export const isSunday = (day: string): boolean => weekdayOf(day) === 0;

/** Monday to Friday, also counted on beyond Saturday: 7 is Sunday again. */
const isOfTheWeek = (weekday: number): boolean => weekday % 7 !== 0 && weekday % 7 !== 6;
export const isWorkingDay = (day: string): boolean => isOfTheWeek(weekdayOf(day));

/** The so-manieth working day after a day. */
export function addWorkingDays(day: string, days: number): string {
  if (days === 0) return day;
  let start = day;
  // A weekend counts as the Friday before it.
  while (!isWorkingDay(start)) start = addDays(start, -1);
  const weeks = Math.floor(days / 5);
  let reached = addDays(start, weeks * 7);
  for (let left = days - weeks * 5; left > 0; ) {
    reached = addDays(reached, 1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}

/** How many days the second is after the first. */
export const daysBetween = (first: string, second: string): number =>
  (Date.parse(`${second}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000;

/** Working days after the first day up to the last one; 0 where that is not later. */
export function workingDaysBetween(from: string, to: string): number {
  if (to <= from) return 0;
  const days = daysBetween(from, to);
  const first = weekdayOf(from);
  let count = Math.floor(days / 7) * 5;
  // The rest of a week begins on the same weekday.
  for (let left = days % 7; left > 0; left -= 1) if (isOfTheWeek(first + left)) count += 1;
  return count;
}
