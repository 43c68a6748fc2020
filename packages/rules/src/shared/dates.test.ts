import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarDay,
  displayOffset,
  formatDate,
  formatDateTime,
  parseServerDate,
  startOfWeek,
  toDisplayIso,
} from './dates.ts';

function at(text: string): Date {
  const moment = parseServerDate(text);
  if (!moment) throw new Error(`${text} is no date`);
  return moment;
}

describe('parseServerDate', () => {
  it.each([
    ['2026-01-15T12:00:00', '2026-01-15T12:00:00.000Z'],
    ['2026-01-15 12:00:00', '2026-01-15T12:00:00.000Z'],
    ['2026-01-15 12:00', '2026-01-15T12:00:00.000Z'],
    ['2026-01-15', '2026-01-15T00:00:00.000Z'],
    ['2026-01-15T12:00:00.123456', '2026-01-15T12:00:00.123Z'],
    ['2026-01-15T12:00:00.5', '2026-01-15T12:00:00.500Z'],
  ])('takes %s, without a timezone, as UTC', (text, expected) => {
    expect(at(text).toISOString()).toBe(expected);
  });

  it.each([
    ['2026-01-15T12:00:00Z', '2026-01-15T12:00:00.000Z'],
    ['2026-01-15T12:00:00+02:00', '2026-01-15T10:00:00.000Z'],
    ['2026-01-15 12:00:00+02', '2026-01-15T10:00:00.000Z'],
    ['2026-01-15T12:00:00-0530', '2026-01-15T17:30:00.000Z'],
  ])('keeps the timezone of %s', (text, expected) => {
    expect(at(text).toISOString()).toBe(expected);
  });

  it.each(['', 'today', '2026-02-30', '2026-13-01', '2026-01-15T25:00', '15.01.2026', '2026-01-15T12:60:00'])(
    'finds no date in "%s"',
    (text) => expect(parseServerDate(text)).toBeNull(),
  );

  it('never throws and reads back every moment', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseServerDate(text)));
    const moments = fc.date({ min: at('1990-01-01'), max: at('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (moment) => {
        expect(at(moment.toISOString())).toEqual(moment);
        expect(at(moment.toISOString().slice(0, -1))).toEqual(moment);
        expect(at(toDisplayIso(moment)).getTime()).toBe(Math.floor(moment.getTime() / 1000) * 1000);
      }),
    );
  });
});

describe('the clock in Europe/Berlin', () => {
  it('is one hour ahead in winter and two in summer', () => {
    expect(displayOffset(at('2026-01-15T12:00:00'))).toBe('+01:00');
    expect(displayOffset(at('2026-07-15T12:00:00'))).toBe('+02:00');
  });

  it('jumps from 02:00 to 03:00 on the last Sunday of March', () => {
    expect(toDisplayIso(at('2026-03-29T00:59:59'))).toBe('2026-03-29T01:59:59+01:00');
    expect(toDisplayIso(at('2026-03-29T01:00:00'))).toBe('2026-03-29T03:00:00+02:00');
  });

  it('shows the hour from 02:00 to 03:00 twice on the last Sunday of October', () => {
    expect(toDisplayIso(at('2026-10-25T00:30:00'))).toBe('2026-10-25T02:30:00+02:00');
    expect(toDisplayIso(at('2026-10-25T01:30:00'))).toBe('2026-10-25T02:30:00+01:00');
  });

  it('decides the calendar day', () => {
    expect(calendarDay(at('2026-12-31T22:59:59'))).toBe('2026-12-31');
    expect(calendarDay(at('2026-12-31T23:00:00'))).toBe('2027-01-01');
    expect(calendarDay(at('2027-01-31'))).toBe('2027-01-31');
  });
});

describe('formats', () => {
  it('follow the language', () => {
    expect(formatDate(at('2027-01-31'), 'de')).toBe('31.01.2027');
    expect(formatDate(at('2027-01-31'), 'en')).toBe('31 Jan 2027');
    expect(formatDateTime(at('2026-07-01 12:05:00'), 'de')).toBe('01.07.2026, 14:05');
    expect(formatDateTime(at('2026-07-01 12:05:00'), 'en')).toBe('1 Jul 2026, 14:05');
    expect(formatDateTime(at('2026-12-31 23:00:00'), 'en')).toBe('1 Jan 2027, 00:00');
  });
});

describe('startOfWeek', () => {
  it.each([
    ['2026-11-09', '2026-11-09'],
    ['2026-11-15', '2026-11-09'],
    ['2026-11-16', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
    ['2026-03-29', '2026-03-23'],
  ])('of %s is the Monday %s', (day, monday) => expect(startOfWeek(day)).toBe(monday));
});

it('reads the clock as the calendar does, at any moment, the second before it is set included', () => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const years = { min: new Date('1890-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };
  const change = Date.parse('2026-10-25T01:00:00Z');
  const aroundChange = fc
    .integer({ min: -4000, max: 4000 })
    .map((seconds) => new Date(change + seconds * 1000));
  fc.assert(
    fc.property(fc.oneof(fc.date(years), aroundChange), (moment) => {
      expect(toDisplayIso(moment).slice(0, 19)).toBe(clock.format(moment).replace(' ', 'T'));
    }),
  );
});
