// SQL of an import: the rows of the file in temporary tables (import_rows_…), the ids they get (import_ids_…), and how they are written.
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import {
  contentColumns,
  derivedColumns,
  jobColumns,
  jobKey,
  jobPayload,
  personTables,
  sharedSections,
  sharedTables,
} from './moved-tables.ts';
import type { MovedColumn, MovedTable } from './schema.repository.ts';

/** One empty table for each section of the file; answers the sections with their columns. */
export async function createFileTables(
  tx: Tx,
  tables: readonly MovedTable[],
): Promise<Map<string, readonly string[]>> {
  const sections = new Map<string, readonly string[]>();
  const create = async (section: string, columns: readonly string[], source: string): Promise<void> => {
    await tx.run(`create temporary table import_rows_${section} on commit drop as ${source} where false`);
    sections.set(section, columns);
  };
  for (const { name, columns } of tables) {
    const names = columns.map((column) => column.name);
    await create(name, names, `select ${names.join(', ')} from ${name}`);
  }
  const product = sections.get('product') ?? [];
  for (const [table, { columns, source }] of Object.entries(sharedSections(product))) {
    const selection = columns.map(({ name, from }) => `${from} as ${name}`).join(', ');
    await create(
      `shared_${table}`,
      columns.map(({ name }) => name),
      `select ${selection} from ${source}`,
    );
  }
  await create('job', jobColumns, `select ${jobColumns.join(', ')} from job`);
  for (const { name, hasId } of tables) if (hasId && !isShared(name)) await createIds(tx, name);
  for (const table of sharedTables) await createIds(tx, table);
  return sections;
}

const isShared = (table: string): boolean => sharedTables.some((shared) => shared === table);

const createIds = (tx: Tx, table: string): Promise<number> =>
  tx.run(
    `create temporary table import_ids_${table} (old_id bigint primary key, new_id bigint not null) on commit drop`,
  );

export async function analyzeFileTables(tx: Tx, sections: readonly string[]): Promise<void> {
  for (const section of sections) await tx.run(`analyze import_rows_${section}`);
}

export const renamePractice = (tx: Tx, name: string): Promise<number> =>
  tx.run('update import_rows_practice set name = $1', [name]);

const nextId = (table: string): string => `nextval(pg_get_serial_sequence('${table}', 'id'))`;

/** New ids in the order of the old ones. A person who has a login here is that person. */
export async function giveIds(tx: Tx, tables: readonly MovedTable[]): Promise<void> {
  await tx.run(
    `insert into import_ids_person (old_id, new_id)
     select s.id, p.id from import_rows_person s join person p on p.email = s.email`,
  );
  await tx.run(
    'create temporary table import_known_person on commit drop as select old_id from import_ids_person',
  );
  for (const { name, hasId } of tables) {
    if (!hasId) continue;
    await tx.run(
      `insert into import_ids_${name} (old_id, new_id)
       select o.id, ${nextId(name)} from (
         select s.id from import_rows_${name} s
         where not exists (select from import_ids_${name} i where i.old_id = s.id) order by s.id) o`,
    );
  }
  for (const { name, columns } of tables) {
    for (const column of columns) await giveIdsOfGoneRows(tx, name, column);
  }
  for (const { name, hasId } of tables) if (hasId) await tx.run(`analyze import_ids_${name}`);
}

/** A required id of a row that is gone becomes one that no row has, and never that of somebody else's row. */
async function giveIdsOfGoneRows(tx: Tx, table: string, column: MovedColumn): Promise<void> {
  const { name, refersTo, isBound, isRequired } = column;
  if (isBound || !isRequired || !refersTo) return;
  await tx.run(
    `insert into import_ids_${refersTo} (old_id, new_id)
     select o.id, ${nextId(refersTo)} from (
       select distinct s.${name} as id from import_rows_${table} s
       where not exists (select from import_ids_${refersTo} i where i.old_id = s.${name})) o`,
  );
}

/**
 * An order keeps its platform number unless it is taken here. The sequence goes on after the greatest of them, so that no later order gets
 * a number that has just come in.
 */
