// The durable queue: a job is written in the transaction that causes it and done at least once, whatever dies meanwhile.
import type { Column, Columns } from '../database/row-types.ts';
import type { Tx } from '../database/tx.ts';

export interface Job {
  readonly id: number;
  readonly queue: string;
  readonly payload: Record<string, unknown>;
  readonly attempts: number;
}

interface EnqueueOptions {
  readonly runAt?: Date;
  /** While a job with this key is known, another one is not queued. */
  readonly singletonKey?: string;
}

export async function enqueue(
  tx: Tx,
  queue: string,
  payload: object,
  options: EnqueueOptions = {},
): Promise<void> {
  await tx.run(
    `insert into job (queue, payload, run_at, singleton_key) values ($1, $2, coalesce($3, now()), $4)
     on conflict (singleton_key) do nothing`,
    [queue, JSON.stringify(payload), options.runAt ?? null, options.singletonKey ?? null],
  );
}

/** Many at once, to be done as soon as possible. */
export async function enqueueAll(
  tx: Tx,
  queue: string,
  jobs: readonly { readonly payload: object; readonly singletonKey: string }[],
): Promise<void> {
  await tx.run(
    `insert into job (queue, payload, singleton_key)
     select $1, payload, singleton_key from unnest($2::jsonb[], $3::text[]) as j (payload, singleton_key)
     on conflict (singleton_key) do nothing`,
    [queue, jobs.map(({ payload }) => JSON.stringify(payload)), jobs.map(({ singletonKey }) => singletonKey)],
  );
}

/**
 * Takes the next due job of the queues, or one whose process died; no other process gets it meanwhile. Jobs of a practice that is
 * closed to changes wait.
 */
export function claim(tx: Tx, queues: readonly string[], leaseSeconds: number): Promise<Job | null> {
  return tx.maybe<
    Columns<'job', 'id' | 'queue' | 'attempts'> & {
      payload: Column<'job', 'payload', Record<string, unknown>>;
    }
  >(
    `update job set state = 'running', attempts = attempts + 1, leased_until = now() + make_interval(secs => $2)
     where id = (
       select id from job
       where queue = any($1)
         and (state = 'waiting' and run_at <= now() or state = 'running' and leased_until < now())
         and coalesce(payload ->> 'practiceId', '') <> all ((select list_closed_practices())::text[])
       order by run_at, id limit 1
       for update skip locked)
     returning id, queue, payload, attempts`,
    [queues, leaseSeconds],
  );
}

/** False when the lease was lost: another process has the job now. */
export async function keepLease(tx: Tx, job: Job, leaseSeconds: number): Promise<boolean> {
  const written = await tx.run(
    `update job set leased_until = now() + make_interval(secs => $3) where id = $1 and attempts = $2 and state = 'running'`,
    [job.id, job.attempts, leaseSeconds],
  );
  return written === 1;
}

export async function markDone(tx: Tx, job: Job): Promise<void> {
  await tx.run(
    `update job set state = 'done', finished_at = now(), leased_until = null, last_error = null
     where id = $1 and attempts = $2`,
    [job.id, job.attempts],
  );
}

export async function markForRetry(tx: Tx, job: Job, error: string, delaySeconds: number): Promise<void> {
  await tx.run(
    `update job set state = 'waiting', run_at = now() + make_interval(secs => $4), leased_until = null, last_error = $3
     where id = $1 and attempts = $2`,
    [job.id, job.attempts, error, delaySeconds],
  );
}

export async function markFailed(tx: Tx, job: Job, error: string): Promise<void> {
  await tx.run(
    `update job set state = 'failed', finished_at = now(), leased_until = null, last_error = $3
     where id = $1 and attempts = $2`,
    [job.id, job.attempts, error],
  );
}
