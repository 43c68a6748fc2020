// SQL of products, their price history and the category tree.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import { matchesAny } from '../../../platform/database/sql.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { defaultDeliveryAddress } from '../../account/index.ts';
import { type ProductColumns, productColumns, productJoins } from '../../system/index.ts';

type VatClass = 'fullTax' | 'reducedTax';

export type ProductRow = ProductColumns & Columns<'product', 'id'>;

export const listProducts = (tx: Tx, ids: readonly number[]): Promise<ProductRow[]> =>
  tx.rows<ProductRow>(
    `select p.id, ${productColumns} from product p ${productJoins} where p.id = ${matchesAny('$1')} order by array_position($1, p.id)`,
    [ids],
  );

export interface ProductDetailRow
  extends ProductRow,
    Columns<
      'product',
      | 'description_de'
      | 'description_en'
      | 'gtin'
      | 'pzn'
      | 'family'
      | 'variant'
      | 'pack_size'
      | 'has_batch'
      | 'has_expiry'
      | 'is_dangerous_good'
      | 'is_medicine'
    > {
  /** Null, like all of the category: a practice's own product. */
  readonly category_id: Column<'product', 'category_id'>;
  readonly top_id: Column<'category', 'id'> | null;
  readonly top_slug: Column<'category', 'slug'> | null;
  readonly top_de: Column<'category', 'name_de'> | null;
  readonly top_en: Column<'category', 'name_en'> | null;
  readonly sub_slug: Column<'category', 'slug'> | null;
  readonly sub_de: Column<'category', 'name_de'> | null;
  readonly sub_en: Column<'category', 'name_en'> | null;
  readonly unit_de: Column<'consumption_unit', 'name_de'>;
  readonly unit_en: Column<'consumption_unit', 'name_en'>;
  readonly content_unit_de: Column<'consumption_unit', 'name_de'>;
  readonly content_unit_en: Column<'consumption_unit', 'name_en'>;
  readonly vat_class: Column<'product', 'vat_class', VatClass>;
  readonly is_watched: boolean;
  readonly target_cents: Column<'watched_product', 'target_cents'>;
  /** The practice's article that is bought as this product. */
  readonly article_id: number | null;
  readonly pack_ids: number[];
  readonly near_ids: number[];
}

/** Other packs of a product `p`: same family and variant, smallest first. */
const otherPacks = `
  select n.id from product n
  where n.family = p.family and n.family <> '' and n.variant = p.variant and n.id <> p.id order by n.pack_size, n.id limit 6`;

/** More would be no choice any more. */
const mostVariants = 60;

/** Products of the family of a product, itself among them; null: there is no such product. */
export const listFamily = async (tx: Tx, productId: number): Promise<number[] | null> =>
  (
    await tx.maybe<{ readonly ids: number[] }>(
      `select array(select id from (select n.id from product n
                                    where n.family = p.family and n.family <> ''
                                    order by n.id <> p.id, n.id limit ${String(mostVariants)}) member
                    order by id) as ids
       from product p where p.id = $1`,
      [productId],
    )
  )?.ids ?? null;

/**
 * Products related to a product `p`: other variants of its family first, then products of its category with the nearest
 * ids.
 */
const nearProducts = `
  select id from (
    (select n.id, 0 as rank from product n
     where n.family = p.family and n.family <> '' and n.variant <> p.variant and n.id <> p.id order by n.id limit 4)
    union all
    (select id, 1 from (
       (select n.id from product n
        where n.category_id = p.category_id and n.family <> p.family and n.id > p.id order by n.id limit 8)
       union all
       (select n.id from product n
        where n.category_id = p.category_id and n.family <> p.family and n.id < p.id order by n.id desc limit 8)
     ) neighbour order by abs(id - p.id), id limit 8)
  ) candidate order by rank, id limit 8`;

