// SQL of the words a practice gives the same meaning.
import type { SearchSynonyms } from '@praxora/contract/shop/search-synonyms.calls';
import type { Tx } from '../../../platform/database/tx.ts';

type SynonymsRow = SearchSynonyms & Record<string, unknown>;

export const listSynonyms = (tx: Tx): Promise<SynonymsRow[]> =>
  tx.rows<SynonymsRow>('select id, words from search_synonym order by words, id');

/** Null: they have it already. */
export const insertSynonyms = (tx: Tx, words: readonly string[]): Promise<SynonymsRow | null> =>
  tx.maybe<SynonymsRow>(
    `insert into search_synonym (practice_id, words) values (current_practice(), $1)
     on conflict (practice_id, words) do nothing returning id, words`,
    [words],
  );

export const deleteSynonyms = (tx: Tx, id: number): Promise<number> =>
  tx.run('delete from search_synonym where id = $1', [id]);
