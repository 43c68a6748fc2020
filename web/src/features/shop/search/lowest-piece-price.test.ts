import { expect, it } from 'vitest';
import { findLowestPerPiece } from './lowest-piece-price.ts';

const piece = { de: 'Stück', en: 'piece' };
const pair = { de: 'Paar', en: 'pair' };
const hit = (objectID: string, priceCents: number | null, packSize: number, pieceName = piece) => ({
  objectID,
  priceCents,
  packSize,
  pieceName,
});

it('is the result with the lowest price of a piece, whatever its pack costs', () => {
  expect(findLowestPerPiece([hit('a', 529, 100), hit('b', 990, 200), hit('c', 735, 100)])).toEqual(
    new Set(['b']),
  );
});

it('compares the unit that most results have, and leaves out what has no price or no pieces', () => {
  const hits = [hit('a', 529, 100), hit('b', 50, 25, pair), hit('c', 735, 100), hit('d', null, 100)];
  expect(findLowestPerPiece([...hits, hit('e', 3, 1)])).toEqual(new Set(['a']));
});

it('is nothing where no other costs more', () => {
  expect(findLowestPerPiece([])).toEqual(new Set());
  expect(findLowestPerPiece([hit('a', 529, 100)])).toEqual(new Set());
  expect(findLowestPerPiece([hit('a', 500, 100), hit('b', 1000, 200)])).toEqual(new Set());
  expect(findLowestPerPiece([hit('a', 500, 100), hit('b', 1000, 200), hit('c', 900, 100)])).toEqual(
    new Set(['a', 'b']),
  );
});