export const findProduct = (tx: Tx, id: number): Promise<ProductDetailRow | null> =>
  tx.maybe<ProductDetailRow>(
    `select p.id, ${productColumns}, p.description_de, p.description_en, p.gtin, p.pzn, p.family, p.variant, p.category_id,
            t.id as top_id, t.slug as top_slug, t.name_de as top_de, t.name_en as top_en,
            c.slug as sub_slug, c.name_de as sub_de, c.name_en as sub_en,
            p.pack_size, u.name_de as unit_de, u.name_en as unit_en,
            cu.name_de as content_unit_de, cu.name_en as content_unit_en,
            p.vat_class, p.has_batch, p.has_expiry, p.is_dangerous_good, p.is_medicine,
            w.product_id is not null as is_watched, w.target_cents,
            (select a.id from article a
             where a.practice_id = $practice and a.product_id = p.id and a.deleted_at is null) as article_id,
            array(${otherPacks}) as pack_ids, array(${nearProducts}) as near_ids
     from product p ${productJoins}
     left join category t on t.id = c.parent_id
     join consumption_unit u on u.id = p.unit_id
     join consumption_unit cu on cu.id = p.content_unit_id
     left join watched_product w on w.practice_id = $practice and w.product_id = p.id
     where p.id = $1`,
    [id],
  );

/** Product id for a slug of the shared catalogue; a practice's own products have no slug. */
export const findProductId = async (tx: Tx, slug: string): Promise<number | null> =>
  (
    await tx.maybe<Columns<'product', 'id'>>(
      'select id from product where slug = $1 and practice_id is null',
      [slug],
    )
  )?.id ?? null;

export const knownIds = async (tx: Tx, among: readonly number[]): Promise<number[]> =>
  (await tx.rows<Columns<'product', 'id'>>('select id from product where id = any($1)', [among])).map(
    ({ id }) => id,
  );

export const productExists = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.maybe('select 1 as found from product where id = $1', [id])) !== null;

type HistoryRow = Columns<'offer_price_history', 'offer_id' | 'valid_from' | 'unit_price_cents'>;

export const listPriceHistory = (tx: Tx, offerIds: readonly number[]): Promise<HistoryRow[]> =>
  tx.rows<HistoryRow>(
    `select offer_id, valid_from, unit_price_cents from offer_price_history
     where offer_id = any($1) order by offer_id, valid_from`,
    [offerIds],
  );

type CategoryRow = Columns<'category', 'id' | 'slug' | 'parent_id' | 'name_de' | 'name_en' | 'picture'>;

export const listCategories = (tx: Tx): Promise<CategoryRow[]> =>
  tx.rows<CategoryRow>(
    'select id, slug, parent_id, name_de, name_en, picture from category order by position, id',
  );

export const noteViewed = (tx: Tx, productId: number): Promise<number> =>
  tx.run(
    `insert into viewed_product (practice_id, product_id) values ($practice, $1)
     on conflict (practice_id, product_id) do update set viewed_at = excluded.viewed_at`,
    [productId],
  );

/** Undefined leaves the target price of a watched product as it is. */
export const watch = (tx: Tx, productId: number, targetCents: number | null | undefined): Promise<number> =>
  tx.run(
    `insert into watched_product as w (practice_id, product_id, target_cents) values ($practice, $1, $2)
     on conflict (practice_id, product_id)
     do update set target_cents = case when $3 then excluded.target_cents else w.target_cents end`,
    [productId, targetCents ?? null, targetCents !== undefined],
  );

export const unwatch = (tx: Tx, productId: number): Promise<number> =>
  tx.run('delete from watched_product where practice_id = $practice and product_id = $1', [productId]);

type CartRow = Columns<'cart_position', 'vendor_id' | 'product_id' | 'quantity'>;

/** Contents of the baskets of the default delivery address. */
export const listCart = (tx: Tx): Promise<CartRow[]> =>
  tx.rows<CartRow>(
    `select vendor_id, product_id, quantity from cart_position
     where practice_id = $practice and address_id = ${defaultDeliveryAddress}`,
  );
