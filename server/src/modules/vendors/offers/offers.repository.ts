// SQL of the offers a practice may buy.
import type { OwnTerms, VendorTerms } from '@praxora/rules/vendors/pricing-terms';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import { matchesAny } from '../../../platform/database/sql.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { defaultDeliveryAddress, deliveryCountry } from '../../account/index.ts';
import { type CartPart, liesIn } from './cart-part.sql.ts';
import { ownTerms, sellsToPractice, termsIn, vendorTerms } from './vendor-terms.sql.ts';

export interface OfferRow
  extends Columns<
    'offer',
    | 'product_id'
    | 'order_number'
    | 'tier_from'
    | 'tier_price_cents'
    | 'minimum_quantity'
    | 'order_step'
    | 'availability'
    | 'delivery_days'
    | 'discountable'
    | 'vat_class'
  > {
  readonly offer_id: Column<'offer', 'id'>;
  readonly vendor_id: Column<'vendor', 'id'>;
  readonly vendor_name: Column<'vendor', 'name'>;
  readonly rating: number | null;
  readonly hue: Column<'vendor', 'hue'>;
  readonly is_favourite: boolean;
  readonly discount_basis_points: number;
  /** The vendor's own price; null where no own price of the practice replaces it, or the vendor has none. */
  readonly vendor_tiers: { readonly from: number[]; readonly cents: number[] } | null;
  /** The vendor's terms for the country; null: it does not deliver there by itself. */
  readonly vendor_terms: VendorTerms | null;
  readonly own_terms: OwnTerms | null;
  readonly is_own_vendor: boolean;
}

/**
 * Offers a practice may buy in a country: vendors it has not hidden, that deliver there, have agreed on a shipping fee with
 * it, or are its own. Its own price stands in the place of the vendor's.
 */
const offersSeen = (country: string, sources = 'practice_offer o'): string => `
  from ${sources}
  join vendor v on v.id = o.vendor_id
  ${termsIn(country)}
  where ${sellsToPractice}`;

const offerColumns = `
  o.id as offer_id, o.product_id, v.id as vendor_id, v.name as vendor_name, v.rating::float8 as rating, v.hue,
         coalesce(p.is_favourite, false) as is_favourite, o.order_number, o.tier_from, o.tier_price_cents,
         o.minimum_quantity, o.order_step, o.availability, o.delivery_days, o.discountable,
         coalesce(p.discount_basis_points, 0) as discount_basis_points, o.vat_class,
         case when o.practice_id is not null then (
           select json_build_object('from', asked.tier_from, 'cents', asked.tier_price_cents) from offer asked
           where asked.product_id = o.product_id and asked.vendor_id = o.vendor_id and asked.practice_id is null)
         end as vendor_tiers,
         ${vendorTerms} as vendor_terms, ${ownTerms} as own_terms, v.practice_id is not null as is_own_vendor`;
const buyableOffers = (country: string): string => `select ${offerColumns} ${offersSeen(country)}`;
const byPrice = 'order by o.product_id, o.tier_price_cents[1], v.id';

/** In a country; null: where the practice has things delivered unless it says so. */
export const listOffers = (
  tx: Tx,
  productIds: readonly number[],
  country: string | null,
): Promise<OfferRow[]> =>
  tx.rows<OfferRow>(
    `${buyableOffers(`coalesce($2, ${deliveryCountry})`)} and o.product_id = ${matchesAny('$1')} ${byPrice}`,
    [productIds, country],
  );

/**
 * All offers for these products that can be delivered to the address (null: the default one), and for products in its
 * cart the offers chosen there. If there is no such address, offers deliverable to the country.
 */
export const listOffersAt = (
  tx: Tx,
  addressId: number | null,
  country: string,
  productIds: readonly number[],
): Promise<OfferRow[]> =>
  tx.rows<OfferRow>(
    `with place as (
       select id, country from address
       where practice_id = $practice and kind = 'shipping' and id = coalesce($1, ${defaultDeliveryAddress})
     ), lying as materialized (
       select product_id, vendor_id from cart_position
       where practice_id = $practice and address_id = (select id from place)
     )
     ${buyableOffers('coalesce((select country from place), $2)')}
       and o.product_id = any (array(select unnest($3::integer[]) union all select product_id from lying))
       and (o.product_id = ${matchesAny('$3')} or (o.product_id, o.vendor_id) in (select product_id, vendor_id from lying))
     ${byPrice}`,
    [addressId, country, productIds],
  );

