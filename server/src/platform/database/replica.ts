// Reads of figures that may be seconds old, on a replica where it is near enough to the primary. Everything else, such as
// authentication, cart, stock and the positions of the search index, is read from the primary.
import { Unavailable } from '../errors.ts';
import type { Transactions } from './transactions.ts';
import type { ReaderLanguage, Tx } from './tx.ts';

/** Reads that may be late, but never later than what the asking session, device or token wrote itself. */
export interface LateReads {
  /** `credential`: who asks. Each statement sees what is there when it runs. */
  reading<Result>(
    practiceId: number,
    credential: string,
    work: (tx: Tx) => Promise<Result>,
    language?: ReaderLanguage,
  ): Promise<Result>;
  /** In one transaction, for jobs: nothing is missing that was written before it began. The work must only read. */
  inTransaction<Result>(
    practiceId: number,
    work: (tx: Tx) => Promise<Result>,
    language?: ReaderLanguage,
  ): Promise<Result>;
  /** To be called after a write has been committed and before it is answered. */
  noteWrite(credential: string): Promise<void>;
}

export interface Replica {
  readonly transactions: Transactions;
  /** Bytes of the log that the replica may lack. The time would tell nothing: it grows while nobody writes. */
  readonly mostLag: number;
  /** Tells that the replica was not used, and why. */
  readonly onSkipped: (reason: string) => void;
}

/** Milliseconds for which a replica that failed is not asked again. */
const pauseAfterFailure = 10_000;

export function readLate(primary: Transactions, replica: Replica | undefined): LateReads {
  if (replica === undefined)
    return {
      reading: (practiceId, _credential, work, language) => primary.reading(practiceId, work, language),
      inTransaction: (practiceId, work, language) => primary.forPractice(practiceId, work, language),
      noteWrite: async () => undefined,
    };
  let pausedUntil = 0;

  /** On the replica if it has come as far as it must, else on the primary. The work may run twice: it only reads. */
  async function read<Result>(
    askNeed: () => Promise<number>,
    run: (on: Transactions, check: (tx: Tx) => Promise<void>) => Promise<Result>,
    { transactions, onSkipped }: Replica,
  ): Promise<Result> {
    if (Date.now() >= pausedUntil) {
      const need = await askNeed();
      try {
        return await run(transactions, (tx) => refuseBehind(tx, need));
      } catch (error) {
        // A refusal of the work itself says nothing about the replica; the primary may even know what was not found there.
        if (error instanceof Unavailable) pausedUntil = Date.now() + pauseAfterFailure;
        onSkipped((error as Error).message);
      }
    }
    return run(primary, async () => undefined);
  }

  return {
    reading: (practiceId, credential, work, language) =>
      read(
        () => findNeed(primary.plain, credential, replica.mostLag),
        (on, check) => on.reading(practiceId, async (tx) => check(tx).then(() => work(tx)), language),
        replica,
      ),
    inTransaction: (practiceId, work, language) =>
      read(
        () => findPosition(primary.plain),
        (on, check) => on.forPractice(practiceId, async (tx) => check(tx).then(() => work(tx)), language),
        replica,
      ),
    noteWrite: (credential) => noteWrite(primary.plain, credential),
  };
}

/** The replica lacks something that the reader must see, or it is a replica no longer. */
class Behind extends Error {
  override readonly name = 'Behind';
}

const bytes = (position: string): string => `pg_wal_lsn_diff(${position}, '0/0')::bigint`;

/** Asked on the connection that the work will use: behind one address there may be several replicas. */
async function refuseBehind(tx: Tx, need: number): Promise<void> {
  const { replayed } = await tx.one<{ replayed: number | null }>(
    `select ${bytes('pg_last_wal_replay_lsn()')} as replayed where pg_is_in_recovery()
     union all select null where not pg_is_in_recovery()`,
  );
  if (replayed === null) throw new Behind('the replica is a primary');
  if (replayed < need) throw new Behind(`the replica lacks ${need - replayed} bytes of the log`);
}

async function findPosition(plain: Tx): Promise<number> {
  const { position } = await plain.one<{ position: number }>(
    `select ${bytes('pg_current_wal_lsn()')} as position`,
  );
  return position;
}

/** The later one of what the reader wrote and of what no reader may miss. */
async function findNeed(plain: Tx, credential: string, mostLag: number): Promise<number> {
  const { need } = await plain.one<{ need: number }>(
    `select greatest(${bytes('pg_current_wal_lsn()')} - $2,
                     (select position from write_position where credential = $1)) as need`,
    [credential, mostLag],
  );
  return need;
}

async function noteWrite(plain: Tx, credential: string): Promise<void> {
  await plain.run(
    `insert into write_position (credential, position) values ($1, ${bytes('pg_current_wal_insert_lsn()')})
     on conflict (credential) do update
     set position = greatest(write_position.position, excluded.position), written_at = excluded.written_at`,
    [credential],
  );
}
