// The columns people chose to see, remembered in this browser.
import { useState } from 'react';
import { readStored, writeStored } from '../../../lib/storage.ts';

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

const storageKey = 'praxora.inventory.hidden-columns';
/** There is no room for everything at first. */
const hiddenAtFirst: readonly ColumnName[] = ['costCenter'];

function readHidden(): ColumnName[] {
  const text = readStored(storageKey);
  if (text === null) return [...hiddenAtFirst];
  const names = text.split(',');
  return columns.filter((name) => names.includes(name));
}

export function useHiddenColumns(): [ReadonlySet<ColumnName>, (hidden: readonly ColumnName[]) => void] {
  const [hidden, setHidden] = useState(readHidden);
  return [
    new Set(hidden),
    (next) => {
      writeStored(storageKey, next.join(','));
      setHidden([...next]);
    },
  ];
}
