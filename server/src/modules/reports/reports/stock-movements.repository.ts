// SQL of the movements report: sums over everything found, and a page of it.
import type { Movement } from '@praxora/contract/inventory/stock';
import type { MovementRow } from '@praxora/contract/reports/stock-reports';
import type { SeriesStep } from '@praxora/rules/reports/report-period';
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { personName, usesCostCenters } from '../../account/index.ts';
import { wasBookedByCount } from '../../inventory/index.ts';
import { productPicture } from '../../system/index.ts';
import { type Conditions, categoryJoins, pageClause, type Statement, upperCategory } from './conditions.ts';
import type { Sorting } from './paging.ts';
import type { Part } from './parts.repository.ts';
import {
  isCorrection,
  isNeutral,
  kindOfMovement,
  movementConditions,
  movementValue,
  type StockFilter,
  wasBookedAfter,
} from './stock-conditions.ts';

export interface MovementFilter extends StockFilter {
  readonly types?: readonly MovementRow['type'][] | undefined;
  readonly kinds?: readonly MovementRow['kind'][] | undefined;
  readonly bookedAfter?: string | undefined;
  readonly stocktakingId?: number | undefined;
}

function conditionsOf(wish: MovementFilter, span: DaySpan): Conditions {
  const conditions = movementConditions(wish, span);
  if (wish.types?.length === 1) conditions.also(wish.types[0] === 'input' ? 'm.amount > 0' : 'm.amount < 0');
  if (wish.kinds !== undefined) conditions.also(`${kindOfMovement} = any(${conditions.add(wish.kinds)})`);
  if (wish.bookedAfter !== undefined) conditions.also(wasBookedAfter(conditions.add(wish.bookedAfter)));
  if (wish.stocktakingId !== undefined)
    conditions.also(wasBookedByCount('m', conditions.add(wish.stocktakingId)));
  return conditions;
}

export interface MovementSum {
  readonly of: SumOf;
  readonly part: number | null;
  readonly start: Column<'stock_movement', 'happened_on'> | null;
  readonly movements: number;
  readonly input_cents: number;
  readonly removal_cents: number;
  readonly correction_cents: number;
  readonly unpriced: number;
}

/** Over everything found, over a step of the chart, or over a part. */
export type SumOf = 'all' | 'step' | 'part';

export interface StockGrouping {
  readonly by: Part | null;
  readonly step: SeriesStep | null;
}

const partColumns: Record<Part, string> = {
  vendor: 'e.vendor_id',
  category: upperCategory,
  costCenter: 'm.cost_center_id',
  storage: 'e.storage_id',
};

export const partColumn = (by: Part | null): string => (by === null ? 'null::integer' : partColumns[by]);
export const partJoins = (by: Part | null): string =>
  by === 'category'
    ? `join article a on a.practice_id = m.practice_id and a.id = m.article_id ${categoryJoins('a.product_id')}`
    : '';
export const startOfMovement = (step: SeriesStep | null): string => {
  if (step === null) return 'null::date';
  return step === 'day' ? 'm.happened_on' : `date_trunc('month', m.happened_on)::date`;
};

/**
 * Movement sums by part, by time step and in total; each figure is rounded once. Quantities with the same price are
 * added up before valuation, because valuation is the expensive step.
 */
export function sumMovements(
  tx: Tx,
  wish: MovementFilter,
  span: DaySpan,
  { by, step }: StockGrouping,
): Promise<MovementSum[]> {
  const conditions = conditionsOf(wish, span);
  const amount = (condition: string) => `sum(m.amount) filter (where ${condition})`;
  const worth = (column: string) => `coalesce(round(sum(m.${column} * m.price / m.units)), 0)::float8`;
  const sets = ['()', ...(by === null ? [] : ['(m.part)']), ...(step === null ? [] : ['(m.start)'])];
  return tx.rows<MovementSum>(
    `select ${groupingColumns('m', { by, step })}, coalesce(sum(m.movements), 0)::float8 as movements, ${worth('input')} as input_cents,
            ${worth('removal')} as removal_cents, ${worth('correction')} as correction_cents,
            coalesce(sum(m.counting) filter (where m.price is null), 0)::float8 as unpriced
     from (
       select m.part, m.start, m.price, m.units, count(*) as movements, count(*) filter (where m.counts) as counting,
              ${amount('m.counts and m.amount > 0')}::numeric as input, ${amount('m.counts and m.amount < 0')}::numeric as removal,
              ${amount(`m.counts and m.is_correction`)}::numeric as correction
       from (
         select ${partColumn(by)} as part, ${startOfMovement(step)} as start, e.order_unit_price_cents as price,
                e.units_per_order_unit as units, m.amount, not ${isNeutral} as counts, ${isCorrection} as is_correction
         from stock_movement m join stock_entry e on e.practice_id = m.practice_id and e.id = m.stock_entry_id ${partJoins(by)}
         where ${conditions.text}
       ) m group by 1, 2, 3, 4
     ) m group by grouping sets (${sets.join(', ')})`,
    conditions.values,
  );
}

