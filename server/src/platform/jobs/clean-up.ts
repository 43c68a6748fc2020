// Housekeeping: once an hour one process removes rows whose lifetime is over. Each module names its own, see retention.ts.
import type { Platform } from '../context.ts';
import { enqueue } from './queue.ts';
import type { JobHandler } from './worker.ts';

/** Rows that are removed after some time. docs/operations.md lists them. */
export interface Retention {
  readonly rows: string;
  readonly lifetime: string;
  readonly sql: string;
}

/** Of jobs, mail and repeated requests. */
export const platformRetention: readonly Retention[] = [
  {
    rows: 'jobs that were done',
    lifetime: '7 days',
    sql: `delete from job where state = 'done' and finished_at < now() - interval '7 days'`,
  },
  {
    rows: 'jobs that were given up',
    lifetime: '90 days',
    sql: `delete from job where state = 'failed' and finished_at < now() - interval '90 days'`,
  },
  {
    rows: 'answers under an idempotency key',
    lifetime: '30 days, so that devices may be offline for so long',
    sql: 'select forget_idempotent_answers()',
  },
  {
    rows: 'mail that was sent, given up or left in the outbox',
    lifetime: '90 days; the text of sent mail goes at once, that of other mail after 30 days',
    sql: 'select forget_mail()',
  },
];

const queue = 'clean-up';
const hour = 3_600_000;

/** The key names the hour, so that all processes together queue one job for it. */
export async function scheduleCleanUp(platform: Platform, at: Date): Promise<void> {
  const due = Math.ceil(at.getTime() / hour) * hour;
  await enqueue(
    platform.database.plain,
    queue,
    {},
    { runAt: new Date(due), singletonKey: `clean-up:${due / hour}` },
  );
}

/** One that fails keeps none of the others from being done; the job is tried again. */
export const cleanUpJob = (all: readonly Retention[]): JobHandler => ({
  queue,
  maxAttempts: 3,
  run: async (platform) => {
    // First: whatever becomes of this one, there is one in the next hour.
    await scheduleCleanUp(platform, new Date(platform.now().getTime() + 1000));
    const failures: unknown[] = [];
    for (const { rows, sql } of all)
      await platform.database.plain.rows(sql).catch((error: unknown) => {
        platform.log.error({ err: error, rows }, 'rows could not be cleaned up');
        failures.push(error);
      });
    if (failures.length > 0) throw failures[0];
  },
});
