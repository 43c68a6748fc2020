// What the database's own catalogue says about the tables of the product.
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Manifest, TableColumns } from './format.ts';

/** Tables with the columns that can be written, in a fixed order. Generated columns follow from the others. */
export const listTables = (tx: Tx): Promise<TableColumns[]> =>
  tx.rows<{ table: string; columns: string[] }>(
    `select c.relname::text as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and ${isOurs}
     group by c.relname order by c.relname`,
  );

/** An operator may have added an extension with tables or views of its own. */
const isOurs = `not exists (select from pg_depend d
  where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** Tables of which this role would read only some rows because of row level security, without being told. */
export async function listHiddenTables(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ name: string }>(
    `select c.relname::text as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and row_security_active(c.oid)
       and not exists (select from pg_policy p
         where p.polrelid = c.oid and p.polcmd = '*' and pg_get_expr(p.polqual, p.polrelid) = 'true'
           and exists (select from unnest(p.polroles) as r(id) where r.id <> 0 and pg_has_role(r.id, 'usage')))
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

export async function readSequences(tx: Tx): Promise<Manifest['sequences']> {
  const names = await tx.rows<{ name: string }>(
    `select c.relname::text as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and ${isOurs} order by 1`,
  );
  if (names.length === 0) return {};
  const states = await tx.rows<{ name: string; last: number; isCalled: boolean }>(
    names
      .map(
        ({ name }) => `select '${name}' as name, last_value as last, is_called as "isCalled" from "${name}"`,
      )
      .join(' union all '),
  );
  return Object.fromEntries(states.map(({ name, last, isCalled }) => [name, { last, isCalled }]));
}

export async function readMigrations(tx: Tx): Promise<Record<string, string>> {
  const rows = await tx.rows<Columns<'schema_migration', 'name' | 'checksum'>>(
    'select name, checksum from schema_migration order by name',
  );
  return Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]));
}

/** Something of somebody is in the database: a table, a view, a sequence. */
export async function isEmpty(tx: Tx): Promise<boolean> {
  const row = await tx.maybe(
    `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_toast%'
       and n.nspname not like 'pg\\_temp%' and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and ${isOurs}
     limit 1`,
  );
  return row === null;
}

export const readServerVersion = async (tx: Tx): Promise<string> =>
  (await tx.one<{ version: string }>(`select current_setting('server_version') as version`)).version;
