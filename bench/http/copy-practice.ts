// Copies of a practice with all it has. Which columns name something of the practice's own is read from the schema.
import type { Client } from 'pg';

const tables = [
  ...[
    'practice',
    'person',
    'app_user',
    'address',
    'storage',
    'cost_center',
    'practice_feature',
    'vendor',
    'vendor_preference',
    'product',
    'offer',
  ],
  ...[
    'article',
    'article_month',
    'article_week',
    'purchase_order',
    'order_position',
    'order_event',
    'order_counter',
  ],
  ...['stock_entry', 'stock_movement', 'receipt', 'receipt_line', 'cart_position'],
];

/** Columns that get another value in each copy, and columns that are not copied. */
const changed: Readonly<Record<string, string>> = {
  'practice.id': 't.id + k * 100',
  'practice.dental_office_id': 'gen_random_uuid()',
  'practice.email': `k || '.' || t.email`,
  'person.email': `k || '.' || t.email`,
  'vendor.id': 't.id + k * 100',
  'vendor.slug': `t.slug || '-' || k`,
  'offer.id': `nextval(pg_get_serial_sequence('offer', 'id'))`,
  'product.slug': `t.slug || '-own-' || k`,
  'purchase_order.platform_order_number': `t.platform_order_number || '-' || k`,
  'purchase_order.transmission_id': 'gen_random_uuid()',
  'article.permanent_label_id': 'null',
  'stock_movement.reverses': 'null',
  'stock_movement.device_id': 'null',
  'order_event.device_id': 'null',
  'receipt.device_id': 'null',
};
/** The database gives the ids of the copies: they are to have the order of the copied ones, in which the ledger is read. */
const orders: Readonly<Record<string, string>> = { stock_movement: 'order by k, t.id' };
/** References that no foreign key with the practice holds. */
const unheld: Readonly<Record<string, string>> = {
  'purchase_order.address_id': 'address',
  'app_user.person_id': 'person',
};
/** The practice of a row of a table that has no column for it. */
const rowsOfPractice: Readonly<Record<string, string>> = {
  practice: 't.id',
  person: '(select u.practice_id from app_user u where u.person_id = t.id order by u.id limit 1)',
};
/** Products of the practice's own lie beyond all others. */
const ownProduct = (column: string): string =>
  `case when exists (select from product o where o.id = t.${column} and o.practice_id is not null)
   then 100000000 + t.${column} + k * 20000 else t.${column} end`;

/** So are vendors of its own. */
const ownVendor = (column: string): string =>
  `case when exists (select from vendor o where o.id = t.${column} and o.practice_id is not null)
   then t.${column} + k * 100 else t.${column} end`;

interface Column {
  readonly name: string;
  /** The table of the practice's own that it refers to. */
  readonly of: string | null;
}

export async function copyPractice(owner: Client, practiceId: number, copies: number): Promise<void> {
  const strides = new Map<string, number>([
    ['practice', 100],
    ['vendor', 100],
  ]);
  for (const table of tables) {
    const columns = await columnsOf(owner, table);
    const stride = async (of: string): Promise<number> => {
      const known = strides.get(of) ?? (await highest(owner, of)) + 1;
      strides.set(of, known);
      return known;
    };
    const values: string[] = [];
    for (const { name, of } of columns)
      values.push(await copied(table, name, of ?? unheld[`${table}.${name}`] ?? null, stride));
    await owner.query(
      `insert into ${table} (${columns.map(({ name }) => name)})
       select ${values} from ${table} t, generate_series(1, ${copies}) k
       where ${rowsOfPractice[table] ?? 't.practice_id'} = ${practiceId} ${orders[table] ?? ''}`,
    );
  }
  for (const [table] of [...strides].filter(([name]) => name !== 'product'))
    await owner.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    );
}

async function copied(
  table: string,
  name: string,
  of: string | null,
  stride: (of: string) => Promise<number>,
): Promise<string> {
  const given = changed[`${table}.${name}`];
  if (given !== undefined) return given;
  if (name === 'practice_id') return `t.practice_id + k * 100`;
  if (table === 'product' && name === 'id') return '100000000 + t.id + k * 20000';
  if (name === 'product_id') return ownProduct(name);
  if (name === 'vendor_id') return ownVendor(name);
  if (name === 'id') return `t.id + k * ${await stride(table)}`;
  return of === null ? `t.${name}` : `t.${name} + k * ${await stride(of)}`;
}

async function highest(owner: Client, table: string): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `select coalesce(max(id), 0)::integer as id from ${table}`,
  );
  return rows[0]?.id ?? 0;
}

/** Without what the database makes itself. */
async function columnsOf(owner: Client, table: string): Promise<Column[]> {
  const { rows } = await owner.query<Column & { attnum: number }>(
    `select a.attname as name, (
       select c.confrelid::regclass::text from pg_constraint c
       where c.contype = 'f' and c.conrelid = a.attrelid and cardinality(c.conkey) = 2 and a.attnum = any (c.conkey)
         and a.attname <> 'practice_id' and c.confrelid::regclass::text <> 'device' limit 1) as of
     from pg_attribute a
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity <> 'a'
     order by a.attnum`,
    [table],
  );
  return rows;
}
