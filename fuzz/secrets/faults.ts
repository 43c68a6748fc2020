// Makes every write of practices fail in the database, in the way that tells most: with the row, and with a value in the
// message.
import type { Pool } from 'pg';

/** Without these nobody gets as far as the fault. */
const spared = ['session', 'idempotent_answer'];
const quoted = { storage: 'name', address: 'short_name', article: 'name' };

/** Returns how to mend it. */
export async function breakWrites(owner: Pool): Promise<() => Promise<void>> {
  const { rows } = await owner.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and c.column_name = 'practice_id' and t.table_type = 'BASE TABLE'
       and not (c.table_name = any($1))`,
    [spared],
  );
  for (const { name } of rows)
    await owner.query(`alter table "${name}" add constraint planted_fault check (false) not valid`);
  for (const [table, column] of Object.entries(quoted)) {
    await owner.query(
      `create function quote_${table}() returns trigger language plpgsql
       as $$ begin perform new.${column}::integer; return new; end $$`,
    );
    await owner.query(
      `create trigger planted_fault before insert or update on ${table} for each row execute function quote_${table}()`,
    );
  }
  return async () => {
    for (const { name } of rows) await owner.query(`alter table "${name}" drop constraint planted_fault`);
    for (const table of Object.keys(quoted)) await owner.query(`drop function quote_${table} cascade`);
  };
}
