// The rights of the application role in one database: read, compared with what the migrations grant, and repaired. A database that
// was restored under another name, or whose dump left grants out, has none of them.
import { type Client, escapeIdentifier, type QueryResultRow } from 'pg';
import { appRights } from './app-rights.ts';

/** Error: the application role lacks rights, and so the product cannot be used. */
export class MissingRights extends Error {
  override readonly name = 'MissingRights';
}

/** A connection, or a pool of them. */
interface Querying {
  query<Row extends QueryResultRow>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** Each line is what stands between `grant` and `to`. */
const rightsOfRole = `
  with app as (select oid from pg_roles where rolname = $1)
  select string_agg(lower(a.privilege_type), ', ' order by a.privilege_type) || ' on '
      || case c.relkind when 'S' then 'sequence' else 'table' end || ' ' || quote_ident(c.relname) as line
    from pg_class c cross join aclexplode(c.relacl) a join app on app.oid = a.grantee
    where c.relnamespace = 'public'::regnamespace
    group by c.oid, c.relkind, c.relname
  union all
  select lower(a.privilege_type) || ' (' || string_agg(quote_ident(t.attname), ', ' order by t.attname)
      || ') on table ' || quote_ident(c.relname)
    from pg_class c join pg_attribute t on t.attrelid = c.oid and not t.attisdropped
    cross join aclexplode(t.attacl) a join app on app.oid = a.grantee
    where c.relnamespace = 'public'::regnamespace
    group by c.oid, c.relname, a.privilege_type
  union all
  select 'execute on routine ' || p.oid::regprocedure
    from pg_proc p cross join aclexplode(p.proacl) a join app on app.oid = a.grantee
    where p.pronamespace = 'public'::regnamespace`;

export async function readRights(database: Querying, role: string): Promise<string[]> {
  const { rows } = await database.query<{ line: string }>(rightsOfRole, [role]);
  return rows.map(({ line }) => line).sort();
}

/** Functions with the owner's rights that everybody may call, as after a restore without grants. */
const openFunctions = `
  select p.oid::regprocedure::text as name from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prosecdef and p.prorettype <> 'trigger'::regtype
    and has_function_privilege('public', p.oid, 'execute')`;

/** Tables whose policy for the owner is missing or names a former owner, who may be no role of this server. */
const foreignPolicies = `
  select format('drop policy if exists owner on %s; create policy owner on %s to %s using (true) with check (true)',
      c.oid::regclass, c.oid::regclass, c.relowner::regrole) as repair
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relforcerowsecurity and not exists (
    select from pg_policy p where p.polrelid = c.oid and p.polname = 'owner' and p.polroles = array[c.relowner])`;

/**
 * Over the owner's connection, after migrating. Gives the role exactly the rights of the migrations, and returns whether something had
 * to be changed. All in one transaction: a server that works beside it never sees a right missing.
 */
export async function repairRights(client: Client, role: string): Promise<boolean> {
  const statements = await repairs(client, role);
  if (statements.length === 0) return false;
  await client.query('begin');
  try {
    // On a distributed database: one part after the other, since references join the tables. Elsewhere it says nothing.
    await client.query(`set local citus.multi_shard_modify_mode = 'sequential'`);
    await client.query(statements.join(';\n'));
    await client.query('commit');
    return true;
  } catch (error) {
    await client.query('rollback');
    throw new MissingRights(
      `The rights of the application role ${role} could not be repaired: ${(error as Error).message}. DATABASE_URL must name the owner of all tables.`,
    );
  }
}

async function repairs(client: Client, role: string): Promise<string[]> {
  const to = escapeIdentifier(role);
  const current = await readRights(client, role);
  const isWrong = current.join('\n') !== appRights.join('\n');
  const { rows: open } = await client.query<{ name: string }>(openFunctions);
  const { rows: policies } = await client.query<{ repair: string }>(foreignPolicies);
  const { rows: schema } = await client.query<{ closed: boolean }>(
    `select not has_schema_privilege($1, 'public', 'usage') as closed`,
    [role],
  );
  return [
    ...(schema[0]?.closed ? [`grant usage on schema public to ${to}`] : []),
    ...open.map(({ name }) => `revoke all on routine ${name} from public`),
    ...policies.map(({ repair }) => repair),
    // Taking a right of a table away takes it from its columns too: all are given again afterwards.
    ...(isWrong ? current.filter((line) => !appRights.includes(line)) : []).map(
      (line) => `revoke ${line} from ${to}`,
    ),
    ...(isWrong ? appRights : []).map((line) => `grant ${line} to ${to}`),
  ];
}

/** Over the application's own connection. Rejects with the reason when rights are missing; more rights than usual are no reason. */
export async function refuseMissingRights(database: Querying): Promise<void> {
  const { rows } = await database.query<{ role: string }>('select current_user::text as role');
  const role = rows[0]?.role ?? '';
  const current = new Set((await readRights(database, role)).flatMap(singleRights));
  const missing = appRights.flatMap(singleRights).filter((right) => !current.has(right));
  if (missing.length === 0) return;
  const others = missing.length > 1 ? ` and ${missing.length - 1} other rights` : '';
  throw new MissingRights(
    `The application role ${role} lacks ${missing[0]}${others} in this database. They are repaired when the server starts with the owner of all tables in DATABASE_URL.`,
  );
}

/** `insert, select on table cart_note` is two rights; a list of columns stays together. */
function singleRights(line: string): string[] {
  const at = line.indexOf(' on ');
  const privileges =
    line.includes('(') && !line.startsWith('execute') ? [line.slice(0, at)] : line.slice(0, at).split(', ');
  return privileges.map((privilege) => `${privilege}${line.slice(at)}`);
}

/** The text of `app-rights.ts` for a migrated database. */
export async function writeRights(database: Querying, role: string): Promise<string> {
  return [
    '// Rights of the application role. Generated from the migrated database by `npm run generate:schema`; a test fails while it is old.',
    '',
    '/** Each line is what stands between `grant` and `to`. */',
    'export const appRights: readonly string[] = [',
    ...(await readRights(database, role)).map((line) => `  '${line}',`),
    '];',
    '',
  ].join('\n');
}
