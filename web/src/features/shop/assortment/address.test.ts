import { assortmentKinds, assortmentSorts } from '@praxora/rules/shop/assortment';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasFilters, noFilters, readView, writeView } from './address.ts';

const anyId = fc.option(fc.integer({ min: 1, max: 2_147_483_647 }));
const anyView = fc.record({
  search: fc.string({ maxLength: 200 }),
  kind: fc.constantFrom(...assortmentKinds),
  categoryId: anyId,
  vendorId: anyId,
  sort: fc.constantFrom(...assortmentSorts),
});

test('a view comes back from its address', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      expect(readView(new URLSearchParams(writeView(view).toString()))).toEqual(view);
    }),
  );
});

test('the plain view has a bare address, and nonsense is the plain view', () => {
  const plain = { ...noFilters, sort: 'timesBought' } as const;
  expect(writeView(plain).toString()).toBe('');
  expect(readView(new URLSearchParams('kind=x&sort=price&category=-1&vendor=abc'))).toEqual(plain);
  expect(hasFilters({ ...plain, sort: 'name' })).toBe(false);
  expect(hasFilters({ ...plain, kind: 'watched' })).toBe(true);
});
