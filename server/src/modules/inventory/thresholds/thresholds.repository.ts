// SQL of suggested thresholds: the articles concerned, their deliveries, their past days, and what was hidden.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { productPicture } from '../../system/index.ts';
import { availableStock, countingUnitId, isAvailable, unitsPerOrderUnit } from '../articles/articles.sql.ts';
import { entryValue, isUnpriced } from '../articles/stock-value.sql.ts';

export interface WatchedRow
  extends Columns<
    'article',
    'id' | 'version' | 'name' | 'product_id' | 'minimum_stock' | 'warning_stock' | 'ideal_stock' | 'stock'
  > {
  readonly picture: NonNullable<Column<'product', 'picture'>>;
  readonly unit_id: Column<'consumption_unit', 'id'>;
  readonly unit_de: Column<'consumption_unit', 'name_de'>;
  readonly unit_en: Column<'consumption_unit', 'name_en'>;
  readonly units_per_order_unit: number;
  /** Average of one counting unit over the stock whose price was recorded; null where none was. */
  readonly unit_cents: number | null;
  /** Use per week when its suggestion was hidden; null: it was not. */
  readonly hidden_at_use: Column<'hidden_suggestion', 'used_per_week'> | null;
}

/** Stock without a recorded price is in no value, so it may not be in the amount that a value is divided by either. */
const unitCents = `(
  select (sum(${entryValue()}) / sum(e.balance))::float8 from stock_entry e
  where e.practice_id = $practice and e.article_id = a.id and e.balance > 0 and not ${isUnpriced})`;

/** Kept in stock, with notifications, and bought again. */
export const listWatched = (tx: Tx): Promise<WatchedRow[]> =>
  tx.rows<WatchedRow>(
    `select a.id, a.version, a.name, ${productPicture}, a.product_id, u.id as unit_id, u.name_de as unit_de, u.name_en as unit_en,
            ${unitsPerOrderUnit} as units_per_order_unit, a.minimum_stock, a.warning_stock, a.ideal_stock, ${availableStock} as stock,
            ${unitCents} as unit_cents, h.used_per_week as hidden_at_use
     from article a
     join product p on p.id = a.product_id
     left join category c on c.id = p.category_id
     join consumption_unit u on u.id = ${countingUnitId}
     left join hidden_suggestion h on h.practice_id = a.practice_id and h.article_id = a.id
     where a.practice_id = $practice and a.deleted_at is null and a.use_inventory
       and a.notifications_enabled and not a.is_discontinued
     order by lower(a.name), a.id`,
  );

export interface DeliveryRow {
  readonly article_id: NonNullable<Column<'receipt_line', 'article_id'>>;
  readonly receipt_id: Column<'receipt', 'id'>;
  readonly vendor_name: Column<'purchase_order', 'vendor_name'>;
  readonly ordered_on: string;
  readonly came_on: Column<'receipt', 'happened_on'>;
}

const orderedOn = `(coalesce(o.transmitted_at, o.placed_at) at time zone 'Europe/Berlin')::date`;

/**
 * Deliveries by day of receipt, without reversed receipts. Goods received before their order was placed were ordered
 * otherwise, by telephone, so their delivery time is unknown.
 */
export const listDeliveries = (tx: Tx, from: string): Promise<DeliveryRow[]> =>
  tx.rows<DeliveryRow>(
    `select distinct r.happened_on as came_on, r.id as receipt_id, l.article_id, o.vendor_name,
            ${orderedOn} as ordered_on
     from receipt r
     join purchase_order o on o.practice_id = r.practice_id and o.id = r.order_id
     join receipt_line l on l.practice_id = r.practice_id and l.receipt_id = r.id
     where r.practice_id = $practice and r.kind = 'receipt' and r.happened_on >= $1 and r.happened_on >= ${orderedOn}
       and l.article_id is not null
       and not exists (select from receipt_line b where b.practice_id = $practice and b.reverses = l.id)
     order by r.happened_on, r.id, l.article_id`,
    [from],
  );

export interface DayRow {
  readonly article_id: Column<'stock_movement', 'article_id'>;
  readonly day: Column<'stock_movement', 'happened_on'>;
  readonly used: number;
  readonly change: number;
}

/** Use on each day, and the change of the stock; as `usedBy` of the stock module counts it. */
export const listDays = (tx: Tx, articleIds: readonly number[], from: string): Promise<DayRow[]> =>
  tx.rows<DayRow>(
    `select m.article_id, m.happened_on as day, sum(m.amount)::integer as change,
            coalesce(-sum(m.amount) filter (where m.kind = 'consumption' or (m.kind = 'undo' and o.kind = 'consumption')), 0)::integer
              as used
     from stock_movement m left join stock_movement o on o.practice_id = m.practice_id and o.id = m.reverses
     where m.practice_id = $practice and m.article_id = any($1) and m.happened_on >= $2
     group by 1, 2 order by 1, 2`,
    [articleIds, from],
  );

export interface LotRow extends Columns<'stock_entry', 'id' | 'article_id' | 'batch_number' | 'balance'> {
  readonly storage_name: Column<'storage', 'name'>;
  readonly expiration_date: NonNullable<Column<'stock_entry', 'expiration_date'>>;
  /** Price of one counting unit; null if not recorded. */
  readonly unit_cents: number | null;
}

/** Lots with an expiry date that may be used. */
export const listDatedLots = (tx: Tx, from: string, to: string): Promise<LotRow[]> =>
  tx.rows<LotRow>(
    `select e.id, e.article_id, s.name as storage_name, e.batch_number, e.expiration_date, e.balance,
            e.order_unit_price_cents::float8 / e.units_per_order_unit as unit_cents
     from stock_entry e join storage s on s.practice_id = e.practice_id and s.id = e.storage_id
     where e.practice_id = $practice and e.balance > 0 and ${isAvailable} and e.expiration_date between $1 and $2
     order by e.expiration_date, e.id`,
    [from, to],
  );

export interface NamedRow extends Columns<'article', 'id' | 'name'> {
  readonly picture: NonNullable<Column<'product', 'picture'>>;
  readonly unit_id: Column<'consumption_unit', 'id'>;
  readonly unit_de: Column<'consumption_unit', 'name_de'>;
  readonly unit_en: Column<'consumption_unit', 'name_en'>;
}

export const listNamed = (tx: Tx, articleIds: readonly number[]): Promise<NamedRow[]> =>
  tx.rows<NamedRow>(
    `select a.id, a.name, ${productPicture}, u.id as unit_id, u.name_de as unit_de, u.name_en as unit_en
     from article a
     join product p on p.id = a.product_id
     left join category c on c.id = p.category_id
     join consumption_unit u on u.id = ${countingUnitId}
     where a.practice_id = $practice and a.id = any($1) and a.deleted_at is null`,
    [articleIds],
  );

export const hide = (tx: Tx, articleId: number, usedPerWeek: number, userId: number): Promise<number> =>
  tx.run(
    `insert into hidden_suggestion (practice_id, article_id, used_per_week, hidden_by)
     values ($practice, $1, $2, $3)
     on conflict (practice_id, article_id)
       do update set used_per_week = excluded.used_per_week, hidden_by = excluded.hidden_by, hidden_at = excluded.hidden_at`,
    [articleId, usedPerWeek, userId],
  );

export const show = (tx: Tx, articleId: number): Promise<number> =>
  tx.run('delete from hidden_suggestion where practice_id = $practice and article_id = $1', [articleId]);
