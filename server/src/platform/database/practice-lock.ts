// A lock by name within a practice, held until the transaction ends: for what is more than one row.
import type { Tx } from './tx.ts';

/** Taking it again costs nothing. */
export const lockInPractice = (tx: Tx, name: string): Promise<number> =>
  tx.run('select pg_advisory_xact_lock(hashtext($1), $practice)', [`praxora ${name}`]);
