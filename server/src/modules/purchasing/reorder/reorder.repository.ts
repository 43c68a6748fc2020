// SQL of the re-order list: articles that are low or were put there, with what was changed on their rows. What is low is the
// rule's (stock-status.ts) in SQL, so that the database looks for it; a test holds both against each other.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import { matchesAny } from '../../../platform/database/sql.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { authorJoins, authorName } from '../../account/index.ts';
import { availableStock, countingUnitId, unitsPerOrderUnit } from '../../inventory/index.ts';
import { productPicture } from '../../system/index.ts';

export interface NeedRow
  extends Columns<
    'article',
    | 'name'
    | 'product_id'
    | 'use_inventory'
    | 'notifications_enabled'
    | 'is_discontinued'
    | 'stock'
    | 'minimum_stock'
    | 'warning_stock'
    | 'ideal_stock'
  > {
  readonly article_id: Column<'article', 'id'>;
  readonly units_per_order_unit: number;
}

type Unit = { readonly id: number; readonly de: string; readonly en: string };

export interface UnitNeedRow extends NeedRow {
  readonly order_unit: Unit;
}

/** A document that is only read out: made in half the time of one that could be searched. */
const unitOf = (name: string): string =>
  `json_build_object('de', ${name}.name_de, 'en', ${name}.name_en, 'id', ${name}.id)`;

const needColumns = `
  a.id as article_id, a.name, a.product_id, a.use_inventory, a.notifications_enabled, a.is_discontinued, ${availableStock} as stock,
  a.minimum_stock, a.warning_stock, a.ideal_stock, ${unitsPerOrderUnit} as units_per_order_unit`;

/** In the order of the ids. */
export const listNeeds = (tx: Tx, articleIds: readonly number[]): Promise<UnitNeedRow[]> =>
  tx.rows<UnitNeedRow>(
    `select ${needColumns}, ${unitOf('ordered')} as order_unit
     from article a join consumption_unit ordered on ordered.id = a.order_unit_id
     where a.practice_id = $practice and a.id = ${matchesAny('$1')} and a.deleted_at is null
     order by array_position($1, a.id)`,
    [articleIds],
  );

/** A row with its changes that still apply: received goods end most of them. */
export interface RowNeedRow extends NeedRow {
  readonly quantity: number | null;
  readonly quantity_beside: number | null;
  readonly vendor_id: number | null;
  readonly snoozed_until: Column<'reorder_change', 'snoozed_until'>;
  readonly snoozed_at_stock: number | null;
  readonly left_out_at: Date | null;
  /** Less what came since. */
  readonly put: number;
  readonly put_by: string;
  readonly put_at: Date | null;
}

const isLow = `
  a.use_inventory and a.notifications_enabled
  and (${availableStock} <= a.minimum_stock or (a.warning_stock > 0 and ${availableStock} <= a.warning_stock))`;

/**
 * Goods of an article that came since its row was changed first, and were not taken back. What was not stored is no movement
 * of the ledger; its line of the receipt counts.
 */
const receiptsSince = `
  select m.booked_at, m.amount::float8 / (${unitsPerOrderUnit}) as order_units
  from stock_movement m
  where m.practice_id = $practice and m.article_id = c.article_id and m.kind = 'input' and m.input_type <> 'CORRECTION'
    and m.booked_at > least(c.chosen_at, c.snoozed_at, c.left_out_at, c.put_at)
    and not exists (select from stock_movement u where u.practice_id = $practice and u.reverses = m.id)
  union all
  select r.booked_at, l.quantity
  from receipt_line l join receipt r on r.practice_id = l.practice_id and r.id = l.receipt_id
  where l.practice_id = $practice and l.article_id = c.article_id and l.stock_entry_id is null and r.kind = 'receipt'
    and r.booked_at > least(c.chosen_at, c.snoozed_at, c.left_out_at, c.put_at)
    and not exists (select from receipt_line u where u.practice_id = $practice and u.reverses = l.id)`;

