// SQL of what an order learns after it was placed: its transmission, and the units that came or went back.
import type { Tx } from '../../../platform/database/tx.ts';

const add = (column: 'received' | 'returned') => (tx: Tx, units: ReadonlyMap<number, number>) =>
  tx.run(
    `update order_position p set ${column} = p.${column} + u.units
     from unnest($1::integer[], $2::integer[]) as u (id, units) where p.practice_id = $practice and p.id = u.id`,
    [[...units.keys()], [...units.values()]],
  );
export const addReceived = add('received');
export const addReturned = add('returned');

export const countRound = (tx: Tx, orderId: number): Promise<number> =>
  tx.run(
    `update purchase_order set transmission_round = transmission_round + 1, transmission_error = null
     where practice_id = $practice and id = $1`,
    [orderId],
  );

export const setTransmitted = (tx: Tx, orderId: number): Promise<number> =>
  tx.run(
    `update purchase_order set transmitted_at = now(), transmission_error = null
     where practice_id = $practice and id = $1`,
    [orderId],
  );

export const setTransmissionError = (tx: Tx, orderId: number, error: string): Promise<number> =>
  tx.run('update purchase_order set transmission_error = $2 where practice_id = $practice and id = $1', [
    orderId,
    error,
  ]);
