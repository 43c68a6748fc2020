// Works the queue off until nothing is due, in the test's own process.
import { claim, markDone } from '../platform/jobs/queue.ts';
import type { JobHandler } from '../platform/jobs/worker.ts';
import type { TestApp } from './app.ts';

export async function workOff({ platform }: TestApp, handlers: readonly JobHandler[]): Promise<number> {
  const { plain } = platform.database;
  for (let done = 0; ; done++) {
    const job = await claim(
      plain,
      handlers.map(({ queue }) => queue),
      60,
    );
    if (job === null) return done;
    await handlers.find(({ queue }) => queue === job.queue)?.run(platform, job);
    await markDone(plain, job);
  }
}
