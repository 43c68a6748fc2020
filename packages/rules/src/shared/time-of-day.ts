// When it is such and such a time for the practices, also on the two nights of the year when their clocks are changed.
import { addDays } from './calendar.ts';
import { calendarDay, parseServerDate, toDisplayIso } from './dates.ts';

export interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
}

const minute = 60_000;
/** The clocks are never further ahead of UTC than this. */
const mostAhead = 120;

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * The first moment of the day at which the clock on the wall shows this time, or a later one: an hour that is left out in
 * spring is over at its beginning, and of an hour that comes twice in autumn the first one counts.
 */
export function momentOn(day: string, { hour, minute: minutes }: TimeOfDay): Date {
  const wallTime = `${day}T${two(hour)}:${two(minutes)}:00`;
  const asIfUtc = parseServerDate(wallTime);
  if (asIfUtc === null) throw new RangeError(`${wallTime} is no time of day`);
  for (let ahead = mostAhead; ahead > 0; ahead -= 1) {
    const moment = new Date(asIfUtc.getTime() - ahead * minute);
    if (toDisplayIso(moment).slice(0, 19) >= wallTime) return moment;
  }
  return asIfUtc;
}

/** The next time the clocks show this time of day, later than a moment. */
export function nextTimeOfDay(after: Date, time: TimeOfDay): Date {
  const today = calendarDay(after);
  const moment = momentOn(today, time);
  return moment > after ? moment : momentOn(addDays(today, 1), time);
}
