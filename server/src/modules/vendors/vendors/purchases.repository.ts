// SQL of what was bought at a vendor.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Period } from './figures.repository.ts';

interface MonthRow {
  readonly month: string;
  readonly order_count: number;
  readonly net_cents: number;
}

/** Months with an order, by the calendar of the practice. */
export const sumMonths = (tx: Tx, vendorId: number, { states, from }: Period): Promise<MonthRow[]> =>
  tx.rows<MonthRow>(
    `select to_char(placed_at at time zone 'Europe/Berlin', 'YYYY-MM') as month, count(*)::integer as order_count,
            sum(net_cents)::float8 as net_cents
     from purchase_order
     where practice_id = $practice and vendor_id = $1 and state = any($2)
       and placed_at >= $3::date::timestamp at time zone 'Europe/Berlin'
     group by 1`,
    [vendorId, states, from],
  );

export interface ArticleRow
  extends Columns<
    'order_position',
    'product_id' | 'manufacturer' | 'manufacturer_number' | 'pack_text_de' | 'pack_text_en' | 'picture'
  > {
  readonly article_id: Column<'article', 'id'> | null;
  readonly name_de: string;
  readonly name_en: string;
  readonly quantity: number;
  readonly order_count: number;
  readonly net_cents: number;
  readonly last_bought_at: Column<'purchase_order', 'placed_at'>;
  readonly last_price_cents: number;
  readonly first_price_cents: number;
}

/**
 * Purchased articles by product, or by name if the product is gone; described as in the latest purchase. `until` is the
 * day after the last one. The price is that of one unit after the own discount.
 */
export const listArticles = (
  tx: Tx,
  vendorId: number,
  { states, from, until }: Period & { readonly until: string },
): Promise<ArticleRow[]> =>
  tx.rows<ArticleRow>(
    `with bought as (
       select coalesce(p.product_id::text, p.name_de) as thing, p.*, o.placed_at,
              round(p.net_cents::numeric / p.quantity)::integer as price_cents
       from order_position p join purchase_order o on o.practice_id = p.practice_id and o.id = p.order_id
       where p.practice_id = $practice and o.vendor_id = $1 and o.state = any($2)
         and o.placed_at >= $3::date::timestamp at time zone 'Europe/Berlin'
         and o.placed_at < $4::date::timestamp at time zone 'Europe/Berlin'
     ), summed as (
       select thing, sum(quantity)::float8 as quantity, count(distinct order_id)::integer as order_count,
              sum(net_cents)::float8 as net_cents,
              (array_agg(price_cents order by placed_at, id))[1] as first_price_cents
       from bought group by thing
     ), latest as (
       select distinct on (thing) * from bought order by thing, placed_at desc, id desc
     )
     select l.product_id, a.id as article_id, coalesce(a.name, l.name_de) as name_de, coalesce(a.name, l.name_en) as name_en,
            l.manufacturer, l.manufacturer_number, l.pack_text_de, l.pack_text_en, l.picture, s.quantity, s.order_count,
            s.net_cents, l.placed_at as last_bought_at, l.price_cents as last_price_cents, s.first_price_cents
     from summed s
     join latest l on l.thing = s.thing
     left join article a on a.practice_id = $practice and a.product_id = l.product_id and a.deleted_at is null
     order by s.net_cents desc, l.name_de, s.thing`,
    [vendorId, states, from, until],
  );
