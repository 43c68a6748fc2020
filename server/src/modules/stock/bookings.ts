// Every change of stock goes through here: the article locked, the ledger added to, balances kept in the same transaction.
import { randomUUID } from 'node:crypto';
import type { Movement } from '@praxora/contract/inventory/stock.calls';
import { addDays, monthOf } from '@praxora/rules/calendar';
import { calendarDay } from '@praxora/rules/dates';
import { countingUnitId, mostStock } from '@praxora/rules/units';
import type { UserContext } from '../../platform/context.ts';
import { concerning, Refusal } from '../../platform/errors.ts';
import { wrongFields } from '../../platform/http/problems.ts';
import * as repository from './stock.repository.ts';

export interface Booked {
  readonly bookingId: string;
  readonly articleId: number;
  readonly stock: number;
  readonly entries: { stockId: number; change: number; balance: number }[];
}

export async function lockedArticle(
  { tx }: Pick<UserContext, 'tx'>,
  articleId: number,
): Promise<repository.StockArticle> {
  const article = await repository.lockArticle(tx, articleId);
  if (article === null) throw new Refusal('NOT_FOUND');
  return article;
}

/** An entry with its article locked first, so that the balance read is the balance booked on. */
export async function lockedEntry(
  context: Pick<UserContext, 'tx'>,
  stockId: number,
): Promise<{ entry: repository.EntryRow; article: repository.StockArticle }> {
  const seen = await repository.findEntry(context.tx, stockId);
  if (seen === null) throw new Refusal('NOT_FOUND');
  const article = await lockedArticle(context, seen.article_id);
  const entry = await repository.findEntry(context.tx, stockId);
  if (entry === null) throw new Refusal('NOT_FOUND');
  return { entry, article };
}

export const unitOf = (article: repository.StockArticle): number =>
  countingUnitId(article.unit_to_count, {
    orderUnitId: article.order_unit_id,
    consumptionUnitId: article.consumption_unit_id,
    consumptionUnitCount: article.consumption_unit_count,
  });

export interface Particulars {
  readonly note?: string;
  /** When it happened; left out: today. */
  readonly day?: string | undefined;
  readonly bookingId?: string;
}

/** What has not happened yet cannot be booked; a clock that runs ahead is forgiven a day. */
export function refuseFuture(
  { now }: Pick<UserContext, 'now'>,
  date: string | undefined,
  field = 'date',
): void {
  if (date !== undefined && date > addDays(calendarDay(now()), 1))
    throw wrongFields([{ field, code: 'INCORRECT_VALUE' }], { [field]: date });
}

/** Goods of an order and what of them went back: its counts must go along, so a stock undo is not enough. */
export const countsForOrder = (kind: Movement['kind'], orderId: number | null): boolean =>
  kind === 'return' || (kind === 'input' && orderId !== null);

/** Nothing comes to lie in a storage that is in no list any more. */
export async function refuseGoneStorage(
  { tx }: Pick<UserContext, 'tx'>,
  entry: repository.EntryRow,
  article: repository.StockArticle,
): Promise<void> {
  if (!(await repository.storageExists(tx, entry.storage_id)))
    throw new Refusal('STORAGE_GONE', {}, concerning(article));
}

/** Used counts what consumption took, and what an undo of it gave back. */
const usedBy = (movements: readonly repository.NewMovement[], undoesUse: boolean): number =>
  movements.reduce(
    (sum, { kind, amount }) =>
      kind === 'consumption' || (kind === 'undo' && undoesUse) ? sum - amount : sum,
    0,
  );

export async function post(
  { tx, user, now }: Pick<UserContext, 'tx' | 'user' | 'now'>,
  article: repository.StockArticle,
  movements: readonly repository.NewMovement[],
  { note = '', day, bookingId = randomUUID() }: Particulars = {},
  undoesUse = false,
): Promise<Booked> {
  const happenedOn = day ?? calendarDay(now());
  const change = movements.reduce((sum, { amount }) => sum + amount, 0);
  if (article.stock + change > mostStock)
    throw new Refusal('STOCK_TOO_LARGE', { maximum: mostStock }, concerning(article));
  const balances = await repository.post(
    tx,
    {
      articleId: article.id,
      bookingId,
      unitToCount: article.unit_to_count,
      unitId: unitOf(article),
      userId: user.userId,
      note,
      happenedOn,
    },
    movements,
  );
  const used = usedBy(movements, undoesUse);
  if (used !== 0) await repository.addUse(tx, article.id, monthOf(happenedOn), used);
  const changes = new Map<number, number>();
  for (const { stock_entry_id, amount } of movements)
    changes.set(stock_entry_id, (changes.get(stock_entry_id) ?? 0) + amount);
  return {
    bookingId,
    articleId: article.id,
    stock: await repository.refreshArticle(tx, article.id, change),
    entries: balances.map(({ id, balance }) => ({ stockId: id, change: changes.get(id) ?? 0, balance })),
  };
}
