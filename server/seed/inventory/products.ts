// Catalogue products a demo practice keeps in stock, with the offers it buys them at.
import type { VatClass } from '@praxora/rules/shared/tax';
import type { VendorTerms } from '@praxora/rules/vendors/pricing-terms';
import type { Client } from 'pg';

export interface StockedOffer {
  readonly vendorId: number;
  readonly vendorName: string;
  readonly orderNumber: string;
  readonly tierFrom: readonly number[];
  readonly tierCents: readonly number[];
  readonly vatClass: VatClass;
  /** Prices of one unit, the oldest first; none: the price was always the same. */
  readonly history: readonly { readonly day: string; readonly cents: number }[];
}

export interface StockedProduct {
  readonly id: number;
  readonly name: string;
  readonly nameEn: string;
  readonly manufacturerId: number;
  readonly manufacturer: string;
  readonly manufacturerNumber: string;
  readonly packText: string;
  readonly packTextEn: string;
  readonly picture: string;
  readonly packSize: number;
  readonly unitId: number;
  readonly contentUnitId: number;
  readonly hasBatch: boolean;
  readonly hasExpiry: boolean;
  readonly isDangerousGood: boolean;
  /** Slug of the top category. */
  readonly category: string;
  /** In stock and sold one by one, the cheapest first. */
  readonly offers: readonly StockedOffer[];
}

/** Dearer products are bought when they are needed, not stocked. */
const dearestCents = 15_000;

/** The named ones first, then one of each family before a second of any. */
export async function chooseProducts(
  client: Client,
  country: string,
  named: readonly string[],
  count: number,
): Promise<StockedProduct[]> {
  const { rows } = await client.query<StockedProduct>(
    `with sold as (
       select o.product_id, json_agg(json_build_object(
           'vendorId', v.id, 'vendorName', v.name, 'orderNumber', o.order_number, 'tierFrom', o.tier_from,
           'tierCents', o.tier_price_cents, 'vatClass', o.vat_class) order by o.tier_price_cents[1], v.id) as offers
       from offer o
       join vendor v on v.id = o.vendor_id
       join vendor_condition c on c.vendor_id = v.id and c.country = $1
       where o.minimum_quantity = 1 and o.order_step = 1
       group by o.product_id
     ), chosen as (
       select p.*, array_position($2::text[], p.name_de) as named, sold.offers,
              row_number() over (partition by p.family order by p.id) as nth
       from product p join sold on sold.product_id = p.id
       where p.name_de = any($2::text[]) or (sold.offers -> 0 -> 'tierCents' ->> 0)::integer <= $4
     )
     select p.id, p.name_de as name, p.name_en as "nameEn", p.manufacturer_id as "manufacturerId",
            m.name as manufacturer, p.manufacturer_number as "manufacturerNumber", p.pack_text_de as "packText",
            p.pack_text_en as "packTextEn", coalesce(p.picture, c.picture) as picture, p.pack_size as "packSize",
            p.unit_id as "unitId", p.content_unit_id as "contentUnitId", p.has_batch as "hasBatch",
            p.has_expiry as "hasExpiry", p.is_dangerous_good as "isDangerousGood", top.slug as category, p.offers
     from chosen p
     join manufacturer m on m.id = p.manufacturer_id
     join category c on c.id = p.category_id
     join category top on top.id = c.parent_id
     order by p.named nulls last, p.nth, md5(p.id::text) limit $3`,
    [country, named, count, dearestCents],
  );
  const histories = await priceHistories(
    client,
    rows.map(({ id }) => id),
  );
  return rows.map((product) => ({
    ...product,
    offers: product.offers.map((offer) => ({
      ...offer,
      history: histories.get(`${product.id} ${offer.vendorId}`) ?? [],
    })),
  }));
}

/** Price histories by product and vendor. */
async function priceHistories(client: Client, productIds: readonly number[]) {
  const { rows } = await client.query<{ offer: string; history: StockedOffer['history'] }>(
    `select o.product_id || ' ' || o.vendor_id as offer,
            json_agg(json_build_object('day', h.valid_from, 'cents', h.unit_price_cents) order by h.valid_from) as history
     from offer o join offer_price_history h on h.offer_id = o.id
     where o.product_id = any($1) and o.practice_id is null group by o.id`,
    [productIds],
  );
  return new Map(rows.map(({ offer, history }) => [offer, history]));
}

/** Past value of a current price: tiers moved along with the first. */
export function centsOn(cents: number, { history, tierCents }: StockedOffer, day: string): number {
  const then = history.findLast((change) => change.day <= day) ?? history[0];
  const [now] = tierCents;
  return then && now ? Math.max(1, Math.round((cents * then.cents) / now)) : cents;
}

export async function termsOfVendors(client: Client, country: string): Promise<Map<number, VendorTerms>> {
  const { rows } = await client.query<VendorTerms & { vendorId: number }>(
    `select vendor_id as "vendorId", shipping_cents as "shippingCents",
            free_shipping_from_cents as "freeShippingFromCents", surcharge_cents as "surchargeCents",
            surcharge_below_cents as "surchargeBelowCents"
     from vendor_condition where country = $1`,
    [country],
  );
  return new Map(rows.map(({ vendorId, ...terms }) => [vendorId, terms]));
}
