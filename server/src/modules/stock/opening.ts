// What the stock of many articles begins with, booked at once: the same rules as one input, a few statements for all.
import { randomUUID } from 'node:crypto';
import { calendarDay } from '@praxora/rules/dates';
import { labelCount, mostLabels } from '@praxora/rules/label-count';
import { mostStock, unitsPerOrderUnit } from '@praxora/rules/units';
import type { UserContext } from '../../platform/context.ts';
import { concerning, Refusal } from '../../platform/errors.ts';
import { partsOf } from '../../platform/slices.ts';
import { unitOf } from './bookings.ts';
import { newLabelId, packagingOf, refuseInput } from './inputs.ts';
import * as repository from './opening.repository.ts';
import { lockArticles, type StockArticle } from './stock.repository.ts';

export interface OpeningStock {
  readonly articleId: number;
  /** In the counting unit. */
  readonly amount: number;
  readonly storageId: number;
  readonly batchNumber: string;
  readonly expirationDate: string | null;
  /** Net cents of one order unit; null: not recorded. */
  readonly orderUnitPriceCents: number | null;
}

const atOnce = 500;
/** One entry may have hundreds. */
const labelsAtOnce = 5_000;
/** A whole practice has fewer things with a label of their own. */
const mostOpeningLabels = 200_000;
/** Of those whose labels were too many in sum: some are enough to go on with. */
const mostNamed = 20;

/** Tells how many labels were made. */
export async function openStock(
  context: UserContext,
  openings: readonly OpeningStock[],
  note: string,
): Promise<number> {
  const { tx } = context;
  const articles = await lockedArticles(context, openings);
  const storageIds = [...new Set(openings.map(({ storageId }) => storageId))];
  if ((await repository.holdStorages(tx, storageIds)).length < storageIds.length)
    throw new Refusal('NOT_FOUND');
  let labels = 0;
  for (const part of partsOf(openings, atOnce)) {
    const some = part.map((opening) => {
      const article = articles.get(opening.articleId);
      if (article === undefined) throw new Refusal('NOT_FOUND');
      return { opening, article };
    });
    labels += await openSome(context, some, note);
    // What was made so far goes with the transaction.
    if (labels > mostOpeningLabels)
      throw new Refusal(
        'TOO_MANY_LABELS',
        { labels, maximum: mostOpeningLabels },
        concerning(...some.slice(0, mostNamed).map(({ article }) => article)),
      );
  }
  await setPermanentLabels(context, [...articles.values()]);
  await repository.refreshArticles(tx, [...articles.keys()]);
  return labels;
}

async function lockedArticles(
  { tx }: UserContext,
  openings: readonly OpeningStock[],
): Promise<Map<number, StockArticle>> {
  const ids = [...new Set(openings.map(({ articleId }) => articleId))];
  const articles = new Map((await lockArticles(tx, { ids })).map((article) => [article.id, article]));
  const stock = new Map([...articles].map(([id, article]) => [id, article.stock]));
  for (const { articleId, amount } of openings) {
    const next = (stock.get(articleId) ?? 0) + amount;
    const article = articles.get(articleId);
    if (next > mostStock && article)
      throw new Refusal('STOCK_TOO_LARGE', { maximum: mostStock }, concerning(article));
    stock.set(articleId, next);
  }
  return articles;
}

interface Booking {
  readonly opening: OpeningStock;
  readonly article: StockArticle;
}

async function openSome(
  { tx, user, now }: UserContext,
  bookings: readonly Booking[],
  note: string,
): Promise<number> {
  const day = calendarDay(now());
  for (const { article, opening } of bookings) refuseInput(article, opening);
  const entries = await repository.insertEntries(tx, bookings.map(entryOf), day);
  const entryId = (index: number): number => {
    const [entry, opening] = [entries[index], bookings[index]?.opening];
    if (entry?.article_id !== opening?.articleId || entry?.balance !== opening?.amount || !entry)
      throw new Error('Stock entries came back in another order');
    return entry.id;
  };
  const movements = bookings.map(({ article, opening }, index) => ({
    article_id: article.id,
    stock_entry_id: entryId(index),
    booking_id: randomUUID(),
    amount: opening.amount,
    unit_to_count: article.unit_to_count,
    unit_id: unitOf(article),
  }));
  await repository.insertMovements(tx, movements, { userId: user.userId, note, day });
  const labelled = bookings.flatMap((booking, index) =>
    Array<number>(labelsOf(booking)).fill(entryId(index)),
  );
  for (const some of partsOf(labelled, labelsAtOnce))
    await repository.insertLabels(tx, some, some.map(newLabelId));
  return labelled.length;
}

const entryOf = ({ article, opening }: Booking): repository.OpeningEntry => ({
  article_id: article.id,
  storage_id: opening.storageId,
  batch_number: opening.batchNumber,
  expiration_date: opening.expirationDate,
  price_type: opening.orderUnitPriceCents === null ? 'notRecorded' : 'paid',
  order_unit_price_cents: opening.orderUnitPriceCents,
  units_per_order_unit: unitsPerOrderUnit(article.unit_to_count, packagingOf(article)),
  balance: opening.amount,
});

function labelsOf({ article, opening }: Booking): number {
  const labels = labelCount(
    article.unit_to_label,
    article.unit_to_count,
    packagingOf(article),
    opening.amount,
  );
  if (labels > mostLabels)
    throw new Refusal('TOO_MANY_LABELS', { labels, maximum: mostLabels }, concerning(article));
  return labels;
}

/** One for good, at the shelf. */
async function setPermanentLabels({ tx }: UserContext, articles: readonly StockArticle[]): Promise<void> {
  const without = articles.filter(
    ({ unit_to_label, permanent_label_id }) =>
      unit_to_label === 'STORAGE_PRODUCT' && permanent_label_id === null,
  );
  const ids = without.map(({ id }) => id);
  await repository.setPermanentLabels(tx, ids, ids.map(newLabelId));
}
