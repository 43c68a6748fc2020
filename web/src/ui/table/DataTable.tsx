// Every table of the product: a screen names its columns and hands over its rows. A phone shows the rows as cards.
import { type CSSProperties, Fragment, type ReactNode, useId } from 'react';
import type { Column } from './column.ts';
import classes from './DataTable.module.css';
import { type Sorting, TableHead } from './TableHead.tsx';
import { type RowProps, TableRow, WaitingRow } from './TableRow.tsx';
import { type RowWindow, WindowedRows } from './WindowedRows.tsx';

/** Rows that belong together, under a row of their own. */
export interface RowGroup<Row> {
  readonly key: string | number;
  readonly head: ReactNode;
  readonly rows: readonly Row[];
}

export interface DataTableProps<Row, Sort extends string> {
  columns: readonly Column<Row, Sort>[];
  /** Undefined while they are fetched. */
  rows?: readonly Row[] | undefined;
  groups?: readonly RowGroup<Row>[];
  /** Visible rows only, for a long list. */
  windowed?: RowWindow<Row>;
  /** Unique key of a row. */
  keyOf: (row: Row) => string | number;
  /** Instead of a table without rows: why there are none yet, or that nothing fits the filters. */
  empty?: ReactNode;
  label?: string;
  labelledBy?: string;
  sorting?: Sorting<Sort>;
  rowProps?: (row: Row) => RowProps;
  /** Rows of their own below a row: what stands behind it. */
  below?: (row: Row) => ReactNode;
  /** The rows of its foot. */
  foot?: ReactNode;
  /** `cards`: each row on its own, values under their words. `lines`: the same, one value a line. Else a small table. */
  phone?: 'cards' | 'lines' | 'table';
  /** With a line around it. */
  isFramed?: boolean;
  /** Stands in a frame: its text begins a little inside. */
  isInset?: boolean;
  /** The head stays in sight: of the page, or of the box that scrolls. */
  stickyHead?: 'page' | 'box';
  className?: string | undefined;
  style?: CSSProperties;
}

const waitingRows = 4;

export function DataTable<Row, Sort extends string = never>(props: DataTableProps<Row, Sort>) {
  const { columns, rows, groups, windowed, keyOf, empty, rowProps, below, foot, phone = 'table' } = props;
  const { isFramed, isInset, stickyHead, className } = props;
  const waitingId = useId();
  const isEmpty = groups ? groups.length === 0 : windowed ? windowed.total === 0 : rows?.length === 0;
  if (isEmpty && empty !== undefined) return empty;

  const ofRows = (some: readonly Row[]) =>
    some.map((row) => (
      <Fragment key={keyOf(row)}>
        <TableRow row={row} columns={columns} rowProps={rowProps} />
        {below?.(row)}
      </Fragment>
    ));
  const waiting = Array.from({ length: waitingRows }, (_, index) => (
    <WaitingRow key={`${waitingId}${String(index)}`} columns={columns.length} />
  ));

  const table = (
    <table
      className={className === undefined ? classes.table : `${classes.table} ${className}`}
      style={props.style}
      data-phone={phone}
      data-inset={isFramed || isInset || undefined}
      data-sticky={stickyHead}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      aria-rowcount={windowed && windowed.total + 1}
      aria-busy={!rows && !groups && !windowed ? true : undefined}
    >
      <TableHead columns={columns} sorting={props.sorting} index={windowed && 1} />
      {groups?.map(({ key, head, rows: inside }) => (
        <tbody key={key}>
          {head}
          {ofRows(inside)}
        </tbody>
      ))}
      {windowed && <WindowedRows {...windowed} columns={columns} keyOf={keyOf} rowProps={rowProps} />}
      {!groups && !windowed && <tbody>{rows ? ofRows(rows) : waiting}</tbody>}
      {foot !== undefined && <tfoot>{foot}</tfoot>}
    </table>
  );
  const box = <div className={classes.box}>{table}</div>;
  return isFramed ? <div className="panel overflow-hidden">{box}</div> : box;
}
