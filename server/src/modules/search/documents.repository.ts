// SQL of what goes into the search index, and of what changed there since.
import { searchIndexes } from '@praxora/contract/search/search-indexes';
import type { Tx } from '../../platform/database/tx.ts';

export interface VendorOffer {
  readonly vendorId: number;
  readonly vendorName: string;
  /** Of one unit: the first tier. */
  readonly priceCents: number;
  readonly discountable: boolean;
  readonly orderNumber: string;
  readonly isAvailable: boolean;
  /** The practice's own price; never in the index. */
}

export interface DocumentRow extends Record<string, unknown> {
  readonly id: number;
  readonly name_de: string;
  readonly name_en: string;
  readonly manufacturer: string;
  readonly manufacturer_number: string;
  readonly gtin: string | null;
  readonly pzn: string | null;
  readonly picture: string;
  readonly sub_de: string;
  readonly sub_en: string;
  readonly top_de: string | null;
  readonly top_en: string | null;
  readonly offers: readonly VendorOffer[];
  /** People who chose it of late; those who bought count most. */
  readonly chosen: number;
}

const offersOfProduct = (offers: string): string => `
  coalesce((
    select json_agg(json_build_object(
      'vendorId', o.vendor_id, 'vendorName', v.name, 'priceCents', o.tier_price_cents[1],
      'discountable', o.discountable, 'orderNumber', o.order_number,
      'isAvailable', o.availability <> 'unavailable') order by o.vendor_id)
    from ${offers} o join vendor v on v.id = o.vendor_id
    where o.product_id = p.id), '[]') as offers`;

/** What everybody sees: own products, vendors and prices of practices are never in the common index. */
const commonOffers = '(select * from offer where practice_id is null)';

/** Everybody counts once, by the most they did. */
const chosenOfProduct = `
  (select coalesce(sum(weight), 0)::integer from (
    select max(case when event_subtype = 'purchase' then 5 when event_subtype = 'addToCart' then 3 else 1 end) as weight
    from search_event
    where object_ids @> array[p.id::text] and event_type in ('click', 'conversion')
      and index_name in ('${searchIndexes.products}', '${searchIndexes.productsByPrice}')
      and received_at > now() - interval '90 days'
    group by user_token) someone) as chosen`;

const documents = `
  select p.id, p.name_de, p.name_en, m.name as manufacturer, p.manufacturer_number, p.gtin, p.pzn,
         coalesce(p.picture, s.picture) as picture, s.name_de as sub_de, s.name_en as sub_en,
         t.name_de as top_de, t.name_en as top_en, ${offersOfProduct(commonOffers)}, ${chosenOfProduct}
  from (select * from product where practice_id is null) p
  join manufacturer m on m.id = p.manufacturer_id
  join category s on s.id = p.category_id
  left join category t on t.id = s.parent_id`;

export const listDocumentsAfter = (tx: Tx, id: number, limit: number): Promise<DocumentRow[]> =>
  tx.rows<DocumentRow>(`${documents} where p.id > $1 order by p.id limit $2`, [id, limit]);

export const listDocuments = (tx: Tx, ids: readonly number[]): Promise<DocumentRow[]> =>
  tx.rows<DocumentRow>(`${documents} where p.id = any($1)`, [ids]);

interface ShownRow extends Record<string, unknown> {
  readonly id: number;
  readonly pack_text_de: string;
  readonly pack_text_en: string;
  readonly pack_size: number;
  readonly content_unit_de: string;
  readonly content_unit_en: string;
  readonly is_watched: boolean;
  readonly offers: readonly VendorOffer[];
}

/** What a result card shows and the index does not keep; on the watchlist of the transaction's practice or not. */
export const listShown = (tx: Tx, ids: readonly number[]): Promise<ShownRow[]> =>
  tx.rows<ShownRow>(
    `select p.id, p.pack_text_de, p.pack_text_en, p.pack_size, u.name_de as content_unit_de, u.name_en as content_unit_en,
            exists (select from watched_product w where w.product_id = p.id) as is_watched, ${offersOfProduct('practice_offer')}
     from product p join consumption_unit u on u.id = p.content_unit_id
     where p.id = any($1)`,
    [ids],
  );

/** Products of the catalogue the transaction's practice has prices of its own for. */
export const listOwnPriced = async (tx: Tx): Promise<number[]> =>
  (
    await tx.rows<{ product_id: number }>(
      `select distinct o.product_id from offer o join product p on p.id = o.product_id
       where o.practice_id is not null and p.practice_id is null`,
    )
  ).map((row) => row.product_id);

/**
 * Which database this is, and what the transaction sees of it. Copies of a database count differently: the
 * position means nothing there.
 */
export const currentPosition = (tx: Tx): Promise<{ place: string; position: string }> =>
  tx.one(
    `select system_identifier || '/' || (select oid from pg_database where datname = current_database()) as place,
            pg_current_snapshot()::text as position
     from pg_control_system()`,
  );

interface Changes extends Record<string, unknown> {
  /** Where to go on from next time. */
  readonly position: string;
  /** More than can be named. */
  readonly everything: boolean;
  readonly count: number;
  readonly ids: readonly number[];
}

/**
 * Products changed by transactions that the given position did not see and this statement does: long ones that
 * began earlier too, and nothing twice.
 */
export const changesSince = (tx: Tx, position: string): Promise<Changes> =>
  tx.one<Changes>(
    `select pg_current_snapshot()::text as position, coalesce(bool_or(product_id is null), false) as everything,
            count(distinct product_id)::integer as count,
            coalesce(array_agg(distinct product_id) filter (where product_id is not null), '{}') as ids
     from catalog_change
     where transaction_id >= pg_snapshot_xmin($1::pg_snapshot)
       and not pg_visible_in_snapshot(transaction_id, $1::pg_snapshot)`,
    [position],
  );
