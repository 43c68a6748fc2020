// Taking a booking back, by reversing entries.
import { randomUUID } from 'node:crypto';
import type { UserContext } from '../../platform/context.ts';
import { concerning, Refusal } from '../../platform/errors.ts';
import { type Booked, countsForOrder, lockedArticle, post, refuseGoneStorage } from './bookings.ts';
import * as repository from './stock.repository.ts';
import { voidEntries } from './take-back.repository.ts';

/** Reversing entries for all movements of a booking. What came in must still be there. */
export async function undoBooking(context: UserContext, bookingId: string): Promise<Booked> {
  const { tx } = context;
  const seen = await repository.listBooking(tx, bookingId);
  // A receipt books several articles at once; locked in a fixed order nobody waits in a circle.
  const articles: repository.StockArticle[] = [];
  for (const articleId of [...new Set(seen.map(({ article_id }) => article_id))].sort((a, b) => a - b))
    articles.push(await lockedArticle(context, articleId));
  const movements = await repository.listBooking(tx, bookingId);
  if (movements.some(({ kind, is_reversed }) => is_reversed || kind === 'undo' || kind === 'cancellation'))
    throw new Refusal('BOOKING_UNDONE', {}, concerning(...articles));
  for (const article of articles)
    for (const movement of movements.filter(({ article_id }) => article_id === article.id))
      await prepareUndo(context, article, movement);
  const reversal = randomUUID();
  const booked: Booked[] = [];
  for (const article of articles)
    booked.push(
      await reverse(
        context,
        article,
        movements.filter(({ article_id }) => article_id === article.id),
        reversal,
      ),
    );
  const inputs = movements.filter(({ kind }) => kind === 'input');
  if (inputs.length > 0)
    await voidEntries(
      tx,
      inputs.map(({ stock_entry_id }) => stock_entry_id),
    );
  const [first] = booked;
  if (first === undefined) throw new Refusal('NOT_FOUND');
  return { ...first, entries: booked.flatMap(({ entries }) => entries) };
}

async function prepareUndo(
  context: UserContext,
  article: repository.StockArticle,
  movement: repository.MovementRow,
): Promise<void> {
  const { tx } = context;
  const concerned = concerning(article);
  const { stock_entry_id: stockId, amount, kind } = movement;
  const entry = await repository.findEntry(tx, stockId);
  if (countsForOrder(kind, entry?.order_id ?? null)) throw new Refusal('BOOKED_WITH_ORDER', {}, concerned);
  if (entry === null || entry.balance < amount) throw new Refusal('STOCK_INPUT_USED', {}, concerned);
  if (amount < 0) await refuseGoneStorage(context, entry, article);
  const isOrigin = kind === 'input' || (kind === 'move' && amount > 0);
  if (isOrigin && (await repository.isUsed(tx, stockId)))
    throw new Refusal('STOCK_INPUT_USED', {}, concerned);
  // Labels that went along come back.
  if (isOrigin && entry.moved_from !== null) await repository.moveLabels(tx, stockId, entry.moved_from);
}

function reverse(
  context: UserContext,
  article: repository.StockArticle,
  movements: readonly repository.MovementRow[],
  bookingId: string,
): Promise<Booked> {
  // Use is taken back from the month it was counted in.
  const use = movements.find(({ kind }) => kind === 'consumption');
  return post(
    context,
    article,
    movements.map((movement) => ({
      stock_entry_id: movement.stock_entry_id,
      kind: 'undo' as const,
      amount: -movement.amount,
      reverses: Number(movement.id),
    })),
    { bookingId, day: use?.happened_on },
    use !== undefined,
  );
}
