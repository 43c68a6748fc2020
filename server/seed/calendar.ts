// Days of the period the demo data cover: fourteen months up to today.

export interface Calendar {
  readonly today: string;
  readonly firstDay: string;
  /** All days, first to last, as YYYY-MM-DD. */
  readonly days: readonly string[];
}

const monthsBack = 14;
const dayMs = 86_400_000;

export function calendarUpTo(today: string): Calendar {
  const last = new Date(`${today}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(today) || Number.isNaN(last.getTime())) {
    throw new Error(`Not a day: "${today}"`);
  }
  // The first of that month: the 31st has no counterpart in every month.
  const first = Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - monthsBack, 1);
  const days: string[] = [];
  for (let time = first; time <= last.getTime(); time += dayMs) {
    days.push(new Date(time).toISOString().slice(0, 10));
  }
  return { today, firstDay: days[0] ?? today, days };
}
