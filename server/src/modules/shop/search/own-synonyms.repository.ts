// SQL of the words a practice gives the same meaning.
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

type SynonymsRow = Columns<'search_synonym', 'id' | 'words'>;

export const listSynonyms = (tx: Tx): Promise<SynonymsRow[]> =>
  tx.rows<SynonymsRow>(
    'select id, words from search_synonym where practice_id = $practice order by words, id',
  );

/** Null: they have it already. */
export const insertSynonyms = (tx: Tx, words: readonly string[]): Promise<SynonymsRow | null> =>
  tx.maybe<SynonymsRow>(
    `insert into search_synonym (practice_id, words) values ($practice, $1)
     on conflict (practice_id, words) do nothing returning id, words`,
    [words],
  );

export const deleteSynonyms = (tx: Tx, id: number): Promise<number> =>
  tx.run('delete from search_synonym where practice_id = $practice and id = $1', [id]);
