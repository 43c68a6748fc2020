import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BudgetMonth, budgetLeftCents, chargedCents, exceedsBudget, waitForBudgets } from './budget.ts';

const budget = (changes: Partial<BudgetMonth> = {}): BudgetMonth => ({
  costCenterId: null,
  monthlyCents: 10_000,
  usedCents: 3_000,
  orderedCents: 2_000,
  ...changes,
});

test('exactly the budget passes, a cent more exceeds it, and nothing exceeds nothing', () => {
  expect(budgetLeftCents(budget())).toBe(5_000);
  expect([5_000, 5_001, 0].map((cents) => exceedsBudget(budget(), cents))).toEqual([false, true, false]);
  const overdrawn = budget({ usedCents: 9_000 });
  expect(budgetLeftCents(overdrawn)).toBe(-1_000);
  expect([0, 1].map((cents) => exceedsBudget(overdrawn, cents))).toEqual([false, true]);
});

test('a cost center is charged its lines, the practice the whole order with its costs', () => {
  const order = {
    netCents: 1_590,
    lines: [
      { costCenterId: 7, netCents: 600 },
      { costCenterId: null, netCents: 400 },
    ],
  };
  expect([null, 7, 8].map((costCenterId) => chargedCents({ costCenterId }, order))).toEqual([1_590, 600, 0]);
});

test('orders one after the other exceed a budget just when their sum does', () => {
  const cents = fc.integer({ min: 1, max: 5_000 });
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 8 }), (orders) => {
      let orderedCents = 2_000;
      const reasons = orders.map((added) => {
        const isOver = exceedsBudget(budget({ orderedCents }), added);
        orderedCents += added;
        return isOver;
      });
      const sum = orders.reduce((total, added) => total + added, 0);
      expect(reasons.at(-1)).toBe(exceedsBudget(budget(), sum));
    }),
  );
});

test('an order that would exceed a strict budget waits; what waits already and other cost centers charge nothing to it', () => {
  const order = (netCents: number, costCenterId: number | null = null, isWaiting = false) => ({
    netCents,
    lines: [{ costCenterId, netCents }],
    isWaiting,
  });
  const strict = { ...budget({ costCenterId: 7 }), needsApproval: true };
  const lenient = { ...budget({ monthlyCents: 1 }), needsApproval: false };
  const orders = [order(4_000, 7), order(9_000, 8), order(3_000, 7, true), order(1_500, 7), order(1_000, 7)];
  expect(waitForBudgets([strict, lenient], orders)).toEqual([false, false, false, true, false]);
});
