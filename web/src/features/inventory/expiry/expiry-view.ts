// View of the list as part of the address.
import {
  type ExpiryListBand,
  type ExpirySpan,
  expiryListBand,
  expirySpan,
  type FurtherBand,
  furtherBand,
} from '@praxora/contract/inventory/expiry.calls';
import { idInAddress } from '@praxora/rules/shared/row-id';
import { type ChangeView as Changing, useAddressView } from '../../../lib/useAddressView.ts';

export interface ExpiryView {
  readonly span: ExpirySpan;
  readonly search: string;
  readonly storageId: number | null;
  readonly categoryId: number | null;
  readonly vendorId: number | null;
  /** Only what will probably be left over. */
  readonly isLeftOver: boolean;
  /** Bands that are open although they are closed at first, or the other way round. */
  readonly toggled: readonly ExpiryListBand[];
}

/** Those beyond three months are closed at first. */
export const isOpenAtFirst = (band: ExpiryListBand): boolean => !furtherBand.safeParse(band).success;

export const isOpen = ({ toggled }: ExpiryView, band: ExpiryListBand): boolean =>
  isOpenAtFirst(band) !== toggled.includes(band);

/** Bands beyond the span whose rows are to be fetched. */
export const openFurther = ({ toggled }: ExpiryView): FurtherBand[] =>
  furtherBand.options.filter((band) => toggled.includes(band));

export type ChangeView = Changing<ExpiryView>;

export const noFilters = {
  search: '',
  storageId: null,
  categoryId: null,
  vendorId: null,
  isLeftOver: false,
} as const satisfies Partial<ExpiryView>;

const defaultSpan: ExpirySpan = 'upTo3Months';

const read = (values: URLSearchParams): ExpiryView => ({
  span: expirySpan.safeParse(values.get('span')).data ?? defaultSpan,
  search: (values.get('search') ?? '').slice(0, 200),
  storageId: idInAddress(values.get('storage')),
  categoryId: idInAddress(values.get('category')),
  vendorId: idInAddress(values.get('vendor')),
  isLeftOver: values.get('left') === 'true',
  toggled: expiryListBand.options.filter((band) => (values.get('bands') ?? '').split(',').includes(band)),
});

/** Default values are left out. */
function write(view: ExpiryView): URLSearchParams {
  const { span, search, storageId, categoryId, vendorId, isLeftOver, toggled } = view;
  const values = new URLSearchParams();
  if (span !== defaultSpan) values.set('span', span);
  if (search !== '') values.set('search', search);
  if (storageId !== null) values.set('storage', String(storageId));
  if (categoryId !== null) values.set('category', String(categoryId));
  if (vendorId !== null) values.set('vendor', String(vendorId));
  if (isLeftOver) values.set('left', 'true');
  if (toggled.length > 0) values.set('bands', toggled.join(','));
  return values;
}

export const useExpiryView = () => useAddressView({ read, write });
