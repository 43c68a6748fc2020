// Bulk insert over PostgreSQL's COPY.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';

export type Value = string | number | boolean | null | readonly number[];

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function written(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'string')
    return value.replace(/[\\\t\n\r]/g, (special) => escapes[special] ?? special);
  if (typeof value === 'object') return `{${value.join(',')}}`;
  return typeof value === 'boolean' ? (value ? 't' : 'f') : String(value);
}

export const copyText = (rows: readonly (readonly Value[])[]): string =>
  rows.map((row) => `${row.map(written).join('\t')}\n`).join('');

/** So many rows become one text at a time: large enough to be quick, small enough to lie in memory beside them. */
const rowsAtOnce = 1000;

function* texts(rows: readonly (readonly Value[])[]): Generator<string> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) yield copyText(rows.slice(at, at + rowsAtOnce));
}

/**
 * Table and columns are code, never input. PostgreSQL copies into no table whose row level security applies to the user, as to an
 * owner that is no superuser: the rows then go through a temporary table, inside the caller's transaction.
 */
export async function copyRows(
  client: Client,
  table: string,
  columns: string,
  rows: readonly (readonly Value[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const { rows: security } = await client.query<{ active: boolean }>(
    'select row_security_active($1::regclass) as active',
    [table],
  );
  if (!security[0]?.active) return copyInto(client, table, columns, rows);
  await client.query(
    `create temporary table copied on commit drop as select ${columns} from ${table} with no data`,
  );
  await copyInto(client, 'copied', columns, rows);
  await client.query(`insert into ${table} (${columns}) select ${columns} from copied`);
  await client.query('drop table copied');
}

async function copyInto(
  client: Client,
  table: string,
  columns: string,
  rows: readonly (readonly Value[])[],
): Promise<void> {
  await pipeline(Readable.from(texts(rows)), client.query(from(`copy ${table} (${columns}) from stdin`)));
}
