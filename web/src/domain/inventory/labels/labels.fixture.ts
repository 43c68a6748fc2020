// A delivery as the server lists its labels.
import type { LabelGroup, LabelList, LabelRow, PrintableLabel } from '@praxora/contract/inventory/label';

/** No real code: its modules only have to be there. */
const code = 'a5'.repeat(32);

export const aLabel = (labelId: string, change: Partial<PrintableLabel> = {}): PrintableLabel => ({
  labelId,
  code,
  isDue: true,
  printed: null,
  ...change,
});

export function aRow(change: Partial<LabelRow>): LabelRow {
  const labels = change.labels ?? [];
  return {
    kind: 'unit',
    stockId: 1,
    articleId: 7,
    batchNumber: 'NB26-0912',
    expirationDate: '2028-10-31',
    storageName: 'Zentrallager',
    labels,
    count: labels.length,
    due: labels.filter(({ isDue }) => isDue).length,
    printed: null,
    thresholds: null,
    ...change,
  };
}

export const aGroup = (change: Partial<LabelGroup>): LabelGroup => ({
  articleId: 7,
  name: 'Nitrila Blau M',
  manufacturer: 'Sanaris',
  manufacturerNumber: 'SN-20451',
  picture: 'einweg',
  unit: { de: 'Box', en: 'Box' },
  rows: [],
  ...change,
});

export function aList(groups: readonly LabelGroup[]): LabelList {
  const rows = groups.flatMap((group) => group.rows);
  return {
    groups: [...groups],
    count: rows.reduce((sum, { count }) => sum + count, 0),
    due: rows.reduce((sum, { due }) => sum + due, 0),
  };
}

/** Three for the packages, two for the records. */
export const delivery = aList([
  aGroup({
    rows: [
      aRow({ labels: [aLabel('PX7K3QW8M20'), aLabel('PX4TBN90XHX'), aLabel('PX9D2VRG5CR')] }),
      aRow({ kind: 'batch', count: 2, due: 2 }),
    ],
  }),
]);
