// SQL of the products behind articles: those of the catalogue, the practice's own, and those worth becoming an article.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { type ProductColumns, productColumns, productJoins } from '../../system/index.ts';

type CatalogProduct = Columns<'product', 'id' | 'name_de' | 'manufacturer_id' | 'manufacturer_number'>;

export const findCatalogProduct = (tx: Tx, slug: string): Promise<CatalogProduct | null> =>
  tx.maybe<CatalogProduct>(
    'select id, name_de, manufacturer_id, manufacturer_number from product where slug = $1 and practice_id is null',
    [slug],
  );

interface SuggestedRow extends ProductColumns {
  readonly product_id: Column<'product', 'id'>;
  readonly ordered_at: Date;
  readonly quantity: number;
}

/** Ordered products that are no article yet, the latest first; vendor 0: of any vendor. */
export const listSuggested = (tx: Tx, vendorId: number): Promise<SuggestedRow[]> =>
  tx.rows<SuggestedRow>(
    `select p.id as product_id, ${productColumns}, max(o.placed_at) as ordered_at, sum(l.quantity)::integer as quantity
     from order_position l
     join purchase_order o on o.practice_id = l.practice_id and o.id = l.order_id
     join product p on p.id = l.product_id
     ${productJoins}
     where l.practice_id = $practice and ($1 = 0 or o.vendor_id = $1) and o.state not in ('rejected', 'cancelled')
       -- The practice's own product ends with its article.
       and p.practice_id is null
       and not exists (select from article a
                       where a.practice_id = $practice and a.product_id = p.id and a.deleted_at is null)
     group by p.id, m.name, c.picture order by ordered_at desc, p.id limit 60`,
    [vendorId],
  );

/** Products that are articles of the practice. */
export const listArticleProducts = async (tx: Tx, limit: number): Promise<number[]> =>
  (
    await tx.rows<Columns<'article', 'product_id'>>(
      `select product_id from article where practice_id = $practice and deleted_at is null
       order by product_id limit $1`,
      [limit],
    )
  ).map((row) => row.product_id);
