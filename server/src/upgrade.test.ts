// The data of an older release, brought to this version as a server's start does it: nothing is lost, and the ledger is right.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { verifyLedger } from './modules/inventory/index.ts';
import { readConfig } from './platform/config/config.ts';
import { plainTx } from './platform/database/tx.ts';
import { openStore } from './startup.ts';
import { withOldDatabase } from './testing/old-database.ts';
import { databaseUrl } from './testing/programs.ts';

const root = resolve(import.meta.dirname, '../..');

/** Rows of each table: the demo clinic and the Austrian demo practice, with the products they have. */
type ReleaseData = Readonly<
  Record<string, { readonly columns: readonly string[]; readonly rows: readonly (readonly unknown[])[] }>
>;

const readRelease = (version: string): ReleaseData =>
  JSON.parse(
    gunzipSync(readFileSync(join(import.meta.dirname, `testing/releases/${version}.json.gz`))).toString(),
  );

/** Without triggers and foreign keys, as a restore does it: the rows are what the triggers of their time left. */
async function loadRelease(client: Client, data: ReleaseData): Promise<void> {
  await client.query('begin; set local session_replication_role = replica');
  for (const [table, { columns, rows }] of Object.entries(data)) {
    const names = columns.map((column) => `"${column}"`).join(', ');
    const records = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
    await client.query(`delete from ${table}`);
    await client.query(
      `insert into ${table} (${names}) overriding system value select ${names} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(records)],
    );
  }
  await client.query('commit');
}

/** What a practice would miss, in figures that no later schema may change. */
async function readFigures(client: Client) {
  const { rows } = await client.query(
    `select (select count(*) from practice) as practices, (select count(*) from app_user) as users,
       (select count(*) from article) as articles, (select sum(stock) from article) as stock,
       (select count(*) from stock_entry) as entries, (select sum(amount) from stock_movement) as moved,
       (select count(*) from stock_movement) as movements, (select count(*) from purchase_order) as orders,
       (select sum(quantity * unit_price_cents) from order_position) as cents,
       (select sum(received) from order_position) as received, (select count(*) from receipt_line) as receipts,
       (select count(*) from offer) as offers, (select count(*) from clinic_approver) as approvers,
       (select count(*) from order_event) as events, (select count(*) from address) as addresses`,
  );
  return rows[0];
}

test('the data of release 0.1.0', async () => {
  await withOldDatabase('0078', async ({ client }) => {
    await loadRelease(client, readRelease('0.1.0'));
    const before = await readFigures(client);
    expect(before).toMatchObject({ practices: 2, users: 3, articles: 40, movements: 1723, orders: 266 });
    const { host, port, database = '', user = '', password } = client;
    const address = { host, port, database, user, ...(password && { password }) };
    const config = readConfig({ DATABASE_URL: databaseUrl(address) }, root);
    const store = await openStore({ config, root, say: () => undefined });
    expect(await readFigures(client)).toEqual(before);
    const { defects, checked } = await verifyLedger(plainTx(client));
    expect(defects).toEqual([]);
    expect(checked).toMatchObject({
      movements: before.movements,
      entries: before.entries,
      articles: before.articles,
    });
    const { rows } = await client.query('select email, role from practice_user order by email');
    expect(rows).toEqual(
      ['klinik', 'leitung', 'wien'].map((name) => ({ email: `${name}@praxora.example`, role: 'owner' })),
    );
    await store.stop();
  });
}, 60_000);
