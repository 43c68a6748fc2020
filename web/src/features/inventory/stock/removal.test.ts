import type { StockEntry } from '@praxora/contract/inventory/stock';
import { expect, test } from 'vitest';
import { expiredEntries, removalWays, splitRemoval } from './removal.ts';

const today = '2026-11-15';
const entry = (stockId: number, amount: number, expirationDate: string | null) =>
  ({ stockId, amount, expirationDate, receivedOn: '2026-01-01' }) as StockEntry;
const old = entry(1, 2, '2026-11-14');
const lastDay = entry(2, 2, today);
const good = entry(3, 5, null);
const all = [good, lastDay, old];

test('a removal takes what expires first, and says what is expired', () => {
  expect(splitRemoval(all, 3, today)).toEqual([
    { entry: old, amount: 2, isExpired: true },
    { entry: lastDay, amount: 1, isExpired: false },
  ]);
  expect(splitRemoval(all, 10, today)).toEqual([]);
  expect(expiredEntries(all, today)).toEqual([old]);
});

test('expired goods are better written off: with good ones taken where there are enough', () => {
  expect(removalWays(all, 3, today, false)).toEqual(['spare', 'use']);
  expect(removalWays(all, 8, today, false)).toEqual(['discard', 'use']);
  expect(removalWays([old], 1, today, true)).toEqual(['discard', 'use']);
  expect(removalWays([good, lastDay], 3, today, false)).toEqual([]);
});
