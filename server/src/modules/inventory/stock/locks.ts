// Whoever books locks first: articles in the order of their ids, so that nobody waits in a circle.
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

/**
 * What is left of an article that is locked. Asked at once, read one after the other: a statement sees what was committed before it
 * began, and it begins when the lock is ours.
 */
export async function lockedOpenEntries(
  context: Pick<UserContext, 'tx'>,
  articleId: number,
  storageId: number | null,
): Promise<{ article: repository.StockArticle; entries: repository.EntryRow[] }> {
  const [article, entries] = await Promise.all([
    lockedArticle(context, articleId),
    repository.listOpenEntries(context.tx, articleId, storageId),
  ]);
  return { article, entries };
}

/** An entry with its article locked first, so that the balance read is the balance booked on. */
export async function lockedEntry(
  { tx }: Pick<UserContext, 'tx'>,
  stockId: number,
): Promise<{ entry: repository.EntryRow; article: repository.StockArticle }> {
  const [article, entry] = await Promise.all([
    repository.lockArticleOf(tx, stockId),
    repository.findEntry(tx, stockId),
  ]);
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
