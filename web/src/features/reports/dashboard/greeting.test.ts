import { describe, expect, it } from 'vitest';
import { longDate, timeOfDay } from './greeting.ts';

describe('the greeting', () => {
  // In Berlin one hour later in winter, two in summer, whatever zone the test runs in.
  it.each([
    ['2026-11-16T03:59:59Z', 'evening'],
    ['2026-11-16T04:00:00Z', 'morning'],
    ['2026-11-16T10:59:59Z', 'morning'],
    ['2026-11-16T11:00:00Z', 'day'],
    ['2026-11-16T16:59:59Z', 'day'],
    ['2026-11-16T17:00:00Z', 'evening'],
    ['2026-11-16T23:30:00Z', 'evening'],
    ['2026-07-01T03:00:00Z', 'morning'],
    ['2026-07-01T15:59:59Z', 'day'],
    ['2026-07-01T16:00:00Z', 'evening'],
  ])('at %s it is %s', (moment, expected) => {
    expect(timeOfDay(new Date(moment))).toBe(expected);
  });

  it('tells the day of the practice, not of the device', () => {
    expect(longDate(new Date('2026-11-16T23:30:00Z'), 'de')).toBe('Dienstag, 17. November 2026');
    expect(longDate(new Date('2026-11-16T22:30:00Z'), 'en')).toMatch(/^Monday,? 16 November 2026$/);
  });
});
