// SQL that finds what rows of a file speak of: catalogue products, and articles that exist already.
import { allInParts } from '../../../../platform/database/in-parts.ts';
import type { Column, Columns } from '../../../../platform/database/row-types.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

export interface KnownProduct
  extends Columns<
    'product',
    | 'id'
    | 'slug'
    | 'gtin'
    | 'pzn'
    | 'manufacturer_id'
    | 'manufacturer_number'
    | 'unit_id'
    | 'content_unit_id'
    | 'pack_size'
  > {
  readonly name: Column<'product', 'name_de'>;
}

export const findProducts = (
  tx: Tx,
  slugs: readonly string[],
  gtins: readonly string[],
  pzns: readonly string[],
): Promise<KnownProduct[]> =>
  allInParts<KnownProduct>(
    tx,
    'known_products',
    `select id, slug, gtin, pzn, left(name_de, 200) as name, manufacturer_id, left(manufacturer_number, 64) as manufacturer_number,
            unit_id, content_unit_id, pack_size
     from product where practice_id is null and (slug = any($1) or gtin = any($2) or pzn = any($3)) order by id`,
    [slugs, gtins, pzns],
  );

export type KnownArticle = Columns<
  'article',
  'id' | 'name' | 'manufacturer_id' | 'manufacturer_number' | 'product_id'
>;

export const findArticles = (
  tx: Tx,
  names: readonly string[],
  productIds: readonly number[],
): Promise<KnownArticle[]> =>
  allInParts<KnownArticle>(
    tx,
    'known_articles',
    `select id, name, manufacturer_id, manufacturer_number, product_id from article
     where practice_id = $practice and deleted_at is null
       and (lower(name) in (select lower(wanted) from unnest($1::text[]) wanted) or product_id = any($2))
     order by id`,
    [names, productIds],
  );
