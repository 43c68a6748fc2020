import { Skeleton } from '@mantine/core';
import { type ComponentProps, memo } from 'react';
import { type Column, type Marks, toAlignment } from './column.ts';

/** Props that a table adds to the element of a row: marks for its styles, and handlers for the pointer. */
export type RowProps = Marks &
  Pick<
    ComponentProps<'tr'>,
    'className' | 'aria-busy' | 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
  >;

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  rowProps?: ((row: Row) => RowProps) | undefined;
  /** Its place in the whole table, where only some rows are in the page. */
  index?: number | undefined;
}

export function TableRow<Row>({ row, columns, rowProps, index }: TableRowProps<Row>) {
  return (
    <tr aria-rowindex={index} {...rowProps?.(row)}>
      {columns.map((column) => (
        <Cell key={column.key} row={row} column={column} />
      ))}
    </tr>
  );
}

function Cell<Row>({ row, column }: { row: Row; column: Column<Row> }) {
  const { key, head, cell, isRowHead, isHeadHidden, hasNoLabel, onPhone, marks, marksOf, spanOf } = column;
  const span = spanOf?.(row) ?? 1;
  if (span === 0) return null;
  const props = {
    'data-column': key,
    'data-phone': onPhone,
    ...toAlignment(column),
    ...(span > 1 ? { colSpan: span } : {}),
    ...marks,
    ...marksOf?.(row),
  };
  if (isRowHead)
    return (
      <th scope="row" {...props}>
        {cell(row)}
      </th>
    );
  return (
    <td data-label={isHeadHidden || hasNoLabel ? undefined : head} {...props}>
      {cell(row)}
    </td>
  );
}

/** Drawn anew only when its own row, the columns or `rowProps` change: hand over the same ones as long as they are. */
export const SteadyRow = memo(TableRow) as typeof TableRow;

/** In the place of a row that is on its way. */
export function WaitingRow({ columns, height }: { columns: number; height?: number }) {
  return (
    <tr style={{ height }}>
      <td colSpan={columns} data-column="waiting" data-phone="whole">
        <Skeleton h={14} w="46%" />
      </td>
    </tr>
  );
}
