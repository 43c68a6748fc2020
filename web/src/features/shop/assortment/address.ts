// View of the assortment as part of its address: it can be shared, and the back button returns to the former one.
import { idInAddress } from '@praxora/rules/shared/row-id';
import {
  type AssortmentKind,
  type AssortmentSort,
  assortmentKinds,
  assortmentSorts,
} from '@praxora/rules/shop/assortment';
import type { ChangeView as Changing } from '../../../lib/useAddressView.ts';

export interface AssortmentView {
  readonly search: string;
  readonly kind: AssortmentKind;
  readonly categoryId: number | null;
  readonly vendorId: number | null;
  readonly sort: AssortmentSort;
}

export type ChangeView = Changing<AssortmentView>;

/** Everything, in whatever order. */
export const noFilters = { search: '', kind: 'all', categoryId: null, vendorId: null } as const;

export const hasFilters = ({ search, kind, categoryId, vendorId }: AssortmentView): boolean =>
  search !== '' || kind !== 'all' || categoryId !== null || vendorId !== null;

export function readView(values: URLSearchParams): AssortmentView {
  return {
    search: (values.get('search') ?? '').slice(0, 200),
    kind: assortmentKinds.find((kind) => kind === values.get('kind')) ?? 'all',
    categoryId: idInAddress(values.get('category')),
    vendorId: idInAddress(values.get('vendor')),
    sort: assortmentSorts.find((sort) => sort === values.get('sort')) ?? 'timesBought',
  };
}

/** Default values are left out. */
export function writeView({ search, kind, categoryId, vendorId, sort }: AssortmentView): URLSearchParams {
  const values = new URLSearchParams();
  if (search !== '') values.set('search', search);
  if (kind !== 'all') values.set('kind', kind);
  if (categoryId !== null) values.set('category', String(categoryId));
  if (vendorId !== null) values.set('vendor', String(vendorId));
  if (sort !== 'timesBought') values.set('sort', sort);
  return values;
}

/** As the calls take it: ids that are not chosen are left out. */
export const narrowedQuery = ({ categoryId, vendorId, ...rest }: AssortmentView) => ({
  ...rest,
  ...(categoryId && { categoryId }),
  ...(vendorId && { vendorId }),
});
