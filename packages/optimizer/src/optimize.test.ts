import { examplePositions, exampleResults, exampleVendors } from '@praxora/rules/vendors/pricing-example';
import { feeLevels } from '@praxora/rules/vendors/pricing-terms';
import { describe, expect, test } from 'vitest';
import { solveCart } from './optimize.ts';
import type { CartProblem } from './problem.ts';
import { priceAnswer } from './testing/brute-force.ts';

const exampleCart: CartProblem = {
  vendors: exampleVendors.map(({ terms, favourite }) => ({ feeLevels: feeLevels(terms), favourite })),
  positions: examplePositions.map(({ quantity, unitPriceCents, vendor: current }) => ({
    offers: unitPriceCents.flatMap((price, vendor) =>
      price === null ? [] : [{ vendor, cents: price * quantity }],
    ),
    current,
  })),
};

describe('the worked-out cart', () => {
  test('as it stands', () => {
    const cart = examplePositions.map(({ vendor }) => vendor);
    expect(priceAnswer(exampleCart, cart)).toMatchObject({ ...exampleResults.cart, moved: 0 });
  });

  test('at its cheapest', () => {
    expect(solveCart(exampleCart)).toMatchObject({
      ...exampleResults.cheapest,
      optimal: true,
      unavailable: [],
    });
  });

  test('with favourites', () => {
    const preferring = { ...exampleCart, favouritesOnly: true };
    expect(solveCart(preferring)).toMatchObject({ ...exampleResults.favourites, optimal: true });
  });

  test('a parcel that is worth enough is saved, and its worth is not part of the total', () => {
    const solution = solveCart({ ...exampleCart, parcelWorthCents: 100_000 });
    expect(solution.packages).toBe(2);
    expect(solution.costCents).toBe(solution.totalCents + 200_000);
    expect(priceAnswer(exampleCart, solution.vendors)?.totalCents).toBe(solution.totalCents);
  });

  test('a pinned position stays, whatever it costs', () => {
    const positions = exampleCart.positions.map((position) => ({ ...position, pinned: true }));
    expect(solveCart({ ...exampleCart, positions })).toMatchObject({ ...exampleResults.cart, moved: 0 });
  });
});

describe('carts at the edge', () => {
  const vendors = [
    { feeLevels: [{ fromCents: 0, feeCents: 500 }] },
    { feeLevels: [{ fromCents: 0, feeCents: 0 }] },
  ];

  test('an empty cart costs nothing', () => {
    expect(solveCart({ vendors, positions: [] })).toMatchObject({
      totalCents: 0,
      packages: 0,
      optimal: true,
    });
  });

  test('a position nobody offers is named, and the rest is bought', () => {
    const positions = [{ offers: [] }, { offers: [{ vendor: 1, cents: 100 }] }];
    expect(solveCart({ vendors, positions })).toMatchObject({
      unavailable: [0],
      vendors: [null, 1],
      totalCents: 100,
      optimal: true,
    });
  });

  test('of equally dear answers the one with fewer packages wins, then the one that moves less', () => {
    const free = [0, 1, 2].map(() => ({ feeLevels: [{ fromCents: 0, feeCents: 0 }] }));
    const both = (current: number) => ({
      offers: [0, 1, 2].map((vendor) => ({ vendor, cents: 100 })),
      current,
    });
    const positions = [both(0), both(1), both(2), both(2)];
    expect(solveCart({ vendors: free, positions })).toMatchObject({
      vendors: [2, 2, 2, 2],
      packages: 1,
      moved: 2,
    });
  });

  test('amounts that could not be added exactly are refused, as are fees that rise', () => {
    const positions = [{ offers: [{ vendor: 1, cents: Number.MAX_SAFE_INTEGER }] }];
    expect(() => solveCart({ vendors, positions })).toThrow('too large');
    const rising = [
      { fromCents: 0, feeCents: 0 },
      { fromCents: 100, feeCents: 10 },
    ];
    expect(() => solveCart({ vendors: [{ feeLevels: rising }], positions: [] })).toThrow('vendor 0');
  });

  test('two offers of one vendor for one position are refused', () => {
    const twice = { offers: [1, 2].map((cents) => ({ vendor: 0, cents })) };
    expect(() => solveCart({ vendors, positions: [twice] })).toThrow('two offers');
  });
});
