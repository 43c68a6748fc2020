import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { availableOn, bookingDayProblem, type DayChange, firstDayAvailable } from './booking-day.ts';

test.each([
  ['2026-11-18', 'DATE_IN_FUTURE'],
  ['2026-11-17', null],
  ['2026-03-02', null],
  ['2026-03-01', 'DATE_BEFORE_PRACTICE'],
])('%s: %s', (day, problem) => {
  expect(bookingDayProblem(day, { today: '2026-11-17', practiceBegan: '2026-03-02' })).toBe(problem);
});

describe('what was there on a day', () => {
  // Ten came on the 5th, four went on the 8th, three came to it on the 9th.
  const changes = [
    { day: '2026-05-05', amount: 10 },
    { day: '2026-05-08', amount: -4 },
    { day: '2026-05-09', amount: 3 },
  ];
  test.each([
    ['2026-05-04', 0],
    ['2026-05-05', 6],
    ['2026-05-07', 6],
    ['2026-05-08', 6],
    ['2026-05-09', 9],
    ['2026-06-30', 9],
  ])('%s: %s', (day, available) => {
    expect(availableOn(day, 9, changes)).toBe(available);
  });

  test.each([
    [1, '2026-05-01', '2026-05-05'],
    [6, '2026-05-06', '2026-05-06'],
    [7, '2026-05-06', '2026-05-09'],
    [9, '2026-05-10', '2026-05-10'],
  ])('%s from %s on: %s', (amount, from, day) => {
    expect(firstDayAvailable(amount, from, 9, changes)).toBe(day);
  });

  it('of one day only its end counts', () => {
    const oneDay = [
      { day: '2026-05-05', amount: 3 },
      { day: '2026-05-05', amount: -3 },
    ];
    expect(availableOn('2026-05-04', 0, oneDay)).toBe(0);
    expect(availableOn('2026-05-04', 2, [{ day: '2026-05-01', amount: 2 }, ...oneDay])).toBe(2);
  });
});

const dayInMay = fc.integer({ min: 1, max: 28 }).map((n) => `2026-05-${String(n).padStart(2, '0')}`);
const history = fc.array(fc.record({ day: dayInMay, amount: fc.integer({ min: -9, max: 9 }) }), {
  maxLength: 12,
});

const endOf = (day: string, changes: readonly DayChange[]): number =>
  changes.filter((change) => change.day <= day).reduce((sum, { amount }) => sum + amount, 0);

it('what is available can be taken, and one more cannot', () => {
  fc.assert(
    fc.property(history, dayInMay, (changes, day) => {
      const balance = endOf('2026-12-31', changes);
      const available = availableOn(day, balance, changes);
      const days = Array.from({ length: 28 }, (_, n) => `2026-05-${String(n + 1).padStart(2, '0')}`);
      const least = Math.min(...days.filter((each) => each >= day).map((each) => endOf(each, changes)));
      expect(available).toBe(Math.max(0, least));
      if (balance < 1) return;
      const first = firstDayAvailable(1, day, balance, changes);
      expect(first >= day).toBe(true);
      expect(availableOn(first, balance, changes)).toBeGreaterThan(0);
    }),
  );
});
