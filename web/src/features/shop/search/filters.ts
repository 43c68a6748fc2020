// The filters in force, as chips that can be removed one by one.
import { anyPrice, categorySeparator, isLimited } from '../../../domain/shop/index.ts';
import type { SearchAddress } from './address.ts';
import { type CategoryBranch, withoutBranch } from './categories.ts';

type Removal = (now: SearchAddress) => Partial<SearchAddress>;

export interface ActiveFilter {
  readonly kind: 'category' | 'manufacturer' | 'vendor' | 'size' | 'only' | 'price';
  /** Empty for prices, and a flag's own name: the chip says them in the language. */
  readonly name: string;
  /** How many sub-categories of the named category; null: the name says it all. */
  readonly parts: number | null;
  /** Change that removes the filter, whatever else is selected by then. */
  readonly removal: Removal;
}

export function activeFilters(address: SearchAddress, tree: readonly CategoryBranch[]): ActiveFilter[] {
  return [
    ...categoryFilters(address.categories, tree),
    ...address.vendors.map((name) =>
      filterOf('vendor', name, ({ vendors }) => ({ vendors: without(vendors, name) })),
    ),
    ...address.manufacturers.map((name) =>
      filterOf('manufacturer', name, ({ manufacturers }) => ({
        manufacturers: without(manufacturers, name),
      })),
    ),
    ...address.sizes.map((name) => filterOf('size', name, ({ sizes }) => ({ sizes: without(sizes, name) }))),
    ...address.only.map((flag) => filterOf('only', flag, ({ only }) => ({ only: without(only, flag) }))),
    ...(isLimited(address.price) ? [filterOf('price', '', () => ({ price: anyPrice }))] : []),
  ];
}

function categoryFilters(chosen: readonly string[], tree: readonly CategoryBranch[]): ActiveFilter[] {
  const known = tree
    .filter(({ choice }) => choice !== 'none')
    .map((branch) => {
      const parts = branch.sub.filter(({ choice }) => choice === 'all');
      const removal: Removal = ({ categories }) => ({ categories: withoutBranch(categories, branch) });
      if (branch.choice === 'all') return filterOf('category', branch.name, removal);
      const [only] = parts;
      if (only && parts.length === 1) return filterOf('category', only.name, removal);
      return { ...filterOf('category', branch.name, removal), parts: parts.length };
    });
  // Not in the tree: it is not there yet, or an old address names a category that is no more.
  const inTree = new Set(tree.flatMap((branch) => [branch.value, ...branch.sub.map(({ value }) => value)]));
  const unknown = chosen
    .filter((value) => !inTree.has(value))
    .map((value) =>
      filterOf('category', value.split(categorySeparator).at(-1) ?? value, ({ categories }) => ({
        categories: without(categories, value),
      })),
    );
  return [...known, ...unknown];
}

function filterOf(kind: ActiveFilter['kind'], name: string, removal: Removal): ActiveFilter {
  return { kind, name, parts: null, removal };
}

function without<Value extends string>(values: readonly Value[], value: Value): Value[] {
  return values.filter((other) => other !== value);
}

export function toggled<Value extends string>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? without(values, value) : [...values, value];
}

export const noFilters = {
  categories: [],
  manufacturers: [],
  vendors: [],
  sizes: [],
  only: [],
  price: anyPrice,
} as const;
