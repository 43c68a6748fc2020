// SQL of what lay there at the end of a day: summed, a page of it, what was booked later and what expires.
import type { InventoryRow } from '@praxora/contract/reports/stock-reports';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import {
  countingUnitId,
  expiryBandColumn,
  isUnpriced,
  stockStatusColumn,
  unpricedArticles,
} from '../../inventory/index.ts';
import { productPicture } from '../../system/index.ts';
import { Conditions, categoryJoins, pageClause, type Statement, upperCategory } from './conditions.ts';
import { entriesOfDay, laterMovements, quantities, valued } from './entries-of-day.ts';
import type { Sorting } from './paging.ts';
import type { Part } from './parts.repository.ts';
import { movementValue, narrowedTo, type StockFilter, wasBookedAfter } from './stock-conditions.ts';

export interface InventoryFilter extends StockFilter {
  readonly expiry?: readonly string[] | undefined;
  readonly statuses?: readonly string[] | undefined;
  readonly withoutPrice?: boolean | undefined;
}

export interface InventoryDays {
  readonly asOf: string;
  readonly inOneMonth: string;
  readonly inThreeMonths: string;
}

/** Adds the inventory filter's conditions on a stock entry `e` of that day and its article `a`. */
function narrowed(conditions: Conditions, wish: InventoryFilter, bandOf: () => string): Conditions {
  narrowedTo(conditions, wish, 'e.article_id').oneOf('a.cost_center_id', wish.costCenterIds);
  if (wish.expiry !== undefined) conditions.also(`${bandOf()} = any(${conditions.add(wish.expiry)})`);
  if (wish.statuses !== undefined)
    conditions.also(`${stockStatusColumn('e.stock')} = any(${conditions.add(wish.statuses)})`);
  if (wish.withoutPrice !== undefined)
    conditions.also(wish.withoutPrice ? isUnpriced : `not (${isUnpriced})`);
  return conditions;
}

interface Asked {
  readonly conditions: Conditions;
  readonly asOf: string;
  /** Its days are taken into the statement where it stands in it. */
  readonly bandOf: () => string;
}

function asked(wish: InventoryFilter, days: InventoryDays): Asked {
  const conditions = new Conditions();
  const asOf = conditions.add(days.asOf);
  const bandOf = () =>
    expiryBandColumn('e.expiration_date', {
      today: asOf,
      inOneMonth: conditions.add(days.inOneMonth),
      inThreeMonths: conditions.add(days.inThreeMonths),
    });
  return { conditions: narrowed(conditions, wish, bandOf), asOf, bandOf };
}

export interface InventorySum {
  readonly by: Part | 'all';
  readonly part: number | null;
  readonly start: null;
  readonly value_cents: number;
  readonly articles: number;
  readonly entries: number;
  readonly storages: number;
  readonly without_price: number;
  readonly unpriced_articles: number;
}

const partColumns: Record<Part, string> = {
  storage: 'storage',
  category: 'category',
  vendor: 'vendor',
  costCenter: 'cost_center',
};

/** The whole, by storage and by category, and by whatever else is asked for; in one pass. */
export function sumInventory(
  tx: Tx,
  wish: InventoryFilter,
  days: InventoryDays,
  parts: readonly Part[],
): Promise<InventorySum[]> {
  const { conditions, asOf } = asked(wish, days);
  const sets = ['()', ...parts.map((part) => `(e.${partColumns[part]})`)];
  const choice = (then: (part: Part) => string, otherwise: string) =>
    parts.length === 0
      ? otherwise
      : `case ${parts.map((part) => `when grouping(e.${partColumns[part]}) = 0 then ${then(part)}`).join(' ')} else ${otherwise} end`;
  return tx.rows<InventorySum>(
    `with ${entriesOfDay(asOf)}
     select ${choice((part) => `'${part}'`, `'all'`)} as by,
            ${choice((part) => `e.${partColumns[part]}`, 'null::integer')} as part, null as start,
            coalesce(sum(e.value_cents), 0)::float8 as value_cents, count(distinct e.article_id)::integer as articles,
            count(*)::integer as entries, count(distinct e.storage_id)::integer as storages,
            count(*) filter (where ${isUnpriced})::integer as without_price, ${unpricedArticles} as unpriced_articles
     from (
       select e.article_id, e.storage_id, e.value_cents, e.order_unit_price_cents, e.storage_id as storage,
              ${upperCategory} as category, e.vendor_id as vendor, a.cost_center_id as cost_center
       from held e join article a on a.practice_id = $practice and a.id = e.article_id ${categoryJoins('a.product_id')}
       where ${conditions.text}
     ) e group by grouping sets (${sets.join(', ')})`,
    conditions.values,
  );
}

