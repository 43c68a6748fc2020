// SQL of what was ordered by product and vendor, and of the lines behind it.
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import type { OrderState } from '@praxora/rules/shared/order-state';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { orderedCostCenter } from '../../purchasing/index.ts';
import { plainPicture } from '../../system/index.ts';
import { pageClause, type Statement } from './conditions.ts';
import { type OrderConditions, orderConditions } from './order-conditions.ts';
import { returnedCents, returnedSum } from './order-sums.repository.ts';
import type { Sorting } from './paging.ts';
import { statusPlace } from './report-orders.repository.ts';

export interface ProductOfLine
  extends Columns<
    'order_position',
    'product_id' | 'name_de' | 'name_en' | 'manufacturer' | 'manufacturer_number'
  > {
  readonly article_id: Column<'article', 'id'> | null;
  readonly picture: string;
  readonly vendor_id: Column<'purchase_order', 'vendor_id'>;
  readonly vendor_name: Column<'vendor', 'name'>;
  readonly hue: Column<'vendor', 'hue'>;
}

/** Product columns of a line `p` of an order `o`, joined with `productJoins`. */
export const productColumns = `
  p.product_id, a.id as article_id, p.name_de, p.name_en, p.manufacturer, p.manufacturer_number,
  coalesce(nullif(p.picture, ''), '${plainPicture}') as picture, o.vendor_id, v.name as vendor_name, v.hue`;
export const productJoins = `
  join vendor v on v.id = o.vendor_id
  left join article a on a.practice_id = p.practice_id and a.product_id = p.product_id and a.deleted_at is null`;

interface ArticleSum {
  readonly orders: number;
  readonly quantity: number;
  readonly value_cents: number;
  readonly returned_units: number;
  readonly returned_cents: number;
}

export interface ArticleSumRow extends ProductOfLine, ArticleSum {
  readonly placed_at: Column<'purchase_order', 'placed_at'>;
  readonly state: Column<'purchase_order', 'state', OrderState>;
  readonly last_unit_cents: number;
  readonly found: number;
}

/** A product that is in no catalogue any more is identified by its name. */
export const gone = 'case when p.product_id is null then p.name_de end';

const sums = `
  count(distinct p.order_id)::integer as orders, sum(p.quantity)::float8 as quantity, sum(p.net_cents)::float8 as value_cents,
  sum(p.returned)::float8 as returned_units, ${returnedSum}::float8 as returned_cents`;

const articleSorts = {
  name: 'lower(s.name_de)',
  vendor: `lower((select name from vendor where id = s.vendor_id))`,
  date: 's.last_at',
  quantity: 's.quantity',
  unitPrice: 's.value_cents / s.quantity',
  value: 's.value_cents',
} as const;
export type ArticleSort = keyof typeof articleSorts;

export function articleSumsStatement(
  wish: OrderConditions,
  span: DaySpan,
  { sort, descending, ...page }: Sorting<ArticleSort>,
): Statement {
  const conditions = orderConditions(wish, span);
  const order = `${articleSorts[sort]} ${descending ? 'desc' : 'asc'}, lower(s.name_de), s.product, s.vendor_id`;
  return {
    sql: `with product_sum as materialized (
       select p.product_id as product, p.gone, p.vendor_id, min(p.name_de) as name_de, ${sums}, max(p.placed_at) as last_at
       from (
         select p.product_id, ${gone} as gone, o.vendor_id, p.order_id, p.name_de, p.quantity, p.net_cents, p.returned, o.placed_at
         from purchase_order o join order_position p on p.practice_id = o.practice_id and p.order_id = o.id
         -- Joined as a whole and sorted then: looking the orders up one by one, in the order of the products, takes three times as long.
         where ${conditions.text} offset 0
       ) p group by 1, 2, 3
     )
     select s.*, ${productColumns}, l.placed_at, l.state, round(p.net_cents::numeric / p.quantity)::integer as last_unit_cents,
            (select count(*) from product_sum)::integer as found
     from (select s.* from product_sum s order by ${order} ${pageClause(conditions, page)}) s
     cross join lateral (
       select p.id, o.placed_at, o.state
       from purchase_order o join order_position p on p.practice_id = o.practice_id and p.order_id = o.id
       where o.placed_at = s.last_at and o.vendor_id = s.vendor_id and p.product_id is not distinct from s.product
         and (p.product_id is not null or p.name_de = s.gone) and ${conditions.text}
       order by p.id desc limit 1
     ) l
     join order_position p on p.practice_id = $practice and p.id = l.id
     join purchase_order o on o.practice_id = p.practice_id and o.id = p.order_id
     ${productJoins}
     order by ${order}`,
    values: conditions.values,
  };
}

