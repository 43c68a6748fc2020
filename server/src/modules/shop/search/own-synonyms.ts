// A practice's own synonyms, which count in its searches from the next one on.
import { mostSynonyms, type SearchSynonyms } from '@praxora/contract/shop/search-synonyms.calls';
import type { UserContext } from '../../../platform/context.ts';
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import { recordActivity } from '../../account/index.ts';
import * as repository from './own-synonyms.repository.ts';

export const listOwn = ({ tx }: UserContext): Promise<SearchSynonyms[]> => repository.listSynonyms(tx);

export async function addOwn(
  context: UserContext,
  { words }: { readonly words: readonly string[] },
): Promise<SearchSynonyms> {
  const { tx } = context;
  await lockInPractice(tx, 'search synonyms');
  await refuseTooMany(tx, words.length, 0);
  const added = await insert(tx, words);
  await recordActivity(context, { action: 'searchWords.created', subject: toSubject(added) });
  return added;
}

const toSubject = ({ id, words }: SearchSynonyms) =>
  ({ type: 'searchWords', id, name: words.join(', ') }) as const;

/** Replaces the words of a synonym group; if they exist already, the group stays unchanged. */
export async function changeOwn(
  context: UserContext,
  id: number,
  { words }: { readonly words: readonly string[] },
): Promise<SearchSynonyms> {
  await lockInPractice(context.tx, 'search synonyms');
  const former = await remove(context, id);
  await refuseTooMany(context.tx, words.length, former.words.length);
  const changed = await insert(context.tx, words);
  const [before, after] = [former.words.join(', '), changed.words.join(', ')];
  if (before !== after)
    await recordActivity(context, {
      action: 'searchWords.changed',
      subject: toSubject(changed),
      changes: [{ field: 'words', before, after }],
    });
  return changed;
}

/**
 * Refuses synonyms beyond the limit. A practice that already exceeds it may keep its synonyms, but not add more to a
 * group.
 */
async function refuseTooMany(tx: Tx, added: number, removed: number): Promise<void> {
  const rest = (await repository.listSynonyms(tx)).reduce((sum, { words }) => sum + words.length, 0);
  if (added > removed && rest + added > mostSynonyms.inAll)
    throw new Refusal('TOO_MANY_SYNONYMS', { maximum: mostSynonyms.inAll });
}

async function insert(tx: Tx, words: readonly string[]): Promise<SearchSynonyms> {
  const inOrder = words.map((word) => word.normalize('NFC').toLowerCase()).sort();
  const added = await repository.insertSynonyms(tx, inOrder);
  if (added === null) throw new Refusal('RESOURCE_EXISTS');
  return added;
}

export async function deleteOwn(context: UserContext, id: number): Promise<{ deleted: boolean }> {
  const removed = await remove(context, id);
  await recordActivity(context, { action: 'searchWords.deleted', subject: toSubject(removed) });
  return { deleted: true };
}

async function remove({ tx }: UserContext, id: number): Promise<SearchSynonyms> {
  const group = (await repository.listSynonyms(tx)).find((one) => one.id === id);
  if (!group || (await repository.deleteSynonyms(tx, id)) === 0) throw new Refusal('NOT_FOUND');
  return group;
}
