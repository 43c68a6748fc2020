// A page that is one list: its head, what chooses among the rows, and the table of what a query brought, or what stands in
// its place: a skeleton, why it failed, or why there is nothing yet.
import type { ReactNode } from 'react';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { PageSkeleton } from '../feedback/PageSkeleton.tsx';
import { DataTable, type DataTableProps } from '../table/DataTable.tsx';

/** Part of a query that the page needs. */
interface ListQuery<Row> {
  readonly data: readonly Row[] | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface ListPageProps<Row, Sort extends string>
  extends Omit<DataTableProps<Row, Sort>, 'rows' | 'groups' | 'windowed'> {
  header: ReactNode;
  tabs?: ReactNode;
  /** Filters, shown from the start. */
  filters?: ReactNode;
  /** Above the table, once there are rows to work with. */
  toolbar?: ReactNode;
  query: ListQuery<Row>;
  /** Placeholder while the rows load: a skeleton of the page, or the table with waiting rows. */
  waiting?: 'page' | 'table';
  /** Texts shown when the rows could not be fetched. */
  failed: { readonly title: string; readonly text: string };
  /** Below the list, and its dialogs. */
  children?: ReactNode;
}

export function ListPage<Row, Sort extends string = never>(props: ListPageProps<Row, Sort>) {
  const { header, tabs, filters, toolbar, query, waiting = 'page', failed, children, ...table } = props;
  return (
    <>
      {header}
      {tabs}
      {filters}
      {query.error && !query.data ? (
        <ErrorState title={failed.title} onRetry={() => void query.refetch()}>
          {failed.text}
        </ErrorState>
      ) : query.data || waiting === 'table' ? (
        <>
          {query.data && toolbar}
          <DataTable rows={query.data} {...table} />
        </>
      ) : (
        <PageSkeleton />
      )}
      {children}
    </>
  );
}
