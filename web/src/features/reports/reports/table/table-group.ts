import type { ReactNode } from 'react';
import type { ReportQuery } from '../query.ts';

/** A part of a grouping with the rows that are shown of it. */
export interface TableGroup<Row> {
  readonly key: string;
  readonly name: ReactNode;
  /** Query for its rows; null: the same as for all others. */
  readonly query: ReportQuery | null;
  /** How many of what it holds. */
  readonly note: string;
  readonly figures: ReactNode;
  /** Null: it does not open. */
  readonly isOpen: boolean | null;
  /** Undefined while they are fetched; empty while it is closed. */
  readonly rows: readonly Row[] | undefined;
  /** How many more it has than are shown. */
  readonly more: number;
  readonly onMore: () => void;
}
