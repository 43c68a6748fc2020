// Fills the inventories of the demo practices: articles with stock and documents, fourteen months of movements and orders.
import type { Client } from 'pg';
import type { Calendar } from '../calendar.ts';
import { withoutForeignKeys } from '../foreign-keys.ts';
import { pastOrders, withOpenOrders } from './orders.ts';
import { writeOwnPrices } from './own-prices.ts';
import { costCenters, picturedArticles, type StorageName, storageNames } from './pictured.ts';
import { planArticles } from './plan.ts';
import type { PracticeIds } from './practice-ids.ts';
import { chooseProducts } from './products.ts';
import { stockedArticle } from './stocked.ts';
import { writeDocuments } from './write-documents.ts';
import { writeOrders } from './write-orders.ts';
import { writeStock } from './write-stock.ts';

const wholeInventory = 180;
const smallInventory = 20;

interface Practice {
  readonly practiceId: number;
  readonly userId: number;
  readonly country: string;
  /** The one the product's pictures show. */
  readonly isMain: boolean;
}

/** Every practice but those of the old edition, which have no inventory. */
async function practicesWithInventory(client: Client): Promise<Practice[]> {
  const { rows } = await client.query<Practice>(
    `select p.id as "practiceId", p.country, min(u.id) as "userId",
            exists (select from cart_position c where c.practice_id = p.id) as "isMain"
     from practice p join app_user u on u.practice_id = p.id
     where p.edition = 'pro20' group by p.id order by p.id`,
  );
  return rows;
}

async function insertNamed(client: Client, sql: string, values: unknown[]): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(sql, values);
  return rows.map(({ id }) => id);
}

async function writePlaces(client: Client, { practiceId, userId, isMain }: Practice): Promise<PracticeIds> {
  const ids = await insertNamed(
    client,
    `insert into storage (practice_id, name)
     select $1, name from unnest($2::text[]) with ordinality as given (name, nr) order by nr returning id`,
    [practiceId, storageNames],
  );
  const storages = new Map<StorageName, number>(storageNames.map((name, index) => [name, ids[index] ?? 0]));
  if (!isMain) return { practiceId, userId, storages, costCenters: [] };
  await client.query(
    "insert into practice_feature (practice_id, feature, is_active) values ($1, 'costCenters', true)",
    [practiceId],
  );
  const centers = await insertNamed(
    client,
    `insert into cost_center (practice_id, number, name, is_standard)
     select $1, number, name, nr = 1
     from unnest($2::text[], $3::text[]) with ordinality as given (number, name, nr) order by nr returning id`,
    [practiceId, costCenters.map(({ number }) => number), costCenters.map(({ name }) => name)],
  );
  return { practiceId, userId, storages, costCenters: centers };
}

/** Rows are numbered here, through all practices. */
interface Next {
  article: number;
  entry: number;
  order: number;
  document: number;
}

async function loadPractice(
  client: Client,
  practice: Practice,
  calendar: Calendar,
  seed: string,
  next: Next,
): Promise<void> {
  const { isMain, country } = practice;
  const { today } = calendar;
  const names = isMain ? picturedArticles.map(({ name }) => name) : [];
  const products = await chooseProducts(client, country, names, isMain ? wholeInventory : smallInventory);
  const ids = await writePlaces(client, practice);
  const own = `${seed} ${practice.practiceId}`;
  const plans = planArticles(products, { seed: own, today, isSmall: !isMain });
  const articles = plans.map((plan) => stockedArticle(next.article++, plan, calendar, own));
  const past = pastOrders(articles);
  const orders = isMain ? withOpenOrders(past, articles, today) : past;
  const purchases = await writeOrders(client, orders, practice, next.order);
  next.order += orders.length;
  next.entry = await writeStock(client, articles, purchases, ids, next.entry);
  if (!isMain) return;
  next.document = await writeDocuments(client, articles, { ...practice, today }, next.document);
  await writeOwnPrices(client, articles, practice.practiceId);
}

const tables = [
  'article',
  'stock_entry',
  'stock_movement',
  'article_month',
  'stock_label',
  'purchase_order',
  'order_position',
  'order_event',
  'article_document',
  'article_document_version',
];

export async function loadInventories(
  client: Client,
  seed: string,
  calendar: Calendar,
  progress: (text: string) => void,
): Promise<void> {
  const next: Next = { article: 1, entry: 1, order: 1, document: 1 };
  await withoutForeignKeys(client, tables, async () => {
    for (const practice of await practicesWithInventory(client))
      await loadPractice(client, practice, calendar, seed, next);
  });
  // New rows of the application must not meet the numbers given out here.
  for (const table of ['article', 'stock_entry', 'purchase_order', 'article_document'])
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1))`,
    );
  if (next.order > 1)
    await client.query("select setval('platform_order_number', $1)", [10_000_000 + next.order - 1]);
  progress(`Demo data: ${next.article - 1} articles, ${next.order - 1} orders`);
}
