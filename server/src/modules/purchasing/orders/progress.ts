// Progress of an order after it was placed, saved in the transaction of the caller, which holds the order locked.
import type { Tx } from '../../../platform/database/tx.ts';
import * as repository from './progress.repository.ts';

/** Units by position. Negative ones were received by mistake. */
type Units = ReadonlyMap<number, number>;

export const addReceived = (tx: Tx, units: Units): Promise<number> => repository.addReceived(tx, units);

export const addReturned = (tx: Tx, units: Units): Promise<number> => repository.addReturned(tx, units);

/** The order is sent once more: its last failure no longer counts. */
export const beginNextRound = (tx: Tx, orderId: number): Promise<number> =>
  repository.countRound(tx, orderId);

export const noteTransmitted = (tx: Tx, orderId: number): Promise<number> =>
  repository.setTransmitted(tx, orderId);

export const noteTransmissionFailed = (tx: Tx, orderId: number, error: string): Promise<number> =>
  repository.setTransmissionError(tx, orderId, error);
