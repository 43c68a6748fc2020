// The columns of the list that people can choose to see.
import { useHiddenColumns } from '../../../ui/table/useHiddenColumns.ts';

export const columnNames = [
  'shipping',
  'surcharge',
  'discount',
  'spending',
  'lastOrder',
  'delivery',
] as const;
export type ColumnName = (typeof columnNames)[number];

export const columnTexts = {
  shipping: 'column.shipping',
  surcharge: 'column.surcharge',
  discount: 'column.discount',
  spending: 'column.spending',
  lastOrder: 'column.lastOrder',
  delivery: 'column.delivery',
} as const;

export const useHiddenVendorColumns = () =>
  useHiddenColumns<ColumnName>({ storageKey: 'praxora.vendors.hidden-columns', names: columnNames });
