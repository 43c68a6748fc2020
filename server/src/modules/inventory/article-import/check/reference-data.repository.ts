// SQL that finds what rows of a file speak of: catalogue products, and articles that exist already.
import { allInParts } from '../../../../platform/database/in-parts.ts';
import type { Column, Columns } from '../../../../platform/database/row-types.ts';
import type { Tx } from '../../../../platform/database/tx.ts';
import { type ArticleColumns, articleColumnNames } from '../../articles/article-columns.ts';

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

/** An article as it is, so that an import can say what it would change. */
export interface KnownArticle
  extends ArticleColumns,
    Columns<'article', 'id' | 'version' | 'product_id' | 'stock'> {
  readonly is_custom: boolean;
  readonly product_slug: Column<'product', 'slug'>;
}

interface Spoken {
  readonly names: readonly string[];
  readonly productIds: readonly number[];
  readonly manufacturerNumbers: readonly string[];
}

/** `isHeld`: nobody changes them, nor books on them, before this transaction ends. */
export const findArticles = (
  tx: Tx,
  { names, productIds, manufacturerNumbers }: Spoken,
  isHeld: boolean,
): Promise<KnownArticle[]> =>
  allInParts<KnownArticle>(
    tx,
    'known_articles',
    `select a.id, a.version, a.product_id, a.stock, p.practice_id is not null as is_custom, p.slug as product_slug,
            ${articleColumnNames.map((name) => `a.${name}`).join(', ')}
     from article a join product p on p.id = a.product_id
     where a.practice_id = $practice and a.deleted_at is null
       and (lower(a.name) in (select lower(wanted) from unnest($1::text[]) wanted) or a.product_id = any($2)
         or lower(a.manufacturer_number) in (select lower(wanted) from unnest($3::text[]) wanted))
     order by a.id ${isHeld ? 'for no key update of a' : ''}`,
    [names, productIds, manufacturerNumbers],
  );
