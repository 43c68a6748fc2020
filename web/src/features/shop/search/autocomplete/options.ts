// Options of the autocomplete in the order of the arrow keys: suggestions first, then products.
import type { Suggestions } from '../../../../domain/shop/index.ts';
import type { ProductHit } from '../../../../lib/marketplace/product-hit.ts';

export type Option =
  | { readonly kind: 'query'; readonly query: string; readonly marked: string }
  | ProductOption;

export interface ProductOption {
  readonly kind: 'product';
  readonly hit: ProductHit;
  /** How many there are to choose from on its card; zero: it has no variants. */
  readonly variantCount: number;
  readonly position: number;
}

/** So many are added without asking: as many as the practice usually orders. */
export const amountToAdd = ({ hit }: ProductOption): number => hit.lastPurchase?.usualAmount ?? 1;

/** Whether anybody sells it. */
export const canBeAdded = ({ hit }: ProductOption): boolean =>
  hit.productId !== null && hit.priceCents !== null;

const mostQueries = 4;

export function toOptions(suggestions: Suggestions | undefined): Option[] {
  if (!suggestions) return [];
  const { queries, choices, products } = suggestions;
  return [
    ...queries.slice(0, mostQueries).map((suggestion) => ({ kind: 'query' as const, ...suggestion })),
    ...choices.map((choice, index) => ({
      kind: 'product' as const,
      ...choice,
      position: products.firstPosition + index,
    })),
  ];
}

/** Through the options and the field itself (-1), and round. */
export function nextActive(active: number, step: 1 | -1, count: number): number {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}
