// The search page's address: everything a search consists of, readable and shareable.
import { anyPrice, isLimited, type PriceRange, type SearchOrder } from '../../../domain/shop/index.ts';
import { type Flag, flags } from '../../../lib/marketplace/product-hit.ts';
import { paths } from '../../../lib/paths.ts';

export type SearchView = 'grid' | 'list';
export type SearchSort = SearchOrder;

export interface SearchAddress {
  readonly query: string;
  /** Facet values of the category tree, in German: "Top" or "Top > Sub". */
  readonly categories: readonly string[];
  readonly manufacturers: readonly string[];
  readonly vendors: readonly string[];
  readonly sizes: readonly string[];
  /** Only what is so. */
  readonly only: readonly Flag[];
  /** Net, of one order unit. */
  readonly price: PriceRange;
  readonly sort: SearchSort;
  /** From 1. */
  readonly page: number;
  /** Null: as remembered. */
  readonly view: SearchView | null;
}

/** In cents; null: no limit. */
const priceIn = (text: string | null): number | null =>
  text !== null && /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;

export const emptyAddress: SearchAddress = {
  query: '',
  categories: [],
  manufacturers: [],
  vendors: [],
  sizes: [],
  only: [],
  price: anyPrice,
  sort: 'relevance',
  page: 1,
  view: null,
};

export function readAddress(search: string): SearchAddress {
  const values = new URLSearchParams(search);
  const view = values.get('view');
  return {
    query: values.get('query')?.trim() ?? '',
    categories: severalOf(values, 'category'),
    manufacturers: severalOf(values, 'manufacturer'),
    vendors: severalOf(values, 'vendor'),
    sizes: severalOf(values, 'size'),
    only: severalOf(values, 'only').filter(isFlag),
    price: { fromCents: priceIn(values.get('priceFrom')), toCents: priceIn(values.get('priceTo')) },
    sort: sorts.find((sort) => sort === values.get('sort')) ?? 'relevance',
    page: pageOf(values.get('page')),
    view: view === 'grid' || view === 'list' ? view : null,
  };
}

const sorts: readonly SearchSort[] = ['price', 'unitPrice'];
const isFlag = (name: string): name is Flag => Object.hasOwn(flags, name);

function severalOf(values: URLSearchParams, name: string): string[] {
  return [...new Set(values.getAll(name).filter((value) => value !== ''))];
}

function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** Without the question mark; what is as usual is left out. */
export function writeAddress(address: SearchAddress): string {
  const values = new URLSearchParams();
  if (address.query !== '') values.set('query', address.query);
  for (const value of address.categories) values.append('category', value);
  for (const value of address.manufacturers) values.append('manufacturer', value);
  for (const value of address.vendors) values.append('vendor', value);
  for (const value of address.sizes) values.append('size', value);
  for (const value of address.only) values.append('only', value);
  const { fromCents, toCents } = address.price;
  if (fromCents !== null) values.set('priceFrom', String(fromCents / 100));
  if (toCents !== null) values.set('priceTo', String(toCents / 100));
  if (address.sort !== 'relevance') values.set('sort', address.sort);
  if (address.page > 1) values.set('page', String(address.page));
  if (address.view) values.set('view', address.view);
  return values.toString();
}

/**
 * Applies a change to the search. A new search starts at its first page; changing the page or the view is not a new
 * search.
 */
export function changed(address: SearchAddress, change: Partial<SearchAddress>): SearchAddress {
  const isSameSearch = Object.keys(change).every((name) => name === 'page' || name === 'view');
  return { ...address, ...(isSameSearch ? {} : { page: 1 }), ...change };
}

export function searchPath(address: SearchAddress): string {
  const text = writeAddress(address);
  return text === '' ? paths.search.path : `${paths.search.path}?${text}`;
}

export function hasFilters(address: SearchAddress): boolean {
  const { categories, manufacturers, vendors, sizes, only, price } = address;
  return (
    [categories, manufacturers, vendors, sizes, only].some(({ length }) => length > 0) || isLimited(price)
  );
}

/** Whether there is no query and no filter: the start page. */
export function isStart(address: SearchAddress): boolean {
  return address.query === '' && !hasFilters(address) && address.page === 1;
}
