import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partAt, pileRange, toBlocks } from './bar-pile.ts';

const three = [{}, {}, { isBelow: true }];

it('parts stand on each other, others hang from zero; what is nothing has no block', () => {
  expect(toBlocks([40, 0, 15], three)).toEqual([
    { part: 0, foot: 0, head: 40 },
    { part: 2, foot: -0, head: -15 },
  ]);
  expect(toBlocks([10, 20, 0], three).at(-1)).toEqual({ part: 1, foot: 10, head: 30 });
  expect(toBlocks([], three)).toEqual([]);
});

it('reaches from the deepest to the highest', () => {
  expect(pileRange([{ values: [1, 2, 9] }, { values: [5, 5, 1] }], three)).toEqual({
    least: -9,
    greatest: 10,
  });
  expect(pileRange([], three)).toEqual({ least: 0, greatest: 0 });
});

it('tells which part a point lies in', () => {
  const blocks = toBlocks([10, 20, 5], three);
  expect([-6, -3, 4, 25, 31].map((value) => partAt(blocks, value))).toEqual([null, 2, 0, 1, null]);
});

it('no height is lost: what stands and what hangs adds up to the values', () => {
  const value = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(value, fc.boolean()), { maxLength: 8 }), (pairs) => {
      const values = pairs.map(([amount]) => amount);
      const parts = pairs.map(([, isBelow]) => ({ isBelow }));
      const blocks = toBlocks(values, parts);
      const height = blocks.reduce((sum, { foot, head }) => sum + Math.abs(head - foot), 0);
      expect(height).toBe(values.reduce((sum, amount) => sum + amount, 0));
      for (const { part, foot, head } of blocks) expect(partAt(blocks, (foot + head) / 2)).toBe(part);
      const { least, greatest } = pileRange([{ values }], parts);
      expect(greatest - least).toBe(height);
    }),
  );
});