export interface EarlierSum extends ArticleSum {
  readonly product_id: Column<'order_position', 'product_id'>;
  readonly gone: string | null;
  readonly vendor_id: Column<'purchase_order', 'vendor_id'>;
}

/** Sums of the earlier period for these products only: the rows of one page. */
export function listEarlierSums(
  tx: Tx,
  wish: OrderConditions,
  span: DaySpan,
  rows: readonly Pick<ProductOfLine, 'product_id' | 'name_de'>[],
): Promise<EarlierSum[]> {
  const conditions = orderConditions(wish, span);
  const products = conditions.add(rows.flatMap(({ product_id }) => product_id ?? []));
  const names = conditions.add(rows.flatMap((row) => (row.product_id === null ? row.name_de : [])));
  conditions.also(
    `(p.product_id = any(${products}) or (p.product_id is null and p.name_de = any(${names})))`,
  );
  return tx.rows<EarlierSum>(
    `select p.product_id, ${gone} as gone, o.vendor_id, ${sums}
     from purchase_order o join order_position p on p.practice_id = o.practice_id and p.order_id = o.id
     where ${conditions.text} group by 1, 2, 3`,
    conditions.values,
  );
}

export interface PositionRow
  extends ProductOfLine,
    Columns<'order_position', 'quantity' | 'unit_price_cents' | 'net_cents' | 'returned'> {
  readonly order_id: Column<'purchase_order', 'id'>;
  readonly order_number: Column<'purchase_order', 'order_number'>;
  readonly placed_at: Column<'purchase_order', 'placed_at'>;
  readonly state: Column<'purchase_order', 'state', OrderState>;
  readonly cost_center: { id: number; number: string; name: string } | null;
  readonly returned_cents: number;
}

const positionSorts = {
  date: 'o.placed_at',
  name: 'lower(p.name_de)',
  vendor: 'lower(o.vendor_name)',
  status: statusPlace,
  quantity: 'p.quantity',
  unitPrice: 'p.unit_price_cents',
  value: 'p.net_cents',
} as const;
export type PositionSort = keyof typeof positionSorts;

export function listPositions(
  tx: Tx,
  wish: OrderConditions,
  span: DaySpan,
  { sort, descending, ...page }: Sorting<PositionSort>,
): Promise<PositionRow[]> {
  const conditions = orderConditions(wish, span);
  const direction = descending ? 'desc' : 'asc';
  return tx.rows<PositionRow>(
    `select ${productColumns}, o.id as order_id, o.order_number, o.placed_at, o.state, ${orderedCostCenter} as cost_center,
            p.quantity, p.unit_price_cents, p.net_cents, p.returned, ${returnedCents}::float8 as returned_cents
     from purchase_order o join order_position p on p.practice_id = o.practice_id and p.order_id = o.id ${productJoins}
     where ${conditions.text}
     order by ${positionSorts[sort]} ${direction}, p.id ${direction}
     ${pageClause(conditions, page)}`,
    conditions.values,
  );
}

export async function countPositions(tx: Tx, wish: OrderConditions, span: DaySpan): Promise<number> {
  const conditions = orderConditions(wish, span);
  const { count } = await tx.one<{ count: number }>(
    `select count(*)::integer as count
     from purchase_order o join order_position p on p.practice_id = o.practice_id and p.order_id = o.id
     where ${conditions.text}`,
    conditions.values,
  );
  return count;
}
