// Inputs that were booked by mistake, taken back together: reversing movements, and their labels are void.
import type { UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { type Particulars, postAll } from './bookings.ts';
import type { NewMovement } from './ledger.repository.ts';
import type { StockArticle } from './stock.repository.ts';
import * as repository from './take-back.repository.ts';

/** First movement of each entry after its input that was not undone, by entry. */
export const laterMovements = async (
  tx: Tx,
  stockIds: readonly number[],
): Promise<Map<number, NewMovement['kind']>> =>
  new Map(
    stockIds.length === 0
      ? []
      : (await repository.listLaterMovements(tx, stockIds)).map((later) => [
          later.stock_entry_id,
          later.kind,
        ]),
  );

/** The articles are locked, and nothing happened to the entries since. How many labels are void now. */
export async function takeInputsBack(
  context: UserContext,
  articles: readonly StockArticle[],
  stockIds: readonly number[],
  particulars: Particulars,
): Promise<number> {
  const { tx } = context;
  const origins = groupBy(await repository.listOrigins(tx, stockIds), ({ article_id }) => article_id);
  await postAll(
    context,
    articles.map((article) => ({
      article,
      movements: (origins.get(article.id) ?? []).map(({ id, stock_entry_id, amount }) => ({
        stock_entry_id,
        kind: 'cancellation' as const,
        amount: -amount,
        reverses: id,
      })),
    })),
    particulars,
  );
  return repository.voidEntries(tx, stockIds);
}
