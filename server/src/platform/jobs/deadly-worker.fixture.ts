// For tests: a server process whose job ends it, as a crash in a library or a lack of memory would.
import { readConfig } from '../config/config.ts';
import type { ConnectionOptions } from '../database/connection.ts';
import { openDatabase } from '../database/database.ts';
import { createLog } from '../log.ts';
import { startWorker } from './worker.ts';

export interface CrashingWork {
  readonly app: ConnectionOptions;
  readonly queue: string;
  readonly maxAttempts: number;
  /** Where the process ends. */
  readonly at: 'run' | 'gaveUp';
}

const { app, queue, maxAttempts, at }: CrashingWork = JSON.parse(process.argv[2] ?? '');
const config = readConfig({ LOG_LEVEL: 'silent' }, import.meta.dirname);
const platform = {
  config,
  database: openDatabase(app, 1, { onBroken: () => undefined }),
  log: createLog(config.LOG_LEVEL),
  now: () => new Date(),
  publicUrl: () => config.publicUrl(3000),
};
const end = () => process.kill(process.pid, 'SIGKILL');
const handler = {
  queue,
  maxAttempts,
  run: async () => void (at === 'run' && end()),
  gaveUp: async () => void end(),
};
startWorker(platform, [handler], { idleMilliseconds: 20, leaseSeconds: 60 });