/** Columns that tell which grouping set a sum belongs to: the total, a time step or a part. */
export const groupingColumns = (source: string, { by, step }: StockGrouping): string => {
  const isOf = (column: string, isThere: boolean) =>
    isThere ? `grouping(${source}.${column}) = 0` : 'false';
  const [isPart, isStep] = [isOf('part', by !== null), isOf('start', step !== null)];
  return `case when ${isPart} then 'part' when ${isStep} then 'step' else 'all' end as of,
          ${by === null ? 'null::integer' : `${source}.part`} as part, ${step === null ? 'null::date' : `${source}.start`} as start`;
};

const sorts = {
  time: 'm.happened_on',
  name: '(select lower(x.name) from article x where x.practice_id = $practice and x.id = m.article_id)',
  quantity: 'm.amount',
  value: `coalesce(${movementValue}, 0)`,
  storage: '(select lower(x.name) from storage x where x.practice_id = $practice and x.id = e.storage_id)',
} as const;
export type MovementSort = keyof typeof sorts;

export interface MovementPageRow
  extends Columns<
      'stock_movement',
      'booking_id' | 'article_id' | 'happened_on' | 'booked_at' | 'amount' | 'note'
    >,
    Columns<'article', 'name' | 'manufacturer_number'>,
    Columns<'stock_entry', 'storage_id' | 'batch_number' | 'expiration_date'> {
  readonly id: number;
  readonly picture: string;
  readonly manufacturer: Column<'manufacturer', 'name'>;
  readonly kind: Column<'stock_movement', 'kind', Movement['kind']>;
  readonly shown: MovementRow['kind'];
  readonly is_neutral: boolean;
  readonly unit_de: Column<'consumption_unit', 'name_de'>;
  readonly unit_en: Column<'consumption_unit', 'name_en'>;
  readonly value_cents: number | null;
  readonly storage: Column<'storage', 'name'>;
  readonly other_storage: string | null;
  readonly cost_center: { id: number; number: string; name: string } | null;
  readonly user_name: string;
  readonly device: Column<'device', 'name'> | null;
  readonly order_id: Column<'purchase_order', 'id'> | null;
  readonly order_number: Column<'purchase_order', 'order_number'> | null;
}

/** Storage on the other side of a stock transfer `m`. */
const otherStorage = `
  case when m.kind = 'move' then (
    select s2.name from stock_movement m2
    join stock_entry e2 on e2.practice_id = m2.practice_id and e2.id = m2.stock_entry_id
    join storage s2 on s2.practice_id = e2.practice_id and s2.id = e2.storage_id
    where m2.practice_id = $practice and m2.booking_id = m.booking_id and m2.amount = -m.amount and m2.kind = 'move' limit 1) end`;

export function movementsStatement(
  wish: MovementFilter,
  span: DaySpan,
  { sort, descending, ...page }: Sorting<MovementSort>,
): Statement {
  const conditions = conditionsOf(wish, span);
  const direction = descending ? 'desc' : 'asc';
  return {
    sql: `select m.id::float8 as id, m.booking_id, m.article_id, a.name, ${productPicture}, h.name as manufacturer,
            a.manufacturer_number, m.happened_on, m.booked_at, m.kind, ${kindOfMovement} as shown, ${isNeutral} as is_neutral,
            m.amount, u.name_de as unit_de, u.name_en as unit_en, round(${movementValue})::float8 as value_cents,
            e.storage_id, s.name as storage, ${otherStorage} as other_storage, e.batch_number, e.expiration_date,
            case when z.id is not null and ${usesCostCenters}
                 then jsonb_build_object('id', z.id, 'number', z.number, 'name', z.name) end as cost_center,
            coalesce(${personName('w')}, '') as user_name,
            d.name as device, o.id as order_id, o.order_number, m.note
     from (
       select m.*, row_number() over (order by ${sorts[sort]} ${direction}, m.id ${direction}) as place
       from stock_movement m join stock_entry e on e.practice_id = m.practice_id and e.id = m.stock_entry_id
       where ${conditions.text}
       order by ${sorts[sort]} ${direction}, m.id ${direction}
       ${pageClause(conditions, page)}
     ) m
     join stock_entry e on e.practice_id = $practice and e.id = m.stock_entry_id
     join storage s on s.practice_id = $practice and s.id = e.storage_id
     join article a on a.practice_id = $practice and a.id = m.article_id
     join manufacturer h on h.id = a.manufacturer_id
     join consumption_unit u on u.id = m.unit_id
     join product p on p.id = a.product_id
     left join category c on c.id = p.category_id
     left join cost_center z on z.practice_id = $practice and z.id = m.cost_center_id
     left join practice_user w on w.id = m.user_id
     left join practice_device d on d.id = m.device_id
     left join purchase_order o on o.practice_id = $practice and o.id = e.order_id and m.kind in ('input', 'return', 'cancellation')
     order by m.place`,
    values: conditions.values,
  };
}
