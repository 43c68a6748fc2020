// Rows as the table has them: each with what stands behind it below, where it is open.

import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Column } from '../../../../ui/table/column.ts';
import type { ReportQuery } from '../query.ts';
import classes from './ReportTable.module.css';

// Opens a row to what stands behind it.
interface ToggleProps {
  isOpen: boolean;
  label: string;
  onToggle: () => void;
}

function Toggle({ isOpen, label, onToggle }: ToggleProps) {
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <button
      type="button"
      className={`${classes.toggle} hover-bg-hover hover-c-ink`}
      aria-expanded={isOpen}
      aria-label={label}
      onClick={onToggle}
    >
      <Icon size={17} aria-hidden />
    </button>
  );
}

export interface Line<Row> {
  readonly key: string;
  readonly row: Row;
  /** Not the row itself, but what stands behind it. */
  readonly isDetail: boolean;
  readonly isOpen: boolean;
  /** Query of the row's group; null if it is in no group. */
  readonly query: ReportQuery | null;
}

interface Detail<Row> {
  /** Above the column of buttons, read out only. */
  readonly heading: string;
  readonly of: (row: Row, query: ReportQuery | null) => ReactNode;
  readonly label: (row: Row) => string;
  readonly onToggle: (key: string) => void;
}

/** Table lines of the rows. The same row may be in several groups, and is open in one of them. */
export const toLines = <Row,>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  open: readonly string[],
  group?: { readonly key: string; readonly query: ReportQuery | null },
): Line<Row>[] =>
  rows.flatMap((row) => {
    const key = group ? `${group.key}.${keyOf(row)}` : keyOf(row);
    const isOpen = open.includes(key);
    const line = { key, row, isDetail: false, isOpen, query: group?.query ?? null };
    return isOpen ? [line, { ...line, key: `${key}-detail`, isDetail: true }] : [line];
  });

/** The details behind a row span its whole width, in place of the first column. */
export function toColumns<Row>(
  columns: readonly Column<Row>[],
  detail: Detail<Row> | undefined,
): Column<Line<Row>>[] {
  const width = columns.length + 1;
  const plain = columns.map(
    ({ cell, spanOf, marksOf, ...column }): Column<Line<Row>> => ({
      ...column,
      cell: ({ row, isDetail }) => (isDetail ? null : cell(row)),
      spanOf: ({ row, isDetail }) => (isDetail ? 0 : (spanOf?.(row) ?? 1)),
      ...(marksOf ? { marksOf: ({ row }) => marksOf(row) } : {}),
    }),
  );
  if (!detail) return plain;
  const first: Column<Line<Row>> = {
    key: 'open',
    head: detail.heading,
    isHeadHidden: true,
    hasNoLabel: true,
    onPhone: 'whole',
    spanOf: ({ isDetail }) => (isDetail ? width : 1),
    cell: ({ key, row, isDetail, isOpen, query }) =>
      isDetail ? (
        detail.of(row, query)
      ) : (
        <Toggle isOpen={isOpen} label={detail.label(row)} onToggle={() => detail.onToggle(key)} />
      ),
  };
  return [first, ...plain];
}