const sorts = {
  name: 'lower(a.name)',
  storage: 'lower(s.name)',
  category: 'lower(upper.name_de)',
  batch: 'e.batch_number',
  expiry: 'e.expiration_date',
  quantity: 'e.quantity',
  price: 'e.order_unit_price_cents',
  value: 'e.value_cents',
} as const;
export type InventorySort = keyof typeof sorts;

export interface HeldRow
  extends Columns<
      'stock_entry',
      | 'id'
      | 'article_id'
      | 'storage_id'
      | 'batch_number'
      | 'expiration_date'
      | 'order_unit_price_cents'
      | 'units_per_order_unit'
      | 'received_on'
      | 'vendor_name'
    >,
    Columns<'article', 'name' | 'manufacturer_number'> {
  readonly picture: string;
  readonly manufacturer: Column<'manufacturer', 'name'>;
  readonly category_de: Column<'category', 'name_de'> | null;
  readonly category_en: Column<'category', 'name_en'> | null;
  readonly storage: Column<'storage', 'name'>;
  readonly quantity: number;
  readonly unit_de: Column<'consumption_unit', 'name_de'>;
  readonly unit_en: Column<'consumption_unit', 'name_en'>;
  readonly value_cents: number | null;
  readonly status: InventoryRow['status'];
  readonly band: InventoryRow['expiry'];
}

/** Joins a product `p` to its category and the top-level category above it. */
const upperCategoryJoins = `
  left join category c on c.id = p.category_id
  left join category upper on upper.id = coalesce(c.parent_id, c.id)`;

/** Columns of every listing of entries, for the entries of a day. */
export const heldColumns = (band: string): string => `
  e.id, e.article_id, a.name, ${productPicture}, h.name as manufacturer, a.manufacturer_number, upper.name_de as category_de,
  upper.name_en as category_en, e.storage_id, s.name as storage, e.batch_number, e.expiration_date,
  e.quantity::float8 as quantity, u.name_de as unit_de, u.name_en as unit_en, e.order_unit_price_cents,
  e.units_per_order_unit, e.value_cents::float8 as value_cents, ${stockStatusColumn('e.stock')} as status, ${band} as band,
  e.received_on, e.vendor_name`;
export const heldJoins = `
  join article a on a.practice_id = $practice and a.id = e.article_id
  join manufacturer h on h.id = a.manufacturer_id
  join consumption_unit u on u.id = ${countingUnitId}
  join storage s on s.practice_id = $practice and s.id = e.storage_id
  join product p on p.id = a.product_id
  ${upperCategoryJoins}`;

/** Entries of a page by their place; values, which cost most, are reckoned for their articles alone. */
const pageOfEntries = (order: string, needsCategory: boolean, where: string, page: string): string => `
  page as materialized (
    select e.id, e.article_id, row_number() over (order by ${order}) as place
    from (${quantities}) e join article a on a.practice_id = e.practice_id and a.id = e.article_id
    join storage s on s.practice_id = e.practice_id and s.id = e.storage_id
    ${needsCategory ? `left join product p on p.id = a.product_id ${upperCategoryJoins}` : ''}
    where ${where} order by ${order} ${page}
  )`;

