// Numbers for rows of a database that others write to: whole blocks of a sequence, so that rows can be numbered before they are written.
import type { Client } from 'pg';

/** A block is whole unless somebody else draws a number in the same instant: then the next one is tried. */
const attempts = 200;

async function drawFrom(client: Client, sequence: string, count: number): Promise<number> {
  if (count === 0) return 1;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { rows } = await client.query<{ first: number; isWhole: boolean }>(
      `select min(n)::integer as first, max(n) - min(n) + 1 = $2 as "isWhole"
       from (select nextval($1::regclass) as n from generate_series(1, $2::integer)) drawn`,
      [sequence, count],
    );
    if (rows[0]?.isWhole) return rows[0].first;
  }
  throw new Error(`No block of ${count} numbers is free in ${sequence}`);
}

/** The first of so many numbers in a row, for new rows of the table. */
export async function drawNumbers(client: Client, table: string, count: number): Promise<number> {
  const { rows } = await client.query<{ sequence: string }>(
    `select pg_get_serial_sequence($1, 'id') as sequence`,
    [table],
  );
  return drawFrom(client, rows[0]?.sequence ?? '', count);
}

export const drawOrderNumbers = (client: Client, count: number): Promise<number> =>
  drawFrom(client, 'platform_order_number', count);
