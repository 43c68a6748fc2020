// The application's pool of connections and the transactions over it.
import { Pool } from 'pg';
import type { ConnectionOptions } from './connection.ts';
import { inTransaction, plainTx, type Tx } from './tx.ts';

export interface Database {
  /** A transaction that sees one practice only. */
  forPractice<Result>(practiceId: number, work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** A transaction that sees no practice at all: the platform's own tables and the look-up functions. */
  forNobody<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Single statements outside a transaction, without a practice. */
  readonly plain: Tx;
  close(): Promise<void>;
}

export function openDatabase(
  app: ConnectionOptions,
  size: number,
  onError: (error: Error) => void,
): Database {
  const pool = new Pool({ ...app, max: size, application_name: 'praxora', connectionTimeoutMillis: 10_000 });
  let closing: Promise<void> | undefined;
  // An idle connection that breaks (server restart) is replaced at the next use.
  pool.on('error', (error) => {
    if (closing === undefined) onError(error);
  });
  return {
    forPractice: (practiceId, work) => inTransaction(pool, practiceId, work),
    forNobody: (work) => inTransaction(pool, null, work),
    plain: plainTx(pool),
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}
