// Counts of stock entries, noted for a stocktaking in its transaction.
import { toAuthor, type UserContext } from '../../../platform/context.ts';
import * as repository from './counts.repository.ts';

/** False: no such entry in that storage. */
export const noteCount = ({ tx, user }: UserContext, count: repository.Count): Promise<boolean> =>
  repository.noteCount(tx, count, toAuthor(user));

/** Updates the count of an entry already counted; its expected amount stays. */
export const raiseCount = (
  { tx, user }: UserContext,
  { id, stockId, counted }: Pick<repository.Count, 'id' | 'stockId' | 'counted'>,
): Promise<number> => repository.raiseCount(tx, id, stockId, counted, toAuthor(user));

export const removeCount = (
  { tx }: UserContext,
  { id, stockId }: Pick<repository.Count, 'id' | 'stockId'>,
): Promise<number> => repository.deleteCount(tx, id, stockId);

export const requestRecounts = (
  { tx }: UserContext,
  { id, stockIds }: Pick<repository.Count, 'id'> & { readonly stockIds: readonly number[] },
): Promise<number> => repository.requestRecounts(tx, id, stockIds);
