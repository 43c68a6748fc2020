// Every change of stock goes through here: the article locked, the ledger added to, balances kept in the same transaction.
import { randomUUID } from 'node:crypto';
import type { Movement } from '@praxora/contract/inventory/stock';
import type { DocumentationDuties } from '@praxora/rules/inventory/batch-duty';
import type { LabelPlacement } from '@praxora/rules/inventory/labels';
import { calendarDay } from '@praxora/rules/shared/dates';
import { countingUnitId, mostStock, type Packaging, unitsPerOrderUnit } from '@praxora/rules/shared/units';
import { toAuthor, type UserContext } from '../../../platform/context.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { mapInSlices, splitIntoParts } from '../../../platform/slices.ts';
import { addToStock } from '../articles/article-changes.ts';
import * as ledger from './ledger.repository.ts';
import * as repository from './stock.repository.ts';

export interface BookingResult {
  readonly bookingId: string;
  readonly articleId: number;
  readonly stock: number;
  readonly entries: { stockId: number; change: number; balance: number }[];
}

export const documentationDuties = (article: repository.StockArticle): DocumentationDuties => ({
  hasBatchObligation: article.has_batch_obligation,
  hasExpiryDateObligation: article.has_expiry_obligation,
});

const packagingOf = (article: repository.StockArticle): Packaging => ({
  orderUnitId: article.order_unit_id,
  consumptionUnitId: article.consumption_unit_id,
  consumptionUnitCount: article.consumption_unit_count,
});

export const labelPlacement = (article: repository.StockArticle): LabelPlacement => ({
  unitToLabel: article.unit_to_label,
  unitsPerOrderUnit: unitsPerOrderUnit(article.unit_to_count, packagingOf(article)),
});

export interface Particulars {
  readonly note?: string;
  /** When it happened; left out: today. */
  readonly day?: string | undefined;
  readonly bookingId?: string;
  readonly scan?: ledger.CountedScan | null;
}

/** Movements to book for one article; its row is locked. */
export interface Posting {
  readonly article: repository.StockArticle;
  readonly movements: readonly ledger.NewMovement[];
  /** Where it differs from the whole booking's. */
  readonly day?: string | undefined;
  readonly bookingId?: string;
  /** An undo of consumption: the use is taken back too. */
  readonly undoesUse?: boolean;
}

/** Goods of an order and what of them went back: its counts must go along, so a stock undo is not enough. */
export const countsForOrder = (kind: Movement['kind'], orderId: number | null): boolean =>
  kind === 'return' || (kind === 'input' && orderId !== null);

/** Refuses bookings into a storage that has been deleted. */
export async function refuseGoneStorage(
  { tx }: Pick<UserContext, 'tx'>,
  entry: repository.EntryRow,
  article: repository.StockArticle,
): Promise<void> {
  if (!(await repository.storageExists(tx, entry.storage_id)))
    throw new Refusal('STORAGE_GONE', {}, concerning(article));
}

/** Used counts what consumption took, and what an undo of it gave back. */
const usedBy = ({ movements, undoesUse = false }: Posting): number =>
  movements.reduce(
    (sum, { kind, amount }) =>
      kind === 'consumption' || (kind === 'undo' && undoesUse) ? sum - amount : sum,
    0,
  );

/** Lines of one statement: what a statement is sent stays small however long the booking is. */
const atOnce = 1_000;

/** The one writer of the ledger: all lines of a booking in a few statements, however many articles it touches. */
export async function postAll(
  { tx, user, now }: Pick<UserContext, 'tx' | 'user' | 'now'>,
  postings: readonly Posting[],
  {
    note = '',
    scan = null,
    day = calendarDay(scan?.at ?? now()),
    bookingId = randomUUID(),
  }: Particulars = {},
): Promise<BookingResult[]> {
  const changes = changesOf(postings);
  const lines = (await mapInSlices(postings, (posting) => linesOf(posting, { bookingId, day }))).flat();
  const uses = postings
    .map((posting) => ({
      article_id: posting.article.id,
      day: posting.day ?? day,
      used: usedBy(posting),
    }))
    .filter(({ used }) => used !== 0);
  const frame = { ...toAuthor(user), note, scan };
  const balances = new Map<number, number>();
  for (const some of splitIntoParts(lines, atOnce))
    for (const { id, balance } of await ledger.post(tx, some, frame)) balances.set(id, balance);
  // The articles' own figures are computed from the balances that were posted.
  const [stock] = await Promise.all([addToStock(tx, changes), uses.length > 0 && ledger.addUse(tx, uses)]);
  return mapInSlices(postings, ({ article, movements, bookingId: own = bookingId }) => ({
    bookingId: own,
    articleId: article.id,
    stock: stock.get(article.id) ?? article.stock,
    entries: [...groupBy(movements, ({ stock_entry_id }) => stock_entry_id)].map(([stockId, ofOne]) => ({
      stockId,
      change: ofOne.reduce((sum, { amount }) => sum + amount, 0),
      balance: balances.get(stockId) ?? 0,
    })),
  }));
}

const linesOf = (
  { article, movements, ...own }: Posting,
  common: { readonly bookingId: string; readonly day: string },
): ledger.LedgerLine[] =>
  movements.map((movement) => ({
    ...movement,
    article_id: article.id,
    booking_id: own.bookingId ?? common.bookingId,
    unit_to_count: article.unit_to_count,
    unit_id: countingUnitId(article.unit_to_count, packagingOf(article)),
    happened_on: own.day ?? common.day,
  }));

/** Change of stock by article; refused if an article would exceed the largest stock. */
function changesOf(postings: readonly Posting[]): Map<number, number> {
  const changes = new Map<number, number>();
  for (const { article, movements } of postings) {
    const change = movements.reduce((sum, { amount }) => sum + amount, changes.get(article.id) ?? 0);
    if (article.stock + change > mostStock)
      throw new Refusal('STOCK_TOO_LARGE', { maximum: mostStock }, concerning(article));
    changes.set(article.id, change);
  }
  return changes;
}

/** Posts movements of one article. */
export async function post(
  context: Pick<UserContext, 'tx' | 'user' | 'now'>,
  article: repository.StockArticle,
  movements: readonly ledger.NewMovement[],
  particulars: Particulars = {},
): Promise<BookingResult> {
  const [booked] = await postAll(context, [{ article, movements }], particulars);
  if (booked === undefined) throw new Error('One posting is one booking');
  return booked;
}
