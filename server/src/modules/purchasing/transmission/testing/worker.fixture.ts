// For tests: a server process that transmits orders, several at once, until it is killed. Says "ready".
import { readConfig } from '../../../../platform/config/config.ts';
import type { ConnectionOptions } from '../../../../platform/database/connection.ts';
import { openDatabase } from '../../../../platform/database/database.ts';
import { startWorker } from '../../../../platform/jobs/worker.ts';
import { createLog } from '../../../../platform/log.ts';
import { transmissionJob } from '../transmission.job.ts';

export interface WorkerSettings {
  readonly app: ConnectionOptions;
  readonly settings: Record<string, string>;
  readonly workers: number;
  readonly leaseSeconds: number;
}

const { app, settings, workers, leaseSeconds }: WorkerSettings = JSON.parse(process.argv[2] ?? '');
const config = readConfig({ LOG_LEVEL: 'silent', ...settings }, import.meta.dirname);
const platform = {
  config,
  database: openDatabase(app, 1, { onBroken: () => undefined, background: { permits: workers * 3 } }),
  log: createLog(config.LOG_LEVEL),
  now: () => new Date(),
  publicUrl: () => config.publicUrl(3000),
};
for (let count = 0; count < workers; count++)
  startWorker(platform, [transmissionJob], { idleMilliseconds: 50, leaseSeconds });
process.stdout.write('ready\n');
