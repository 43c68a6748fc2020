// View of the list as part of the address: it can be shared, and the back button returns to the former one.
import { expiryBand, stockStatus } from '@praxora/contract/inventory/article';
import { articleSort } from '@praxora/contract/inventory/articles.calls';
import { idInAddress } from '@praxora/rules/shared/row-id';
import type { z } from 'zod';
import type { ArticleQuery } from '../../../domain/inventory/index.ts';

export type ExpiryName = z.infer<typeof expiryBand>;
export type SortName = z.infer<typeof articleSort>;

export interface ListView {
  readonly search: string;
  readonly status: readonly z.infer<typeof stockStatus>[];
  readonly expiry: readonly ExpiryName[];
  readonly storageId: number | null;
  readonly manufacturerId: number | null;
  readonly costCenterId: number | null;
  /** Only articles not managed in the inventory, instead of those that are. */
  readonly nonInventory: boolean;
  /** Only what is discontinued. */
  readonly discontinued: boolean;
  readonly sort: SortName;
  readonly descending: boolean;
}

/** Everything, in whatever order. */
export const noFilters = {
  search: '',
  status: [],
  expiry: [],
  storageId: null,
  manufacturerId: null,
  costCenterId: null,
  nonInventory: false,
  discontinued: false,
} as const satisfies Partial<ListView>;

export const plainView: ListView = { ...noFilters, sort: 'status', descending: false };

export function readView(values: URLSearchParams): ListView {
  return {
    search: (values.get('search') ?? '').slice(0, 200),
    status: severalOf(values.get('status'), stockStatus.options),
    expiry: severalOf(values.get('expiry'), expiryBand.options),
    storageId: idInAddress(values.get('storage')),
    manufacturerId: idInAddress(values.get('manufacturer')),
    costCenterId: idInAddress(values.get('costCenter')),
    nonInventory: values.get('nonInventory') === 'true',
    discontinued: values.get('discontinued') === 'true',
    sort: articleSort.options.find((name) => name === values.get('sort')) ?? plainView.sort,
    descending: values.get('descending') === 'true',
  };
}

function severalOf<Name extends string>(text: string | null, names: readonly Name[]): Name[] {
  const parts = (text ?? '').split(',');
  return names.filter((name) => parts.includes(name));
}

/** Default values are left out. */
export function writeView(view: ListView): URLSearchParams {
  const values = new URLSearchParams();
  const set = (name: string, value: string | number | boolean | null) => {
    if (value !== null && value !== '' && value !== false) values.set(name, String(value));
  };
  set('search', view.search);
  set('status', view.status.join(','));
  set('expiry', view.expiry.join(','));
  set('storage', view.storageId);
  set('manufacturer', view.manufacturerId);
  set('costCenter', view.costCenterId);
  set('nonInventory', view.nonInventory);
  set('discontinued', view.discontinued);
  set('sort', view.sort === plainView.sort ? null : view.sort);
  set('descending', view.descending);
  return values;
}

export function hasFilters({ sort: _, descending: __, ...filters }: ListView): boolean {
  return writeView({ ...plainView, ...filters }).size > 0;
}

/** Query sent to the server; the storage is part of the call's address. */
export function toQuery(view: ListView): ArticleQuery {
  return {
    search: view.search.trim(),
    status: view.status.join(','),
    expiry: view.expiry.join(','),
    ...(view.manufacturerId === null ? {} : { manufacturerId: view.manufacturerId }),
    ...(view.costCenterId === null ? {} : { costCenterId: view.costCenterId }),
    ...(view.nonInventory ? { nonInventory: true } : {}),
    ...(view.discontinued ? { discontinued: true } : {}),
    sort: view.sort,
    ...(view.descending ? { descending: true } : {}),
  };
}

/** A second click on the same column turns the order round. */
export const sortedBy = (sort: SortName) => (now: ListView) => ({
  sort,
  descending: now.sort === sort && !now.descending,
});

export function toggled<Name>(names: readonly Name[], name: Name): Name[] {
  return names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
}
