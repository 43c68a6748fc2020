// SQL of approvers, waiting and rejected orders.
import type { StaticOrderData } from '@praxora/contract/purchasing/approvals.calls';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { deciderIds } from '../../account/index.ts';
import { availableStock } from '../../inventory/index.ts';

export type Person = Columns<'app_user', 'id'> &
  Columns<'person', 'email' | 'first_name' | 'last_name' | 'language'>;

const person = 'u.id, u.email, u.first_name, u.last_name, u.language';

/** Users who can decide on this day: approvers and their substitutes, without deactivated ones. */
export const listApprovers = (tx: Tx, day: string): Promise<Person[]> =>
  tx.rows<Person>(
    `select ${person} from practice_user u where u.id in ${deciderIds('$1')} order by u.last_name, u.id`,
    [day],
  );

/** User who placed the order. */
export const findBuyer = (tx: Tx, orderId: number): Promise<Person> =>
  tx.one<Person>(
    `select ${person} from purchase_order o join practice_user u on u.id = o.placed_by
     where o.practice_id = $practice and o.id = $1`,
    [orderId],
  );

/** Value of the orders against the limits that a buyer has placed since then, also of those that wait. */
const monthOfBuyer = (buyer: string, from: string): string => `
  select coalesce(sum(greatest(net_cents, coalesce(vendors_net_cents, 0))), 0)::float8 as cents from purchase_order
  where practice_id = $practice and placed_by = ${buyer} and placed_at >= ${from} and state not in ('rejected', 'cancelled')`;

export const orderedSince = async (tx: Tx, userId: number, from: Date): Promise<number> =>
  (await tx.one<{ cents: number }>(monthOfBuyer('$1', '$2'), [userId, from])).cents;

interface WaitingRow extends Columns<'purchase_order', 'id'> {
  /** Null of orders from before it was reckoned. */
  readonly vendors_net_cents: number | null;
  /** Orders of the same buyer in the running month. */
  readonly month_cents: number;
}

export const listWaiting = (tx: Tx, monthFrom: Date): Promise<WaitingRow[]> =>
  tx.rows<WaitingRow>(
    `select o.id, o.vendors_net_cents::float8 as vendors_net_cents, (${monthOfBuyer('o.placed_by', '$1')}) as month_cents
     from purchase_order o
     where o.practice_id = $practice and o.state = 'pending-approval' order by o.placed_at, o.id limit 200`,
    [monthFrom],
  );

/** Net of what was given to vendors since then. */
export const spentSince = async (tx: Tx, from: Date): Promise<number> =>
  (
    await tx.one<{ cents: number }>(
      `select coalesce(sum(net_cents), 0)::float8 as cents from purchase_order
       where practice_id = $practice and placed_at >= $1 and state not in ('pending-approval', 'rejected', 'cancelled')`,
      [from],
    )
  ).cents;

interface KnownRow {
  readonly order_id: Column<'order_position', 'order_id'>;
  readonly position_id: Column<'order_position', 'id'>;
  readonly stock: Column<'article', 'stock'> | null;
  readonly last_paid_cents: number | null;
  readonly last_ordered_at: Column<'purchase_order', 'placed_at'> | null;
}

/** Data on the products of waiting orders: stock at hand, and the last time they were bought. */
export const listKnown = (tx: Tx, orderIds: readonly number[]): Promise<KnownRow[]> =>
  tx.rows<KnownRow>(
    `select p.order_id, p.id as position_id, ${availableStock} as stock, last.cents as last_paid_cents, last.placed_at as last_ordered_at
     from order_position p
     left join article a
       on a.practice_id = p.practice_id and a.product_id = p.product_id and a.deleted_at is null and a.use_inventory
     left join lateral (
       select round(q.net_cents::numeric / q.quantity)::integer as cents, o.placed_at
       from order_position q join purchase_order o on o.practice_id = q.practice_id and o.id = q.order_id
       where q.practice_id = $practice and q.product_id = p.product_id
         and o.state not in ('pending-approval', 'rejected', 'cancelled')
       order by o.placed_at desc, q.id desc limit 1) last on true
     where p.practice_id = $practice and p.order_id = any($1)
     order by p.order_id, p.line`,
    [orderIds],
  );

/** Null: another rejection has this date already. */
export const insertRejected = (
  tx: Tx,
  orderId: number,
  submissionDate: Date,
  data: StaticOrderData,
): Promise<Columns<'rejected_approval', 'order_id'> | null> =>
  tx.maybe(
    `insert into rejected_approval (practice_id, submission_date, order_id, static_order_data)
     values ($practice, $2, $1, $3) on conflict (practice_id, submission_date) do nothing
     returning order_id`,
    [orderId, submissionDate, JSON.stringify(data)],
  );

interface RejectedRow {
  readonly clinic_id: Column<'clinic', 'clinic_id'>;
  readonly submission_date: Column<'rejected_approval', 'submission_date'>;
  readonly static_order_data: Column<'rejected_approval', 'static_order_data', StaticOrderData>;
}

/** The persons' names are read with each rejection and are not stored with it, so that they can be erased. */
const rejected = `
  select c.clinic_id, r.submission_date,
         r.static_order_data || jsonb_build_object(
           'submittedBy', buyer.name, 'rejectedBy', coalesce(decider.name, ''),
           'comments', (select coalesce(jsonb_agg(comment || jsonb_build_object('author', coalesce(decider.name, ''))), '[]')
                        from jsonb_array_elements(r.static_order_data -> 'comments') as comment)
         ) as static_order_data
  from rejected_approval r
  -- Read by itself, as users are: a distributed database has both on another server than the rows of practices.
  join (select clinic_id from clinic where practice_id = $practice offset 0) c on true
  join purchase_order o on o.practice_id = r.practice_id and o.id = r.order_id
  join practice_user buyer on buyer.id = o.placed_by
  left join lateral (
    select e.user_id from order_event e
    where e.practice_id = $practice and e.order_id = r.order_id and e.event = 'rejected'
    order by e.id desc limit 1) decision on true
  left join practice_user decider on decider.id = decision.user_id
  where r.practice_id = $practice`;

export const listRejected = (tx: Tx, clinicIds: readonly string[]): Promise<RejectedRow[]> =>
  tx.rows<RejectedRow>(`${rejected} and c.clinic_id = any($1) order by r.submission_date desc`, [clinicIds]);

export const findRejected = (tx: Tx, clinicId: string, submissionDate: Date): Promise<RejectedRow | null> =>
  tx.maybe<RejectedRow>(`${rejected} and c.clinic_id = $1 and r.submission_date = $2`, [
    clinicId,
    submissionDate,
  ]);

export async function deleteRejected(
  tx: Tx,
  wanted: readonly { readonly clinicId: string; readonly submissionDate: string }[],
): Promise<number> {
  const clinic = await tx.maybe<Columns<'clinic', 'clinic_id'>>(
    'select clinic_id from clinic where practice_id = $practice',
  );
  const own = wanted.filter(({ clinicId }) => clinicId === clinic?.clinic_id);
  return tx.run(
    'delete from rejected_approval where practice_id = $practice and submission_date = any($1::timestamptz[])',
    [own.map(({ submissionDate }) => new Date(submissionDate))],
  );
}
