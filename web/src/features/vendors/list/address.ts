// View of the vendor list as part of the address: it can be shared, and the back button returns to the former one.

export const vendorFilters = ['favorites', 'hidden', 'own'] as const;
export type VendorFilter = (typeof vendorFilters)[number];

export const vendorSorts = [
  'spending',
  'name',
  'rating',
  'shipping',
  'surcharge',
  'discount',
  'lastOrder',
  'delivery',
] as const;
export type VendorSort = (typeof vendorSorts)[number];

export interface VendorView extends Readonly<Record<VendorFilter, boolean>> {
  readonly search: string;
  readonly sort: VendorSort;
  /** The other way round than people mostly want it. */
  readonly reversed: boolean;
}

export const noFilters = { search: '', favorites: false, hidden: false, own: false } as const;
export const plainView: VendorView = { ...noFilters, sort: 'spending', reversed: false };

export const longestSearch = 100;

/**
 * Columns sorted in descending order at first: the most, the best, the newest; the others begin with the cheapest, the
 * quickest, or names from A.
 */
const fromTheTop: ReadonlySet<VendorSort> = new Set(['spending', 'rating', 'discount', 'lastOrder']);

export const isDescending = ({ sort, reversed }: Pick<VendorView, 'sort' | 'reversed'>): boolean =>
  fromTheTop.has(sort) !== reversed;

export function readView(values: URLSearchParams): VendorView {
  const isOn = (name: string) => values.get(name) === 'true';
  return {
    search: (values.get('search') ?? '').slice(0, longestSearch),
    favorites: isOn('favorites'),
    hidden: isOn('hidden'),
    own: isOn('own'),
    sort: vendorSorts.find((name) => name === values.get('sort')) ?? plainView.sort,
    reversed: isOn('reversed'),
  };
}

/** Default values are left out. */
export function writeView(view: VendorView): URLSearchParams {
  const values = new URLSearchParams();
  if (view.search !== '') values.set('search', view.search);
  for (const name of vendorFilters) if (view[name]) values.set(name, 'true');
  if (view.sort !== plainView.sort) values.set('sort', view.sort);
  if (view.reversed) values.set('reversed', 'true');
  return values;
}

export const hasFilters = (view: VendorView): boolean =>
  view.search.trim() !== '' || vendorFilters.some((name) => view[name]);

/** A second click on the same column turns the order round. */
export const sortedBy = (sort: VendorSort) => (now: VendorView) => ({
  sort,
  reversed: now.sort === sort && !now.reversed,
});
