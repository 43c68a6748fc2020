// A long result, part by part: the driver reads what a query answers in one go, and holds everybody up meanwhile.
import type { QueryResultRow } from 'pg';
import type { Tx } from './tx.ts';

/** Small enough to be read in a few milliseconds. */
export const rowsInPart = 200;

/**
 * Reads a result in parts. All parts reflect the moment at which the first one is requested, whatever is written in
 * between. The name is code, never input; a transaction reads one result at a time under a name.
 */
export async function* inParts<Row extends QueryResultRow>(
  tx: Tx,
  name: string,
  sql: string,
  values: readonly unknown[] = [],
): AsyncGenerator<Row[]> {
  await tx.run(`declare ${name} no scroll cursor for ${sql}`, values);
  for (let isMore = true; isMore; ) {
    const part = await tx.rows<Row>(`fetch ${rowsInPart} from ${name}`);
    isMore = part.length === rowsInPart;
    if (part.length > 0) yield part;
  }
  await tx.run(`close ${name}`);
}

/** Where all of them are needed at once, and only reading them must not take long. */
export async function allInParts<Row extends QueryResultRow>(
  ...query: Parameters<typeof inParts>
): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const part of inParts<Row>(...query)) rows.push(...part);
  return rows;
}
