import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { optimizeSplitCart, solveSplitCart } from './split.ts';
import type { SplitProblem } from './split-problem.ts';

const runs = { numRuns: process.env.OPTIMIZER_LONG === '1' ? 5_000 : 200 };

/** The cost of units by position and vendor, reckoned in the plainest way. */
function price(problem: SplitProblem, units: readonly ReadonlyMap<number, number>[]) {
  const goods = new Map<number, number>();
  let totalCents = 0;
  for (const [position, some] of units.entries())
    for (const [vendor, amount] of some) {
      const offer = problem.positions[position]?.offers.find((each) => each.vendor === vendor);
      if (!offer || amount > offer.stock) throw new Error('More is sold than there is');
      totalCents += amount * offer.unitCents;
      goods.set(vendor, (goods.get(vendor) ?? 0) + amount * offer.unitCents);
    }
  for (const [vendor, value] of goods) {
    const reached = problem.vendors[vendor]?.feeLevels.findLast(({ fromCents }) => fromCents <= value);
    totalCents += reached?.feeCents ?? 0;
  }
  return { costCents: totalCents + goods.size * (problem.parcelWorthCents ?? 0), packages: goods.size };
}

function* allUnits(problem: SplitProblem, position = 0): Generator<Map<number, number>[]> {
  const wanted = problem.positions[position];
  if (!wanted) {
    yield [];
    return;
  }
  const shares: Map<number, number>[] = [];
  const deal = (index: number, missing: number, dealt: Map<number, number>): void => {
    const offer = wanted.offers[index];
    if (!offer) {
      if (missing === 0) shares.push(new Map(dealt));
      return;
    }
    for (let amount = 0; amount <= Math.min(missing, offer.stock); amount++) {
      if (amount > 0) dealt.set(offer.vendor, amount);
      deal(index + 1, missing - amount, dealt);
      dealt.delete(offer.vendor);
    }
  };
  deal(0, wanted.quantity, new Map());
  // A position that cannot be had is left out.
  const choices = shares.length > 0 ? shares : [new Map<number, number>()];
  for (const rest of allUnits(problem, position + 1)) for (const own of choices) yield [own, ...rest];
}

const carts: fc.Arbitrary<SplitProblem> = fc.record({
  vendors: fc.array(
    fc
      .record({
        fee: fc.integer({ min: 0, max: 300 }),
        off: fc.integer({ min: 0, max: 300 }),
        from: fc.integer({ min: 1, max: 600 }),
      })
      .map(({ fee, off, from }) => ({
        feeLevels: [
          { fromCents: 0, feeCents: fee + off },
          { fromCents: from, feeCents: fee },
        ],
      })),
    { minLength: 3, maxLength: 3 },
  ),
  positions: fc.array(
    fc
      .record({
        quantity: fc.integer({ min: 1, max: 4 }),
        prices: fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 3, maxLength: 3 }),
        stocks: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 3 }),
      })
      .map(({ quantity, prices, stocks }) => ({
        quantity,
        offers: prices.map((unitCents, vendor) => ({ vendor, unitCents, stock: stocks[vendor] ?? 0 })),
      })),
    { maxLength: 3 },
  ),
  parcelWorthCents: fc.constantFrom(0, 40),
});

test('random carts agree with complete search, with levels and limited stock', () => {
  fc.assert(
    fc.property(carts, (problem) => {
      const solution = solveSplitCart(problem);
      let best = { costCents: Number.POSITIVE_INFINITY, packages: 0 };
      for (const units of allUnits(problem)) {
        const priced = price(problem, units);
        const fewer = priced.costCents === best.costCents && priced.packages < best.packages;
        if (priced.costCents < best.costCents || fewer) best = priced;
      }
      const { costCents, packages } = solution;
      expect({ costCents, packages }).toEqual(best);
      expect(price(problem, solution.units)).toEqual(best);
      expect(solution).toMatchObject({ optimal: true, boundCents: costCents });
    }),
    runs,
  );
}, 600_000);

describe('a shared cart', () => {
  const flat = [
    { feeLevels: [{ fromCents: 0, feeCents: 100 }] },
    { feeLevels: [{ fromCents: 0, feeCents: 100 }] },
  ];

  test('buys the rest elsewhere when the stock runs out', () => {
    const offers = [
      { vendor: 0, unitCents: 10, stock: 3 },
      { vendor: 1, unitCents: 20, stock: 9 },
    ];
    const solution = solveSplitCart({
      vendors: flat,
      positions: [
        { quantity: 20, offers },
        { quantity: 12, offers },
      ],
    });
    expect(solution).toMatchObject({ optimal: true, totalCents: 3 * 10 + 9 * 20 + 200, unavailable: [0] });
    expect(solution.units[1]).toEqual(
      new Map([
        [0, 3],
        [1, 9],
      ]),
    );
  });

  test('reports its progress and can be stopped', () => {
    const offers = [0, 1].map((vendor) => ({ vendor, unitCents: 10 + vendor, stock: 2 }));
    const steps = optimizeSplitCart({ vendors: flat, positions: [{ quantity: 4, offers }] });
    const first = steps.next();
    expect(first).toMatchObject({ done: false, value: { costCents: 242 } });
    const stopped = solveSplitCart(
      { vendors: flat, positions: [{ quantity: 4, offers }] },
      { shouldStop: () => true },
    );
    expect(stopped.boundCents).toBeLessThanOrEqual(242);
  });
});
