import type { InventoryGroup } from '@praxora/contract/reports/stock-reports';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toSegments } from './segments.ts';

const group = (id: number | null, valueCents: number): InventoryGroup => ({
  id,
  month: null,
  name: null,
  hue: null,
  valueCents,
  articles: 1,
  entries: 1,
  storages: 1,
  withoutPrice: 0,
  unpricedArticles: 0,
});

it('shows the largest, and the others as one', () => {
  const parts = toSegments([1, 2, 3, 4, 5, 6, 7].map((id) => group(id, id * 100)));
  expect(parts.map(({ key, valueCents }) => [key, valueCents])).toEqual([
    ['7', 700],
    ['6', 600],
    ['5', 500],
    ['4', 400],
    ['3', 300],
    ['others', 300],
  ]);
  expect(parts.at(-1)?.others).toBe(2);
});

it('hides no single one behind "others", and names what is in no category', () => {
  expect(toSegments([1, 2, 3, 4, 5, 6].map((id) => group(id, 100)))).toHaveLength(6);
  expect(toSegments([group(null, 5), group(3, 0)]).map(({ key }) => key)).toEqual(['none']);
});

it('comes to the same sum', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000)), (values) => {
      const parts = toSegments(values.map((value, index) => group(index + 1, value)));
      const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);
      expect(sum(parts.map(({ valueCents }) => valueCents))).toBe(sum(values));
      expect(parts.length).toBeLessThanOrEqual(6);
    }),
  );
});
