// SQL that holds what was paid against the lowest price of one unit on the order's day.
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import { localTime } from '../../../platform/database/local-time.ts';
import type { Column } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { plainPicture } from '../../system/index.ts';
import { sellsToPractice, termsIn } from '../../vendors/index.ts';
import { type Conditions, pageClause, type Statement } from './conditions.ts';
import { type OrderConditions, orderConditions } from './order-conditions.ts';
import type { ProductOfLine } from './orders-by-article.repository.ts';
import type { Sorting } from './paging.ts';

/** What approved invoices charge for a line `p` beyond what was agreed on: it was paid as well. */
const invoicedMore = `
  coalesce((select sum(ip.charged_cents - ip.agreed_cents) from invoice_position ip
            join invoice i on i.practice_id = ip.practice_id and i.id = ip.invoice_id
            where ip.practice_id = $practice and ip.position_id = p.id and i.kind = 'invoice'
              and i.state in ('approved', 'paid')), 0)::bigint`;

/**
 * A practice's own price takes the place of the vendor's where it held that day already. Vendors that are hidden today, or do not
 * deliver to where the order went, are out: nobody would have bought there.
 */
const checked = (conditions: Conditions): string => `
  line as materialized (
    select p.id, p.product_id, o.vendor_id, o.id as order_id, p.quantity, p.net_cents + ${invoicedMore} as net_cents, o.placed_at,
           ${localTime('o.placed_at')}::date as day, o.delivery_address ->> 'country' as country
    from purchase_order o join order_position p on p.practice_id = o.practice_id and p.order_id = o.id where ${conditions.text}
  ), lowest as (
    select d.product_id, d.day, d.country, best.vendor_id, best.unit_price_cents
    from (select distinct product_id, day, country from line where product_id is not null) d
    cross join lateral (
      select v.vendor_id, v.unit_price_cents
      from (
        select distinct on (f.vendor_id) f.vendor_id, h.unit_price_cents
        from offer f join offer_price_history h on h.offer_id = f.id and h.valid_from <= d.day
        join vendor v on v.id = f.vendor_id ${termsIn('d.country')}
        where f.product_id = d.product_id and ${sellsToPractice}
        order by f.vendor_id, f.practice_id nulls last, h.valid_from desc
      ) v order by v.unit_price_cents, v.vendor_id limit 1
    ) best
  )`;

const isFor = (line: string): string =>
  `(b.product_id, b.day, b.country) = (${line}.product_id, ${line}.day, ${line}.country)`;

export interface PriceCheckSum {
  readonly paid_cents: number;
  readonly lowest_cents: number;
  readonly unchecked_positions: number;
  readonly unchecked_cents: number;
}

export function sumPriceCheck(tx: Tx, wish: OrderConditions, span: DaySpan): Promise<PriceCheckSum> {
  const conditions = orderConditions(wish, span);
  return tx.one<PriceCheckSum>(
    `with ${checked(conditions)}
     select coalesce(sum(l.net_cents) filter (where b.day is not null), 0)::float8 as paid_cents,
            coalesce(sum(l.quantity::bigint * b.unit_price_cents), 0)::float8 as lowest_cents,
            count(*) filter (where b.day is null)::float8 as unchecked_positions,
            coalesce(sum(l.net_cents) filter (where b.day is null), 0)::float8 as unchecked_cents
     from line l left join lowest b on ${isFor('l')}`,
    conditions.values,
  );
}

const sorts = {
  name: 'lower(s.name_de)',
  vendor: 'lower(s.vendor_name)',
  quantity: 's.quantity',
  paid: 's.paid_cents',
  lowest: 's.lowest_cents',
  difference: 's.paid_cents - s.lowest_cents',
} as const;
export type PriceCheckSort = keyof typeof sorts;

export interface CheckedRow extends ProductOfLine {
  readonly orders: number;
  readonly quantity: number;
  readonly paid_cents: number;
  readonly lowest_cents: number;
  readonly lowest_vendor_id: Column<'offer', 'vendor_id'>;
  readonly lowest_vendor_name: Column<'vendor', 'name'>;
  readonly lowest_unit_cents: Column<'offer_price_history', 'unit_price_cents'>;
  readonly last_unit_cents: number;
  readonly found: number;
}

export function priceCheckStatement(
  wish: OrderConditions,
  span: DaySpan,
  { sort, descending, ...page }: Sorting<PriceCheckSort>,
): Statement {
  const conditions = orderConditions(wish, span);
  return {
    sql: `with ${checked(conditions)}
     select s.*, count(*) over ()::integer as found
     from (
       select g.orders, g.quantity, g.paid_cents, g.lowest_cents, p.product_id, a.id as article_id, p.name_de, p.name_en, p.manufacturer,
              p.manufacturer_number, coalesce(nullif(p.picture, ''), '${plainPicture}') as picture, g.vendor_id,
              v.name as vendor_name, v.hue, b.vendor_id as lowest_vendor_id, bv.name as lowest_vendor_name,
              b.unit_price_cents as lowest_unit_cents, round(p.net_cents::numeric / p.quantity)::integer as last_unit_cents
       from (
         select l.product_id, l.vendor_id, count(distinct l.order_id)::integer as orders, sum(l.quantity)::float8 as quantity,
                sum(l.net_cents)::float8 as paid_cents, sum(l.quantity::bigint * b.unit_price_cents)::float8 as lowest_cents,
                max(array[extract(epoch from l.placed_at)::float8, l.id::float8]) as last_line
         from line l join lowest b on ${isFor('l')} group by 1, 2
       ) g
       join line last on last.id = g.last_line[2]::integer
       join lowest b on ${isFor('last')}
       join order_position p on p.practice_id = $practice and p.id = last.id
       join vendor v on v.id = g.vendor_id
       join vendor bv on bv.id = b.vendor_id
       left join article a on a.practice_id = p.practice_id and a.product_id = p.product_id and a.deleted_at is null
     ) s
     order by ${sorts[sort]} ${descending ? 'desc' : 'asc'}, lower(s.name_de), s.product_id, s.vendor_id
     ${pageClause(conditions, page)}`,
    values: conditions.values,
  };
}
