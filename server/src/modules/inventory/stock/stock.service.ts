// Stock as the specification speaks of it: book in, use, correct, move, take back.
import { readLabelId, testLabelId } from '@praxora/barcode/label-id';
import type { stockCalls } from '@praxora/contract/inventory/stock.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { isExpired } from '@praxora/rules/inventory/expiry';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { unitPricesFor } from '../../vendors/index.ts';
import { carryBlocks, refuseBlocked } from './blocks.ts';
import { plannedWithdrawals, refuseImpossibleDay, refuseImpossibleScan } from './booking-day.ts';
import { type BookingResult, post, postAll, refuseGoneStorage } from './bookings.ts';
import { type BookedInput, takeIn } from './inputs.ts';
import { refuseUsedLabel, refuseUsedUp, refuseVoidLabel } from './labels.ts';
import { insertEntries } from './ledger.repository.ts';
import { lockedEntries, lockedEntry, lockedOpenEntries } from './locks.ts';
import { type OpeningStock, openStock } from './opening.ts';
import { countedScan } from './scanned.ts';
import * as repository from './stock.repository.ts';
import { readTreatment, recordTreatment, refuseOtherBatch } from './treatment.ts';

export async function bookInput(
  context: UserContext,
  wanted: BodyOf<typeof stockCalls.bookInput>,
): Promise<BookedInput> {
  await refuseImpossibleDay(context, wanted.date);
  return takeIn(
    context,
    {
      articleId: wanted.articleId,
      amount: wanted.amount,
      storageId: wanted.storageId,
      batchNumber: wanted.batchNumber,
      expirationDate: wanted.expirationDate ?? null,
      type: wanted.type,
      priceType: wanted.priceType,
      orderUnitPriceCents: await priceOf(context, wanted),
    },
    { day: wanted.date, note: wanted.note },
  );
}

const priceOf = async (
  context: UserContext,
  { articleId, priceType }: BodyOf<typeof stockCalls.bookInput>,
): Promise<number | null> =>
  priceType === 'notRecorded' ? null : (await defaultPrices(context, articleId))[priceType];

/** Books the opening stock of new articles; shown as initial inventory. Returns how many labels were made. */
export const bookOpeningStock = (
  context: UserContext,
  openings: readonly OpeningStock[],
  note: string,
): Promise<number> => openStock(context, openings, note);

/** Maximum, average and lowest of what the article can be bought for today, for one order unit. */
export async function defaultPrices(
  { tx }: UserContext,
  articleId: number,
): Promise<DataOf<typeof stockCalls.defaultPrices>> {
  const article = await repository.findArticle(tx, articleId);
  if (article === null) throw new Refusal('NOT_FOUND');
  const prices = (await unitPricesFor(tx, [article.product_id]))
    .filter(({ isAvailable }) => isAvailable)
    .map(({ netCents }) => netCents);
  if (prices.length === 0) return { maximum: null, average: null, lowest: null };
  return {
    maximum: Math.max(...prices),
    average: Math.round(prices.reduce((sum, price) => sum + price, 0) / prices.length),
    lowest: Math.min(...prices),
  };
}

/** Books from the entry or label that is named, else from what expires first. */
export async function bookConsumption(
  context: UserContext,
  wanted: BodyOf<typeof stockCalls.bookConsumption>,
): Promise<BookingResult> {
  await refuseImpossibleDay(context, wanted.date);
  const scan = countedScan(context, wanted.scannedAt);
  await refuseImpossibleScan(context, scan);
  const treatment = wanted.treatment ? readTreatment(context, wanted.treatment) : null;
  const { articleId, stockId, labelId } = await whatToUse(context, wanted);
  const { article, entries: open } = await lockedOpenEntries(context, articleId, wanted.storageId ?? null);
  const amount = wanted.amount ?? article.consumption_per_scan;
  const today = calendarDay(context.now());
  await refuseBlocked(
    context,
    article,
    open.find(({ id }) => id === stockId),
    scan?.at,
  );
  const entries = open
    .filter(({ id, block_reason }) => (stockId === null ? block_reason === null : id === stockId))
    .filter(({ expiration_date }) => !(wanted.skipsExpired && isExpired(expiration_date, today)));
  if (labelId !== null && stockId !== null) {
    if (!wanted.again) await refuseUsedLabel(context, article, labelId);
    if (entries.length === 0) await refuseUsedUp(context, article, stockId);
  }
  const { parts, day } = await plannedWithdrawals(context, article, entries, {
    amount,
    date: wanted.date,
    scannedOn: scan === null ? today : calendarDay(scan.at),
  });
  if (treatment) refuseOtherBatch(article, treatment, batchesOf(entries, parts));
  const booked = await post(
    context,
    article,
    parts.map((part) => ({
      stock_entry_id: part.id,
      kind: 'consumption' as const,
      amount: -part.amount,
      label_id: labelId,
    })),
    { note: wanted.note, day, scan },
  );
  if (treatment) await recordTreatment(context, { bookingId: booked.bookingId, day }, treatment);
  return booked;
}

