// What stands against an import: rows that are missing here, and values that are taken.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { globalKeys, type SharedTable } from './moved-tables.ts';

const isKnown = 'exists (select from person p where p.email = s.email)';

export async function listLogins(tx: Tx, isHere: boolean): Promise<string[]> {
  const rows = await tx.rows<Columns<'person', 'email'>>(
    `select s.email from import_rows_person s where ${isHere ? isKnown : `not ${isKnown}`} order by s.email`,
  );
  return rows.map(({ email }) => email);
}

export interface Unmatched {
  readonly key: Column<'vendor', 'slug'>;
  readonly name: Column<'vendor', 'name'>;
}

export const listUnmatched = (tx: Tx, table: Exclude<SharedTable, 'product'>): Promise<Unmatched[]> =>
  tx.rows<Unmatched>(
    `select s.key, s.name from import_rows_shared_${table} s
     where not exists (select from import_ids_${table} i where i.old_id = s.id) order by s.key`,
  );

export interface UnmatchedProduct extends Columns<'product', 'slug' | 'gtin'> {
  readonly name: Column<'product', 'name_de'>;
  readonly manufacturer: Column<'manufacturer', 'name'>;
  readonly number: Column<'product', 'manufacturer_number'>;
  /** A product here has the same GTIN, PZN or number, but not the same package, or several have it. */
  readonly isSimilar: boolean;
  /** Unit that is missing here, without which the product cannot be created. */
  readonly missingUnit: string | null;
}

export const listUnmatchedProducts = (tx: Tx): Promise<UnmatchedProduct[]> =>
  tx.rows<UnmatchedProduct>(
    `select s.slug, s.name_de as name, s.manufacturer_name as manufacturer, s.manufacturer_number as number, s.gtin,
            exists (select from product t where t.practice_id is null and (t.gtin = s.gtin or t.pzn = s.pzn or t.slug = s.slug
              or t.manufacturer_number = s.manufacturer_number and s.manufacturer_number <> '')) as "isSimilar",
            (select n.name from unnest(array[s.unit_name, s.content_unit_name]) as n (name)
             where not exists (select from consumption_unit u where lower(u.name_de) = lower(n.name)) limit 1) as "missingUnit"
     from import_rows_shared_product s
     where not exists (select from import_ids_product i where i.old_id = s.id) order by s.name_de, s.slug`,
  );

/** The practice itself, when it is here already. */
export const findSamePractice = (tx: Tx): Promise<Columns<'practice', 'id'> | null> =>
  tx.maybe<Columns<'practice', 'id'>>(
    'select p.id from practice p join import_rows_practice s on s.dental_office_id = p.dental_office_id',
  );

export const findSameName = (tx: Tx): Promise<Columns<'practice', 'id' | 'name'> | null> =>
  tx.maybe<Columns<'practice', 'id' | 'name'>>(
    `select p.id, p.name from practice p join import_rows_practice s on lower(s.name) = lower(p.name)
     and s.dental_office_id <> p.dental_office_id order by p.id limit 1`,
  );

export interface TakenKeys {
  readonly word: string;
  readonly values: readonly string[];
}

/** Secrets are told by their number only: a hash helps nobody. */
const isTold = (column: string): boolean => !column.endsWith('_hash');

/** Labels of articles and of packages share one space of codes, as a scanner sees no difference. */
const labels = {
  here: `select permanent_label_id as value from article union all select id from stock_label`,
  inFile: `select permanent_label_id as value from import_rows_article union all select id from import_rows_stock_label`,
};

export async function listTakenKeys(tx: Tx): Promise<TakenKeys[]> {
  const taken: TakenKeys[] = [];
  const look = async (word: string, here: string, inFile: string, isShown: boolean): Promise<void> => {
    const rows = await tx.rows<{ value: string }>(
      `select distinct f.value::text as value from (${inFile}) f join (${here}) h on h.value = f.value order by 1`,
    );
    if (rows.length > 0)
      taken.push({ word, values: rows.map(({ value }) => (isShown ? value : '(hidden)')) });
  };
  await look('label', labels.here, labels.inFile, true);
  for (const [key, word] of Object.entries(globalKeys)) {
    const [table = '', column = ''] = key.split('.');
    if (table === 'practice' || key === 'article.permanent_label_id' || key === 'stock_label.id') continue;
    const rows = (source: string): string => `select ${column} as value from ${source}`;
    await look(word, rows(table), rows(`import_rows_${table}`), isTold(column));
  }
  return taken;
}
