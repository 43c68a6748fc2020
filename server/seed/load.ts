// Fills a migrated, empty database with the demo data: all of it or nothing.
import type { Client } from 'pg';
import { writeActivity } from './activity.ts';
import { writeBudgets } from './budgets.ts';
import { calendarUpTo } from './calendar.ts';
import { loadInventories } from './inventory/load-inventory.ts';
import { writePutAside } from './inventory/put-aside.ts';
import { writeReorderChanges } from './inventory/reorder-changes.ts';
import { writeInvoices } from './invoices/demo-invoices.ts';
import { loadCatalog } from './load-catalog.ts';
import { loadPractices } from './load-practices.ts';
import { writeWatchlist } from './watchlist.ts';

interface DemoOptions {
  /** YYYY-MM-DD. The same day and number of products give the same catalogue. */
  readonly today: string;
  readonly products?: number | undefined;
  readonly hashPassword: (plain: string) => Promise<string>;
  readonly progress: (text: string) => void;
}

const seed = 'praxora';
const usualProducts = 12_000;

/**
 * Loads the demo data in one transaction: if `demo_data` is in app_meta the data are complete, and an interrupted load
 * leaves nothing behind. The client must belong to the owner.
 */
export async function loadDemoData(client: Client, options: DemoOptions): Promise<void> {
  const { today, products = usualProducts, hashPassword, progress } = options;
  const calendar = calendarUpTo(today);
  await client.query('begin');
  try {
    // Written first: a second process that loads at the same time waits here, and then finds it done.
    const { rowCount } = await client.query(
      "insert into app_meta (key, value) values ('demo_data', $1) on conflict do nothing",
      [JSON.stringify({ seed, today, products })],
    );
    if (rowCount === 0) throw new Error('The demo data are loaded already.');
    await refuseForeignCatalogue(client);
    // The search index is told once that everything is new, not once per product.
    await client.query("select set_config('app.bulk_load', 'on', true)");
    await client.query('insert into catalog_change (product_id) values (null)');
    await loadCatalog(client, seed, products, calendar, progress);
    await loadPractices(client, hashPassword);
    await loadInventories(client, seed, calendar, progress);
    await writeInvoices(client, today);
    await writePutAside(client, today);
    await writeReorderChanges(client, today);
    await writeBudgets(client, today);
    await writeWatchlist(client, today);
    await writeActivity(client, today);
    await client.query('commit');
  } catch (error) {
    // A lost connection has rolled back already; its own error is the one to tell.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  await client.query('analyze');
}

/** The demo catalogue brings its own ids: it goes into an empty one only. */
async function refuseForeignCatalogue(client: Client): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(
    'select exists (select from product) or exists (select from vendor) or exists (select from manufacturer where id > 1) as found',
  );
  if (rows[0]?.found) {
    throw new Error(
      'The demo data need an empty catalogue, but the database has products, vendors or manufacturers.',
    );
  }
}
