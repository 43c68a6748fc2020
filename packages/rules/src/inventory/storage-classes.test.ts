import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type StorageClass,
  type StoredGood,
  smallQuantityGrams,
  storageClasses,
  storageClassTexts,
  storageHints,
} from './storage-classes.ts';

const good = (storageId: number, storageClass: StorageClass, kilograms: number): StoredGood => ({
  ...{ storageId, storageClass },
  grams: kilograms * 1000,
});

it('the order has every class once', () => {
  expect([...storageClasses].sort()).toEqual(Object.keys(storageClassTexts).sort());
});

it('up to 200 kg in a storage it is silent; above, it names what must lie apart', () => {
  const small = [good(1, '3', 100), good(1, '5.1B', 100)];
  expect(storageHints(small)).toEqual([]);
  expect(storageHints([...small, good(1, '10', 0.001)])).toEqual([
    { storageId: 1, grams: 200_001, pair: ['3', '5.1B'] },
  ]);
  expect(storageHints([good(1, '3', 150), good(2, '5.1B', 150)])).toEqual([]);
  expect(storageHints([good(1, '3', 150), good(1, '8A', 150)])).toEqual([]);
});

const goods = fc.array(
  fc.record({
    storageId: fc.integer({ min: 1, max: 3 }),
    storageClass: fc.constantFrom(...storageClasses),
    grams: fc.integer({ min: 0, max: 300_000 }),
  }),
  { maxLength: 12 },
);

it('no order of the goods changes it, each pair comes once, and no small quantity is spoken of', () => {
  fc.assert(
    fc.property(goods, (some) => {
      const hints = storageHints(some);
      const keys = hints.map(({ storageId, pair }) => `${storageId} ${pair.join(' ')}`);
      const backwards = storageHints([...some].reverse());
      const sums = hints.every(
        ({ storageId, grams }) =>
          grams > smallQuantityGrams &&
          grams ===
            some.filter((one) => one.storageId === storageId).reduce((sum, one) => sum + one.grams, 0),
      );
      return (
        sums &&
        new Set(keys).size === keys.length &&
        backwards
          .map(({ storageId, pair }) => `${storageId} ${pair.join(' ')}`)
          .sort()
          .join() === keys.sort().join()
      );
    }),
  );
});
