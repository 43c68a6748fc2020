// Practices that nobody acted for are the same afterwards, row by row.
import type { Pool } from 'pg';

export type Fingerprint = ReadonlyMap<string, string>;

/** Fingerprint of every table with rows of practices: number and content of the rows of these practices. */
export async function readFingerprint(owner: Pool, practiceIds: readonly number[]): Promise<Fingerprint> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and c.column_name = 'practice_id' and t.table_type = 'BASE TABLE' order by 1`,
  );
  const prints = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await owner.query<{ print: string }>(
      `select count(*) || ' rows ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as print
       from ${name} t where practice_id = any($1)`,
      [practiceIds],
    );
    prints.set(name, rows[0]?.print ?? '');
  }
  return prints;
}

export const changesBetween = (before: Fingerprint, after: Fingerprint): string[] =>
  [...before]
    .filter(([table, print]) => after.get(table) !== print)
    .map(([table, print]) => `${table} of others changed: ${print} before, ${after.get(table)} after`);
