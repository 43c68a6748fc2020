// A lock of work that only one server does at its start. Whoever waits says so, and does not wait for ever.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { DatabaseError } from './connection.ts';

interface StartLock {
  readonly key: number;
  /** What the holder does, as it is told to whoever waits. */
  readonly work: string;
}

export const migrationLock: StartLock = { key: 7_204_518_001, work: 'brings the schema up to date' };
export const seedLock: StartLock = { key: 7_204_518_002, work: 'loads the demo data' };

/** Milliseconds. A migration of a large database takes minutes. */
const usualTimes = { pause: 250, patience: 15 * 60_000 };

export interface LockOptions {
  readonly say: (line: string) => void;
  /** Shorter than usual; for tests. */
  readonly times?: typeof usualTimes;
}

/** Runs the work while nobody else holds the lock; the lock is free again afterwards, also when the work fails. */
export async function withStartLock<Result>(
  client: Client,
  lock: StartLock,
  options: LockOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  await takeStartLock(client, lock, options);
  try {
    return await work();
  } finally {
    // A connection that broke has lost the lock already.
    await client.query('select pg_advisory_unlock($1)', [lock.key]).catch(() => undefined);
  }
}

/** Holds the lock until the connection ends. */
export async function takeStartLock(client: Client, lock: StartLock, options: LockOptions): Promise<void> {
  const { pause, patience } = options.times ?? usualTimes;
  for (let waited = 0; !(await tryLock(client, lock)); waited += pause) {
    if (waited === 0) options.say(`Another process ${lock.work}; waiting for it.`);
    if (waited >= patience) {
      throw new DatabaseError(
        `Another process ${lock.work} for more than ${Math.round(patience / 60_000)} minutes. Look at it in pg_stat_activity, end it if it hangs, and start again.`,
      );
    }
    await sleep(pause);
  }
}

async function tryLock(client: Client, { key }: StartLock): Promise<boolean> {
  const { rows } = await client.query<{ isLocked: boolean }>(
    'select pg_try_advisory_lock($1) as "isLocked"',
    [key],
  );
  return rows[0]?.isLocked === true;
}
