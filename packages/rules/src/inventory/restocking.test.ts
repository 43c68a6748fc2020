import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Goods, planRestocking, type Target } from './restocking.ts';

const [store, room1, room2] = [1, 2, 3];
const gloves = 7;
const lot = (stockId: number, storageId: number, amount: number): Goods => ({
  ...{ stockId, storageId, amount },
  articleId: gloves,
});
const target = (storageId: number, amount: number): Target => ({ storageId, amount, articleId: gloves });

describe('filling rooms up', () => {
  it('carries what is missing, of what is used first, from where there is more than is needed', () => {
    const plan = planRestocking(
      [target(room1, 5), target(room2, 4)],
      [lot(1, store, 3), lot(2, store, 10), lot(3, room1, 1), lot(4, room2, 6)],
    );
    expect(plan).toEqual({
      carries: [
        { stockId: 1, articleId: gloves, from: store, to: room1, amount: 3 },
        { stockId: 2, articleId: gloves, from: store, to: room1, amount: 1 },
      ],
      missing: [],
    });
  });

  it('a room gives away only what it has beyond its own target, and what is not there is told', () => {
    const plan = planRestocking([target(room1, 5), target(room2, 4)], [lot(1, room2, 6)]);
    expect(plan).toEqual({
      carries: [{ stockId: 1, articleId: gloves, from: room2, to: room1, amount: 2 }],
      missing: [target(room1, 3)],
    });
  });
});

const some = fc.record({
  targets: fc.uniqueArray(
    fc.record({
      storageId: fc.integer({ min: 1, max: 5 }),
      articleId: fc.integer({ min: 1, max: 3 }),
      amount: fc.integer({ min: 1, max: 30 }),
    }),
    { selector: ({ storageId, articleId }) => `${storageId} ${articleId}`, maxLength: 15 },
  ),
  lots: fc.array(
    fc.record({
      storageId: fc.integer({ min: 1, max: 5 }),
      articleId: fc.integer({ min: 1, max: 3 }),
      amount: fc.integer({ min: 0, max: 25 }),
    }),
    { maxLength: 20 },
  ),
});

describe('any plan', () => {
  it('carries no more than there is, leaves no storage below its target, and carries all that can be spared', () => {
    fc.assert(
      fc.property(some, ({ targets, lots }) => {
        const goods = lots.map((one, at) => ({ ...one, stockId: at + 1 }));
        const { carries, missing } = planRestocking(targets, goods);
        const sum = (all: readonly { amount: number }[]) =>
          all.reduce((total, { amount }) => total + amount, 0);
        for (const { stockId, amount } of goods)
          expect(sum(carries.filter((carry) => carry.stockId === stockId))).toBeLessThanOrEqual(amount);
        for (const carry of carries) {
          const source = goods.find(({ stockId }) => stockId === carry.stockId);
          expect(source).toMatchObject({ storageId: carry.from, articleId: carry.articleId });
          expect(carry.from).not.toBe(carry.to);
          expect(carry.amount).toBeGreaterThan(0);
        }
        const amountIn = (storageId: number, articleId: number, isAfter: boolean) => {
          const of = <One extends { articleId: number }>(all: readonly One[], is: (one: One) => boolean) =>
            all.filter((one) => one.articleId === articleId && is(one));
          const before = sum(of(goods, (one) => one.storageId === storageId));
          if (!isAfter) return before;
          return (
            before -
            sum(of(carries, ({ from }) => from === storageId)) +
            sum(of(carries, ({ to }) => to === storageId))
          );
        };
        for (const { storageId, articleId, amount } of targets) {
          const [before, after] = [
            amountIn(storageId, articleId, false),
            amountIn(storageId, articleId, true),
          ];
          expect(after).toBeGreaterThanOrEqual(Math.min(before, amount));
          const lacking = missing.find((one) => one.storageId === storageId && one.articleId === articleId);
          expect(lacking?.amount ?? 0).toBe(Math.max(0, amount - after));
          // What is carried to a storage never goes beyond its target.
          if (before < amount) expect(after).toBeLessThanOrEqual(amount);
        }
        // Nobody goes without while another storage could give.
        for (const { articleId } of missing) {
          const spare = [1, 2, 3, 4, 5].some((storageId) => {
            const own = targets.find((one) => one.storageId === storageId && one.articleId === articleId);
            return amountIn(storageId, articleId, true) > (own?.amount ?? 0);
          });
          expect(spare).toBe(false);
        }
      }),
    );
  });
});