const batchesOf = (
  entries: readonly repository.EntryRow[],
  parts: readonly { readonly id: number }[],
): string[] =>
  entries.filter(({ id }) => parts.some((part) => part.id === id)).map(({ batch_number }) => batch_number);

export type { LastRemoval } from './stock.repository.ts';

/** Last removal from the entry of a scanned label; null if some of its goods are left, or nothing was ever removed. */
export const lastRemoval = (
  { tx }: Pick<UserContext, 'tx'>,
  stockId: number,
): Promise<repository.LastRemoval | null> => repository.findLastRemoval(tx, stockId);

async function whatToUse(
  { tx }: UserContext,
  wanted: BodyOf<typeof stockCalls.bookConsumption>,
): Promise<{ articleId: number; stockId: number | null; labelId: string | null }> {
  if (wanted.labelId !== undefined) {
    const labelId = readLabelId(wanted.labelId);
    if (labelId === testLabelId) throw new Refusal('TEST_LABEL');
    const match = labelId === null ? null : await repository.findByLabel(tx, labelId);
    if (match === null) throw new Refusal('NOT_FOUND');
    refuseVoidLabel(match, { id: match.article_id, name: match.name });
    return { articleId: match.article_id, stockId: match.stock_entry_id, labelId };
  }
  if (wanted.stockId !== undefined) {
    const entry = await repository.findEntry(tx, wanted.stockId);
    if (entry === null) throw new Refusal('NOT_FOUND');
    return { articleId: entry.article_id, stockId: entry.id, labelId: null };
  }
  if (wanted.articleId === undefined) throw new Refusal('NOT_FOUND');
  return { articleId: wanted.articleId, stockId: null, labelId: null };
}

/** Sets the balance to the amount found: the difference is booked. */
export async function correctStock(
  context: UserContext,
  { stockId, amount, note }: BodyOf<typeof stockCalls.correctStock>,
): Promise<BookingResult> {
  const { entry, article } = await lockedEntry(context, stockId);
  const change = amount - entry.balance;
  if (change > 0) await refuseGoneStorage(context, entry, article);
  const movements =
    change === 0 ? [] : [{ stock_entry_id: stockId, kind: 'correction' as const, amount: change }];
  return post(context, article, movements, { note });
}

/** Becomes an entry of its own there: entries are never merged. */
export async function moveStock(
  context: UserContext,
  { stockId, amount, storageId, note }: BodyOf<typeof stockCalls.moveStock>,
): Promise<BookingResult & { stockId: number }> {
  const { tx } = context;
  // The article's row lock protects the entry's balance, the storage's keeps the target from being deleted. Articles are locked
  // before storages everywhere, so that nobody waits in a circle.
  const { entry, article } = await lockedEntry(context, stockId);
  const isStorageThere = await repository.storageExists(tx, storageId);
  if (entry.storage_id === storageId) throw new Refusal('SAME_STORAGE', {}, concerning(article));
  if (!isStorageThere) throw new Refusal('NOT_FOUND');
  if (entry.balance < amount)
    throw new Refusal('NOT_ENOUGH_STOCK', { available: entry.balance }, concerning(article));
  const [arrived] = await insertEntries(tx, [{ ...entry, storage_id: storageId, moved_from: stockId }]);
  if (arrived === undefined) throw new Error('The entry did not come back');
  await carryBlocks(tx, [{ entry, newStockId: arrived }]);
  if (amount === entry.balance) await repository.moveLabels(tx, stockId, arrived);
  const booked = await post(
    context,
    article,
    [
      { stock_entry_id: stockId, kind: 'move', amount: -amount },
      { stock_entry_id: arrived, kind: 'move', amount },
    ],
    { note },
  );
  return { ...booked, stockId: arrived };
}

export interface CountedDifference {
  readonly stockId: number;
  readonly difference: number;
}

/** The differences a count found; never more is taken than is left. */
export async function bookCounts(
  context: UserContext,
  differences: readonly CountedDifference[],
): Promise<void> {
  const locked = await lockedEntries(
    context,
    differences.map(({ stockId }) => stockId),
  );
  await postAll(
    context,
    differences.flatMap(({ stockId, difference }) => {
      const { entry, article } = locked.get(stockId) ?? {};
      const amount = Math.max(difference, -(entry?.balance ?? 0));
      return article && amount !== 0
        ? [{ article, movements: [{ stock_entry_id: stockId, kind: 'count' as const, amount }] }]
        : [];
    }),
  );
}
