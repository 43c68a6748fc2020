// SQL of exports: how far each is, and the rows that go into them.
import type { DataExport } from '@praxora/contract/reports/data-export.calls';
import { inParts } from '../../../platform/database/in-parts.ts';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { personName } from '../../account/index.ts';
import type { Row } from './cells.ts';
import type { ExportedFile } from './files.ts';

export interface ExportRow extends Columns<'data_export', 'id' | 'requested_at' | 'sections_done'> {
  readonly state: Column<'data_export', 'state', Exclude<DataExport['state'], 'expired'>>;
  readonly requested_by: string;
  readonly blob_id: Column<'blob', 'id'> | null;
  readonly name: Column<'blob', 'name'> | null;
  readonly size: number | null;
  readonly expires_at: Column<'blob', 'expires_at'> | null;
}

const exports = `
  select e.id, e.state, ${personName('u')} as requested_by, e.requested_at, e.sections_done,
         b.id as blob_id, b.name, b.size::float8 as size, b.expires_at
  from data_export e
  join practice_user u on u.id = e.requested_by
  left join blob b on b.practice_id = e.practice_id and b.id = e.blob_id and b.is_whole and b.expires_at > now()
  where e.practice_id = $practice`;

export const findExport = (tx: Tx, id: number): Promise<ExportRow | null> =>
  tx.maybe<ExportRow>(`${exports} and e.id = $1`, [id]);

export const findLatest = (tx: Tx): Promise<ExportRow | null> =>
  tx.maybe<ExportRow>(`${exports} order by e.id desc limit 1`);

export const findExportOfBlob = async (tx: Tx, blobId: string): Promise<number | null> =>
  (
    await tx.maybe<Columns<'data_export', 'id'>>(
      'select id from data_export where practice_id = $practice and blob_id = $1',
      [blobId],
    )
  )?.id ?? null;

/** Null: there is one under way. */
export const insertExport = async (tx: Tx, userId: number): Promise<number | null> =>
  (
    await tx.maybe<Columns<'data_export', 'id'>>(
      `insert into data_export (practice_id, requested_by) values ($practice, $1)
       on conflict (practice_id) where state in ('waiting', 'running') do nothing returning id`,
      [userId],
    )
  )?.id ?? null;

/** From the beginning, also after an attempt that broke off; null: it was cancelled. */
export const begin = (tx: Tx, id: number): Promise<Columns<'person', 'language'> | null> =>
  tx.maybe(
    `update data_export e set state = 'running', sections_done = 0, blob_id = null
     from practice_user u
     where e.practice_id = $practice and e.id = $1 and e.state in ('waiting', 'running') and u.id = e.requested_by
     returning u.language`,
    [id],
  );

/** False: it was cancelled. */
export const noteProgress = async (tx: Tx, id: number, sectionsDone: number): Promise<boolean> =>
  (await tx.run(
    `update data_export set sections_done = $2 where practice_id = $practice and id = $1 and state = 'running'`,
    [id, sectionsDone],
  )) === 1;

export const finish = async (tx: Tx, id: number, blobId: string): Promise<boolean> =>
  (await tx.run(
    `update data_export set state = 'done', blob_id = $2 where practice_id = $practice and id = $1 and state = 'running'`,
    [id, blobId],
  )) === 1;

export const end = (tx: Tx, id: number, state: 'failed' | 'cancelled'): Promise<number> =>
  tx.run(
    `update data_export set state = $2 where practice_id = $practice and id = $1 and state in ('waiting', 'running')`,
    [id, state],
  );

/** The table's rows in parts, as they are at one moment. */
export const listRows = (tx: Tx, file: ExportedFile): AsyncGenerator<Row[]> => {
  const { table, columns = 't.*', beside, joins = '', order = 'id', practice = 'practice_id' } = file;
  return inParts<Row>(
    tx,
    'export_rows',
    `select ${columns}${beside ? `, ${beside}` : ''} from ${table} t ${joins}
     where t.${practice} = $practice order by t.${order}`,
  );
};

/** Column names of a table; an empty table has no row to take them from. */
export const listColumns = async (tx: Tx, table: string): Promise<string[]> =>
  (
    await tx.rows<{ column: string }>(
      `select attname as column from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
      [table],
    )
  ).map(({ column }) => column);

export type DocumentFile = Columns<'article_document_version', 'document_id' | 'version' | 'file_name'>;

export const listDocuments = (tx: Tx): Promise<DocumentFile[]> =>
  tx.rows<DocumentFile>(
    `select document_id, version, file_name from article_document_version where practice_id = $practice
     order by document_id, version`,
  );

export const findContent = async (tx: Tx, document: DocumentFile): Promise<Buffer | null> =>
  (
    await tx.maybe<Columns<'article_document_version', 'content'>>(
      'select content from article_document_version where practice_id = $practice and document_id = $1 and version = $2',
      [document.document_id, document.version],
    )
  )?.content ?? null;

export type WaitingFile = Columns<'invoice_mail', 'id' | 'file_name'>;

/** Files that came by mail and wait for a person. */
export const listWaitingFiles = (tx: Tx): Promise<WaitingFile[]> =>
  tx.rows<WaitingFile>(
    'select id, file_name from invoice_mail where practice_id = $practice and content is not null order by id',
  );

export const findWaitingContent = async (tx: Tx, id: number): Promise<Buffer | null> =>
  (
    await tx.maybe<Columns<'invoice_mail', 'content'>>(
      'select content from invoice_mail where practice_id = $practice and id = $1',
      [id],
    )
  )?.content ?? null;

export type InvoiceFile = Columns<'invoice_file', 'invoice_id' | 'file_name'>;

export const listInvoiceFiles = (tx: Tx): Promise<InvoiceFile[]> =>
  tx.rows<InvoiceFile>(
    'select invoice_id, file_name from invoice_file where practice_id = $practice order by invoice_id',
  );

export const findInvoiceContent = async (tx: Tx, invoiceId: number): Promise<Buffer | null> =>
  (
    await tx.maybe<Columns<'invoice_file', 'content'>>(
      'select content from invoice_file where practice_id = $practice and invoice_id = $1',
      [invoiceId],
    )
  )?.content ?? null;

/** Ids of the files that are there. */
export const listFiles = async (tx: Tx): Promise<string[]> =>
  (
    await tx.rows<Columns<'blob', 'id'>>(
      'select blob_id as id from data_export where practice_id = $practice and blob_id is not null',
    )
  ).map(({ id }) => id);

export const cancelAll = (tx: Tx): Promise<number> =>
  tx.run(
    `update data_export set state = 'cancelled' where practice_id = $practice and state in ('waiting', 'running')`,
  );
