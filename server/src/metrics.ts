// Opens the metrics where the operator wants them: every module's figures, and the port they are read on.
import { registerTransmissionMetrics } from './modules/purchasing/index.ts';
import {
  type OwnEngine,
  registerIndexMetrics,
  registerSearchMetrics,
  type Search,
} from './modules/shop/index.ts';
import { registerBackupMetrics } from './platform/backup/backup.metrics.ts';
import type { Platform } from './platform/context.ts';
import type { ConnectionOptions } from './platform/database/connection.ts';
import {
  registerDatabaseMetrics,
  registerDatabaseSize,
  registerReplicaMetrics,
} from './platform/database/database.metrics.ts';
import { registerJobMetrics } from './platform/jobs/jobs.metrics.ts';
import { registerMailMetrics } from './platform/mail/mail.metrics.ts';
import { hasMetrics, openMetricsPort } from './platform/metrics/endpoint.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { askPrimary, collectMetrics } from './platform/processes/primary-channel.ts';
import { type MachinePart, wholeMachine } from './platform/processes/share.ts';
import type { Shutdown } from './shutdown.ts';

interface MetricsOptions {
  readonly platform: Platform;
  readonly search: Search;
  /** Undefined: another process has it. */
  readonly index?: OwnEngine['products'] | undefined;
  /** Connection of the application role. */
  readonly connection: ConnectionOptions;
  readonly shutdown: Pick<Shutdown, 'add'>;
  readonly say: (line: string) => void;
  readonly part?: MachinePart;
}

/** Undefined where they are off. Those of requests and of the optimizer are registered where these are opened. */
export async function openMetrics(options: MetricsOptions): Promise<Metrics | undefined> {
  const { platform, search, index, connection, shutdown, part = wholeMachine } = options;
  const { config, log, database } = platform;
  if (!hasMetrics(config)) return undefined;
  const { Metrics } = await import('./platform/metrics/metrics.ts');
  const metrics = new Metrics(connection, log);
  shutdown.add('connections', () => metrics.close());
  registerDatabaseMetrics(metrics, database);
  registerReplicaMetrics(metrics, database);
  registerSearchMetrics(metrics, search);
  if (index) registerIndexMetrics(metrics, index);
  // Figures of the whole database are read by one process of the machine.
  if (part.number === 1) {
    registerDatabaseSize(metrics);
    registerJobMetrics(metrics);
    registerBackupMetrics(metrics);
    registerMailMetrics(metrics);
    registerTransmissionMetrics(metrics);
  }
  if (part.count === 1) await openPort(metrics, options);
  else {
    collectMetrics(() => metrics.figures());
    metrics.text = async () => (await askPrimary({ kind: 'read-metrics' }).answer) ?? '';
  }
  return metrics;
}

async function openPort(metrics: Metrics, { platform, shutdown, say }: MetricsOptions): Promise<void> {
  const { config } = platform;
  const opened = await openMetricsPort(config, metrics);
  if (!opened) return;
  shutdown.add('work', opened.close);
  say(`Metrics: http://${config.METRICS_HOST}:${opened.port}/metrics`);
}
