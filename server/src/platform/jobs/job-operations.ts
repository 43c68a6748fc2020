// Single jobs, for operators: listed, tried again or cancelled.
import type { Column, Columns } from '../database/row-types.ts';
import type { Tx } from '../database/tx.ts';
import { OperatorError } from '../operator-error.ts';
import { cancelledReason } from './job-figures.ts';

/** Jobs that carry something a user sees, which was closed when the job was given up: the way to begin it anew. */
const waysToRepeat: Readonly<Record<string, string>> = {
  mail: 'Send the mail again: npm run admin -- outbox resend',
  transmission: 'The practice sends the order again, or cancels it, on the page of the order.',
  'data-export': 'The practice asks for the export anew.',
  'report-export': 'The practice asks for the export anew.',
};

/** Somebody waits for these, and cancels them in the app where that is possible. */
const expectedQueues: readonly string[] = [...Object.keys(waysToRepeat), 'two-step-reset'];

type JobRow = Columns<
  'job',
  'id' | 'queue' | 'state' | 'attempts' | 'created_at' | 'run_at' | 'finished_at' | 'last_error'
> & { readonly practice_id: number | null };

const columns = `id, queue, state, attempts, created_at, run_at, finished_at, last_error, (payload ->> 'practiceId')::integer as practice_id`;

interface JobFilter {
  readonly state: Column<'job', 'state'> | null;
  readonly queue: Column<'job', 'queue'> | null;
  readonly limit: number;
}

/** Newest first. Without a state: all but those that were done. */
export const listJobs = (tx: Tx, { state, queue, limit }: JobFilter): Promise<JobRow[]> =>
  tx.rows<JobRow>(
    `select ${columns} from job
     where (state = $1 or $1::text is null and state <> 'done') and ($2::text is null or queue = $2)
     order by id desc limit $3`,
    [state, queue, limit],
  );

/** A job that was given up is tried again at once, with all its attempts; one that waits for its next attempt is due now. */
export async function retryJob(tx: Tx, id: number): Promise<void> {
  const { queue, state, attempts } = await lockJob(tx, id);
  const wayToRepeat = waysToRepeat[queue];
  if (state === 'failed' && wayToRepeat !== undefined)
    throw new OperatorError(
      `Job ${id} (${queue}) was given up and what it carries is closed. ${wayToRepeat}`,
    );
  // A job that was never tried waits for its time, which may be somebody's right: a reset of a login takes a day.
  const isBetweenAttempts = state === 'waiting' && attempts > 0;
  if (state !== 'failed' && !isBetweenAttempts) throw new OperatorError(stateSentence(id, state));
  await tx.run(
    `update job set state = 'waiting', attempts = 0, run_at = now(), finished_at = null where id = $1`,
    [id],
  );
}

/** It counts as failed, and its key is free again. */
export async function cancelJob(tx: Tx, id: number): Promise<void> {
  const { queue, state } = await lockJob(tx, id);
  if (expectedQueues.includes(queue))
    throw new OperatorError(
      `Job ${id} (${queue}) carries something that a practice waits for, and is not cancelled alone. The practice cancels an order, an export or the reset of a login; mail that cannot be sent is given up by itself.`,
    );
  if (state !== 'waiting' && state !== 'held') throw new OperatorError(stateSentence(id, state));
  await tx.run(
    `update job set state = 'failed', finished_at = now(), singleton_key = null, last_error = $2 where id = $1`,
    [id, cancelledReason],
  );
}

type LockedJob = Columns<'job', 'queue' | 'state' | 'attempts'>;

async function lockJob(tx: Tx, id: number): Promise<LockedJob> {
  const job = await tx.maybe<LockedJob>('select queue, state, attempts from job where id = $1 for update', [
    id,
  ]);
  if (job === null) throw new OperatorError(`There is no job ${id}. See: npm run admin -- job list`);
  return job;
}

function stateSentence(id: number, state: Column<'job', 'state'>): string {
  const sentences = {
    waiting: `Job ${id} waits for its time and was not tried yet.`,
    running: `Job ${id} is running. Wait until it has ended.`,
    done: `Job ${id} was done.`,
    failed: `Job ${id} was given up already.`,
    held: `Job ${id} is held after a restore. See: npm run admin -- job release`,
  };
  return sentences[state];
}
