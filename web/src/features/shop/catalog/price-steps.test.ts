import { firstOfTwelveMonths } from '@praxora/rules/shared/last-months';
import { describe, expect, it } from 'vitest';
import { monthTicks, type PriceHistory, paidPerUnit, priceSteps } from './price-steps.ts';

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
const dates = (moments: readonly number[]) =>
  moments.map((moment) => new Date(moment).toISOString().slice(0, 10));

describe('priceSteps', () => {
  it('has the beginning, every day of a change once, and the end', () => {
    const steps = priceSteps(history, [], '2026-01-01', '2026-04-01');
    expect(dates(steps.map(({ at }) => at))).toEqual([
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
      '2026-04-01',
    ]);
  });

  it('carries a price on until the next one, and finds the lowest of each day', () => {
    const steps = priceSteps(history, [], '2026-01-01', '2026-04-01');
    expect(steps.map(({ lowestCents, byVendor }) => [lowestCents, byVendor])).toEqual([
      [500, { 1: 500 }],
      [480, { 1: 500, 2: 480 }],
      [450, { 1: 450, 2: 470 }],
      [450, { 1: 450, 2: 470 }],
    ]);
  });

  it('starts when somebody first offered it', () => {
    const steps = priceSteps(history.slice(1), [], '2026-01-01', '2026-04-01');
    expect(dates(steps.map(({ at }) => at))[0]).toBe('2026-02-01');
  });

  it('is empty without prices', () => {
    expect(priceSteps([], [], '2026-01-01', '2026-04-01')).toEqual([]);
    expect(monthTicks([], 1)).toEqual([]);
  });
});

describe('the average', () => {
  it('is that of the vendors who offered it on the day, in whole cents', () => {
    const third = {
      vendorId: 3,
      vendorName: 'Three',
      points: [{ validFrom: '2026-03-01', unitPriceCents: 460 }],
    };
    const steps = priceSteps([...history, third], [], '2026-01-01', '2026-04-01');
    expect(steps.map(({ averageCents }) => averageCents)).toEqual([500, 490, 460, 460]);
    const uneven = priceSteps(history.slice(0, 2), [], '2026-03-01', '2026-03-02');
    expect(uneven[0]?.averageCents).toBe(460);
  });
});

describe('own purchases', () => {
  const bought = (placedAt: string, quantity: number, netCents: number) => ({
    ...{ orderId: 1, orderNumber: '2026-0001', vendorId: 1, vendorName: 'One', vendorHue: 200 },
    ...{ placedAt, quantity, netCents },
  });

  it('stand on the day of the practice, with what one cost; those of one day count together', () => {
    const purchases = [
      bought('2026-02-10T23:30:00Z', 3, 1290),
      bought('2026-02-11T10:00:00Z', 1, 450),
      bought('2025-02-11T10:00:00Z', 9, 900),
    ];
    const steps = priceSteps(history, purchases, '2026-01-01', '2026-04-01');
    expect(steps.filter((step) => step.bought !== null)).toEqual([
      {
        at: Date.UTC(2026, 1, 11),
        lowestCents: 480,
        averageCents: 490,
        byVendor: { 1: 500, 2: 480 },
        bought: { quantity: 4, unitCents: 435 },
      },
    ]);
  });

  it('of today and of the first day are shown too', () => {
    const purchases = [bought('2026-04-01T08:00:00Z', 1, 400), bought('2026-01-01T08:00:00Z', 1, 500)];
    const steps = priceSteps(history, purchases, '2026-01-01', '2026-04-01');
    expect([steps[0]?.bought?.unitCents, steps.at(-1)?.bought?.unitCents]).toEqual([500, 400]);
  });

  it('are shown where nobody offers it any more', () => {
    const [step] = priceSteps([], [bought('2026-02-10T10:00:00Z', 1, 400)], '2026-01-01', '2026-04-01');
    expect(step).toMatchObject({ lowestCents: null, averageCents: null, bought: { unitCents: 400 } });
  });

  it('cost per unit what they cost in all, in whole cents', () => {
    expect(paidPerUnit({ quantity: 3, netCents: 1000 })).toBe(333);
  });
});

describe('the axis', () => {
  it('has a tick at the first of each month in the period', () => {
    const steps = priceSteps(history, [], '2026-01-15', '2026-04-01');
    expect(dates(monthTicks(steps, 1))).toEqual(['2026-02-01', '2026-03-01', '2026-04-01']);
    expect(dates(monthTicks(steps, 2))).toEqual(['2026-03-01']);
  });

  it('covers the running month and the eleven before it', () => {
    const steps = priceSteps(history, [], firstOfTwelveMonths('2026-11-15'), '2026-11-15');
    const ticks = dates(monthTicks(steps, 1));
    expect(ticks).toHaveLength(12);
    expect([ticks[0], ticks.at(-1)]).toEqual(['2025-12-01', '2026-11-01']);
  });
});
