// SQL that writes many articles at once.
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { type ArticleColumns, articleColumnNames } from './articles.repository.ts';

export type ArticleOfProduct = ArticleColumns & {
  readonly product_id: number;
  readonly permanent_label_id: string | null;
};

/** Inserts articles, except those whose product is an article already. */
export const insertArticles = (
  tx: Tx,
  articles: readonly ArticleOfProduct[],
): Promise<Columns<'article', 'id' | 'product_id'>[]> =>
  tx.rows(
    `insert into article (practice_id, product_id, permanent_label_id, ${articleColumnNames.join(', ')})
     select $practice, a.product_id, a.permanent_label_id, ${articleColumnNames.map((name) => `a.${name}`).join(', ')}
     from jsonb_populate_recordset(null::article, $1::jsonb) a
     on conflict (practice_id, product_id) where deleted_at is null do nothing returning id, product_id`,
    [JSON.stringify(articles)],
  );
