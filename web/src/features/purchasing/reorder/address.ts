// View of the re-order list as part of its address.
import { idInAddress } from '@praxora/rules/shared/row-id';

/** Rows to be ordered, or rows that were set aside. */
const sections = ['list', 'snoozed', 'leftOut'] as const;
export type Section = (typeof sections)[number];

const sorts = ['urgency', 'name', 'reach', 'vendor', 'total'] as const;
export type SortName = (typeof sorts)[number];

export interface ReorderView {
  readonly section: Section;
  readonly search: string;
  readonly storageId: number | null;
  /** Whom it would be ordered from. */
  readonly vendorId: number | null;
  /** Where a favourite sells the article, its offer stands in the row before a cheaper one. */
  readonly favoritesFirst: boolean;
  readonly sort: SortName;
  readonly descending: boolean;
  /** Where the goods go; null: to the usual address. */
  readonly addressId: number | null;
}

export const noFilters = {
  search: '',
  storageId: null,
  vendorId: null,
  favoritesFirst: false,
} as const satisfies Partial<ReorderView>;

export const plainView: ReorderView = {
  ...noFilters,
  section: 'list',
  sort: 'urgency',
  descending: false,
  addressId: null,
};

export function readView(values: URLSearchParams): ReorderView {
  return {
    section: sections.find((name) => name === values.get('show')) ?? plainView.section,
    search: (values.get('search') ?? '').slice(0, 200),
    storageId: idInAddress(values.get('storage')),
    vendorId: idInAddress(values.get('vendor')),
    favoritesFirst: values.get('favoritesFirst') === 'true',
    sort: sorts.find((name) => name === values.get('sort')) ?? plainView.sort,
    descending: values.get('descending') === 'true',
    addressId: idInAddress(values.get('address')),
  };
}

/** Default values are left out. */
export function writeView(view: ReorderView): URLSearchParams {
  const values = new URLSearchParams();
  const set = (name: string, value: string | number | boolean | null) => {
    if (value !== null && value !== '' && value !== false) values.set(name, String(value));
  };
  set('show', view.section === plainView.section ? null : view.section);
  set('search', view.search);
  set('storage', view.storageId);
  set('vendor', view.vendorId);
  set('favoritesFirst', view.favoritesFirst);
  set('sort', view.sort === plainView.sort ? null : view.sort);
  set('descending', view.descending);
  set('address', view.addressId);
  return values;
}

export const isFiltered = ({ search, storageId, vendorId, favoritesFirst }: ReorderView): boolean =>
  search !== '' || storageId !== null || vendorId !== null || favoritesFirst;

/** A second click on the same column turns the order round, a third leads back to the most urgent first. */
export const sortedBy = (sort: SortName) => (now: ReorderView) => {
  if (now.sort !== sort) return { sort, descending: false };
  return now.descending ? { sort: plainView.sort, descending: false } : { descending: true };
};
