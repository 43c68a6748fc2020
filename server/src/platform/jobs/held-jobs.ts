// Jobs of a restored backup may have been done since the backup was made: they are held until an operator releases or discards them.
import type { Column, Columns } from '../database/row-types.ts';
import type { Tx } from '../database/tx.ts';
import { discardedReason } from './job-figures.ts';

/** Queues that only maintain the installation and send nothing to anybody. */
const harmlessQueues = ['clean-up', 'backup'];

/** Holds every job that is still to be done; returns how many. */
export const holdJobs = (tx: Tx): Promise<number> =>
  tx.run(
    `update job set state = 'held', leased_until = null
     where state in ('waiting', 'running') and queue <> all($1)`,
    [harmlessQueues],
  );

/** A job that comes from another installation, where it may have been done. */
export const insertHeldJob = (
  tx: Tx,
  job: Columns<'job', 'queue' | 'payload' | 'run_at' | 'singleton_key'>,
): Promise<number> =>
  tx.run(`insert into job (queue, payload, run_at, singleton_key, state) values ($1, $2, $3, $4, 'held')`, [
    job.queue,
    JSON.stringify(job.payload),
    job.run_at,
    job.singleton_key,
  ]);

export interface HeldQueue {
  readonly queue: Column<'job', 'queue'>;
  readonly jobs: number;
  readonly oldest: Column<'job', 'created_at'>;
}

export const listHeldJobs = (tx: Tx): Promise<HeldQueue[]> =>
  tx.rows<HeldQueue>(
    `select queue, count(*)::integer as jobs, min(created_at) as oldest from job where state = 'held'
     group by queue order by queue`,
  );

/** Of one queue, or of all. An attempt that was under way counts as none. */
export const releaseJobs = (tx: Tx, queue: string | null): Promise<number> =>
  tx.run(
    `update job set state = 'waiting', attempts = 0 where state = 'held' and ($1::text is null or queue = $1)`,
    [queue],
  );

/**
 * They count as failed, and their keys are free again. A job of a later time cannot have been done: it waits, so that the work of every
 * day goes on.
 */
export async function discardJobs(tx: Tx, queue: string | null): Promise<number> {
  await tx.run(
    `update job set state = 'waiting' where state = 'held' and run_at > now() and ($1::text is null or queue = $1)`,
    [queue],
  );
  return tx.run(
    `update job set state = 'failed', finished_at = now(), singleton_key = null,
       last_error = $2
     where state = 'held' and ($1::text is null or queue = $1)`,
    [queue, discardedReason],
  );
}
