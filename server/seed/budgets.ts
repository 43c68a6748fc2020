// Monthly budgets of the main demo practice, about what it ordered in a month until now: for all, and for two cost centers.
import type { Client } from 'pg';

export async function writeBudgets(client: Client, today: string): Promise<void> {
  await client.query(
    `with main as (
       select distinct practice_id as id from cart_position
     ), placed as (
       select o.practice_id, o.id, o.shipping_cents + o.surcharge_cents as fees
       from purchase_order o join main on main.id = o.practice_id
       where o.state not in ('rejected', 'cancelled')
         and o.placed_at >= date_trunc('month', $1::date) - interval '3 months'
         and o.placed_at < date_trunc('month', $1::date)
     ), charged as (
       select p.practice_id, p.cost_center_id, p.net_cents as cents
       from placed o join order_position p on p.practice_id = o.practice_id and p.order_id = o.id
       union all
       select practice_id, null, fees from placed
     ), average as (
       select practice_id, null::integer as cost_center_id, sum(cents) / 3 as cents from charged group by practice_id
       union all
       select c.practice_id, c.cost_center_id, sum(c.cents) / 3 from charged c
       join cost_center k on k.practice_id = c.practice_id and k.id = c.cost_center_id
       where k.number in ('1100', '1200') group by c.practice_id, c.cost_center_id
     )
     insert into budget (practice_id, cost_center_id, monthly_cents)
     select practice_id, cost_center_id, greatest(ceil(cents / 10000) * 10000, 10000) from average
     order by practice_id, cost_center_id nulls first`,
    [today],
  );
}
