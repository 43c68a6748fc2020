// Filling all tables at once, as the owner and without a superuser's rights: references, further indexes, triggers and row level
// security are put aside, and set up again over the loaded rows. References are checked then, for all rows together.
import type { Client } from 'pg';

interface BulkLoad {
  /** Sets up again what was put aside. */
  finish(): Promise<void>;
}

interface Detail {
  readonly aside: string;
  readonly back: string;
}

const references = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as aside,
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, conname`;

/** Those of primary keys and unique constraints stay. */
const indexes = `
  select format('drop index %s', i.indexrelid::regclass) as aside, pg_get_indexdef(i.indexrelid) as back
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  order by i.indexrelid`;

const triggers = `
  select distinct format('alter table %s disable trigger user', tgrelid::regclass) as aside,
         format('alter table %s enable trigger user', tgrelid::regclass) as back
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and not tgisinternal`;

const rowSecurity = `
  select format('alter table %s no force row level security', oid::regclass) as aside,
         format('alter table %s force row level security', oid::regclass) as back
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relforcerowsecurity`;

/** Inside the transaction that made the tables. Empties them: migrations fill some. */
export async function beginBulkLoad(client: Client, tables: readonly string[]): Promise<BulkLoad> {
  const details: Detail[] = [];
  for (const list of [references, indexes, triggers, rowSecurity])
    details.push(...(await client.query<Detail>(list)).rows);
  await client.query(details.map(({ aside }) => aside).join(';\n'));
  await client.query(`truncate ${tables.join(', ')}`);
  return {
    finish: async () => {
      await client.query(`set local maintenance_work_mem = '256MB'`);
      // In the opposite order: a reference needs the unique index it points to.
      for (const { back } of details.reverse()) await client.query(back);
    },
  };
}
