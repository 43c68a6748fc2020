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
  readonly usage: ReplicaUsage;
}

/** Why the primary was asked. `refused`: the work itself failed on the replica, and may succeed on the primary. */
type SkipReason = 'lag' | 'own_write' | 'unavailable' | 'refused';

/** How often the replica was used, for the metrics. */
export class ReplicaUsage {
  readonly mostLag: number;
  /** Reads that the replica answered. */
  answered = 0;
  /** Reads that the primary answered instead. */
  readonly skipped: Record<SkipReason, number> = { lag: 0, own_write: 0, unavailable: 0, refused: 0 };
  /** Bytes of the log that the replica lacked when it was last asked. */
  lastLag: number | undefined;

  constructor(mostLag: number) {
    this.mostLag = mostLag;
  }
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
    askNeed: () => Promise<Need>,
    run: (on: Transactions, check: (tx: Tx) => Promise<void>) => Promise<Result>,
    { transactions, onSkipped, usage }: Replica,
  ): Promise<Result> {
    let reason: SkipReason = 'unavailable';
    if (Date.now() >= pausedUntil) {
      const need = await askNeed();
      try {
        const result = await run(transactions, (tx) => refuseBehind(tx, need, usage));
        usage.answered += 1;
        return result;
      } catch (error) {
        reason = toReason(error);
        // A refusal of the work itself says nothing about the replica; the primary may even know what was not found there.
        if (error instanceof Unavailable) pausedUntil = Date.now() + pauseAfterFailure;
        onSkipped((error as Error).message);
      }
    }
    usage.skipped[reason] += 1;
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

  constructor(
    readonly reason: SkipReason,
    message: string,
  ) {
    super(message);
  }
}

function toReason(error: unknown): SkipReason {
  if (error instanceof Behind) return error.reason;
  return error instanceof Unavailable ? 'unavailable' : 'refused';
}

/** Positions of the log, in bytes, that a reader must see. */
interface Need {
  /** Where the primary is. */
  readonly position: number;
  /** Bytes that may be lacking up to there. */
  readonly mostLag: number;
  /** Where the reader wrote last, as far as it is known. */
  readonly written: number | null;
}

const bytes = (position: string): string => `pg_wal_lsn_diff(${position}, '0/0')::bigint`;

/** Asked on the connection that the work will use: behind one address there may be several replicas. */
async function refuseBehind(
  tx: Tx,
  { position, mostLag, written }: Need,
  usage: ReplicaUsage,
): Promise<void> {
  const { replayed } = await tx.one<{ replayed: number | null }>(
    `select ${bytes('pg_last_wal_replay_lsn()')} as replayed where pg_is_in_recovery()
     union all select null where not pg_is_in_recovery()`,
  );
  if (replayed === null) throw new Behind('unavailable', 'the replica is a primary');
  usage.lastLag = Math.max(position - replayed, 0);
  const refuse = (reason: SkipReason, need: number): void => {
    if (replayed < need) throw new Behind(reason, `the replica lacks ${need - replayed} bytes of the log`);
  };
  refuse('lag', position - mostLag);
  refuse('own_write', written ?? 0);
}

/** For work that may miss nothing that was written before it began. */
async function findPosition(plain: Tx): Promise<Need> {
  const { position } = await plain.one<{ position: number }>(
    `select ${bytes('pg_current_wal_lsn()')} as position`,
  );
  return { position, mostLag: 0, written: null };
}

async function findNeed(plain: Tx, credential: string, mostLag: number): Promise<Need> {
  const found = await plain.one<Pick<Need, 'position' | 'written'>>(
    `select ${bytes('pg_current_wal_lsn()')} as position,
            (select position from write_position where credential = $1) as written`,
    [credential],
  );
  return { ...found, mostLag };
}

async function noteWrite(plain: Tx, credential: string): Promise<void> {
  await plain.run(
    `insert into write_position (credential, position) values ($1, ${bytes('pg_current_wal_insert_lsn()')})
     on conflict (credential) do update
     set position = greatest(write_position.position, excluded.position), written_at = excluded.written_at`,
    [credential],
  );
}
