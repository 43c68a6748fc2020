// The assortment: everything a practice has bought or keeps as an article, narrowed and sorted.
import { addMonths } from '../shared/calendar.ts';
import { folded } from '../shared/column-headings.ts';

export const assortmentKinds = ['all', 'favourites', 'watched', 'inInventory', 'notBought'] as const;
export type AssortmentKind = (typeof assortmentKinds)[number];

export const assortmentSorts = ['timesBought', 'lastBought', 'name'] as const;
export type AssortmentSort = (typeof assortmentSorts)[number];

export interface AssortmentProduct {
  readonly productId: number;
  readonly name: { readonly de: string; readonly en: string };
  /** What else the product is found by: manufacturer, numbers, the name of its article. */
  readonly searchTexts: readonly string[];
  /** Top category; null: it is in none. */
  readonly categoryId: number | null;
  readonly isInInventory: boolean;
  readonly isWatched: boolean;
  readonly timesBought: number;
  /** Null: the practice has never bought it. */
  readonly last: {
    readonly at: Date;
    /** Day of the purchase, as the practice's calendar has it. */
    readonly day: string;
    readonly vendorId: number;
    readonly isFavourite: boolean;
  } | null;
}

const monthsWithoutPurchase = 6;

/** The day is the practice's. A product that was never bought has not been bought for long either. */
export function isOfKind(product: AssortmentProduct, kind: AssortmentKind, today: string): boolean {
  const { last, isWatched, isInInventory } = product;
  switch (kind) {
    case 'all':
      return true;
    case 'favourites':
      return last?.isFavourite === true;
    case 'watched':
      return isWatched;
    case 'inInventory':
      return isInInventory;
    case 'notBought':
      return last === null || last.day < addMonths(today, -monthsWithoutPurchase);
  }
}

export interface AssortmentFilter {
  readonly kind: AssortmentKind;
  readonly search: string;
  readonly categoryId: number | null;
  readonly vendorId: number | null;
}

/** Every typed word is part of a name, of the manufacturer or of a number. */
function isFound({ name, searchTexts }: AssortmentProduct, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const texts = [name.de, name.en, ...searchTexts].map(folded);
  return words.every((word) => texts.some((text) => text.includes(word)));
}

export function filterAssortment<Product extends AssortmentProduct>(
  products: readonly Product[],
  { kind, search, categoryId, vendorId }: AssortmentFilter,
  today: string,
): Product[] {
  const words = search.split(/\s+/).map(folded).filter(Boolean);
  // Signs alone are in no name.
  if (words.length === 0 && search.trim() !== '') return [];
  return products.filter(
    (product) =>
      (categoryId === null || product.categoryId === categoryId) &&
      (vendorId === null || product.last?.vendorId === vendorId) &&
      isOfKind(product, kind, today) &&
      isFound(product, words),
  );
}

export function sortAssortment<Product extends AssortmentProduct>(
  products: readonly Product[],
  sort: AssortmentSort,
  language: 'de' | 'en',
): Product[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const byName = (a: Product, b: Product) =>
    compare(a.name[language], b.name[language]) || a.productId - b.productId;
  const byDate = (a: Product, b: Product) => (b.last?.at.getTime() ?? 0) - (a.last?.at.getTime() ?? 0);
  const orders = {
    timesBought: (a: Product, b: Product) => b.timesBought - a.timesBought || byDate(a, b) || byName(a, b),
    lastBought: (a: Product, b: Product) => byDate(a, b) || byName(a, b),
    name: byName,
  };
  return products.toSorted(orders[sort]);
}
