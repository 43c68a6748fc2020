// Lets a bulk load skip the check of every single row against its parent: the database checks all of them at once after.
import type { Client } from 'pg';

/**
 * Takes the foreign keys of the tables away for the time of `work` and puts them back as they were, which
 * checks the rows. Only inside a transaction, and on tables that nobody else uses yet.
 */
export async function withoutForeignKeys(
  client: Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ drop: string; restore: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
     from pg_constraint
     where contype = 'f' and conrelid = any($1::text[]::regclass[])
     order by conrelid::regclass::text, conname`,
    [tables],
  );
  for (const key of rows) await client.query(key.drop);
  await work();
  for (const key of rows) await client.query(key.restore);
}
