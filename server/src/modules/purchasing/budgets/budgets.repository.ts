// SQL of budgets, and of what this month's orders charge to them.
import { timeZone } from '@praxora/rules/shared/dates';
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface BudgetRow {
  readonly costCenterId: number | null;
  readonly monthlyCents: number;
  readonly needsApproval: boolean;
  readonly usedCents: number;
  readonly orderedCents: number;
}

/** Of a line that was received in part, its share. What will not come any more is not ordered. */
const receivedCents = 'round(p.net_cents::numeric * least(p.received, p.quantity) / p.quantity)';

/** `$1` is the first day of the month. Shipping and surcharge belong to no cost center. */
export const listBudgets = (tx: Tx, month: string): Promise<BudgetRow[]> =>
  tx.rows<BudgetRow>(
    `with placed as (
       select id, state, shipping_cents + surcharge_cents as fees, state in ('partially-received', 'fully-received') as has_come
       from purchase_order
       where practice_id = $practice and state not in ('rejected', 'cancelled')
         and placed_at >= $1::date::timestamp at time zone '${timeZone}'
         and placed_at < ($1::date + interval '1 month')::timestamp at time zone '${timeZone}'
     ), charged as (
       select p.cost_center_id, ${receivedCents} as used,
              case when o.state = 'fully-received' then 0 else p.net_cents - ${receivedCents} end as ordered
       from placed o join order_position p on p.practice_id = $practice and p.order_id = o.id
       union all
       select null, case when has_come then fees else 0 end, case when has_come then 0 else fees end from placed
     )
     select b.cost_center_id as "costCenterId", b.monthly_cents::float8 as "monthlyCents",
            b.needs_approval as "needsApproval", coalesce(sum(c.used), 0)::float8 as "usedCents",
            coalesce(sum(c.ordered), 0)::float8 as "orderedCents"
     from budget b left join charged c on b.cost_center_id is null or c.cost_center_id = b.cost_center_id
     where b.practice_id = $practice
     group by b.id, b.cost_center_id, b.monthly_cents, b.needs_approval
     order by b.cost_center_id nulls first`,
    [month],
  );

export const findBudget = (
  tx: Tx,
  costCenterId: number | null,
): Promise<{ readonly monthlyCents: number; readonly needsApproval: boolean } | null> =>
  tx.maybe(
    `select monthly_cents::float8 as "monthlyCents", needs_approval as "needsApproval" from budget
     where practice_id = $practice and cost_center_id is not distinct from $1 for update`,
    [costCenterId],
  );

export const saveBudget = (
  tx: Tx,
  costCenterId: number | null,
  monthlyCents: number,
  needsApproval: boolean,
): Promise<number> =>
  tx.run(
    `insert into budget (practice_id, cost_center_id, monthly_cents, needs_approval) values ($practice, $1, $2, $3)
     on conflict (practice_id, cost_center_id)
       do update set monthly_cents = excluded.monthly_cents, needs_approval = excluded.needs_approval`,
    [costCenterId, monthlyCents, needsApproval],
  );

export const deleteBudget = (tx: Tx, costCenterId: number | null): Promise<number> =>
  tx.run('delete from budget where practice_id = $practice and cost_center_id is not distinct from $1', [
    costCenterId,
  ]);

/** Held against deletion until the transaction ends. */
export const holdCostCenter = (
  tx: Tx,
  costCenterId: number,
): Promise<Columns<'cost_center', 'number' | 'name'> | null> =>
  tx.maybe('select number, name from cost_center where practice_id = $practice and id = $1 for key share', [
    costCenterId,
  ]);