/** Changes that nothing came after, and what of a put amount is still to come. */
const standingChanges = (which: string): string => `
  select c.practice_id, c.article_id, case when held.chosen then c.quantity end as quantity,
         case when held.chosen then c.quantity_beside end as quantity_beside,
         case when held.chosen then c.vendor_id end as vendor_id, c.snoozed_until,
         case when held.snoozed then c.snoozed_at_stock end as snoozed_at_stock,
         case when held.left_out then c.left_out_at end as left_out_at,
         greatest(coalesce(c.put_quantity, 0) - floor(held.came_since_put)::integer, 0) as put, c.put_at, c.put_by, c.device_id
  from reorder_change c
  join article a on a.practice_id = c.practice_id and a.id = c.article_id
  cross join lateral (
    select coalesce(max(s.booked_at) <= c.chosen_at, true) as chosen,
           coalesce(max(s.booked_at) <= c.snoozed_at, true) as snoozed,
           coalesce(max(s.booked_at) <= c.left_out_at, true) as left_out,
           coalesce(sum(s.order_units) filter (where s.booked_at > c.put_at), 0) as came_since_put
    from (${receiptsSince}) s
  ) held
  where c.practice_id = $practice and ${which}`;

/** A statement for all and one for some, so that neither is planned with a filter that filters nothing. */
const rowNeeds = (which: (id: string) => string): string => `
  from article a
  left join (${standingChanges(which('c.article_id'))}) c
    on c.practice_id = a.practice_id and c.article_id = a.id
  ${authorJoins('c.put_by', 'c.device_id')}
  where a.practice_id = $practice and a.deleted_at is null and not a.is_discontinued and ((${isLow}) or c.put > 0)
    and ${which('a.id')}`;

const changeColumns = `
  c.quantity, c.quantity_beside, c.vendor_id, c.snoozed_until, c.snoozed_at_stock, c.left_out_at,
  coalesce(c.put, 0) as put, case when c.put > 0 then c.put_at end as put_at,
  ${authorName} as put_by`;

/** Everything on the list, or of these articles what is on it. */
export const listRowNeeds = (tx: Tx, articleIds: readonly number[] | null): Promise<RowNeedRow[]> =>
  articleIds === null
    ? tx.rows<RowNeedRow>(`select ${needColumns}, ${changeColumns} ${rowNeeds(() => 'true')}`)
    : tx.rows<RowNeedRow>(
        `select ${needColumns}, ${changeColumns} ${rowNeeds((id) => `${id} = ${matchesAny('$1')}`)}`,
        [articleIds],
      );

export interface ArticleRow
  extends Columns<'article', 'id' | 'manufacturer_number' | 'consumption_unit_count'> {
  readonly manufacturer: Column<'manufacturer', 'name'>;
  readonly picture: NonNullable<Column<'product', 'picture'>>;
  readonly is_custom: boolean;
  readonly units: Readonly<
    Record<'counting' | 'order' | 'consumption', { id: number; de: string; en: string }>
  >;
  readonly storages: readonly { id: number; name: string }[];
}

/** Data of the articles that the rows show. */
export const listArticles = (tx: Tx, articleIds: readonly number[]): Promise<ArticleRow[]> =>
  tx.rows<ArticleRow>(
    `select a.id, m.name as manufacturer, a.manufacturer_number, ${productPicture},
            p.practice_id is not null as is_custom, a.consumption_unit_count,
            json_build_object('order', ${unitOf('ordered')}, 'counting', ${unitOf('counting')},
                              'consumption', ${unitOf('consumed')}) as units,
            -- By their ids: whoever looks through the storages of the practice does so for each article.
            coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name) from storage s
                      where s.practice_id = $practice and s.deleted_at is null and s.id = any (a.default_storage_id || array(
                        select e.storage_id from stock_entry e
                        where e.practice_id = $practice and e.article_id = a.id and e.balance > 0))), '[]') as storages
     from article a
     join product p on p.id = a.product_id
     left join category c on c.id = p.category_id
     join manufacturer m on m.id = a.manufacturer_id
     join consumption_unit counting on counting.id = ${countingUnitId}
     join consumption_unit ordered on ordered.id = a.order_unit_id
     join consumption_unit consumed on consumed.id = a.consumption_unit_id
     where a.practice_id = $practice and a.id = ${matchesAny('$1')}`,
    [articleIds],
  );
