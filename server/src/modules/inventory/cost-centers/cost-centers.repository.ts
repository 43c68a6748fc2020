// SQL of cost centers.
import type { CostCenter } from '@praxora/contract/inventory/cost-centers.calls';
import { timeZone } from '@praxora/rules/shared/dates';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface CostCenterRow
  extends Columns<'cost_center', 'id' | 'number' | 'name'>,
    Pick<CostCenter, 'articleCount' | 'orderedCents' | 'obstacle'> {
  readonly isStandard: Column<'cost_center', 'is_standard'>;
  readonly isActive: Column<'cost_center', 'is_active'>;
}
type Fields = Pick<CostCenter, 'number' | 'name' | 'isStandard' | 'isActive'>;

/** `$1` is the first day of the month. Who still names it is found by an index each, however long the past is. */
const costCenters = `
  with ordered as (
    select p.cost_center_id, sum(p.net_cents)::float8 as cents
    from purchase_order o
    join order_position p on p.practice_id = o.practice_id and p.order_id = o.id
    where o.practice_id = $practice and o.placed_at >= $1::date::timestamp at time zone '${timeZone}'
      and o.state not in ('pending-approval', 'rejected', 'cancelled') and p.cost_center_id is not null
    group by 1
  ), counted as (
    select cost_center_id, count(*)::integer as articles from article
    where practice_id = $practice and cost_center_id is not null and deleted_at is null group by 1
  )
  select k.id, k.number, k.name, k.is_standard as "isStandard", k.is_active as "isActive",
         coalesce(c.articles, 0) as "articleCount", coalesce(o.cents, 0) as "orderedCents",
         case
           when (select count(*) from cost_center where practice_id = $practice) = 1 then 'last'
           when k.is_standard then 'standard'
           when c.articles is not null then 'articles'
           when exists (select 1 from cart_position where practice_id = $practice and cost_center_id = k.id) then 'cart'
           when exists (select 1 from order_position where practice_id = $practice and cost_center_id = k.id) then 'orders'
           when exists (select 1 from stock_movement where practice_id = $practice and cost_center_id = k.id) then 'stock'
         end as obstacle
  from cost_center k
  left join counted c on c.cost_center_id = k.id
  left join ordered o on o.cost_center_id = k.id
  where k.practice_id = $practice`;

export const listCostCenters = (tx: Tx, month: string): Promise<CostCenterRow[]> =>
  tx.rows<CostCenterRow>(`${costCenters} order by k.number, k.id`, [month]);

export const findCostCenter = (tx: Tx, month: string, id: number): Promise<CostCenterRow | null> =>
  tx.maybe<CostCenterRow>(`${costCenters} and k.id = $2`, [month, id]);

/** Held against deletion until the transaction ends; null: no such one. */
export const holdCostCenter = (tx: Tx, id: number): Promise<Columns<'cost_center', 'is_active'> | null> =>
  tx.maybe('select is_active from cost_center where practice_id = $practice and id = $1 for key share', [id]);

/** Also waits for those who are about to name one: their orders and bookings are seen then. */
export const lockAll = (tx: Tx): Promise<Columns<'cost_center', 'id'>[]> =>
  tx.rows('select id from cost_center where practice_id = $practice order by id for update');

export const numberTaken = async (tx: Tx, number: string, exceptId: number): Promise<boolean> =>
  (await tx.maybe(
    'select 1 as found from cost_center where practice_id = $practice and number = $1 and id <> $2',
    [number, exceptId],
  )) !== null;

export const clearStandard = (tx: Tx): Promise<number> =>
  tx.run('update cost_center set is_standard = false where practice_id = $practice and is_standard');

export const insertCostCenter = async (tx: Tx, fields: Fields): Promise<number> =>
  (
    await tx.one<Columns<'cost_center', 'id'>>(
      `insert into cost_center (practice_id, number, name, is_standard, is_active)
       values ($practice, $1, $2, $3, $4) returning id`,
      [fields.number, fields.name, fields.isStandard, fields.isActive],
    )
  ).id;

export const updateCostCenter = (tx: Tx, id: number, fields: Fields): Promise<number> =>
  tx.run(
    `update cost_center set number = $2, name = $3, is_standard = $4, is_active = $5
     where practice_id = $practice and id = $1`,
    [id, fields.number, fields.name, fields.isStandard, fields.isActive],
  );

export const deleteCostCenter = (tx: Tx, id: number): Promise<number> =>
  tx.run('delete from cost_center where practice_id = $practice and id = $1', [id]);

export const findUserLanguage = async (tx: Tx, userId: number): Promise<'de' | 'en'> =>
  (await tx.one<Columns<'person', 'language'>>('select language from practice_user where id = $1', [userId]))
    .language;
