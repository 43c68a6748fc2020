import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neededOrderUnits, type StockNeed } from './order-amount.ts';
import { isSnoozed, type RowNeed, rowAmount } from './reorder-row.ts';

const need: StockNeed = {
  stock: 46,
  minimumStock: 60,
  warningStock: 120,
  idealStock: 300,
  unitsPerOrderUnit: 100,
};
const low: RowNeed = { need, expected: { onTheirWay: 0, inCarts: 0 }, put: 0, chosen: null };
const dozens = { minimumQuantity: 12, orderStep: 12 };

describe('what a row orders', () => {
  it('is what is missing, or what was put there where that is more', () => {
    expect(rowAmount(low, null)).toBe(3);
    expect(rowAmount({ ...low, put: 2 }, null)).toBe(3);
    expect(rowAmount({ ...low, put: 5 }, null)).toBe(5);
    expect(rowAmount({ ...low, need: null, put: 2 }, null)).toBe(2);
    expect(rowAmount({ ...low, need: null, put: 2 }, dozens)).toBe(12);
  });

  it('is nothing where all of it comes anyway', () => {
    const expected = { onTheirWay: 2, inCarts: 1 };
    expect(rowAmount({ ...low, expected }, dozens)).toBe(0);
    expect(rowAmount({ ...low, need: null, put: 3, expected }, dozens)).toBe(0);
    expect(rowAmount({ ...low, need: null, put: 4, expected }, null)).toBe(1);
  });

  it('is what somebody chose, until that is ordered', () => {
    const chosen = { quantity: 10, beside: 1 };
    expect(rowAmount({ ...low, chosen, expected: { onTheirWay: 1, inCarts: 0 } }, null)).toBe(10);
    expect(rowAmount({ ...low, chosen, expected: { onTheirWay: 1, inCarts: 4 } }, null)).toBe(6);
    expect(rowAmount({ ...low, chosen, expected: { onTheirWay: 1, inCarts: 10 } }, null)).toBe(0);
    // What was taken out of the cart again makes it no larger.
    expect(rowAmount({ ...low, chosen }, null)).toBe(10);
    expect(rowAmount({ ...low, chosen }, dozens)).toBe(12);
  });

  it('never less than what is missing to the target unless somebody chose less, whatever comes', () => {
    const count = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(count, count, count, (put, onTheirWay, inCarts) => {
        const expected = { onTheirWay, inCarts };
        const amount = rowAmount({ need, expected, put, chosen: null }, null);
        expect(amount).toBe(
          Math.max(neededOrderUnits(need, expected), Math.max(0, put - onTheirWay - inCarts)),
        );
      }),
    );
  });
});

it('a row sleeps until its day, or until the stock falls further', () => {
  const until = { until: '2026-11-20', atStock: null };
  expect(['2026-11-19', '2026-11-20'].map((today) => isSnoozed(until, 5, today))).toEqual([true, false]);
  const atStock = { until: null, atStock: 5 };
  expect([6, 5, 4].map((stock) => isSnoozed(atStock, stock, '2026-11-16'))).toEqual([true, true, false]);
  expect(isSnoozed({ until: null, atStock: null }, 0, '2026-11-16')).toBe(false);
});
