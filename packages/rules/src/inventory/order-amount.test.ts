import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOrderable } from '../vendors/pricing-hints.ts';
import { neededOrderUnits, orderAmount, outstanding, type StockNeed, targetStock } from './order-amount.ts';
import { stockStatus } from './stock-status.ts';

const need: StockNeed = {
  stock: 46,
  minimumStock: 60,
  warningStock: 120,
  idealStock: 300,
  unitsPerOrderUnit: 100,
};
const nothing = { onTheirWay: 0, inCarts: 0 };

describe('what an article is brought to', () => {
  it('is its ideal stock, else one above the re-order point, else one above the minimum', () => {
    expect(targetStock(need)).toBe(300);
    expect(targetStock({ ...need, idealStock: 0 })).toBe(121);
    expect(targetStock({ ...need, idealStock: 0, warningStock: 0 })).toBe(61);
    expect(targetStock({ minimumStock: 0, warningStock: 0, idealStock: 0 })).toBe(1);
  });
});

describe('how much to order', () => {
  it('is whole order units: one that is begun counts as missing', () => {
    expect(neededOrderUnits(need, nothing)).toBe(3);
    expect(neededOrderUnits({ ...need, stock: 100 }, nothing)).toBe(2);
    expect(neededOrderUnits({ ...need, stock: 300 }, nothing)).toBe(0);
  });

  it('leaves out what is on its way and what lies in a cart', () => {
    expect(neededOrderUnits(need, { onTheirWay: 1, inCarts: 1 })).toBe(1);
    expect(neededOrderUnits(need, { onTheirWay: 2, inCarts: 5 })).toBe(0);
  });

  it('is raised to what the offer sells, but only where something is needed', () => {
    const dozens = { minimumQuantity: 24, orderStep: 12 };
    expect(orderAmount(need, nothing, dozens)).toBe(24);
    expect(orderAmount({ ...need, unitsPerOrderUnit: 10 }, nothing, dozens)).toBe(36);
    expect(orderAmount(need, { onTheirWay: 3, inCarts: 0 }, dozens)).toBe(0);
    expect(orderAmount(need, nothing, null)).toBe(3);
  });
});

it('more than was ordered may have come', () => {
  expect([outstanding(10, 4), outstanding(10, 10), outstanding(10, 12)]).toEqual([6, 0, 0]);
});

describe('for every article', () => {
  const whole = (max: number) => fc.integer({ min: 0, max });
  /** Thresholds as the rules of the form allow them. */
  const needs = fc
    .record({
      stock: whole(500),
      minimumStock: whole(100),
      aboveMinimum: fc.option(fc.integer({ min: 1, max: 100 })),
      aboveWarning: fc.option(fc.integer({ min: 1, max: 100 })),
      unitsPerOrderUnit: fc.integer({ min: 1, max: 200 }),
    })
    .map(({ aboveMinimum, aboveWarning, ...others }): StockNeed => {
      const warningStock = aboveMinimum === null ? 0 : others.minimumStock + aboveMinimum;
      const idealStock =
        aboveWarning === null ? 0 : Math.max(warningStock, others.minimumStock) + aboveWarning;
      return { ...others, warningStock, idealStock };
    });
  const expecteds = fc.record({ onTheirWay: whole(8), inCarts: whole(8) });
  const offers = fc.option(
    fc.record({
      minimumQuantity: fc.integer({ min: 1, max: 50 }),
      orderStep: fc.integer({ min: 1, max: 12 }),
    }),
  );

  it('the least amount that, with what comes anyway, reaches the target: put there pack by pack', () => {
    fc.assert(
      fc.property(needs, expecteds, (given, expected) => {
        const { stock, unitsPerOrderUnit } = given;
        let packs = 0;
        const after = () => stock + (packs + expected.onTheirWay + expected.inCarts) * unitsPerOrderUnit;
        while (after() < targetStock(given)) packs += 1;
        expect(neededOrderUnits(given, expected)).toBe(packs);
      }),
    );
  });

  it('what was suggested and has come is no longer low', () => {
    fc.assert(
      fc.property(needs, expecteds, offers, (given, expected, offer) => {
        const amount = orderAmount(given, expected, offer);
        if (offer && amount > 0) expect(isOrderable(offer, amount)).toBe(true);
        const units = amount + expected.onTheirWay + expected.inCarts;
        const stock = given.stock + units * given.unitsPerOrderUnit;
        expect(stockStatus(stock, given, true)).toBe('inStock');
      }),
    );
  });
});
