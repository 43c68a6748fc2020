// The database for work that was begun before it is proven who asks: whatever is asked beside the work's own transaction waits for
// the proof, so that nothing is counted, read or written for somebody who may not.
import type { Database } from '../database/database.ts';
import type { Proof } from '../database/proof.ts';
import type { Transactions } from '../database/transactions.ts';
import type { Tx } from '../database/tx.ts';

export function guardedDatabase(database: Database, proof: Proof): Database {
  const proven = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (!proof.isGiven) await proof.demand(database.plain);
    return work();
  };
  return { ...database, ...guarded(database, proven), background: guarded(database.background, proven) };
}

type Proven = <Result>(work: () => Promise<Result>) => Promise<Result>;

const guarded = (open: Transactions, proven: Proven): Transactions => ({
  forPractice: (practiceId, work, proof) => proven(() => open.forPractice(practiceId, work, proof)),
  forNobody: (work) => proven(() => open.forNobody(work)),
  reading: (practiceId, work, proof) => proven(() => open.reading(practiceId, work, proof)),
  plain: guardedTx(open.plain, proven),
});

const guardedTx = (plain: Tx, proven: Proven): Tx => ({
  rows: (sql, values) => proven(() => plain.rows(sql, values)),
  maybe: (sql, values) => proven(() => plain.maybe(sql, values)),
  one: (sql, values) => proven(() => plain.one(sql, values)),
  run: (sql, values) => proven(() => plain.run(sql, values)),
});
