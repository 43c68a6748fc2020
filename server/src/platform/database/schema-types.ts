// Writes the row types of all tables as the migrations left them: the content of `schema.ts`.
import type { Tx } from './tx.ts';

/** The values that the driver reads each type as, with the parsers of `connection.ts`. JSON is narrowed by its reader. */
const plainTypes: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bpchar: 'string',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  xid8: 'string',
};

/** The driver reads the elements of an array by parsers of its own: whole numbers of eight bytes stay text there. */
const elementTypes: Readonly<Record<string, string>> = {
  date: 'string',
  int2: 'number',
  int4: 'number',
  text: 'string',
  uuid: 'string',
};

interface ColumnDescription {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
  /** The conditions on this column alone, as PostgreSQL prints them. */
  readonly checks: readonly string[];
}

const columnsOfAllTables = `
  select c.relname::text as table, a.attname::text as column, t.typname::text as type, not a.attnotnull as nullable,
    array(
      select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
      order by k.conname) as checks
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname collate "C", a.attnum`;

const lineWidth = 110;

/** The text of `schema.ts` for the database that the connection leads to. */
export async function writeSchemaTypes(tx: Tx): Promise<string> {
  const tables = new Map<string, string[]>();
  for (const description of await tx.rows<ColumnDescription>(columnsOfAllTables)) {
    const properties = tables.get(description.table) ?? [];
    tables.set(description.table, [...properties, ...propertyLines(description)]);
  }
  return [
    '// Row types of all tables. Generated from the migrated database by `npm run generate:schema`; a test fails while it is old.',
    '',
    'export interface Tables {',
    ...[...tables].flatMap(([table, properties]) => [`  readonly ${table}: {`, ...properties, '  };']),
    '}',
    '',
  ].join('\n');
}

/** Lines of one property in the formatter's layout: a union too long for one line has a line for each value. */
function propertyLines({ table, column, type, nullable, checks }: ColumnDescription): string[] {
  const values = checks.map(listedValues).find((list) => list !== null);
  const plain = values ?? [plainType(type)];
  if (plain[0] === undefined) throw new Error(`${table}.${column}: no TypeScript type is known for ${type}.`);
  // Null says nothing beside unknown.
  const options = nullable && plain[0] !== 'unknown' ? [...plain, 'null'] : plain;
  const line = `    readonly ${column}: ${options.join(' | ')};`;
  if (line.length <= lineWidth) return [line];
  const last = options.length - 1;
  return [
    `    readonly ${column}:`,
    ...options.map((option, index) => `      | ${option}${index === last ? ';' : ''}`),
  ];
}

function plainType(type: string): string | undefined {
  if (!type.startsWith('_')) return plainTypes[type];
  const element = elementTypes[type.slice(1)];
  return element === undefined ? undefined : `${element}[]`;
}

/** The values of `check (column in ('a', 'b'))`, as TypeScript writes them; null for every other condition. */
function listedValues(check: string): readonly string[] | null {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]+)\]\)\)\)$/.exec(check)?.[1];
  const items = list?.split(', ').map((item) => /^'([\w-]+)'::text$/.exec(item)?.[1]);
  if (items?.every((item) => item !== undefined)) return items.map((item) => `'${item}'`);
  const single = /^CHECK \(\(\w+ = '([\w-]+)'::text\)\)$/.exec(check)?.[1];
  return single === undefined ? null : [`'${single}'`];
}
