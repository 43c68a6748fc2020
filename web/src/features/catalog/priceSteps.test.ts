import { describe, expect, it } from 'vitest';
import { monthTicks, type PriceHistory, priceSteps, yearBefore } from './priceSteps.ts';

const history: PriceHistory = [
  {
    vendorId: 1,
    vendorName: 'One',
    points: [
      { validFrom: '2025-01-01', unitPriceCents: 500 },
      { validFrom: '2026-03-01', unitPriceCents: 450 },
    ],
  },
  {
    vendorId: 2,
    vendorName: 'Two',
    points: [
      { validFrom: '2026-02-01', unitPriceCents: 480 },
      { validFrom: '2026-03-01', unitPriceCents: 470 },
    ],
  },
];
const day = (text: string) => new Date(`${text}T12:00:00Z`);
const dates = (moments: readonly number[]) =>
  moments.map((moment) => new Date(moment).toISOString().slice(0, 10));

describe('priceSteps', () => {
  it('has the beginning, every day of a change once, and the end', () => {
    const steps = priceSteps(history, day('2026-01-01'), day('2026-04-01'));
    expect(dates(steps.map(({ at }) => at))).toEqual([
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
      '2026-04-01',
    ]);
  });

  it('carries a price on until the next one, and finds the lowest of each day', () => {
    const steps = priceSteps(history, day('2026-01-01'), day('2026-04-01'));
    expect(steps.map(({ lowestCents, byVendor }) => [lowestCents, byVendor])).toEqual([
      [500, { 1: 500 }],
      [480, { 1: 500, 2: 480 }],
      [450, { 1: 450, 2: 470 }],
      [450, { 1: 450, 2: 470 }],
    ]);
  });

  it('starts when somebody first offered it', () => {
    const steps = priceSteps(history.slice(1), day('2026-01-01'), day('2026-04-01'));
    expect(dates(steps.map(({ at }) => at))[0]).toBe('2026-02-01');
  });

  it('is empty without prices', () => {
    expect(priceSteps([], day('2026-01-01'), day('2026-04-01'))).toEqual([]);
    expect(monthTicks([], 1)).toEqual([]);
  });
});

describe('the axis', () => {
  it('has a tick at the first of each month in the period', () => {
    const steps = priceSteps(history, day('2026-01-15'), day('2026-04-01'));
    expect(dates(monthTicks(steps, 1))).toEqual(['2026-02-01', '2026-03-01', '2026-04-01']);
    expect(dates(monthTicks(steps, 2))).toEqual(['2026-03-01']);
  });

  it('covers a year, over a leap day too', () => {
    expect(yearBefore(day('2026-11-15')).toISOString().slice(0, 10)).toBe('2025-11-15');
    expect(yearBefore(day('2028-02-29')).toISOString().slice(0, 10)).toBe('2027-03-01');
  });
});
