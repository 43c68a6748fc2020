import { expect, it } from 'vitest';
import { makeRoom, makeRoomInQueryIdCache } from './query-id-cache.ts';

function cacheOf(count: number) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, age) => [`products_${age}`, ['query', age] as const]),
  );
}

it('keeps up to 5000 entries and drops the oldest 1000 before there are more', () => {
  const almost = cacheOf(4999);
  expect(makeRoom(almost)).toBe(almost);
  const kept = makeRoom(cacheOf(5000));
  expect(Object.keys(kept)).toHaveLength(4000);
  expect(kept.products_999).toBeUndefined();
  expect(kept.products_1000).toEqual(['query', 1000]);
});

it('works on what the analytics client stored, and bears what it cannot read', () => {
  localStorage.setItem('AlgoliaObjectQueryCache', JSON.stringify(cacheOf(5000)));
  makeRoomInQueryIdCache();
  const kept = JSON.parse(localStorage.getItem('AlgoliaObjectQueryCache') ?? '');
  expect(Object.keys(kept)).toHaveLength(4000);
  localStorage.setItem('AlgoliaObjectQueryCache', 'broken');
  makeRoomInQueryIdCache();
  expect(localStorage.getItem('AlgoliaObjectQueryCache')).toBeNull();
});
