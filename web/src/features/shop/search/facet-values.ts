import type { FacetValue } from '../../../domain/shop/index.ts';

/** Chosen values first, also those without products; then favourites, then by number of products. */
export function offeredValues(
  values: readonly FacetValue[],
  chosen: readonly string[],
  favourites: ReadonlySet<string> = new Set(),
): FacetValue[] {
  const known = new Set(values.map(({ value }) => value));
  const missing = chosen.filter((value) => !known.has(value)).map((value) => ({ value, count: 0 }));
  const rank = ({ value }: FacetValue) => (chosen.includes(value) ? 0 : favourites.has(value) ? 1 : 2);
  return [...values.filter(({ value, count }) => count > 0 || chosen.includes(value)), ...missing].sort(
    (a, b) => rank(a) - rank(b) || b.count - a.count || a.value.localeCompare(b.value, 'de'),
  );
}
