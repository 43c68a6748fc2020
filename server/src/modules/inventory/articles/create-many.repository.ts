// SQL that writes many articles at once.
import type { Columns } from '../../../platform/database/row-types.ts';
import { plainPicture } from '../../../platform/database/shared-columns.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { type ArticleColumns, articleColumnNames } from './articles.repository.ts';

export interface OwnProduct {
  readonly slug: string;
  readonly article: ArticleColumns;
}

/** The practice's own products behind articles that are in no catalogue. */
export const insertOwnProducts = (
  tx: Tx,
  products: readonly OwnProduct[],
): Promise<Columns<'product', 'id' | 'slug'>[]> =>
  tx.rows(
    `insert into product (practice_id, slug, name_de, name_en, manufacturer_id, manufacturer_number, pack_size, unit_id,
       content_unit_id, vat_class, has_batch, has_expiry, is_dangerous_good, picture)
     select current_practice(), g.slug, a.name, a.name, a.manufacturer_id, a.manufacturer_number, a.consumption_unit_count,
       a.order_unit_id, a.consumption_unit_id, coalesce(a.vat_class, 'fullTax'), a.has_batch_obligation,
       a.has_expiry_obligation, a.is_dangerous_good, '${plainPicture}'
     from jsonb_to_recordset($1::jsonb) as g (slug text, article jsonb),
       jsonb_populate_record(null::article, g.article) a
     returning id, slug`,
    [JSON.stringify(products)],
  );

export type ArticleOfProduct = ArticleColumns & {
  readonly product_id: number;
  readonly permanent_label_id: string | null;
};

/** Those whose product is an article already are left out. */
export const insertArticles = (
  tx: Tx,
  articles: readonly ArticleOfProduct[],
): Promise<Columns<'article', 'id' | 'product_id'>[]> =>
  tx.rows(
    `insert into article (practice_id, product_id, permanent_label_id, ${articleColumnNames.join(', ')})
     select current_practice(), a.product_id, a.permanent_label_id, ${articleColumnNames.map((name) => `a.${name}`).join(', ')}
     from jsonb_populate_recordset(null::article, $1::jsonb) a
     on conflict (practice_id, product_id) where deleted_at is null do nothing returning id, product_id`,
    [JSON.stringify(articles)],
  );
