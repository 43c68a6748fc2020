// Rows of a long list: only the visible ones are in the page; spacers above and below stand for the others.
import type { RefObject } from 'react';
import type { Column } from './column.ts';
import type { RowRange } from './row-window.ts';
import { type RowProps, SteadyRow, WaitingRow } from './TableRow.tsx';

export interface RowWindow<Row> {
  /** Number of all rows, including those not in the page. */
  readonly total: number;
  readonly range: RowRange;
  /** Every row is as high. */
  readonly rowHeight: number;
  /** Undefined while it is fetched. */
  readonly rowAt: (row: number) => Row | undefined;
  /** Element that `useRowWindow` measures. */
  readonly body: RefObject<HTMLTableSectionElement | null>;
}

interface WindowedRowsProps<Row> extends RowWindow<Row> {
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string | number;
  rowProps?: ((row: Row) => RowProps) | undefined;
}

export function WindowedRows<Row>(props: WindowedRowsProps<Row>) {
  const { total, range, rowHeight, rowAt, body, columns, keyOf, rowProps } = props;
  const count = Math.max(0, Math.min(range.end, total) - range.first);
  const after = Math.max(0, total - range.end);
  return (
    <tbody ref={body}>
      {range.first > 0 && <Spacer height={range.first * rowHeight} />}
      {Array.from({ length: count }, (_, offset) => {
        const place = range.first + offset;
        const row = rowAt(place);
        // The head is the first row.
        return row === undefined ? (
          <WaitingRow key={`waiting-${String(place)}`} columns={columns.length} height={rowHeight} />
        ) : (
          <SteadyRow key={keyOf(row)} row={row} columns={columns} rowProps={rowProps} index={place + 2} />
        );
      })}
      {after > 0 && <Spacer height={after * rowHeight} />}
    </tbody>
  );
}

function Spacer({ height }: { height: number }) {
  return <tr aria-hidden className="bd-0 p-0 phone-block" style={{ height }} />;
}
