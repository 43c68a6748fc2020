// Words that a practice says for others: each finds what is listed under the other, for this practice alone.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { pathId } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { lineText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';

/** Words of a practice in all of its groups, words of a group, and characters of a word. */
export const mostSynonyms = { inAll: 500, words: 10, characters: 60 } as const;

const word = lineText
  .min(2)
  .max(mostSynonyms.characters)
  .regex(/^[^,#]*[\p{L}\p{N}][^,#]*$/u);

/** However they are written. */
const areDistinct = (words: readonly string[]): boolean =>
  new Set(words.map((one) => one.normalize('NFC').toLowerCase())).size === words.length;

const searchSynonyms = z.object({ id: whole, words: z.array(z.string()) });
export type SearchSynonyms = z.infer<typeof searchSynonyms>;

const sameWords = z.object({ words: z.array(word).min(2).max(mostSynonyms.words).refine(areDistinct) });

nameSchemas({ SearchSynonyms: searchSynonyms, SameWords: sameWords });

export const searchSynonymCalls = {
  listSearchSynonyms: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'search/synonyms',
    summary: 'Words the practice has given the same meaning in its searches',
    access: 'pro20',
    permission: 'view',
    scopes: ['catalog.read'],
    data: z.array(searchSynonyms),
  }),
  addSearchSynonyms: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'search/synonyms',
    summary: 'Give words the same meaning in the searches of the practice, from the next search on',
    access: 'pro20',
    permission: 'manageSettings',
    body: sameWords,
    data: searchSynonyms,
    errors: ['RESOURCE_EXISTS', 'TOO_MANY_SYNONYMS'],
  }),
  changeSearchSynonyms: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'search/synonyms/{synonymsId}',
    summary: 'Put other words in the place of a group, which gets a new id',
    access: 'pro20',
    permission: 'manageSettings',
    params: z.object({ synonymsId: pathId }),
    body: sameWords,
    data: searchSynonyms,
    errors: ['NOT_FOUND', 'RESOURCE_EXISTS', 'TOO_MANY_SYNONYMS'],
  }),
  deleteSearchSynonyms: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'search/synonyms/{synonymsId}',
    summary: 'Take the common meaning away again',
    access: 'pro20',
    permission: 'manageSettings',
    params: z.object({ synonymsId: pathId }),
    data: z.object({ deleted: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
} as const;
