// SQL that writes a practice's own offers, beside the common ones, and their price history; triggers count the versions.
import type { PriceOffer } from '@praxora/contract/vendors/price-offers.calls';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface OfferedProduct {
  readonly product_id: number;
  readonly vat_class: string;
}

export type OwnOfferFields = Pick<
  PriceOffer,
  'vendorId' | 'orderNumber' | 'priceCents' | 'minimumOrderQuantity' | 'discountable'
>;

/** Notes the prices of the offers in `written` that are new or have another price than before; `offer` still shows what was there. */
const notePrices = `
  insert into offer_price_history (offer_id, practice_id, valid_from, unit_price_cents)
  select w.id, $practice, (now() at time zone 'Europe/Berlin')::date, w.price
  from written w left join offer before on before.practice_id = $practice and before.id = w.id
  where before.tier_price_cents[1] is distinct from w.price
  on conflict (offer_id, valid_from) do update set unit_price_cents = excluded.unit_price_cents`;

export const insertOwnOffer = async (
  tx: Tx,
  product: OfferedProduct,
  fields: OwnOfferFields,
): Promise<number | null> =>
  (
    await tx.maybe<Columns<'offer', 'id'>>(
      `with written as (
         insert into offer (practice_id, product_id, vendor_id, order_number, tier_from, tier_price_cents, minimum_quantity,
           discountable, vat_class)
         values ($practice, $1, $2, $3, '{1}', array[$4::integer], $5, $6, $7)
         on conflict (product_id, vendor_id, coalesce(practice_id, 0)) do nothing returning id, tier_price_cents[1] as price
       ), noted as (${notePrices})
       select id from written`,
      [
        product.product_id,
        fields.vendorId,
        fields.orderNumber,
        fields.priceCents,
        fields.minimumOrderQuantity,
        fields.discountable,
        product.vat_class,
      ],
    )
  )?.id ?? null;

export const updateOwnOffer = (tx: Tx, id: number, fields: OwnOfferFields): Promise<number> =>
  tx.run(
    `with written as (
       update offer set vendor_id = $2, order_number = $3, tier_price_cents = array[$4::integer], minimum_quantity = $5,
         discountable = $6, updated_at = now()
       where id = $1 and practice_id = $practice returning id, tier_price_cents[1] as price
     ), noted as (${notePrices})
     select from written`,
    [
      id,
      fields.vendorId,
      fields.orderNumber,
      fields.priceCents,
      fields.minimumOrderQuantity,
      fields.discountable,
    ],
  );

export const deleteOwnOffer = (tx: Tx, id: number): Promise<number> =>
  tx.run('delete from offer where id = $1 and practice_id = $practice', [id]);

/** Deletes the older of two own prices at one vendor. */
export const deleteOlderOwnOffers = (tx: Tx, oneProduct: number, other: number): Promise<number> =>
  tx.run(
    `delete from offer o using offer newer
     where o.practice_id = $practice and newer.practice_id = o.practice_id and newer.vendor_id = o.vendor_id
       and ((o.product_id = $1 and newer.product_id = $2) or (o.product_id = $2 and newer.product_id = $1))
       and (newer.updated_at, newer.id) > (o.updated_at, o.id)`,
    [oneProduct, other],
  );

/** They are taxed as the product they now are for. */
export const moveOwnOffers = (tx: Tx, fromProduct: number, toProduct: number): Promise<number> =>
  tx.run(
    `update offer o set product_id = p.id, vat_class = p.vat_class
     from product p where p.id = $2 and o.product_id = $1 and o.practice_id = $practice`,
    [fromProduct, toProduct],
  );

export interface ListedOffer
  extends Columns<
    'offer',
    'product_id' | 'order_number' | 'minimum_quantity' | 'discountable' | 'vat_class'
  > {
  readonly price_cents: NonNullable<Column<'price_list_line', 'price_cents'>>;
  /** Of the own offer that is there; null: there is none. */
  readonly former_price_cents: number | null;
}

/** What the ready lines of a price list say, from one row on and below another. What a line does not say stays as it is. */
export const listListedOffers = (
  tx: Tx,
  listId: string,
  vendorId: number,
  fromRow: number,
  belowRow: number,
): Promise<ListedOffer[]> =>
  tx.rows<ListedOffer>(
    `select a.product_id, coalesce(l.order_number, o.order_number, c.order_number, '') as order_number, l.price_cents,
            coalesce(l.minimum_quantity, o.minimum_quantity, 1) as minimum_quantity,
            coalesce(l.discountable, o.discountable, false) as discountable, coalesce(a.vat_class, p.vat_class) as vat_class,
            o.tier_price_cents[1] as former_price_cents
     from price_list_line l
     -- Line by line, by the key alone: what was just written has no statistics yet, and all articles beside all lines would
     -- take minutes.
     cross join lateral (
       select * from article where practice_id = $practice and id = l.article_id offset 0) a
     join product p on p.id = a.product_id
     left join offer o on o.product_id = a.product_id and o.vendor_id = $2 and o.practice_id = $practice
     -- The own price hides the common offer: without its number nobody could order by the vendor's own.
     left join offer c on c.product_id = a.product_id and c.vendor_id = $2 and c.practice_id is null
     where l.practice_id = $practice and l.price_list_id = $1 and l.status = 'ready' and l.row >= $3 and l.row < $4
       and a.deleted_at is null`,
    [listId, vendorId, fromRow, belowRow],
  );

/** One that says the same is left alone. Answers those that were written. */
export const putOwnOffers = (
  tx: Tx,
  vendorId: number,
  offers: readonly ListedOffer[],
): Promise<Columns<'offer', 'id' | 'product_id'>[]> =>
  tx.rows(
    `insert into offer (practice_id, product_id, vendor_id, order_number, tier_from, tier_price_cents, minimum_quantity,
       discountable, vat_class)
     select $practice, product_id, $2, order_number, '{1}', array[price_cents], minimum_quantity, discountable, vat_class
     from jsonb_to_recordset($1::jsonb) as l (product_id integer, order_number text, price_cents integer,
       minimum_quantity integer, discountable boolean, vat_class text)
     order by product_id
     on conflict (product_id, vendor_id, coalesce(practice_id, 0)) do update
     set order_number = excluded.order_number, tier_from = excluded.tier_from,
         tier_price_cents = excluded.tier_price_cents, minimum_quantity = excluded.minimum_quantity,
         discountable = excluded.discountable, updated_at = excluded.updated_at
     where row(offer.order_number, offer.tier_price_cents, offer.minimum_quantity, offer.discountable)
       is distinct from
       row(excluded.order_number, excluded.tier_price_cents, excluded.minimum_quantity, excluded.discountable)
     returning id, product_id`,
    [JSON.stringify(offers), vendorId],
  );

export const noteOwnPrices = (
  tx: Tx,
  prices: readonly { readonly id: number; readonly price: number }[],
): Promise<number> =>
  tx.run(
    `insert into offer_price_history (offer_id, practice_id, valid_from, unit_price_cents)
     select id, $practice, (now() at time zone 'Europe/Berlin')::date, price
     from jsonb_to_recordset($1::jsonb) as n (id integer, price integer)
     on conflict (offer_id, valid_from) do update set unit_price_cents = excluded.unit_price_cents`,
    [JSON.stringify(prices)],
  );

export const deleteOwnOffersAt = (tx: Tx, vendorId: number): Promise<number> =>
  tx.run('delete from offer where vendor_id = $1 and practice_id = $practice', [vendorId]);
