import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neededOrderUnits, type StockNeed, targetStock } from '../inventory/order-amount.ts';
import { isSnoozed, isStillNeeded, type RowNeed, rowAmount } from './reorder-row.ts';

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
    // A quantity removed from the cart again does not raise it.
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

describe('what was read before it is ordered', () => {
  it('is needed still when more is missing by now, and not when less is or the row is gone', () => {
    expect([2, 3, 4].map((seen) => isStillNeeded(seen, low))).toEqual([true, true, false]);
    expect(isStillNeeded(1, null)).toBe(false);
    expect(isStillNeeded(0, null)).toBe(true);
  });

  it('notices whatever comes in addition, on its way or in a cart', () => {
    const count = fc.integer({ min: 0, max: 9 });
    const chosen = fc.option(count, { nil: null });
    fc.assert(
      fc.property(
        count,
        count,
        count,
        chosen,
        fc.integer({ min: 1, max: 9 }),
        (onTheirWay, inCarts, put, own, more) => {
          const row: RowNeed = {
            need,
            expected: { onTheirWay, inCarts },
            put,
            chosen: own === null ? null : { quantity: own, beside: onTheirWay + inCarts },
          };
          const seen = rowAmount(row, null);
          fc.pre(seen > 0);
          expect(isStillNeeded(seen, row)).toBe(true);
          for (const expected of [
            { onTheirWay: onTheirWay + more, inCarts },
            { onTheirWay, inCarts: inCarts + more },
          ])
            expect(isStillNeeded(seen, { ...row, expected })).toBe(false);
        },
      ),
    );
  });

  it('never brings more than the ideal stock, whoever presses in whatever order while stock is used and comes', () => {
    const person = fc.integer({ min: 0, max: 2 });
    const step = fc.oneof(
      fc.record({ does: fc.constant('read' as const), person }),
      fc.record({ does: fc.constant('press' as const), person }),
      fc.record({ does: fc.constant('use' as const), pieces: fc.integer({ min: 1, max: 150 }) }),
      fc.record({ does: fc.constant('place' as const) }),
      fc.record({ does: fc.constant('receive' as const) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const seen = [0, 0, 0];
        let row = low;
        const change = (stock: number, expected: RowNeed['expected']) => {
          row = { ...row, need: { ...need, stock }, expected };
        };
        for (const one of steps) {
          const { stock } = row.need ?? need;
          const { onTheirWay, inCarts } = row.expected;
          if (one.does === 'read') seen[one.person] = rowAmount(row, null);
          if (one.does === 'use') change(Math.max(0, stock - one.pieces), row.expected);
          if (one.does === 'place') change(stock, { onTheirWay: onTheirWay + inCarts, inCarts: 0 });
          if (one.does === 'receive') change(stock + onTheirWay * 100, { onTheirWay: 0, inCarts });
          const wanted = one.does === 'press' ? (seen[one.person] ?? 0) : 0;
          if (wanted > 0 && isStillNeeded(wanted, row))
            change(stock, { onTheirWay, inCarts: inCarts + wanted });
          const there = (row.need?.stock ?? 0) + (row.expected.onTheirWay + row.expected.inCarts) * 100;
          // The last order unit may be used in part only.
          expect(there).toBeLessThan(targetStock(need) + 100);
        }
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
