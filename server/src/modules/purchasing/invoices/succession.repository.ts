// SQL of invoices that take the place of others. Approved ones stay: what was decided is not undone by a later file.
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface Predecessor extends Columns<'invoice', 'id' | 'number' | 'state'> {
  readonly grossCents: number;
  readonly isOfSameOrders: boolean;
}

const orderList = (invoiceId: string): string => `
  (select array_agg(io.order_id order by io.order_id) from invoice_order io
   where io.practice_id = $practice and io.invoice_id = ${invoiceId})`;

/** Undecided invoices of the same seller. */
export const listPredecessors = (tx: Tx, id: number, sellerKey: string): Promise<Predecessor[]> =>
  tx.rows<Predecessor>(
    `select i.id, i.number, i.state, i.gross_cents::float8 as "grossCents",
       coalesce(${orderList('i.id')} = ${orderList('$1')}, false) as "isOfSameOrders"
     from invoice i
     where i.practice_id = $practice and i.id <> $1 and i.seller_key = $2 and i.state in ('open', 'complained')
     order by i.id`,
    [id, sellerKey],
  );

export async function replace(tx: Tx, earlierId: number, id: number): Promise<void> {
  await tx.run(`update invoice set state = 'replaced' where practice_id = $practice and id = $1`, [
    earlierId,
  ]);
  await tx.run('update invoice set predecessor_id = $2 where practice_id = $practice and id = $1', [
    id,
    earlierId,
  ]);
}

/** Neither of both is paid. */
export async function cancel(tx: Tx, earlierId: number, id: number): Promise<void> {
  await tx.run(
    `update invoice set state = 'cancelled' where practice_id = $practice and id = any($1::integer[])`,
    [[earlierId, id]],
  );
  await tx.run('update invoice set predecessor_id = $2 where practice_id = $practice and id = $1', [
    id,
    earlierId,
  ]);
}
