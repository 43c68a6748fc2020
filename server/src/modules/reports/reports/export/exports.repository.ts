// SQL of reports that are written in the background.
import type { ReportExport } from '@praxora/contract/reports/report-exports.calls';
import type { Column, Columns } from '../../../../platform/database/row-types.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

export interface ExportRow extends Columns<'report_export', 'id' | 'rows_done' | 'row_count'> {
  readonly state: Column<'report_export', 'state', ReportExport['state']>;
  readonly blob_id: string;
  readonly name: string;
}

/** The requested export, as it was asked for. */
export interface ExportRequest extends Columns<'report_export', 'report' | 'format' | 'language'> {
  readonly query: Column<'report_export', 'query', Readonly<Record<string, unknown>>>;
}

interface NewExport extends ExportRequest {
  readonly userId: number;
  readonly blobId: string;
  readonly rows: number;
}

export const insertExport = async (tx: Tx, wish: NewExport): Promise<number> =>
  (
    await tx.one<Columns<'report_export', 'id'>>(
      `insert into report_export (practice_id, requested_by, report, format, language, query, blob_id, row_count)
       values ($practice, $1, $2, $3, $4, $5, $6, $7) returning id`,
      [
        wish.userId,
        wish.report,
        wish.format,
        wish.language,
        JSON.stringify(wish.query),
        wish.blobId,
        wish.rows,
      ],
    )
  ).id;

/** A file that was written at once, noted so that it goes with the other files of exports when a person is erased. */
export const insertFinishedExport = (tx: Tx, file: Omit<NewExport, 'query'>): Promise<number> =>
  tx.run(
    `insert into report_export (practice_id, requested_by, report, format, language, query, blob_id, state, rows_done, row_count)
     values ($practice, $1, $2, $3, $4, '{}', $5, 'done', $6, $6)`,
    [file.userId, file.report, file.format, file.language, file.blobId, file.rows],
  );

const shown = `
  select x.id, x.state, coalesce(x.blob_id, '') as blob_id, coalesce(b.name, '') as name, x.rows_done, x.row_count
  from report_export x left join blob b on b.practice_id = x.practice_id and b.id = x.blob_id
  where x.practice_id = $practice`;

export const findExport = (tx: Tx, id: number): Promise<ExportRow | null> =>
  tx.maybe<ExportRow>(`${shown} and x.id = $1`, [id]);

export const countUnderWay = async (tx: Tx): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      `select count(*)::integer as count from report_export
       where practice_id = $practice and state in ('waiting', 'running')`,
    )
  ).count;

/** Null: it was cancelled before it began. */
export const begin = (
  tx: Tx,
  id: number,
): Promise<
  (ExportRequest & { blob_id: NonNullable<Column<'report_export', 'blob_id'>>; practice: string }) | null
> =>
  tx.maybe(
    `update report_export x set state = 'running', rows_done = 0
     where x.practice_id = $practice and x.id = $1 and x.state in ('waiting', 'running')
     returning x.report, x.format, x.language, x.query, x.blob_id, (select p.name from practice p where p.id = x.practice_id) as practice`,
    [id],
  );

export const finish = (tx: Tx, id: number, rows: number): Promise<number> =>
  tx.run(
    `update report_export set state = 'done', rows_done = $2 where practice_id = $practice and id = $1 and state = 'running'`,
    [id, rows],
  );

export const end = (tx: Tx, id: number, state: 'failed' | 'cancelled'): Promise<number> =>
  tx.run(
    `update report_export set state = $2 where practice_id = $practice and id = $1 and state in ('waiting', 'running')`,
    [id, state],
  );

/** Ids of the files that are there. */
export const listFiles = async (tx: Tx): Promise<string[]> =>
  (
    await tx.rows<Columns<'blob', 'id'>>(
      'select blob_id as id from report_export where practice_id = $practice and blob_id is not null',
    )
  ).map(({ id }) => id);

export const cancelAll = (tx: Tx): Promise<number> =>
  tx.run(
    `update report_export set state = 'cancelled' where practice_id = $practice and state in ('waiting', 'running')`,
  );
