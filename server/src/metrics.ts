// Opens the metrics where the operator wants them: every module's figures, and the port they are read on.
import { registerTransmissionMetrics } from './modules/purchasing/index.ts';
import { registerSearchMetrics, type Search } from './modules/shop/index.ts';
import { registerBackupMetrics } from './platform/backup/backup.metrics.ts';
import type { Platform } from './platform/context.ts';
import type { ConnectionOptions } from './platform/database/connection.ts';
import { registerDatabaseMetrics } from './platform/database/database.metrics.ts';
import { registerJobMetrics } from './platform/jobs/jobs.metrics.ts';
import { registerMailMetrics } from './platform/mail/mail.metrics.ts';
import { hasMetrics, openMetricsPort } from './platform/metrics/endpoint.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { Shutdown } from './shutdown.ts';

interface MetricsOptions {
  readonly platform: Platform;
  readonly search: Search;
  /** Connection of the application role. */
  readonly connection: ConnectionOptions;
  readonly shutdown: Pick<Shutdown, 'add'>;
  readonly say: (line: string) => void;
}

/** Undefined where they are off. Those of requests and of the optimizer are registered where these are opened. */
export async function openMetrics(options: MetricsOptions): Promise<Metrics | undefined> {
  const { platform, search, connection, shutdown, say } = options;
  const { config, log, database } = platform;
  if (!hasMetrics(config)) return undefined;
  const { Metrics } = await import('./platform/metrics/metrics.ts');
  const metrics = new Metrics(connection, log);
  shutdown.add('connections', () => metrics.close());
  registerDatabaseMetrics(metrics, database);
  registerJobMetrics(metrics);
  registerBackupMetrics(metrics);
  registerMailMetrics(metrics);
  registerTransmissionMetrics(metrics);
  registerSearchMetrics(metrics, search);
  const opened = await openMetricsPort(config, metrics);
  if (opened) {
    shutdown.add('work', opened.close);
    say(`Metrics: http://${config.METRICS_HOST}:${opened.port}/metrics`);
  }
  return metrics;
}
