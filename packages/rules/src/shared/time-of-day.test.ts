import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { calendarDay, toDisplayIso } from './dates.ts';
import { momentOn, nextTimeOfDay } from './time-of-day.ts';

const six = { hour: 6, minute: 0 };
const halfPastTwo = { hour: 2, minute: 30 };
const nextAfter = (moment: string, time = six) => nextTimeOfDay(new Date(moment), time).toISOString();

describe('the next time of day', () => {
  it.each([
    ['in winter', '2026-01-15T04:59:59Z', '2026-01-15T05:00:00.000Z'],
    ['in summer', '2026-07-15T03:00:00Z', '2026-07-15T04:00:00.000Z'],
    ['not the moment itself', '2026-01-15T05:00:00Z', '2026-01-16T05:00:00.000Z'],
    ['over the change to summer time', '2026-03-28T05:00:00Z', '2026-03-29T04:00:00.000Z'],
    ['over the change to winter time', '2026-10-24T04:00:00Z', '2026-10-25T05:00:00.000Z'],
    [
      'late in the evening, when it is tomorrow in Berlin',
      '2026-07-15T22:30:00Z',
      '2026-07-16T04:00:00.000Z',
    ],
  ])('%s', (_, after, expected) => expect(nextAfter(after)).toBe(expected));

  it('an hour that is left out is over at its beginning', () => {
    expect(nextAfter('2026-03-28T12:00:00Z', halfPastTwo)).toBe('2026-03-29T01:00:00.000Z');
  });

  it('an hour that comes twice counts once, the first time', () => {
    expect(nextAfter('2026-10-24T12:00:00Z', halfPastTwo)).toBe('2026-10-25T00:30:00.000Z');
    expect(nextAfter('2026-10-25T00:30:00Z', halfPastTwo)).toBe('2026-10-26T01:30:00.000Z');
  });

  const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  const times = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) });

  it('comes once a day: each is on the day after the one before', () => {
    fc.assert(
      fc.property(moments, times, (after, time) => {
        const first = nextTimeOfDay(after, time);
        const second = nextTimeOfDay(first, time);
        expect(first.getTime()).toBeGreaterThan(after.getTime());
        expect(calendarDay(second)).toBe(addDays(calendarDay(first), 1));
      }),
    );
  });

  it('shows that time, and a minute before an earlier one or another day', () => {
    fc.assert(
      fc.property(moments, times, (moment, time) => {
        const day = calendarDay(moment);
        const at = momentOn(day, time);
        const wanted = `${day}T${String(time.hour).padStart(2, '0')}:${String(time.minute).padStart(2, '0')}`;
        const shown = toDisplayIso(at).slice(0, 16);
        // Only the hour that is left out may be passed over.
        expect(shown >= wanted && shown <= `${day}T${time.hour === 2 ? '03:00' : wanted.slice(11)}`).toBe(
          true,
        );
        expect(toDisplayIso(new Date(at.getTime() - 60_000)).slice(0, 16) < wanted).toBe(true);
      }),
    );
  });
});
