// Fills the inventories of the demo practices: articles with stock and documents, fourteen months of movements and orders.
import { vatPercentsOn } from '@praxora/rules/shared/tax';
import type { Client } from 'pg';
import type { Calendar } from '../calendar.ts';
import { withoutForeignKeys } from '../foreign-keys.ts';
import { clinicOrders } from './clinic-orders.ts';
import { writeDevice } from './device.ts';
import type { OrderNumbers } from './number-orders.ts';
import { confirmedOrders, failedOrder, halfReceivedOrder, picturedProducts } from './open-orders.ts';
import { type Ordering, type Practice, practicesWithInventory, readOrdering } from './ordering-practice.ts';
import { type DemoOrder, pastOrders } from './orders.ts';
import { writeOwnProduct, writeOwnVendor } from './own-article.ts';
import { writeOwnPrices, writePricesAtOwnVendor } from './own-prices.ts';
import { costCenters, picturedArticles, type StorageName, storageNames } from './pictured.ts';
import { planArticles } from './plan.ts';
import type { PracticeIds } from './practice-ids.ts';
import { chooseProducts } from './products.ts';
import { type StockedArticle, stockedArticle } from './stocked.ts';
import { writeBlock } from './write-block.ts';
import { writeCount } from './write-count.ts';
import { writeDangerousGoods } from './write-dangerous-goods.ts';
import { writeDocuments } from './write-documents.ts';
import { writeOrders } from './write-orders.ts';
import { writeReceipts } from './write-receipts.ts';
import { writeStock } from './write-stock.ts';

const wholeInventory = 180;
const smallInventory = 20;
/** Orders are numbered from here on. */
const platformNumbers = 10_000_000;

async function insertNamed(client: Client, sql: string, values: unknown[]): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(sql, values);
  return rows.map(({ id }) => id);
}

async function writePlaces(
  client: Client,
  { practiceId, userId, isMain }: Practice,
): Promise<Omit<PracticeIds, 'device'>> {
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

/** Every line was ordered for its article's, and what is no article for the standard. */
const orderForCostCenters = (client: Client, practiceId: number): Promise<unknown> =>
  client.query(
    `update order_position p
     set cost_center_id = k.id, cost_center_number = k.number, cost_center_name = k.name
     from cost_center k
     where p.practice_id = $1 and k.practice_id = $1 and k.id = coalesce(
       (select a.cost_center_id from article a where a.practice_id = $1 and a.product_id = p.product_id),
       (select s.id from cost_center s where s.practice_id = $1 and s.is_standard))`,
    [practiceId],
  );

/** Rows are numbered here, through all practices. */
interface Next extends OrderNumbers {
  article: number;
  entry: number;
  document: number;
}

async function loadPractice(
  client: Client,
  practice: Practice,
  calendar: Calendar,
  seed: string,
  next: Next,
): Promise<void> {
  const { isMain, country, practiceId } = practice;
  const { today } = calendar;
  const places = await writePlaces(client, practice);
  const ids = { ...places, device: isMain ? await writeDevice(client, places, today) : null };
  const ownVendor = await writeOwnVendor(client, practice);
  const names = isMain ? picturedArticles.map(({ name }) => name) : [];
  const chosen = await chooseProducts(client, country, names, (isMain ? wholeInventory : smallInventory) - 1);
  const products = [...chosen, await writeOwnProduct(client, practice, ownVendor)];
  const own = `${seed} ${practiceId}`;
  const plans = planArticles(products, { seed: own, today, isSmall: !isMain });
  const articles = plans.map((plan) => stockedArticle(next.article++, plan, calendar, own));

  const ordering = await readOrdering(client, practice);
  const open = isMain ? await openOrders(client, country, articles, today) : [];
  const elsewhere = new Set(
    open.flatMap(({ receipts }) => receipts.flatMap(({ lots }) => lots.map(({ lot }) => lot))),
  );
  const plannedOrders = [
    ...pastOrders(articles, elsewhere),
    ...open,
    ...ordersToApprove(ordering, articles, today),
  ];
  const { orders, purchases } = await writeOrders(client, plannedOrders, ordering, own, next);
  const entryIds = await writeStock(client, articles, purchases, ids, next.entry, elsewhere);
  next.entry += entryIds.size;
  await writeReceipts(client, orders, ids, entryIds);
  // An own vendor is rated only by its practice.
  await client.query('select refresh_vendor_rating($1)', [ownVendor.id]);
  if (!isMain) return writePricesAtOwnVendor(client, articles, practiceId, ownVendor);
  await orderForCostCenters(client, practiceId);
  next.document = await writeDocuments(client, articles, { ...practice, today }, next.document);
  await writeDangerousGoods(client, articles, practice);
  await writeOwnPrices(client, articles, practiceId, ownVendor);
  await writeBlock(client, articles, ids, { today, entryId: next.entry++ });
  const count = {
    ids,
    storageId: ids.storages.get('Zentrallager') ?? 0,
    today,
    foundId: next.entry++,
  };
  await writeCount(client, articles, { ...count, counters: await readCounters(client, practice) });
}

/** The owner, and who keeps the stock. */
async function readCounters(client: Client, { practiceId, userId }: Practice): Promise<[number, number]> {
  const { rows } = await client.query<{ id: number }>(
    "select id from app_user where practice_id = $1 and role = 'stock' order by id limit 1",
    [practiceId],
  );
  return [userId, rows[0]?.id ?? userId];
}

/** Takes its orders by webhook. */
const webhookVendor = 'Hygienika Direkt';

async function openOrders(
  client: Client,
  country: string,
  articles: readonly StockedArticle[],
  today: string,
): Promise<DemoOrder[]> {
  const products = await chooseProducts(client, country, picturedProducts, picturedProducts.length);
  const half = halfReceivedOrder(products, articles, today);
  return [half, ...confirmedOrders(articles, half, today), ...failedOrder(articles, webhookVendor, today)];
}

function ordersToApprove(
  { practice: { limitCents, country }, terms, rates }: Ordering,
  articles: readonly StockedArticle[],
  today: string,
): DemoOrder[] {
  if (limitCents === null) return [];
  const vat = vatPercentsOn(rates, country, today);
  return clinicOrders(articles, { limitCents, termsOf: terms, vat }, today);
}

const tables = [
  'article',
  'stock_entry',
  'stock_movement',
  'article_month',
  'article_week',
  'stock_label',
  'purchase_order',
  'order_position',
  'order_event',
  'receipt',
  'receipt_line',
  'article_document',
  'article_document_version',
];

export async function loadInventories(
  client: Client,
  seed: string,
  calendar: Calendar,
  progress: (text: string) => void,
): Promise<void> {
  const next: Next = {
    ...{ article: 1, entry: 1, order: 1, position: 1, receipt: 1, document: 1 },
    platformNumbersAfter: platformNumbers,
  };
  await withoutForeignKeys(client, tables, async () => {
    for (const practice of await practicesWithInventory(client))
      await loadPractice(client, practice, calendar, seed, next);
  });
  // New rows of the application must not meet the numbers given out here.
  for (const table of [
    'article',
    'stock_entry',
    'purchase_order',
    'order_position',
    'receipt',
    'article_document',
  ])
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1))`,
    );
  if (next.order > 1)
    await client.query("select setval('platform_order_number', $1)", [platformNumbers + next.order - 1]);
  progress(`Demo data: ${next.article - 1} articles, ${next.order - 1} orders`);
}
