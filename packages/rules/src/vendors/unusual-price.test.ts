import { expect, it } from 'vitest';
import { findUnusualPrice } from './unusual-price.ts';

const known = (lastPaidCents: number | null, lowestCents: number | null) => ({ lastPaidCents, lowestCents });

it('is one that differs by more than half from the last paid, or from the lowest known', () => {
  expect(findUnusualPrice(1500, known(1000, 1000))).toBeNull();
  expect(findUnusualPrice(1501, known(1000, 1200))).toEqual({ comparedWith: 'lastPaid', knownCents: 1000 });
  expect(findUnusualPrice(500, known(1000, 900))).toBeNull();
  expect(findUnusualPrice(499, known(1000, 900))).toEqual({ comparedWith: 'lastPaid', knownCents: 1000 });
  expect(findUnusualPrice(1000, known(1000, 600))).toEqual({ comparedWith: 'lowest', knownCents: 600 });
  expect(findUnusualPrice(100, known(null, 1000))).toEqual({ comparedWith: 'lowest', knownCents: 1000 });
});

it('is none where nothing is known, or it was for nothing', () => {
  expect(findUnusualPrice(1, known(null, null))).toBeNull();
  expect(findUnusualPrice(500, known(0, null))).toBeNull();
});
