// Bookings lock first: articles in the order of their ids, so that no deadlock arises.
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import * as repository from './stock.repository.ts';

export async function lockedArticle(
  { tx }: Pick<UserContext, 'tx'>,
  articleId: number,
): Promise<repository.StockArticle> {
  const article = await repository.lockArticle(tx, articleId);
  if (article === null) throw new Refusal('NOT_FOUND');
  return article;
}

/** Deleted ones are left out. */
export const lockedArticles = (
  { tx }: Pick<UserContext, 'tx'>,
  articleIds: readonly number[],
): Promise<Map<number, repository.StockArticle>> => repository.lockArticlesById(tx, articleIds);

/** The entries of an article that still have stock, read after the article was locked: their balances are those booked on. */
export async function lockedOpenEntries(
  context: Pick<UserContext, 'tx'>,
  articleId: number,
  storageId: number | null,
): Promise<{ article: repository.StockArticle; entries: repository.EntryRow[] }> {
  // The article's row lock protects the balances of its entries.
  const article = await lockedArticle(context, articleId);
  const entries = await repository.listOpenEntries(context.tx, articleId, storageId);
  return { article, entries };
}

/** An entry, read after its article was locked: its balance is the one booked on. */
export async function lockedEntry(
  { tx }: Pick<UserContext, 'tx'>,
  stockId: number,
): Promise<{ entry: repository.EntryRow; article: repository.StockArticle }> {
  // The article's row lock protects the balance of the entry.
  const article = await repository.lockArticleOfEntry(tx, stockId);
  const entry = await repository.findEntry(tx, stockId);
  if (article === null || entry === null) throw new Refusal('NOT_FOUND');
  return { entry, article };
}

/** Several entries with their articles locked; one that is not there refuses all. */
export async function lockedEntries(
  { tx }: Pick<UserContext, 'tx'>,
  stockIds: readonly number[],
): Promise<ReadonlyMap<number, { entry: repository.EntryRow; article: repository.StockArticle }>> {
  const snapshot = await repository.findEntries(tx, stockIds);
  const articles = await repository.lockArticlesById(
    tx,
    [...snapshot.values()].map(({ article_id }) => article_id),
  );
  const entries = await repository.findEntries(tx, stockIds);
  return new Map(
    stockIds.map((id) => {
      const entry = entries.get(id);
      const article = entry && articles.get(entry.article_id);
      if (entry === undefined || article === undefined) throw new Refusal('NOT_FOUND');
      return [id, { entry, article }];
    }),
  );
}
