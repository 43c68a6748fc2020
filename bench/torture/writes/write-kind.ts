// One kind of write: how a client makes it, and how it is found again in the database.
import type { Client } from 'pg';
import type { Call } from '../../cluster/client.ts';
import type { StoredWrite } from '../../cluster/comparison.ts';
import type { Sender } from '../../cluster/repeating-clients.ts';
import type { SupervisedProduct } from '../supervised-product.ts';

export interface WriteKind {
  /** In the singular; begins the keys of its writes. */
  readonly name: string;
  readonly clients: number;
  /** Milliseconds between two writes of a client. */
  readonly pause: number;
  readonly token: string;
  /** Makes one write; returns when all of it is acknowledged. */
  write(sender: Sender, key: string, client: number): Promise<void>;
  /** All writes of this kind that left anything in the database. */
  readStored(owner: Client): Promise<readonly StoredWrite[]>;
}

/** Makes what the kind needs, before anything is killed. */
export type PrepareWrites = (product: SupervisedProduct) => Promise<WriteKind>;

export const post = (key: string, path: string, body: object = {}): Call => ({
  ...{ method: 'POST', path, body },
  headers: { 'idempotency-key': key },
});