export async function giveOrderNumbers(tx: Tx): Promise<void> {
  await tx.run(
    `select setval('platform_order_number', greatest(
       (select last_value from platform_order_number),
       (select max(substr(platform_order_number, 4)::bigint) from import_rows_purchase_order where platform_order_number ~ '^PX-[0-9]{1,15}$')))`,
  );
  await tx.run(
    'create temporary table import_order_number (old_number text not null, new_number text not null) on commit drop',
  );
  const numbers = await tx.rows<Columns<'purchase_order', 'platform_order_number'>>(
    'select platform_order_number from import_rows_purchase_order',
  );
  const taken = await tx.rows<Columns<'purchase_order', 'platform_order_number'>>(
    'select platform_order_number from purchase_order where platform_order_number = any($1)',
    [numbers.map((row) => row.platform_order_number)],
  );
  await tx.run(
    `insert into import_order_number (old_number, new_number)
     select number, 'PX-' || nextval('platform_order_number') from unnest($1::text[]) as t (number)`,
    [taken.map((row) => row.platform_order_number)],
  );
}

export const listRenumbered = (tx: Tx): Promise<{ before: string; after: string }[]> =>
  tx.rows('select old_number as before, new_number as after from import_order_number order by old_number');

/** Persons with a login here stay as they are, with their own second step. */
function newRows(table: string): string {
  const person = personTables[table];
  return person === undefined
    ? 'true'
    : `not exists (select from import_known_person k where k.old_id = s.${person})`;
}

export async function writeTable(tx: Tx, { name, columns }: MovedTable): Promise<void> {
  const joins: string[] = [];
  const values = columns.map((column) => {
    const content = contentColumns[`${name}.${column.name}`];
    if (content !== undefined) return content;
    if (column.refersTo === undefined) return `s.${column.name}`;
    if (column.refersTo === null) return 'null';
    const alias = `i${joins.length}`;
    joins.push(`left join import_ids_${column.refersTo} ${alias} on ${alias}.old_id = s.${column.name}`);
    return `${alias}.new_id`;
  });
  await tx.run(
    `insert into ${name} (${columns.map((column) => column.name).join(', ')}) overriding system value
     select ${values.join(', ')} from import_rows_${name} s ${joins.join(' ')} where ${newRows(name)}`,
  );
}

/** Without statistics the first requests would be slow. */
export async function analyzeTables(tx: Tx, tables: readonly MovedTable[]): Promise<void> {
  for (const { name } of tables) await tx.run(`analyze ${name}`);
}

export const readNewPractice = async (tx: Tx): Promise<number> =>
  (await tx.one<Columns<'practice', 'id'>>('select new_id::integer as id from import_ids_practice')).id;

interface Figures {
  readonly rows: string;
  readonly checksum: string | null;
}

/** Holds the written rows against those of the file: their number, every value that stays, and where an id stands. */
export async function compareTable(
  tx: Tx,
  { name, columns }: MovedTable,
  practiceId: number,
): Promise<string | null> {
  if (name in personTables) return null;
  const compared = columns
    .filter((column) => column.refersTo !== null && !derivedColumns.includes(`${name}.${column.name}`))
    .map((column) =>
      column.refersTo !== undefined || `${name}.${column.name}` in contentColumns
        ? `(r.${column.name} is null)`
        : `r.${column.name}`,
    );
  const figures = (source: string): Promise<Figures> =>
    tx.one<Figures>(
      `select count(*) as rows, sum(hashtextextended(row(${compared.join(', ')})::text, 0)::numeric)::text as checksum
       from ${source}`,
    );
  const file = await figures(`import_rows_${name} r`);
  const written = await figures(
    `${name} r where r.${name === 'practice' ? 'id' : 'practice_id'} = ${practiceId}`,
  );
  if (file.rows !== written.rows) return `${written.rows} rows instead of ${file.rows}`;
  return file.checksum === written.checksum ? null : 'its values are not those of the file';
}

type MovedJob = Columns<'job', 'queue' | 'payload' | 'run_at' | 'singleton_key'>;

export const listJobs = (tx: Tx): Promise<MovedJob[]> =>
  tx.rows<MovedJob>(
    `select s.queue, ${jobPayload} as payload, s.run_at, ${jobKey} as singleton_key from import_rows_job s order by s.run_at`,
  );
