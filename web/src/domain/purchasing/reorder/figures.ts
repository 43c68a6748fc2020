// The figures of rows of the re-order list, as every page tells them.
import type { ReorderRow } from '@praxora/contract/purchasing/reorder';
import { isToOrder, reorderFigures } from '@praxora/rules/purchasing/reorder-figures';

const figureRow = ({ group, needed, snoozed, leftOutAt }: ReorderRow) => ({
  group,
  needed,
  isAside: snoozed !== null || leftOutAt !== null,
});

export const listFigures = (rows: readonly ReorderRow[]) => reorderFigures(rows.map(figureRow));

export const isRowToOrder = (row: ReorderRow): boolean => isToOrder(figureRow(row));