export function heldStatement(
  wish: InventoryFilter,
  days: InventoryDays,
  { sort, descending, ...page }: Sorting<InventorySort>,
): Statement {
  const { conditions, asOf, bandOf } = asked(wish, days);
  const order = `${sorts[sort]} ${descending ? 'desc' : 'asc'} nulls last, lower(a.name), e.article_id, lower(s.name),
                 e.expiration_date nulls last, e.id`;
  // Sorting by value and filtering by an article's stock need the figures of all entries.
  const isOfAll = sort === 'value' || wish.statuses !== undefined || page.limit === null;
  const limit = pageClause(conditions, page);
  return {
    sql: isOfAll
      ? `with ${entriesOfDay(asOf)}
         select ${heldColumns(bandOf())} from held e ${heldJoins} where ${conditions.text} order by ${order} ${limit}`
      : `with ${laterMovements(asOf)}, ${pageOfEntries(order, sort === 'category', conditions.text, limit)},
         ${valued('where e.article_id in (select article_id from page)')}
         select ${heldColumns(bandOf())} from page join held e on e.id = page.id ${heldJoins} order by page.place`,
    values: conditions.values,
  };
}

/** Booked after the day for it, or for a day before it. */
export function sumLaterBookings(
  tx: Tx,
  wish: StockFilter,
  asOf: string,
): Promise<{ bookings: number; value_cents: number }> {
  const conditions = narrowedTo(new Conditions(), wish, 'm.article_id');
  const day = conditions.add(asOf);
  return tx.one(
    `select count(distinct m.booking_id)::integer as bookings, coalesce(round(sum(${movementValue})), 0)::float8 as value_cents
     from stock_movement m join stock_entry e on e.practice_id = m.practice_id and e.id = m.stock_entry_id
     where m.practice_id = $practice and ${conditions.text} and ${wasBookedAfter(day)}`,
    conditions.values,
  );
}

export interface ExpiringRow {
  readonly kind: 'expired' | 'under1Month' | 'under3Months' | 'month';
  readonly month: string | null;
  readonly batches: number;
  readonly value_cents: number;
  readonly unpriced_articles: number;
}

/** As the dashboard reckons it: batches are one wherever they lie, each article's value is rounded once. */
export function listExpiring(
  tx: Tx,
  wish: InventoryFilter,
  days: InventoryDays,
  until: string,
): Promise<ExpiringRow[]> {
  const { conditions, asOf } = asked(wish, days);
  const last = conditions.add(until);
  const [one, three] = [conditions.add(days.inOneMonth), conditions.add(days.inThreeMonths)];
  return tx.rows<ExpiringRow>(
    `with ${entriesOfDay(asOf)}, span as (
       select 'expired' as kind, null::date as month, '-infinity'::date as first, ${asOf}::date - 1 as last
       union all
       select 'under1Month', null, ${asOf}::date, ${one}::date - 1
       union all
       select 'under3Months', null, ${asOf}::date, ${three}::date - 1
       union all
       select 'month', m::date, greatest(m::date, ${asOf}::date), (m + interval '1 month')::date - 1
       from generate_series(date_trunc('month', ${asOf}::timestamp), ${last}::timestamp - interval '1 day', interval '1 month') m
     ), open as (
       select e.article_id, e.batch_number, e.expiration_date, sum(e.value) as value, bool_or(${isUnpriced}) as is_unpriced
       from held e join article a on a.practice_id = $practice and a.id = e.article_id
       where e.expiration_date < greatest(${three}::date, ${last}::date) and ${conditions.text} group by 1, 2, 3
     ), by_article as (
       select s.kind, s.month, count(*) as batches, round(coalesce(sum(o.value), 0)) as value,
              bool_or(o.is_unpriced) as is_unpriced
       from span s join open o on o.expiration_date between s.first and s.last group by s.kind, s.month, o.article_id
     )
     select kind, month, sum(batches)::integer as batches, sum(value)::float8 as value_cents,
            (count(*) filter (where is_unpriced))::integer as unpriced_articles
     from by_article group by kind, month`,
    conditions.values,
  );
}
