import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, startOfMonth } from './calendar.ts';
import { firstOfTwelveMonths, lastTwelveMonths } from './last-months.ts';

describe('the last 12 months', () => {
  it('are the running month and the eleven before it', () => {
    expect(lastTwelveMonths('2026-11-17')).toEqual([
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
      '2026-04-01',
      '2026-05-01',
      '2026-06-01',
      '2026-07-01',
      '2026-08-01',
      '2026-09-01',
      '2026-10-01',
      '2026-11-01',
    ]);
    expect(firstOfTwelveMonths('2028-02-29')).toBe('2027-03-01');
  });

  it('are twelve on every day, one after the other, and end with the running one', () => {
    const days = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(days, (day) => {
        const months = lastTwelveMonths(day);
        expect(months).toHaveLength(12);
        expect(months[0]).toBe(firstOfTwelveMonths(day));
        expect(months.at(-1)).toBe(startOfMonth(day));
        for (const [index, month] of months.entries()) expect(addMonths(months[0] ?? '', index)).toBe(month);
      }),
    );
  });
});
