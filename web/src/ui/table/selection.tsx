// A first column of boxes: rows are marked one by one, or all that are there.
import { Checkbox } from '@mantine/core';
import type { Column } from './column.ts';

interface Selection<Row, Key> {
  marked: ReadonlyMap<Key, Row>;
  onMark: (marked: ReadonlyMap<Key, Row>) => void;
  /** Those that the box in the head marks. */
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  /** What the box in the head, and that of a row, is called. */
  allName: string;
  nameOf: (row: Row) => string;
}

export function selectionColumn<Row, Key>(selection: Selection<Row, Key>): Column<Row, never> {
  const { marked, onMark, rows, keyOf, allName, nameOf } = selection;
  const areAllMarked = rows.length > 0 && rows.every((row) => marked.has(keyOf(row)));
  const toggle = (row: Row) => {
    const next = new Map(marked);
    if (!next.delete(keyOf(row))) next.set(keyOf(row), row);
    onMark(next);
  };
  return {
    key: 'select',
    head: allName,
    headContent: (
      <Checkbox
        aria-label={allName}
        checked={areAllMarked}
        indeterminate={!areAllMarked && marked.size > 0}
        onChange={() => onMark(areAllMarked ? new Map() : new Map(rows.map((row) => [keyOf(row), row])))}
      />
    ),
    hasNoLabel: true,
    cell: (row) => (
      <Checkbox aria-label={nameOf(row)} checked={marked.has(keyOf(row))} onChange={() => toggle(row)} />
    ),
  };
}
