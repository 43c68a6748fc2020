// Jobs that are held after a restore: listed, released or discarded.
import { z } from 'zod';
import { discardJobs, holdJobs, listHeldJobs, releaseJobs } from '../platform/jobs/held-jobs.ts';
import { type Command, command, stamp } from './command.ts';

const queue = {
  schema: z.string().min(1).optional(),
  help: 'only jobs of this queue, such as mail or transmission (all)',
};

export const jobCommands: readonly Command[] = [
  command(
    'job hold',
    'Hold all waiting jobs, as a restore does; for a database that was brought back to an earlier moment',
    {},
    async (tx) => `${await holdJobs(tx)} jobs are held. See: npm run admin -- job held`,
  ),
  command('job held', 'List the jobs that a restore held, by queue', {}, async (tx) => {
    const queues = await listHeldJobs(tx);
    if (queues.length === 0) return 'No job is held.';
    return queues
      .map((row) => `${String(row.jobs).padStart(6)}  ${row.queue}, since ${stamp(row.oldest)}`)
      .join('\n');
  }),
  command(
    'job release',
    'Let the jobs that a restore held be done: orders and mails go out',
    { queue },
    async (tx, values) => {
      const released = await releaseJobs(tx, values.queue ?? null);
      return `${released} jobs are released. A running server begins with them at once.`;
    },
  ),
  command(
    'job discard',
    'Give up the jobs that a restore held, because they were done after the backup was made',
    { queue },
    async (tx, values) => {
      const discarded = await discardJobs(tx, values.queue ?? null);
      return `${discarded} jobs are discarded. They count as failed and are not done; jobs of a later time are released.`;
    },
  ),
];
