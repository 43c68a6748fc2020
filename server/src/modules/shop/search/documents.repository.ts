// SQL of what goes into the search index, and of what changed there since.
import { productIndexes } from '@praxora/contract/shop/search-indexes';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { markLength } from './query-id.ts';

export interface VendorOffer {
  readonly vendorId: number;
  readonly vendorName: string;
  /** Price of one unit: that of the first tier. */
  readonly priceCents: number;
  readonly discountable: boolean;
  readonly orderNumber: string;
  readonly isAvailable: boolean;
  readonly inStock: boolean;
}

export interface DocumentRow
  extends Columns<
    'product',
    | 'id'
    | 'name_de'
    | 'name_en'
    | 'manufacturer_number'
    | 'gtin'
    | 'pzn'
    | 'is_dangerous_good'
    | 'pack_size'
    | 'pack_text_de'
    | 'pack_text_en'
  > {
  /** Beginnings of the descriptions. */
  readonly description_de: Column<'product', 'description_de'>;
  readonly description_en: Column<'product', 'description_en'>;
  readonly manufacturer: Column<'manufacturer', 'name'>;
  readonly picture: string;
  readonly content_unit_de: Column<'consumption_unit', 'name_de'>;
  readonly content_unit_en: Column<'consumption_unit', 'name_en'>;
  /** Equal for the variants of one product; empty: it has none. */
  readonly family: Column<'product', 'family'>;
  /** What tells it apart from them; the pack is no part of it. */
  readonly variant: Column<'product', 'variant'>;
  readonly sub_de: Column<'category', 'name_de'>;
  readonly sub_en: Column<'category', 'name_en'>;
  readonly top_de: Column<'category', 'name_de'> | null;
  readonly top_en: Column<'category', 'name_en'> | null;
  readonly offers: readonly VendorOffer[];
  /** People who chose it of late; those who bought count most. */
  readonly chosen: number;
}

/** Offers that everybody sees: own products, vendors and prices of practices are never in the common index. */
const offersOfProduct = `
  coalesce((
    select json_agg(json_build_object(
      'vendorId', o.vendor_id, 'vendorName', v.name, 'priceCents', o.tier_price_cents[1],
      'discountable', o.discountable, 'orderNumber', o.order_number,
      'isAvailable', o.availability <> 'unavailable', 'inStock', o.availability in ('available', 'low')) order by o.vendor_id)
    from offer o join vendor v on v.id = o.vendor_id
    where o.product_id = p.id and o.practice_id is null), '[]') as offers`;

const ofProducts = `index_name in (${productIndexes.map((name) => `'${name}'`).join(', ')})`;

/** Everybody counts once, by the most they did. */
const chosenOfProduct = `
  (select coalesce(sum(weight), 0)::integer from (
    select max(case when event_subtype = 'purchase' then 5 when event_subtype = 'addToCart' then 3 else 1 end) as weight
    from search_event
    where object_ids @> array[p.id::text] and event_type in ('click', 'conversion')
      and ${ofProducts}
      and received_at > now() - interval '90 days'
    group by user_token) someone) as chosen`;

const documents = `
  select p.id, p.name_de, p.name_en, left(p.description_de, 200) as description_de,
         left(p.description_en, 200) as description_en, m.name as manufacturer, p.manufacturer_number, p.gtin, p.pzn,
         coalesce(p.picture, s.picture) as picture, p.family, p.variant, p.is_dangerous_good,
         p.pack_size, p.pack_text_de, p.pack_text_en, u.name_de as content_unit_de, u.name_en as content_unit_en,
         s.name_de as sub_de, s.name_en as sub_en,
         t.name_de as top_de, t.name_en as top_en, ${offersOfProduct}, ${chosenOfProduct}
  from (select * from product where practice_id is null) p
  join manufacturer m on m.id = p.manufacturer_id
  join category s on s.id = p.category_id
  join consumption_unit u on u.id = p.content_unit_id
  left join category t on t.id = s.parent_id`;

export const listDocumentsAfter = (tx: Tx, id: number, limit: number): Promise<DocumentRow[]> =>
  tx.rows<DocumentRow>(`${documents} where p.id > $1 order by p.id limit $2`, [id, limit]);

export const listDocuments = (tx: Tx, ids: readonly number[]): Promise<DocumentRow[]> =>
  tx.rows<DocumentRow>(`${documents} where p.id = any($1)`, [ids]);

/** So many people must have chosen a product after the same search before it says what the product is. */
const fewestPeople = 5;

/** Searches after which enough people chose a product, of all products or the given ones. */
export const listClickedSearches = (
  tx: Tx,
  ids: readonly number[] | null = null,
): Promise<{ product_id: string; queries: string[] }[]> =>
  tx.rows(
    `select product_id, array_agg(query order by query) as queries from (
       select product_id, q.query from search_event e
       join search_query q on q.mark = left(e.query_id, ${markLength})
       cross join unnest(e.object_ids) as product_id
       where e.event_type in ('click', 'conversion') and e.received_at > now() - interval '90 days'
         and e.${ofProducts}
         and ($1::text[] is null or (e.object_ids && $1 and product_id = any($1)))
       group by product_id, q.query having count(distinct e.user_token) >= ${fewestPeople}) chosen
     group by product_id`,
    [ids?.map(String) ?? null],
  );

/** Data of a result card from the common catalogue that is not in the index. */
export interface CardRow extends Columns<'product', 'id' | 'pack_text_de' | 'pack_text_en' | 'pack_size'> {
  readonly content_unit_de: Column<'consumption_unit', 'name_de'>;
  readonly content_unit_en: Column<'consumption_unit', 'name_en'>;
  /** Offers open to everybody. */
  readonly offers: readonly VendorOffer[];
}

export const listCards = (tx: Tx, ids: readonly number[]): Promise<CardRow[]> =>
  tx.rows<CardRow>(
    `select p.id, p.pack_text_de, p.pack_text_en, p.pack_size, u.name_de as content_unit_de, u.name_en as content_unit_en,
            ${offersOfProduct}
     from (select * from product where practice_id is null) p join consumption_unit u on u.id = p.content_unit_id
     where p.id = any($1)`,
    [ids],
  );

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

interface Changes {
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
