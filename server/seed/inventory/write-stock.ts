// Writes articles, what lies where, and the ledger; the balances are those of the movements, by construction and by test.
import { makeLabelId } from '@praxora/barcode/label-id';
import { startOfMonth, startOfWeek } from '@praxora/rules/shared/calendar';
import type { Client } from 'pg';
import { copyRows, type Value } from '../../src/platform/database/copy.ts';
import { createRandom } from '../random.ts';
import { articleColumns, articleRow, chooseCostCenter, notificationColumns } from './article-row.ts';
import { isScanned } from './device.ts';
import type { Lot } from './history.ts';
import { receivedAt } from './order-life.ts';
import type { PracticeIds } from './practice-ids.ts';
import type { StockedArticle } from './stocked.ts';
import { toUuid } from './uuid.ts';

/** Purchase price of a lot, and the order it came with. */
export interface Purchase {
  readonly orderId: number;
  readonly vendorId: number;
  readonly vendorName: string;
  readonly unitPriceCents: number;
  /** Booking id of the receipt it came with. */
  readonly bookingId: string;
}

function labelOf(text: string): string {
  const random = createRandom('label', text);
  return makeLabelId(Uint8Array.from({ length: 8 }, () => random.int(0, 255)));
}

interface Movement {
  readonly at: string;
  readonly row: Value[];
}

/** Gives entries their numbers from `firstEntry` on, and tells them. */
export async function writeStock(
  client: Client,
  articles: readonly StockedArticle[],
  purchases: ReadonlyMap<Lot, Purchase>,
  ids: PracticeIds,
  firstEntry: number,
  /** Their labels are still to be printed. */
  fresh: ReadonlySet<Lot>,
): Promise<Map<Lot, number>> {
  const { practiceId } = ids;
  const entryIds = new Map<Lot, number>();
  const entries: Value[][] = [];
  const labels: Value[][] = [];
  const movements: Movement[] = [];
  const months: Value[][] = [];
  const weeks: Value[][] = [];
  for (const article of articles) {
    for (const lot of article.history.lots) {
      const id = firstEntry + entries.length;
      entryIds.set(lot, id);
      entries.push([
        ...entryRow(article, lot, id, purchases.get(lot), ids),
        ...batchLabelsOf(article, fresh.has(lot)),
      ]);
      movements.push(inputOf(article, lot, id, purchases.get(lot), ids));
      labels.push(...labelsOf(article, lot, id, practiceId).map((label) => [...label, fresh.has(lot)]));
    }
    movements.push(...usesOf(article, entryIds, ids));
    months.push(...useBy(startOfMonth, article, practiceId));
    weeks.push(...useBy(startOfWeek, article, practiceId));
  }
  // In the order of time: numbers of movements tell what came first.
  movements.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  await copyRows(
    client,
    'article',
    `${articleColumns}, ${notificationColumns}, permanent_label_id, stock, stock_value_cents, earliest_expiry`,
    articles.map((article) => [...articleRow(article, ids), ...balancesOf(article, purchases)]),
  );
  await copyRows(
    client,
    'stock_entry',
    'id, practice_id, article_id, storage_id, batch_number, expiration_date, price_type, order_unit_price_cents, units_per_order_unit, vendor_id, vendor_name, order_id, received_on, balance, created_at, batch_labels, batch_labels_due',
    entries,
  );
  await copyRows(
    client,
    'stock_movement',
    'practice_id, article_id, stock_entry_id, booking_id, kind, input_type, amount, unit_to_count, unit_id, user_id, happened_on, booked_at, cost_center_id, device_id, scanned_at',
    movements.map(({ row }) => row),
  );
  await copyRows(client, 'article_month', 'practice_id, article_id, month, used', months);
  await copyRows(client, 'article_week', 'practice_id, article_id, week, used', weeks);
  await copyRows(client, 'stock_label', 'id, practice_id, stock_entry_id, is_due', labels);
  return entryIds;
}

/** Counted when the inventory began: valued at the usual price. */
const priceOfLot = (article: StockedArticle, purchase: Purchase | undefined): number =>
  purchase?.unitPriceCents ?? article.plan.offer.tierCents[0] ?? 0;

