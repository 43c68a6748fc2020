// Taking a booking back, by reversing entries.
import type { UserContext } from '../../../platform/context.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { refuseBlocked } from './blocks.ts';
import { type BookingResult, countsForOrder, type Posting, postAll } from './bookings.ts';
import { isUseOfLabel } from './labels.ts';
import * as repository from './stock.repository.ts';
import { voidEntries } from './take-back.repository.ts';
import { laterMovements } from './take-back.ts';
import { forgetTreatment } from './treatment.ts';

/** Reversing entries for all movements of a booking. What came in must still be there. */
export async function undoBooking(
  context: UserContext,
  bookingId: string,
  labelId?: string,
): Promise<BookingResult> {
  const { tx, user } = context;
  const articleIds = new Set(
    (await repository.listBooking(tx, bookingId)).map(({ article_id }) => article_id),
  );
  const articles = await repository.lockArticles(tx, { ids: [...articleIds] });
  if (articles.length === 0 || articles.length < articleIds.size) throw new Refusal('NOT_FOUND');
  const movements = await repository.listBooking(tx, bookingId);
  // A device takes back its own bookings only; of others it knows no more than the uses of a label it has scanned.
  const isOwn = movements.every(({ device_id }) => device_id === user.device?.id);
  if (user.device && !isOwn && !(await isUseOfLabel(context, bookingId, labelId)))
    throw new Refusal('NOT_FOUND');
  if (
    movements.some(
      ({ kind, is_reversed }) =>
        is_reversed || kind === 'undo' || kind === 'cancellation' || kind === 'price',
    )
  )
    throw new Refusal('BOOKING_UNDONE', {}, concerning(...articles));
  await prepareUndo(context, articles, movements);
  const booked = await postAll(
    context,
    articles.map((article) =>
      reversalOf(
        article,
        movements.filter(({ article_id }) => article_id === article.id),
      ),
    ),
  );
  if (movements.some(({ kind }) => kind === 'consumption')) await forgetTreatment(context, bookingId);
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

/** An entry began with it. */
const isOrigin = ({ kind, amount }: repository.MovementRow): boolean =>
  kind === 'input' || (kind === 'move' && amount > 0);

async function prepareUndo(
  context: UserContext,
  articles: readonly repository.StockArticle[],
  movements: readonly repository.MovementRow[],
): Promise<void> {
  const { tx } = context;
  const entries = await repository.findEntries(
    tx,
    movements.map(({ stock_entry_id }) => stock_entry_id),
  );
  const storages = await repository.holdStorages(
    tx,
    [...entries.values()].map(({ storage_id }) => storage_id),
  );
  const later = await laterMovements(
    tx,
    movements.filter(isOrigin).map(({ stock_entry_id }) => stock_entry_id),
  );
  for (const article of articles)
    for (const movement of movements.filter(({ article_id }) => article_id === article.id)) {
      const { stock_entry_id: stockId, amount, kind } = movement;
      const entry = entries.get(stockId);
      const concerned = concerning(article);
      if (countsForOrder(kind, entry?.order_id ?? null))
        throw new Refusal('BOOKED_WITH_ORDER', {}, concerned);
      if (entry === undefined || entry.balance < amount) throw new Refusal('STOCK_INPUT_USED', {}, concerned);
      if (amount < 0 && !storages.has(entry.storage_id)) throw new Refusal('STORAGE_GONE', {}, concerned);
      if (isOrigin(movement) && later.has(stockId)) throw new Refusal('STOCK_INPUT_USED', {}, concerned);
      // What was blocked after it was moved stays where it was blocked.
      if (kind === 'move' && amount > 0 && entries.get(entry.moved_from ?? 0)?.block_reason === null)
        await refuseBlocked(context, article, entry);
      // Labels that went along come back.
      if (isOrigin(movement) && entry.moved_from !== null)
        await repository.moveLabels(tx, stockId, entry.moved_from);
    }
}

function reversalOf(article: repository.StockArticle, movements: readonly repository.MovementRow[]): Posting {
  // Use is taken back from the month it was counted in.
  const use = movements.find(({ kind }) => kind === 'consumption');
  return {
    article,
    movements: movements.map((movement) => ({
      stock_entry_id: movement.stock_entry_id,
      kind: 'undo' as const,
      amount: -movement.amount,
      reverses: movement.id,
    })),
    day: use?.happened_on,
    undoesUse: use !== undefined,
  };
}
