// SQL of what was used: by article and cost center, by month, and summed.
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { usesCostCenters } from '../../account/index.ts';
import { isUnpriced } from '../../inventory/index.ts';
import { productPicture } from '../../system/index.ts';
import { type Conditions, pageClause, type Statement } from './conditions.ts';
import type { Sorting } from './paging.ts';
import {
  isDisposal,
  isUse,
  movementConditions,
  movementValue,
  type StockFilter,
} from './stock-conditions.ts';
import {
  groupingColumns,
  partColumn,
  partJoins,
  type StockGrouping,
  type SumOf,
  startOfMovement,
} from './stock-movements.repository.ts';

const conditionsOf = (wish: StockFilter, span: DaySpan): Conditions =>
  movementConditions(wish, span).also(isUse);

export interface UseSum {
  readonly of: SumOf;
  readonly part: number | null;
  readonly start: Column<'stock_movement', 'happened_on'> | null;
  readonly value_cents: number;
  readonly articles: number;
  readonly unpriced_articles: number;
}

/**
 * Sums of use by part, by step and in total. Amounts of one price are added up before they are valued, as valuing is
 * the expensive step.
 */
export function sumUse(
  tx: Tx,
  wish: StockFilter,
  span: DaySpan,
  { by, step }: StockGrouping,
): Promise<UseSum[]> {
  const conditions = conditionsOf(wish, span);
  const sets = ['()', ...(by === null ? [] : ['(m.part)']), ...(step === null ? [] : ['(m.start)'])];
  return tx.rows<UseSum>(
    `select ${groupingColumns('m', { by, step })}, coalesce(-round(sum(m.amount * m.price / m.units)), 0)::float8 as value_cents,
            count(distinct m.article_id)::integer as articles,
            count(distinct m.article_id) filter (where m.price is null)::integer as unpriced_articles
     from (
       select ${partColumn(by)} as part, ${startOfMovement(step)} as start, m.article_id, e.order_unit_price_cents as price,
              e.units_per_order_unit as units, sum(m.amount)::numeric as amount
       from stock_movement m join stock_entry e on e.practice_id = m.practice_id and e.id = m.stock_entry_id ${partJoins(by)}
       where ${conditions.text} group by 1, 2, 3, 4, 5
     ) m group by grouping sets (${sets.join(', ')})`,
    conditions.values,
  );
}

export interface DisposedMonth {
  readonly month: string;
  readonly value_cents: number;
}

/** Value of what was thrown away, by month; months without any are left out. */
export function sumDisposed(tx: Tx, wish: StockFilter, span: DaySpan): Promise<DisposedMonth[]> {
  const conditions = movementConditions(wish, span).also(isDisposal);
  return tx.rows<DisposedMonth>(
    `select ${startOfMovement('month')} as month, coalesce(-round(sum(${movementValue})), 0)::float8 as value_cents
     from stock_movement m join stock_entry e on e.practice_id = m.practice_id and e.id = m.stock_entry_id
     where ${conditions.text} group by 1 having sum(m.amount) <> 0 order by 1`,
    conditions.values,
  );
}

/** Key of a report row: an article, its cost center, and the unit it was booked in. */
export interface UseKey extends Columns<'stock_movement', 'article_id' | 'unit_id'> {
  readonly cost_center_id: number | null;
}

export interface UseRow extends UseKey, Columns<'article', 'name' | 'manufacturer_number'> {
  readonly picture: string;
  readonly manufacturer: Column<'manufacturer', 'name'>;
  readonly unit_de: Column<'consumption_unit', 'name_de'>;
  readonly unit_en: Column<'consumption_unit', 'name_en'>;
  readonly cost_center: { id: number; number: string; name: string } | null;
  readonly quantity: number;
  readonly value_cents: number;
  readonly unpriced_quantity: number;
  readonly found: number;
}

const costCenter = `case when ${usesCostCenters} then m.cost_center_id end`;

const used = `
  m.article_id, ${costCenter} as cost_center_id, m.unit_id, -sum(m.amount)::float8 as quantity,
  coalesce(-round(sum(${movementValue})), 0)::float8 as value_cents,
  coalesce(-sum(m.amount) filter (where ${isUnpriced}), 0)::float8 as unpriced_quantity`;

const sorts = {
  name: 'lower(a.name)',
  costCenter: 'z.number',
  quantity: 's.quantity',
  value: 's.value_cents',
} as const;
export type UseSort = keyof typeof sorts;

export function useStatement(
  wish: StockFilter,
  span: DaySpan,
  { sort, descending, ...page }: Sorting<UseSort>,
): Statement {
  const conditions = conditionsOf(wish, span);
  return {
    sql: `select s.*, a.name, ${productPicture}, h.name as manufacturer, a.manufacturer_number, u.name_de as unit_de, u.name_en as unit_en,
            case when z.id is not null then jsonb_build_object('id', z.id, 'number', z.number, 'name', z.name) end as cost_center,
            count(*) over ()::integer as found
     from (
       select ${used} from stock_movement m join stock_entry e on e.practice_id = m.practice_id and e.id = m.stock_entry_id
       where ${conditions.text} group by 1, 2, 3
     ) s
     join article a on a.practice_id = $practice and a.id = s.article_id
     join manufacturer h on h.id = a.manufacturer_id
     join consumption_unit u on u.id = s.unit_id
     join product p on p.id = a.product_id
     left join category c on c.id = p.category_id
     left join cost_center z on z.practice_id = $practice and z.id = s.cost_center_id
     order by ${sorts[sort]} ${descending ? 'desc' : 'asc'} nulls last, lower(a.name), s.article_id, s.cost_center_id, s.unit_id
     ${pageClause(conditions, page)}`,
    values: conditions.values,
  };
}

export interface UseOfKey extends UseKey {
  readonly month: string | null;
  readonly quantity: number;
  readonly value_cents: number;
}

/** Use of the given articles, for the rows of a page; by month or in total. */
export function listUseOfArticles(
  tx: Tx,
  wish: StockFilter,
  span: DaySpan,
  { articleIds, byMonth }: { readonly articleIds: readonly number[]; readonly byMonth: boolean },
): Promise<UseOfKey[]> {
  const conditions = conditionsOf(wish, span).oneOf('m.article_id', articleIds);
  return tx.rows<UseOfKey>(
    `select ${used}, ${startOfMovement(byMonth ? 'month' : null)} as month
     from stock_movement m join stock_entry e on e.practice_id = m.practice_id and e.id = m.stock_entry_id
     where ${conditions.text} group by 1, 2, 3, month`,
    conditions.values,
  );
}