interface LyingOfferRow extends OfferRow {
  readonly position_id: Column<'cart_position', 'id'>;
}

const lyingOffers = (which: string): string => `
  select l.id as position_id, ${offerColumns} ${offersSeen(
    'a.country',
    `cart_position l
     left join address a on a.practice_id = l.practice_id and a.id = l.address_id and a.kind = 'shipping'
     join practice_offer o on o.product_id = l.product_id and o.vendor_id = l.vendor_id`,
  )} and ${which}`;

/** Offers of the positions of the cart at their addresses. */
export const listPositionOffers = (tx: Tx, part: CartPart): Promise<LyingOfferRow[]> =>
  tx.rows(lyingOffers(liesIn(part)), part);

export const findPositionOffer = (tx: Tx, positionId: number): Promise<LyingOfferRow | null> =>
  tx.maybe(lyingOffers('l.practice_id = $practice and l.id = $1'), [positionId]);

/** All offers for one product, and for other products only the offers of these vendors, ordered by product. */
export const listOffersBeside = (
  tx: Tx,
  productId: number,
  others: readonly { readonly productId: number; readonly vendorId: number }[],
): Promise<OfferRow[]> => {
  const ids = others.map((one) => one.productId);
  return tx.rows<OfferRow>(
    `${buyableOffers(deliveryCountry)} and o.product_id = ${matchesAny('$1')}
       and (o.product_id = $2
            or (o.product_id, o.vendor_id) in (select * from unnest((select $3::integer[]), (select $4::integer[]))))
     ${byPrice}`,
    [[productId, ...ids], productId, ids, others.map((one) => one.vendorId)],
  );
};

interface UnitPriceRow extends Columns<'offer', 'product_id' | 'vendor_id' | 'discountable'> {
  readonly is_available: boolean;
  readonly is_in_stock: boolean;
  /** The first tier, which starts at 1. */
  readonly unit_price_cents: number;
  readonly discount_basis_points: number;
}

/** Unit prices of the same offers. */
export const listUnitPrices = (tx: Tx, productIds: readonly number[]): Promise<UnitPriceRow[]> =>
  tx.rows<UnitPriceRow>(
    `select o.product_id, o.vendor_id, o.availability <> 'unavailable' as is_available,
            o.availability in ('available', 'low') as is_in_stock, o.tier_price_cents[1] as unit_price_cents, o.discountable,
            coalesce(p.discount_basis_points, 0) as discount_basis_points
     ${offersSeen(deliveryCountry)} and o.product_id = ${matchesAny('$1')}`,
    [productIds],
  );

interface UnitPricePointRow
  extends Columns<'offer', 'product_id' | 'vendor_id' | 'discountable'>,
    Columns<'offer_price_history', 'valid_from' | 'unit_price_cents'> {
  readonly is_own: boolean;
  readonly discount_basis_points: number;
}

/** Unit prices of the same offers from one day on and before another, with the one that held on the first; by their days. */
export const listUnitPricePoints = (
  tx: Tx,
  productIds: readonly number[],
  from: string,
  before: string,
): Promise<UnitPricePointRow[]> =>
  tx.rows<UnitPricePointRow>(
    `select o.product_id, o.vendor_id, o.practice_id is not null as is_own, h.valid_from, h.unit_price_cents, o.discountable,
            coalesce(p.discount_basis_points, 0) as discount_basis_points
     ${offersSeen(
       deliveryCountry,
       `offer o cross join lateral (
          (select valid_from, unit_price_cents from offer_price_history
           where offer_id = o.id and valid_from <= $2 order by valid_from desc limit 1)
          union all
          select valid_from, unit_price_cents from offer_price_history
          where offer_id = o.id and valid_from > $2 and valid_from < $3) h`,
     )} and o.product_id = ${matchesAny('$1')} order by h.valid_from`,
    [productIds, from, before],
  );
