// Finds the shared rows of the file among those of this installation, each by its key (docs/moving.md).
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { BackupError } from '../backup/format.ts';
import { type SharedTable, sharedTables } from './moved-tables.ts';

/** A shared row of the file that an operator equates with one of this installation, by their keys. */
export interface Mapping {
  readonly table: SharedTable;
  readonly before: string;
  readonly after: string;
}

/** Column of the key in this installation, and in the file. */
const keys: Readonly<Record<SharedTable, { readonly here: string; readonly inFile: string }>> = {
  category: { here: 'slug', inFile: 'key' },
  consumption_unit: { here: 'name_de', inFile: 'key' },
  manufacturer: { here: 'name', inFile: 'key' },
  product: { here: 'slug', inFile: 'slug' },
  vendor: { here: 'slug', inFile: 'key' },
};

const isCommon = (table: SharedTable): string =>
  table === 'product' || table === 'vendor' ? 't.practice_id is null' : 'true';

export async function matchSharedRows(tx: Tx, mappings: readonly Mapping[]): Promise<void> {
  for (const mapping of mappings) await map(tx, mapping);
  for (const table of sharedTables) {
    if (table === 'product') continue;
    const { here } = keys[table];
    await match(tx, table, `lower(t.${here}) = lower(s.key)`);
  }
  for (const condition of productKeys) await match(tx, 'product', `${condition} and ${isSamePackage}`);
  // Two products of the file are not one here: neither is matched.
  await tx.run(
    `delete from import_ids_product i where exists (
       select from import_ids_product o where o.new_id = i.new_id and o.old_id <> i.old_id)`,
  );
}

const bareNumber = `regexp_replace(upper(s.manufacturer_number), '[^A-Z0-9]', '', 'g')`;
const isSameManufacturer = `exists (
  select from manufacturer m where m.id = t.manufacturer_id and lower(m.name) = lower(s.manufacturer_name))`;
const codesFit = `(t.gtin is null or s.gtin is null or t.gtin = s.gtin) and (t.pzn is null or s.pzn is null or t.pzn = s.pzn)`;
const isSamePackage = `t.pack_size = s.pack_size and exists (
  select from consumption_unit u where u.id = t.content_unit_id and lower(u.name_de) = lower(s.content_unit_name))`;

/** The surest first: a product that is found by one key is not looked for by the next. */
const productKeys: readonly string[] = [
  't.gtin = s.gtin',
  't.pzn = s.pzn',
  `t.bare_number = ${bareNumber} and t.bare_number <> '' and ${isSameManufacturer} and ${codesFit}`,
  `t.slug = s.slug and ${isSameManufacturer} and ${codesFit}`,
];

/** Only where exactly one row fits. */
const match = (tx: Tx, table: SharedTable, condition: string): Promise<number> =>
  tx.run(
    `insert into import_ids_${table} (old_id, new_id)
     select s.id, min(t.id) from import_rows_shared_${table} s join ${table} t on ${isCommon(table)} and ${condition}
     where not exists (select from import_ids_${table} i where i.old_id = s.id)
     group by s.id having count(*) = 1`,
  );

async function map(tx: Tx, { table, before, after }: Mapping): Promise<void> {
  const { here, inFile } = keys[table];
  const word = table === 'consumption_unit' ? 'unit' : table;
  const [source] = await tx.rows<Columns<'product', 'id'>>(
    `select id from import_rows_shared_${table} s where lower(s.${inFile}) = lower($1)`,
    [before],
  );
  if (source === undefined) throw new BackupError(`--map: the file has no ${word} ${before}.`);
  const [target] = await tx.rows<Columns<'product', 'id'>>(
    `select t.id from ${table} t where ${isCommon(table)} and lower(t.${here}) = lower($1)`,
    [after],
  );
  if (target === undefined) throw new BackupError(`--map: there is no ${word} ${after} here.`);
  const added = await tx.run(
    `insert into import_ids_${table} (old_id, new_id) values ($1, $2) on conflict do nothing`,
    [source.id, target.id],
  );
  if (added === 0) throw new BackupError(`--map: the ${word} ${before} is mapped twice.`);
}

export async function countMatches(tx: Tx): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of sharedTables) {
    const { rows } = await tx.one<{ rows: number }>(
      `select count(*)::integer as rows from import_ids_${table}`,
    );
    counts[table] = rows;
  }
  return counts;
}
