// SQL of a practice's own prices: offers of its own, beside the common ones.
import type { PriceOffer, VendorPriceOffer } from '@praxora/contract/vendors/price-offers.calls';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface PriceOfferRow
  extends Columns<'offer', 'id' | 'version' | 'discountable'>,
    Pick<PriceOffer, 'isCustomVendor' | 'priceCents'> {
  readonly articleId: Column<'article', 'id'>;
  readonly vendorId: Column<'offer', 'vendor_id'>;
  readonly vendorName: Column<'vendor', 'name'>;
  readonly vendorHue: Column<'vendor', 'hue'>;
  readonly orderNumber: Column<'offer', 'order_number'>;
  readonly minimumOrderQuantity: Column<'offer', 'minimum_quantity'>;
}

interface VendorPriceOfferRow
  extends PriceOfferRow,
    Pick<VendorPriceOffer, 'manufacturerName' | 'orderUnit'> {
  readonly articleName: Column<'article', 'name'>;
  readonly manufacturerNumber: Column<'article', 'manufacturer_number'>;
}

const priceOffers = `
  select o.id, o.version, a.id as "articleId", o.vendor_id as "vendorId", v.name as "vendorName", v.hue as "vendorHue",
         v.practice_id is not null as "isCustomVendor", o.order_number as "orderNumber",
         o.tier_price_cents[1] as "priceCents", o.minimum_quantity as "minimumOrderQuantity", o.discountable
  from offer o
  join article a on a.practice_id = $practice and a.product_id = o.product_id and a.deleted_at is null
  join vendor v on v.id = o.vendor_id
  where o.practice_id = $practice and a.id = $1`;

export const findArticleName = async (tx: Tx, articleId: number): Promise<string> =>
  (
    await tx.one<Columns<'article', 'name'>>(
      'select name from article where practice_id = $practice and id = $1',
      [articleId],
    )
  ).name;

export const listPriceOffers = (tx: Tx, articleId: number): Promise<PriceOfferRow[]> =>
  tx.rows<PriceOfferRow>(`${priceOffers} order by o.tier_price_cents[1], o.id`, [articleId]);

const ofVendor = `
  from offer o
  join article a on a.practice_id = $practice and a.product_id = o.product_id and a.deleted_at is null
  join manufacturer m on m.id = a.manufacturer_id
  join consumption_unit u on u.id = a.order_unit_id
  join vendor v on v.id = o.vendor_id
  where o.practice_id = $practice and o.vendor_id = $1
    and ($2 = '' or strpos(lower(concat_ws(chr(10), a.name, m.name, a.manufacturer_number, o.order_number)), lower($2)) > 0)`;

export const listOfVendor = async (
  tx: Tx,
  vendorId: number,
  { search, page, pageSize }: { readonly search: string; readonly page: number; readonly pageSize: number },
): Promise<{ items: VendorPriceOfferRow[]; total: number }> => {
  const items = await tx.rows<VendorPriceOfferRow>(
    `select o.id, o.version, a.id as "articleId", o.vendor_id as "vendorId", v.name as "vendorName",
            v.hue as "vendorHue", v.practice_id is not null as "isCustomVendor", o.order_number as "orderNumber",
            o.tier_price_cents[1] as "priceCents", o.minimum_quantity as "minimumOrderQuantity", o.discountable,
            a.name as "articleName", case when m.id = 1 then '' else m.name end as "manufacturerName",
            a.manufacturer_number as "manufacturerNumber",
            json_build_object('id', u.id, 'de', u.name_de, 'en', u.name_en) as "orderUnit"
     ${ofVendor}
     order by lower(a.name), o.id limit $3 offset $4`,
    [vendorId, search, pageSize, page * pageSize],
  );
  const { total } = await tx.one<{ total: number }>(`select count(*)::integer as total ${ofVendor}`, [
    vendorId,
    search,
  ]);
  return { items, total };
};

export const findByVendor = (tx: Tx, articleId: number, vendorId: number): Promise<PriceOfferRow | null> =>
  tx.maybe<PriceOfferRow>(`${priceOffers} and o.vendor_id = $2`, [articleId, vendorId]);

export const findById = (tx: Tx, articleId: number, id: number): Promise<PriceOfferRow | null> =>
  tx.maybe<PriceOfferRow>(`${priceOffers} and o.id = $2`, [articleId, id]);

const productOfArticle = `
  select a.product_id, coalesce(a.vat_class, p.vat_class) as vat_class
  from article a join product p on p.id = a.product_id where a.practice_id = $practice and a.id = $1 and a.deleted_at is null`;

export const findProduct = (
  tx: Tx,
  articleId: number,
): Promise<(Columns<'article', 'product_id'> & { vat_class: string }) | null> =>
  tx.maybe(productOfArticle, [articleId]);

/**
 * Product of an article, locked so that the article is not replaced before the offer is written. The lock comes before
 * the lookup: an article replaced while this waited is found with its new product.
 */
export const holdProduct = (
  tx: Tx,
  articleId: number,
): Promise<{ product_id: Column<'product', 'id'>; vat_class: string } | null> =>
  tx.maybe(
    `with held as materialized (
       select product_id, vat_class from article
       where practice_id = $practice and id = $1 and deleted_at is null for share)
     select p.id as product_id, coalesce(held.vat_class, p.vat_class) as vat_class
     from held join product p on p.id = held.product_id`,
    [articleId],
  );

/** An own vendor is not deleted before the offer is written. */
export const vendorExists = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.maybe(
    `with held as materialized (
       select id from vendor where id = $1 and practice_id = $practice and deleted_at is null for key share)
     select 1 as found from held union all select 1 from vendor where id = $1 and practice_id is null`,
    [id],
  )) !== null;
