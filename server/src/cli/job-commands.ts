// Jobs: listed, tried again or cancelled; and those that are held after a restore, released or discarded.
import { z } from 'zod';
import { discardJobs, holdJobs, listHeldJobs, releaseJobs } from '../platform/jobs/held-jobs.ts';
import { cancelJob, listJobs, retryJob } from '../platform/jobs/job-operations.ts';
import { type Command, command, stamp, wholeNumber, writeList } from './command.ts';

const queue = {
  schema: z.string().min(1).optional(),
  help: 'only jobs of this queue, such as mail or transmission (all)',
};

const states = ['waiting', 'running', 'failed', 'held', 'done'] as const;
const id = { schema: wholeNumber, help: 'number of the job (see job list)' };

export const jobCommands: readonly Command[] = [
  command(
    'job list',
    'List jobs, newest first: those that wait, run, were given up or are held',
    {
      state: { schema: z.enum(states).optional(), help: `only one of ${states.join(', ')} (all but done)` },
      queue,
      limit: { schema: wholeNumber.default(50), help: 'how many (50)' },
    },
    async (tx, { state = null, queue: only = null, limit }) =>
      writeList(await listJobs(tx, { state, queue: only, limit }), 'There is no such job.', (job) =>
        [
          `#${job.id}  ${job.queue}  ${job.state}  due ${stamp(job.run_at)}, ${job.attempts} attempts`,
          ...(job.practice_id === null ? [] : [`practice ${job.practice_id}`]),
          ...(job.last_error === null ? [] : [job.last_error]),
        ].join(', '),
      ),
  ),
  command(
    'job retry',
    'Try a job again that was given up, or that waits for its next attempt',
    { id },
    async (tx, values) => {
      await retryJob(tx, values.id);
      return `Job ${values.id} is due. A running server begins with it at once.`;
    },
  ),
  command(
    'job cancel',
    'Cancel a job that waits or is held; a job of every day is queued again when a server starts',
    { id },
    async (tx, values) => {
      await cancelJob(tx, values.id);
      return `Job ${values.id} is cancelled.`;
    },
  ),
  command(
    'job hold',
    'Hold all waiting jobs, as a restore does; for a database that was brought back to an earlier moment',
    {},
    async (tx) => {
      const held = await holdJobs(tx);
      return { text: `${held} jobs are held. See: npm run admin -- job held`, data: { held } };
    },
  ),
  command('job held', 'List the jobs that a restore held, by queue', {}, async (tx) =>
    writeList(
      await listHeldJobs(tx),
      'No job is held.',
      (row) => `${String(row.jobs).padStart(6)}  ${row.queue}, since ${stamp(row.oldest)}`,
    ),
  ),
  command(
    'job release',
    'Let the jobs that a restore held be done: orders and mails go out',
    { queue },
    async (tx, values) => {
      const released = await releaseJobs(tx, values.queue ?? null);
      return {
        text: `${released} jobs are released. A running server begins with them at once.`,
        data: { released },
      };
    },
  ),
  command(
    'job discard',
    'Give up the jobs that a restore held, because they were done after the backup was made',
    { queue },
    async (tx, values) => {
      const discarded = await discardJobs(tx, values.queue ?? null);
      return {
        text: `${discarded} jobs are discarded. They count as failed and are not done; jobs of a later time are released.`,
        data: { discarded },
      };
    },
  ),
];
