// SQL of the transmission: who gets an order how, and what became of it.
import type { Order } from '@praxora/contract/purchasing/order';
import type { OrderState } from '@praxora/rules/shared/order-state';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** An order to be transmitted, with data of the practice and the vendor. */
export interface OutgoingOrder
  extends Columns<
      'purchase_order',
      | 'practice_id'
      | 'order_number'
      | 'vendor_name'
      | 'transmission_id'
      | 'transmission_round'
      | 'transmission_error'
    >,
    Columns<'vendor', 'email' | 'webhook_url' | 'webhook_secret'> {
  readonly order_id: Column<'purchase_order', 'id'>;
  readonly state: Column<'purchase_order', 'state', OrderState>;
  readonly transmission: Column<'vendor', 'transmission', Order['transmission']>;
  readonly is_sample: boolean;
  readonly practice_name: Column<'practice', 'name'>;
  readonly practice_email: Column<'practice', 'email'>;
  readonly contact_person: Column<'practice', 'contact_person'>;
  readonly user_email: Column<'person', 'email'>;
  readonly user_first_name: Column<'person', 'first_name'>;
  readonly user_language: Column<'person', 'language'>;
}

const outgoing = `
  select o.id as order_id, o.practice_id, o.order_number, o.vendor_name, o.state, o.transmission_id, o.transmission_round,
         o.transmission_error, v.transmission, v.email, v.webhook_url, v.webhook_secret, p.name as practice_name,
         p.sample_of is not null as is_sample,
         p.email as practice_email, p.contact_person, coalesce(nullif(u.email, ''), p.email, '') as user_email, u.first_name as user_first_name, u.language as user_language
  from purchase_order o
  join vendor v on v.id = o.vendor_id
  join practice p on p.id = o.practice_id
  join practice_user u on u.id = o.placed_by
  where o.practice_id = $practice and o.id = $1`;

export const findOutgoingOrder = (tx: Tx, orderId: number): Promise<OutgoingOrder | null> =>
  tx.maybe<OutgoingOrder>(outgoing, [orderId]);

/**
 * Until the transaction ends nobody else sends, cancels or marks it. The transaction is idle while the vendor answers:
 * should this machine vanish meanwhile, the database lets go of the order by itself.
 */
export async function lockOutgoingOrder(tx: Tx, orderId: number): Promise<OutgoingOrder | null> {
  await tx.one(
    `select set_config('lock_timeout', '10s', true), set_config('idle_in_transaction_session_timeout', '120s', true)`,
  );
  return tx.maybe<OutgoingOrder>(`${outgoing} for update of o`, [orderId]);
}

/** Whether a job for this round is still to be done. */
export const isOnItsWay = async (tx: Tx, singletonKey: string): Promise<boolean> =>
  (await tx.maybe(`select 1 as found from job where singleton_key = $1 and state in ('waiting', 'running')`, [
    singletonKey,
  ])) !== null;

/** Orders on their way to a vendor, and those that were given up and not sent again, over all practices. */
export interface TransmissionCounts {
  readonly sending: number;
  readonly failed: number;
}

export const readTransmissionCounts = (tx: Tx): Promise<TransmissionCounts> =>
  tx.one<TransmissionCounts & Record<string, unknown>>(
    `select coalesce(sum(orders) filter (where state = 'sending'), 0)::integer as sending,
            coalesce(sum(orders) filter (where state = 'failed'), 0)::integer as failed
     from transmission_figures()`,
  );
