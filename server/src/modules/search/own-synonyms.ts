// What a practice calls things: its own synonyms, which count in its searches from the next one on.
import { mostSynonyms, type SearchSynonyms } from '@praxora/contract/search/search-synonyms.calls';
import type { UserContext } from '../../platform/context.ts';
import { lockInPractice } from '../../platform/database/practice-lock.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { Refusal } from '../../platform/errors.ts';
import * as repository from './own-synonyms.repository.ts';

export const listOwn = ({ tx }: UserContext): Promise<SearchSynonyms[]> => repository.listSynonyms(tx);

export async function addOwn(
  { tx }: UserContext,
  { words }: { readonly words: readonly string[] },
): Promise<SearchSynonyms> {
  await lockInPractice(tx, 'search synonyms');
  if ((await repository.listSynonyms(tx)).length >= mostSynonyms.groups)
    throw new Refusal('TOO_MANY_SYNONYMS', { maximum: mostSynonyms.groups });
  return insert(tx, words);
}

/** Others in the place of a group; where they are there already, it stays as it was. */
export async function changeOwn(
  context: UserContext,
  id: number,
  { words }: { readonly words: readonly string[] },
): Promise<SearchSynonyms> {
  await lockInPractice(context.tx, 'search synonyms');
  await deleteOwn(context, id);
  return insert(context.tx, words);
}

async function insert(tx: Tx, words: readonly string[]): Promise<SearchSynonyms> {
  const inOrder = words.map((word) => word.normalize('NFC').toLowerCase()).sort();
  const added = await repository.insertSynonyms(tx, inOrder);
  if (added === null) throw new Refusal('RESOURCE_EXISTS');
  return added;
}

export async function deleteOwn({ tx }: UserContext, id: number): Promise<{ deleted: boolean }> {
  if ((await repository.deleteSynonyms(tx, id)) === 0) throw new Refusal('NOT_FOUND');
  return { deleted: true };
}
