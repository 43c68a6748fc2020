// Products of a practice's own, behind articles that are in no catalogue.
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { plainPicture } from './products.sql.ts';

/** Fields a product takes over from its article. */
type OwnProductFields = Columns<
  'article',
  | 'name'
  | 'manufacturer_id'
  | 'manufacturer_number'
  | 'consumption_unit_count'
  | 'order_unit_id'
  | 'consumption_unit_id'
  | 'vat_class'
  | 'has_batch_obligation'
  | 'has_expiry_obligation'
  | 'is_dangerous_good'
>;

/** The practice's own product behind an article that is in no catalogue, so that it can be bought like any other. */
export const insertOwnProduct = async (tx: Tx, slug: string, article: OwnProductFields): Promise<number> =>
  (
    await tx.one<Columns<'product', 'id'>>(
      `insert into product (practice_id, slug, name_de, name_en, manufacturer_id, manufacturer_number, pack_size, unit_id,
         content_unit_id, vat_class, has_batch, has_expiry, is_dangerous_good, picture)
       values ($practice, $1, $2, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, '${plainPicture}') returning id`,
      [slug, ...ownProductValues(article)],
    )
  ).id;

export const updateOwnProduct = (tx: Tx, productId: number, article: OwnProductFields): Promise<number> =>
  tx.run(
    `update product set name_de = $2, name_en = $2, manufacturer_id = $3, manufacturer_number = $4, pack_size = $5,
       unit_id = $6, content_unit_id = $7, vat_class = $8, has_batch = $9, has_expiry = $10, is_dangerous_good = $11
     where practice_id = $practice and id = $1`,
    [productId, ...ownProductValues(article)],
  );

/** The same for many. */
export const updateOwnProducts = (
  tx: Tx,
  products: readonly { readonly productId: number; readonly article: OwnProductFields }[],
): Promise<number> =>
  tx.run(
    `update product p set name_de = a.name, name_en = a.name, manufacturer_id = a.manufacturer_id,
       manufacturer_number = a.manufacturer_number, pack_size = a.consumption_unit_count, unit_id = a.order_unit_id,
       content_unit_id = a.consumption_unit_id, vat_class = coalesce(a.vat_class, 'fullTax'),
       has_batch = a.has_batch_obligation, has_expiry = a.has_expiry_obligation, is_dangerous_good = a.is_dangerous_good
     from jsonb_to_recordset($1::jsonb) as g ("productId" integer, article jsonb),
       jsonb_populate_record(null::article, g.article) a
     where p.practice_id = $practice and p.id = g."productId"`,
    [JSON.stringify(products)],
  );

const ownProductValues = (article: OwnProductFields): unknown[] => [
  article.name,
  article.manufacturer_id,
  article.manufacturer_number,
  article.consumption_unit_count,
  article.order_unit_id,
  article.consumption_unit_id,
  article.vat_class ?? 'fullTax',
  article.has_batch_obligation,
  article.has_expiry_obligation,
  article.is_dangerous_good,
];

export interface OwnProduct {
  readonly slug: string;
  readonly article: OwnProductFields;
}

/** The practice's own products behind articles that are in no catalogue. */
export const insertOwnProducts = (
  tx: Tx,
  products: readonly OwnProduct[],
): Promise<Columns<'product', 'id' | 'slug'>[]> =>
  tx.rows(
    `insert into product (practice_id, slug, name_de, name_en, manufacturer_id, manufacturer_number, pack_size, unit_id,
       content_unit_id, vat_class, has_batch, has_expiry, is_dangerous_good, picture)
     select $practice, g.slug, a.name, a.name, a.manufacturer_id, a.manufacturer_number, a.consumption_unit_count,
       a.order_unit_id, a.consumption_unit_id, coalesce(a.vat_class, 'fullTax'), a.has_batch_obligation,
       a.has_expiry_obligation, a.is_dangerous_good, '${plainPicture}'
     from jsonb_to_recordset($1::jsonb) as g (slug text, article jsonb),
       jsonb_populate_record(null::article, g.article) a
     returning id, slug`,
    [JSON.stringify(products)],
  );
