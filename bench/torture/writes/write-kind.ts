// The port for kinds of writes that are made while something is killed.
import type { Client } from 'pg';
import { type Call, ClusterClient } from '../../cluster/client.ts';
import type { StoredWrite } from '../../cluster/comparison.ts';
import type { Sender } from '../../cluster/repeating-clients.ts';
import type { SupervisedProduct } from '../supervised-product.ts';

export interface WriteKind {
  /** In the singular; begins the keys of its writes, with `_` for a space. */
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

/** One call of the preparation; the data of its answer. */
// biome-ignore lint/suspicious/noExplicitAny: the answers of all calls.
export async function sendOnce({ port }: SupervisedProduct, token: string, call: Call): Promise<any> {
  const client = new ClusterClient([port], 1, token);
  const { outcome, text } = await client.send(call);
  client.close();
  if (outcome !== 200) throw new Error(`${call.method} ${call.path}: ${outcome} ${text}`);
  return JSON.parse(text).data;
}
