// The columns people can choose to see.
import { useHiddenColumns as useColumns } from '../../../ui/table/useHiddenColumns.ts';

export const columns = ['storages', 'status', 'stock', 'expiry', 'use', 'value', 'costCenter'] as const;
export type ColumnName = (typeof columns)[number];

export const columnTexts = {
  storages: 'column.storages',
  status: 'column.status',
  stock: 'column.stock',
  expiry: 'column.expiry',
  use: 'column.use',
  value: 'column.value',
  costCenter: 'column.costCenter',
} as const;

export const useHiddenColumns = () =>
  useColumns<ColumnName>({
    storageKey: 'praxora.inventory.hidden-columns',
    names: columns,
    hiddenAtFirst: ['costCenter'],
  });
