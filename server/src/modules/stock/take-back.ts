// Inputs that were booked by mistake, taken back together: reversing movements, and their labels are void.
import type { UserContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { type Particulars, post } from './bookings.ts';
import type { NewMovement, StockArticle } from './stock.repository.ts';
import * as repository from './take-back.repository.ts';

/** By entry: the first thing that happened to it since it came in and was not taken back. */
export const laterMovements = async (
  tx: Tx,
  stockIds: readonly number[],
): Promise<Map<number, NewMovement['kind']>> =>
  new Map((await repository.listLater(tx, stockIds)).map((later) => [later.stock_entry_id, later.kind]));

/** The articles are locked, and nothing happened to the entries since. How many labels are void now. */
export async function takeInputsBack(
  context: UserContext,
  articles: readonly StockArticle[],
  stockIds: readonly number[],
  particulars: Particulars,
): Promise<number> {
  const { tx } = context;
  const origins = await repository.listOrigins(tx, stockIds);
  for (const article of articles) {
    const movements = origins
      .filter(({ article_id }) => article_id === article.id)
      .map(({ id, stock_entry_id, amount }) => ({
        stock_entry_id,
        kind: 'cancellation' as const,
        amount: -amount,
        reverses: Number(id),
      }));
    if (movements.length > 0) await post(context, article, movements, particulars);
  }
  return repository.voidEntries(tx, stockIds);
}
