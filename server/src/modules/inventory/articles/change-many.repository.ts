// SQL that changes many articles at once.
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { type ArticleColumns, articleColumnNames } from './articles.repository.ts';

/** A permanent label that was made once stays the article's. */
export const updateArticles = (
  tx: Tx,
  articles: readonly (ArticleColumns & Columns<'article', 'id' | 'permanent_label_id'>)[],
): Promise<number> =>
  tx.run(
    `update article a set ${articleColumnNames.map((name) => `${name} = c.${name}`).join(', ')},
       permanent_label_id = coalesce(a.permanent_label_id, c.permanent_label_id), updated_at = now()
     from jsonb_populate_recordset(null::article, $1::jsonb) c
     where a.practice_id = $practice and a.id = c.id`,
    [JSON.stringify(articles)],
  );

export const markAllDeleted = (tx: Tx, ids: readonly number[]): Promise<number> =>
  tx.run('update article set deleted_at = now() where practice_id = $practice and id = any($1)', [ids]);
