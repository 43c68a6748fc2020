// Once an hour one process removes what has served its time: ended sessions, old counters, finished jobs.
import type { Platform } from '../context.ts';
import { enqueue } from './queue.ts';
import type { JobHandler } from './worker.ts';

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

export const cleanUpJob: JobHandler = {
  queue,
  maxAttempts: 3,
  run: async (platform) => {
    await platform.database.plain.rows(
      'select clean_up(), forget_idempotent_answers(), forget_cart_history(), forget_article_imports(), forget_price_lists(), forget_familiar_places(), forget_buffered_positions(), forget_digests(), forget_blobs()',
    );
    await scheduleCleanUp(platform, new Date(platform.now().getTime() + 1000));
  },
};
