// A first column of boxes: rows are marked one by one, or all that are there.
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import classes from './selection.module.css';

interface Selection<Row, Key> {
  marked: ReadonlyMap<Key, Row>;
  onMark: (marked: ReadonlyMap<Key, Row>) => void;
  /** Rows that the checkbox in the header marks. */
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  /** Left out: every row can be marked. */
  canMark?: (row: Row) => boolean;
  /** Names of the checkbox in the head, and of that of a row. */
  allName: string;
  nameOf: (row: Row) => string;
}

export function selectionColumn<Row, Key>(selection: Selection<Row, Key>): Column<Row, never> {
  const { marked, onMark, keyOf, allName, nameOf, canMark = () => true } = selection;
  const rows = selection.rows.filter(canMark);
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
        disabled={selection.rows.length > 0 && rows.length === 0}
        indeterminate={!areAllMarked && marked.size > 0}
        onChange={() => onMark(areAllMarked ? new Map() : new Map(rows.map((row) => [keyOf(row), row])))}
      />
    ),
    hasNoLabel: true,
    cell: (row) => (
      <BoxLabel>
        <Checkbox
          aria-label={nameOf(row)}
          checked={marked.has(keyOf(row))}
          disabled={!canMark(row)}
          onChange={() => toggle(row)}
        />
      </BoxLabel>
    ),
  };
}

/** Around a checkbox without words: a thumb hits it beside the box, too. */
export function BoxLabel({ children }: { children: ReactNode }) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is the control; its own name is read.
  return <label className={classes.box}>{children}</label>;
}
