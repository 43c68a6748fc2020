// What the database's catalogue says about the tables that move: columns, ids and references.
import { referencesOnOneServer } from '../../../platform/database/one-server-references.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { leftBehind, personTables, type sharedTables, statedReferences } from './moved-tables.ts';

interface ColumnRow {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** Computed by the database from other columns. */
  readonly isGenerated: boolean;
}

interface ForeignKeyRow {
  readonly table: string;
  readonly referred: string;
  readonly columns: string[];
  readonly referredColumns: string[];
}

export interface MovedColumn {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** The table whose row the column names by its id; null: none whose rows move. Undefined: the column is no reference. */
  readonly refersTo: string | null | undefined;
  /** Without a foreign key a reference may name a row that is gone. */
  readonly isBound: boolean;
}

export interface MovedTable {
  readonly name: string;
  readonly columns: readonly MovedColumn[];
  /** Its rows have a number of their own, made by a sequence. */
  readonly hasId: boolean;
}

const listColumns = (tx: Tx): Promise<ColumnRow[]> =>
  tx.rows<ColumnRow>(
    `select c.relname::text as table, a.attname::text as column, format_type(a.atttypid, a.atttypmod) as type,
            a.attnotnull as "isRequired", a.attgenerated <> '' as "isGenerated"
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
     order by c.relname, a.attnum`,
  );

const listForeignKeys = (tx: Tx): Promise<ForeignKeyRow[]> =>
  tx.rows<ForeignKeyRow>(
    `select f.conrelid::regclass::text as table, f.confrelid::regclass::text as referred,
       (select array_agg(a.attname::text order by k.place) from unnest(f.conkey) with ordinality k (number, place)
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number) as columns,
       (select array_agg(a.attname::text order by k.place) from unnest(f.confkey) with ordinality k (number, place)
        join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.number) as "referredColumns"
     from pg_constraint f where f.contype = 'f' and f.connamespace = 'public'::regnamespace order by 1, 2, 3`,
  );

const isNumber = (type: string): boolean => type === 'integer' || type === 'bigint';

/** The tables whose rows move, each after those it refers to. */
export async function readMovedTables(tx: Tx): Promise<MovedTable[]> {
  const columns = await listColumns(tx);
  const keys = await listForeignKeys(tx);
  const names = [...new Set(columns.map(({ table }) => table))].filter((table) => isMoved(table, columns));
  const tables = names.map((name) => {
    const own = columns.filter(({ table, isGenerated }) => table === name && !isGenerated);
    return {
      name,
      hasId: own.some(({ column, type }) => column === 'id' && isNumber(type)),
      columns: own.map(({ column, type, isRequired }) => ({
        name: column,
        type,
        isRequired,
        refersTo: findReferred(keys, columns, name, column),
        isBound: !(`${name}.${column}` in statedReferences),
      })),
    };
  });
  return sortByReferences(tables, keys);
}

const isMoved = (table: string, columns: readonly ColumnRow[]): boolean =>
  !(table in leftBehind) &&
  (table === 'practice' ||
    table in personTables ||
    columns.some((column) => column.table === table && column.column === 'practice_id'));

/** A key over several columns may lead over another table, as from a counted label over its count to the stock entry. */
function findReferred(
  keys: readonly ForeignKeyRow[],
  columns: readonly ColumnRow[],
  table: string,
  column: string,
): string | null | undefined {
  if (column === 'practice_id') return 'practice';
  const stated = statedReferences[`${table}.${column}`];
  if (stated !== undefined) return stated;
  const type = columns.find((row) => row.table === table && row.column === column)?.type ?? '';
  if (column === 'id' && isNumber(type)) return table;
  for (const key of keys.filter((one) => one.table === table && one.columns.includes(column))) {
    const referredColumn = key.referredColumns[key.columns.indexOf(column)] ?? '';
    if (key.referred in leftBehind) return null;
    const referred = findReferred(keys, columns, key.referred, referredColumn);
    if (referred !== undefined) return referred;
  }
  return referencesOnOneServer[`${table}.${column}`];
}

function sortByReferences(tables: readonly MovedTable[], keys: readonly ForeignKeyRow[]): MovedTable[] {
  const sorted: MovedTable[] = [];
  let open = [...tables];
  while (open.length > 0) {
    const names = open.map(({ name }) => name);
    const ready = open.filter(({ name }) =>
      keys.every((key) => key.table !== name || key.referred === name || !names.includes(key.referred)),
    );
    if (ready.length === 0) throw new Error(`Tables refer to each other in a circle: ${names.join(', ')}`);
    sorted.push(...ready);
    open = open.filter((table) => !ready.includes(table));
  }
  return sorted;
}

/** The columns of moved rows that name a row of the shared table. */
export const listUses = (
  tables: readonly MovedTable[],
  shared: (typeof sharedTables)[number],
): { readonly table: string; readonly column: string }[] =>
  tables.flatMap(({ name, columns }) =>
    columns
      .filter((column) => column.refersTo === shared && column.name !== 'id')
      .map((column) => ({ table: name, column: column.name })),
  );