function balancesOf(article: StockedArticle, purchases: ReadonlyMap<Lot, Purchase>): Value[] {
  const open = article.history.lots.filter(({ left }) => left > 0);
  const stock = open.reduce((sum, { left }) => sum + left, 0);
  const value = open.reduce((sum, lot) => sum + lot.left * priceOfLot(article, purchases.get(lot)), 0);
  const expiries = open.flatMap(({ expiry }) => expiry ?? []).sort();
  return [
    article.plan.hasPermanentLabel ? labelOf(`article ${article.id}`) : null,
    stock,
    Math.round(value / article.plan.perPack),
    expiries[0] ?? null,
  ];
}

const entryRow = (
  article: StockedArticle,
  lot: Lot,
  id: number,
  purchase: Purchase | undefined,
  { practiceId, storages }: PracticeIds,
): Value[] => [
  id,
  practiceId,
  article.id,
  storages.get(lot.storage) ?? null,
  lot.batch,
  lot.expiry,
  purchase ? 'paid' : 'average',
  priceOfLot(article, purchase),
  article.plan.perPack,
  purchase?.vendorId ?? null,
  purchase?.vendorName ?? '',
  purchase?.orderId ?? null,
  lot.received,
  lot.left,
  receivedAt(lot.received),
];

const unitOf = ({ plan: { counts, product } }: StockedArticle): [string, number] =>
  counts === 'packs' ? ['ORDER_UNIT', product.unitId] : ['CONSUMPTION_UNIT', product.contentUnitId];

function inputOf(
  article: StockedArticle,
  lot: Lot,
  id: number,
  purchase: Purchase | undefined,
  ids: PracticeIds,
): Movement {
  const { practiceId, userId } = ids;
  const at = receivedAt(lot.received);
  const type = lot.origin === 'opening' ? 'CORRECTION' : 'INCOMING_GOODS_FROM_ORDER';
  const booking = purchase?.bookingId ?? toUuid(`input ${practiceId} ${id}`);
  const frame = [practiceId, article.id, id, booking, 'input', type, lot.amount, ...unitOf(article)];
  return { at, row: [...frame, userId, lot.received, at, chooseCostCenter(article.plan, ids), null, null] };
}

function usesOf(article: StockedArticle, entryIds: ReadonlyMap<Lot, number>, ids: PracticeIds): Movement[] {
  const { practiceId, userId, device } = ids;
  const random = createRandom('times', String(article.id));
  return article.history.uses.flatMap(({ day, kind, takings }, index) => {
    const time = `${String(random.int(7, 16)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}`;
    const at = `${day}T${time}:00Z`;
    const booking = toUuid(`use ${article.id} ${index}`);
    const scanner = kind === 'consumption' && isScanned(device, day, booking) ? device : null;
    return takings.map(({ lot, amount }) => ({
      at,
      row: [
        practiceId,
        article.id,
        entryIds.get(lot) ?? null,
        booking,
        kind,
        null,
        -amount,
        ...unitOf(article),
        scanner ? null : userId,
        day,
        at,
        chooseCostCenter(article.plan, ids),
        scanner?.id ?? null,
        scanner ? at : null,
      ],
    }));
  });
}

function useBy(periodOf: (day: string) => string, article: StockedArticle, practiceId: number): Value[][] {
  const used = new Map<string, number>();
  for (const { day, kind, takings } of article.history.uses) {
    if (kind !== 'consumption') continue;
    const amount = takings.reduce((sum, taking) => sum + taking.amount, 0);
    used.set(periodOf(day), (used.get(periodOf(day)) ?? 0) + amount);
  }
  return [...used].map(([period, amount]) => [practiceId, article.id, period, amount]);
}

/** Batch labels: one for the records, if the goods have just come. */
const batchLabelsOf = ({ plan }: StockedArticle, isFresh: boolean): Value[] => {
  const isDue = isFresh && plan.product.hasBatch;
  return [isDue ? 1 : 0, isDue];
};

/** Unit labels, one on every remaining pack. */
function labelsOf({ plan }: StockedArticle, lot: Lot, entryId: number, practiceId: number): Value[][] {
  if (plan.hasPermanentLabel) return [];
  const packs = Math.ceil(lot.left / plan.perPack);
  return Array.from({ length: packs }, (_, index) => [
    labelOf(`entry ${entryId} ${index}`),
    practiceId,
    entryId,
  ]);
}
