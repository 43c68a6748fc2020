// The application's connections: those of requests, those of background work, and one that only tells whether it answers.
import { Pool } from 'pg';
import type { Semaphore } from '../semaphore.ts';
import { backgroundName } from './background-name.ts';
import type { ConnectionOptions } from './connection.ts';
import { type ConnectionLimits, openConnections } from './connections.ts';
import { type LateReads, type Replica, ReplicaUsage, readLate } from './replica.ts';
import { refuseMissingRights } from './rights.ts';
import { type Transactions, transactionsOver, watchedTransactions } from './transactions.ts';

export interface Database extends Transactions {
  /** For work nobody waits for: it has connections of its own, so that neither side keeps the other waiting. */
  readonly background: Transactions & { readonly late: LateReads };
  /** Reads that may be seconds old. */
  readonly late: LateReads;
  /** How the replica was used; undefined without one. */
  readonly replicaUsage: ReplicaUsage | undefined;
  /** How busy the connections are. */
  readonly pools: Readonly<Record<'requests' | 'background', Semaphore>>;
  /**
   * Rejects when the database does not answer, takes no writes, has no room left to write or withholds rights; never waits
   * behind work.
   */
  answers(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly onBroken: (error: Error) => void;
  /** See PREPARED_STATEMENTS. */
  readonly areNamed?: boolean;
  /** Where figures that may be seconds old are read, and how late they may be. */
  readonly replica?:
    | (Pick<Replica, 'mostLag' | 'onSkipped'> & { readonly connection: ConnectionOptions })
    | undefined;
  /** Fewer or more than usual may wait; for tests. */
  readonly requests?: Partial<ConnectionLimits>;
  /** More loops than usual work the queue off; for tests. */
  readonly background?: Partial<ConnectionLimits>;
  /** Fails where somebody in a transaction takes a second connection; for tests. */
  readonly watchNesting?: boolean;
  /** Sees each statement before it is sent first, and throws where it must not be sent; for tests. */
  readonly checkStatement?: (sql: string) => void;
}

/**
 * Five callers may wait for each connection, not longer than a user takes for a hang. A statement that takes longer than this, or waits
 * for somebody else's for so long, is given up while the web app still waits for the answer.
 */
const requestLimits = (size: number): ConnectionLimits => ({
  permits: size,
  queue: size * 5,
  timeout: 3_000,
  statement: 30_000,
});

/** An order being sent holds one of them until the vendor has answered; the queue, the index and the log need the others. */
const backgroundLimits: ConnectionLimits = { permits: 6, queue: 100, timeout: 30_000 };

export function openDatabase(app: ConnectionOptions, size: number, options: DatabaseOptions): Database {
  const { onBroken, areNamed = true, watchNesting = false, checkStatement } = options;
  const over = watchNesting ? watchedTransactions : transactionsOver;
  const limits = { ...requestLimits(size), areNamed, checkStatement, ...options.requests };
  const probe = openProbe(app);
  const events = { onBroken, onOutOfRoom: probe.doubtRoom, onDenied: probe.doubtRights };
  const requests = openConnections(app, 'database', limits, events);
  const backgroundNow = { ...backgroundLimits, areNamed, checkStatement, ...options.background };
  const background = openConnections(app, backgroundName, backgroundNow, events);
  const replica = options.replica && openConnections(options.replica.connection, 'replica', limits, events);
  const replicaUsage = options.replica && new ReplicaUsage(options.replica.mostLag);
  const replicaReads =
    options.replica && replica && replicaUsage
      ? { ...options.replica, transactions: over(replica.connect, limits.statement), usage: replicaUsage }
      : undefined;
  const late = (primary: Transactions): LateReads => readLate(primary, replicaReads);
  const [transactions, aside] = [over(requests.connect, limits.statement), over(background.connect)];
  return {
    ...transactions,
    late: late(transactions),
    background: { ...aside, late: late(aside) },
    replicaUsage,
    pools: { requests: requests.semaphore, background: background.semaphore },
    answers: probe.answers,
    close: async () => {
      await Promise.all([requests.end(), background.end(), replica?.end(), probe.end()]);
    },
  };
}

/** The platform as background work has it. */
export const inBackground = <P extends { readonly database: Database }>(platform: P): P => ({
  ...platform,
  database: { ...platform.database, ...platform.database.background },
});

const longestProbe = 2_000;

/** Files are made longer for it, as for most writes: on a full disk it fails. Nothing of it stays. */
const writeSome = `create temporary table room as select generate_series(1, 10000) as filling; drop table room`;

/** The database answers, and has no room left to write. */
export class OutOfSpace extends Error {
  override readonly name = 'OutOfRoom';
}

/** The database answers as a standby, or is closed to writes by its operator. */
export class ReadOnly extends Error {
  override readonly name = 'ReadOnly';
}

function openProbe(app: ConnectionOptions) {
  const pool = new Pool({
    ...app,
    max: 1,
    application_name: 'praxora health',
    connectionTimeoutMillis: longestProbe,
    query_timeout: longestProbe,
  });
  // The next question finds out.
  pool.on('error', () => undefined);
  let asking: Promise<void> | undefined;
  let isRoomDoubted = false;
  // Looked at once at the start.
  let areRightsDoubted = true;
  const ask = async (): Promise<void> => {
    const { rows } = await pool.query<{ isReadOnly: boolean }>(
      `select current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
    );
    if (rows[0]?.isReadOnly) throw new ReadOnly('The database takes no writes');
    if (areRightsDoubted) {
      await refuseMissingRights(pool);
      areRightsDoubted = false;
    }
    if (!isRoomDoubted) return;
    await pool.query(writeSome).catch((cause: unknown) => {
      throw new OutOfSpace('The database has no room left', { cause });
    });
    isRoomDoubted = false;
  };
  let ending: Promise<void> | undefined;
  return {
    /** Concurrent callers get the same answer. */
    answers: (): Promise<void> => {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    /** Some statement failed for lack of room: from now on the answer is also whether something can be written. */
    doubtRoom: (): void => {
      isRoomDoubted = true;
    },
    /** Some statement was denied: the next answer is also whether all rights are there. */
    doubtRights: (): void => {
      areRightsDoubted = true;
    },
    end: (): Promise<void> => {
      ending ??= pool.end();
      return ending;
    },
  };
}
