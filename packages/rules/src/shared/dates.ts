// Dates as the server sends them and as people in Germany and Austria read them.
import { atFirstUse } from './at-first-use.ts';

/** Time zone of every practice: days and times are in this zone, wherever the device is. */
export const timeZone = 'Europe/Berlin';
export type DateLanguage = 'en' | 'de';

const serverDate =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)? ?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;

/** The moment a server date means. Without a timezone it is UTC. Null for what is no date. */
export function parseServerDate(text: string): Date | null {
  const match = serverDate.exec(text.trim());
  if (!match) return null;
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone = 'Z'] = match;
  const wall = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
    Number(fraction.padEnd(3, '0').slice(0, 3)),
  );
  const isReal =
    new Date(wall).toISOString().slice(0, 10) === `${year}-${month}-${day}` &&
    Number(hour) < 24 &&
    Number(minute) < 60 &&
    Number(second) < 60;
  return isReal ? new Date(wall - offsetInMinutes(zone) * 60_000) : null;
}

function offsetInMinutes(zone: string): number {
  const match = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone);
  if (!match) return 0;
  const [, sign, hours, minutes = '0'] = match;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const wallClock = atFirstUse(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
);

const quarterHour = 900_000;
/** Clocks have been set at quarters of an hour of UTC since then; before, towns had times of their own. */
const firstQuarters = Date.UTC(1900, 0);
const mostKept = 1000;
/** Milliseconds the clock is ahead of UTC, by quarter of an hour: the calendar's own reckoning is slow. */
const offsets = new Map<number, number>();

/** Local time as shown by a clock, written as if it were UTC. */
function wallTime(moment: Date): number {
  const time = moment.getTime();
  if (!(time >= firstQuarters)) return reckonedWallTime(moment);
  const quarter = Math.floor(time / quarterHour);
  let offset = offsets.get(quarter);
  if (offset === undefined) {
    const begin = quarter * quarterHour;
    offset = reckonedWallTime(new Date(begin)) - begin;
    if (offsets.size >= mostKept) offsets.clear();
    offsets.set(quarter, offset);
  }
  return Math.floor(time / 1000) * 1000 + offset;
}

function reckonedWallTime(moment: Date): number {
  const parts = new Map(
    wallClock()
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** `+01:00` in winter, `+02:00` in summer. */
export function displayOffset(moment: Date): string {
  const minutes = Math.round((wallTime(moment) - Math.floor(moment.getTime() / 1000) * 1000) / 60_000);
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** The moment with the offset it is displayed in: `2026-07-01T14:00:00+02:00`. */
export function toDisplayIso(moment: Date): string {
  return new Date(wallTime(moment)).toISOString().slice(0, 19) + displayOffset(moment);
}

/** The calendar day on which the moment lies for the practice: `2026-07-01`. */
export function calendarDay(moment: Date): string {
  return toDisplayIso(moment).slice(0, 10);
}

/** The Monday of the calendar day's week, in both languages. */
export function startOfWeek(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

const locales = { en: 'en-GB', de: 'de-DE' } as const;
const dateForms = {
  en: { day: 'numeric', month: 'short', year: 'numeric' },
  de: { day: '2-digit', month: '2-digit', year: 'numeric' },
} as const;

function dateFormat(language: DateLanguage) {
  return new Intl.DateTimeFormat(locales[language], { ...dateForms[language], timeZone });
}
function dateTimeFormat(language: DateLanguage) {
  return new Intl.DateTimeFormat(locales[language], {
    ...dateForms[language],
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}
const dates = { en: atFirstUse(() => dateFormat('en')), de: atFirstUse(() => dateFormat('de')) };
const dateTimes = { en: atFirstUse(() => dateTimeFormat('en')), de: atFirstUse(() => dateTimeFormat('de')) };

/** 31 Jan 2027 or 31.01.2027. */
export function formatDate(moment: Date, language: DateLanguage): string {
  return dates[language]().format(moment);
}

/** 31 Jan 2027, 14:05 or 31.01.2027, 14:05. */
export function formatDateTime(moment: Date, language: DateLanguage): string {
  return dateTimes[language]().format(moment);
}
