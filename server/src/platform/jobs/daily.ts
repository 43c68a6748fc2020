// Work for every day at a time of day of Europe/Berlin, done once however many processes there are.
import { calendarDay } from '@praxora/rules/shared/dates';
import { nextTimeOfDay, type TimeOfDay } from '@praxora/rules/shared/time-of-day';
import type { Platform } from '../context.ts';
import { enqueue } from './queue.ts';
import type { JobHandler } from './worker.ts';

interface DailyWork {
  readonly queue: string;
  readonly at: TimeOfDay;
  /** Comes late when nothing ran at the time, and may come twice: what it does is harmless then. */
  run(platform: Platform): Promise<void>;
}

export interface DailyJob extends JobHandler {
  /** At the start of every process. */
  schedule(platform: Platform): Promise<void>;
}

export function dailyJob({ queue, at, run }: DailyWork): DailyJob {
  /** The key names the day, so that all processes together queue one job for it. */
  const scheduleAfter = async ({ database }: Platform, moment: Date): Promise<void> => {
    const runAt = nextTimeOfDay(moment, at);
    const singletonKey = `${queue}:${calendarDay(runAt)}`;
    await enqueue(database.plain, queue, { plannedAt: runAt.toISOString() }, { runAt, singletonKey });
  };
  return {
    queue,
    maxAttempts: 5,
    schedule: (platform) => scheduleAfter(platform, platform.now()),
    run: async (platform, { payload }) => {
      // First: whatever becomes of today's, there is one tomorrow. It is the database's clock that let this one begin; where
      // ours is behind, the next is still not this one.
      const planned = Date.parse(String(payload.plannedAt));
      await scheduleAfter(platform, new Date(Math.max(platform.now().getTime(), planned || 0)));
      await run(platform);
    },
  };
}
