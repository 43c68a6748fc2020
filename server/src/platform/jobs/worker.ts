// Works the queue off: one loop a process, any number of processes.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Platform } from '../context.ts';
import { inBackground } from '../database/database.ts';
import { claim, type Job, keepLease, markDone, markFailed, markForRetry } from './queue.ts';

/** Thrown by a handler that knows that another attempt would be in vain. */
export class FinalFailure extends Error {
  override readonly name = 'FinalFailure';
}

/** An attempt counts when the job is taken: one that is taken once more than it may be has ended its process each time. */
class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
  constructor(times: number) {
    super(`The process ended while it worked on this, ${times} times.`);
  }
}

/** Giving up may end the process as well; it is not tried for ever either. */
const mostGivingUp = 4;

export interface JobHandler {
  readonly queue: string;
  readonly maxAttempts: number;
  run(platform: Platform, job: Job): Promise<void>;
  /** Called when the last attempt failed or ended the process; again when the process dies before that is noted. */
  gaveUp?(platform: Platform, job: Job, error: string): Promise<void>;
}

export interface Worker {
  stop(): Promise<void>;
}

interface WorkerOptions {
  readonly idleMilliseconds?: number;
  readonly leaseSeconds?: number;
}

/** 5 s, 25 s, 2 min, 10 min, then hourly at most. */
export const retryDelaySeconds = (attempts: number): number => Math.min(5 ** attempts, 3600);

export function startWorker(
  served: Platform,
  handlers: readonly JobHandler[],
  options: WorkerOptions = {},
): Worker {
  const { idleMilliseconds = 1000, leaseSeconds = 60 } = options;
  const platform = inBackground(served);
  const byQueue = new Map(handlers.map((handler) => [handler.queue, handler]));
  const stopping = new AbortController();

  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const worked = await step(platform, byQueue, leaseSeconds).catch((error) => {
        platform.log.error({ err: error }, 'the job queue cannot be read');
        return false;
      });
      if (!worked)
        await sleep(idleMilliseconds, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = loop();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function step(
  platform: Platform,
  byQueue: Map<string, JobHandler>,
  leaseSeconds: number,
): Promise<boolean> {
  const { plain } = platform.database;
  const job = await claim(plain, [...byQueue.keys()], leaseSeconds);
  const handler = job && byQueue.get(job.queue);
  if (!job || !handler) return false;
  const heartbeat = setInterval(
    () => {
      keepLease(plain, job, leaseSeconds).catch((error) =>
        platform.log.warn({ err: error }, 'lease not kept'),
      );
    },
    (leaseSeconds * 1000) / 3,
  );
  try {
    if (job.attempts > handler.maxAttempts) throw new ProcessEnded(handler.maxAttempts);
    await handler.run(platform, job);
    await markDone(plain, job);
  } catch (error) {
    await afterFailure(platform, handler, job, error as Error);
  } finally {
    clearInterval(heartbeat);
  }
  return true;
}

/** Removes characters the database cannot store, so that any message can be recorded in the queue. */
const storable = (message: string): string => message.replace(/[\0\p{Cs}]/gu, '');

async function afterFailure(platform: Platform, handler: JobHandler, job: Job, error: Error): Promise<void> {
  const { plain } = platform.database;
  const last = error instanceof FinalFailure || job.attempts >= handler.maxAttempts;
  platform.log[last ? 'error' : 'warn'](
    { err: error, queue: job.queue, job: job.id, attempts: job.attempts },
    'job failed',
  );
  const message = storable(error.message);
  if (!last) return markForRetry(plain, job, message, retryDelaySeconds(job.attempts));
  if (job.attempts <= handler.maxAttempts + mostGivingUp) await handler.gaveUp?.(platform, job, message);
  await markFailed(plain, job, message);
}
