// Transactions and single statements over shared connections.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connect } from './conversation.ts';
import { inTransaction, type ReaderLanguage, sharedTx, type Tx, whileReading } from './tx.ts';

export interface Transactions {
  /** A transaction that sees one practice only. */
  forPractice<Result>(
    practiceId: number,
    work: (tx: Tx) => Promise<Result>,
    language?: ReaderLanguage,
  ): Promise<Result>;
  /** The same for a change that a user, a device or a program asks for: refused while the practice is closed. */
  changing: Transactions['forPractice'];
  /** A transaction that sees no practice at all: the platform's own tables and the look-up functions. */
  forNobody<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /**
   * Runs read-only work: what is asked together is a transaction of its own, and the database refuses writes. Null: no practice
   * at all.
   */
  reading<Result>(
    practiceId: number | null,
    work: (tx: Tx) => Promise<Result>,
    language?: ReaderLanguage,
  ): Promise<Result>;
  /** Single statements outside a transaction, without a practice. */
  readonly plain: Tx;
}

/** `statementLimit`: milliseconds for one statement; undefined: as long as it takes. */
export const transactionsOver = (connect: Connect, statementLimit?: number): Transactions => ({
  forPractice: (practiceId, work, language) =>
    inTransaction(connect, { practiceId, language, statementLimit }, work),
  changing: (practiceId, work, language) =>
    inTransaction(connect, { practiceId, language, statementLimit, isChange: true }, work),
  forNobody: (work) => inTransaction(connect, { practiceId: null, statementLimit }, work),
  reading: (practiceId, work, language) =>
    whileReading(connect, { practiceId, language, statementLimit }, work),
  plain: sharedTx(connect),
});

const holders = new AsyncLocalStorage<Holder>();

/** Runs the work as if it were not called from within a transaction: a test that is in one may send a request to the server. */
export const outsideTransaction = <Result>(work: () => Result): Result => holders.exit(work);

interface Holder {
  readonly outer: Holder | undefined;
  holds: boolean;
}

/**
 * Transactions for tests: code that holds a connection must not wait for another one, since it would deadlock once all
 * connections are held this way. Here that fails at once, however many are free.
 */
export function watchedTransactions(connect: Connect, statementLimit?: number): Transactions {
  const watched: Connect = async () => {
    const holder = holders.getStore();
    for (let one = holder; one; one = one.outer)
      if (one.holds) throw new Error('Whoever is in a transaction must not wait for another connection');
    if (holder) holder.holds = true;
    const connection = await connect();
    return {
      ...connection,
      release: (isBroken) => {
        if (holder) holder.holds = false;
        connection.release(isBroken);
      },
    };
  };
  const noting = <Result>(work: () => Promise<Result>): Promise<Result> =>
    holders.run({ outer: holders.getStore(), holds: false }, work);
  const { forPractice, changing, forNobody, reading, plain } = transactionsOver(watched, statementLimit);
  return {
    forPractice: (practiceId, work, language) => noting(() => forPractice(practiceId, work, language)),
    changing: (practiceId, work, language) => noting(() => changing(practiceId, work, language)),
    forNobody: (work) => noting(() => forNobody(work)),
    reading: (practiceId, work, language) => noting(() => reading(practiceId, work, language)),
    plain,
  };
}
