// Figures of the database: connections of this process, its use of a replica, and the size of the database.
import type { Metrics } from '../metrics/metrics.ts';
import type { Database } from './database.ts';

export function registerDatabaseMetrics(metrics: Metrics, { pools }: Database): void {
  const read = (figure: 'held' | 'waiting' | 'permits') => () =>
    Object.entries(pools).map(([pool, semaphore]) => ({ labels: { pool }, value: semaphore[figure] }));
  metrics.gauge(
    {
      name: 'praxora_database_connections_used',
      help: 'Connections in use, of requests and of background work.',
      labels: ['pool'],
    },
    read('held'),
  );
  metrics.gauge(
    { name: 'praxora_database_connections_limit', help: 'Connections there may be.', labels: ['pool'] },
    read('permits'),
  );
  metrics.gauge(
    {
      name: 'praxora_database_connections_waiting',
      help: 'Requests or jobs that wait for a connection.',
      labels: ['pool'],
    },
    read('waiting'),
  );
}

/** Without a replica they are there, and stay without values. */
export function registerReplicaMetrics(metrics: Metrics, { replicaUsage }: Database): void {
  metrics.readCounter(
    { name: 'praxora_replica_reads_total', help: 'Reads that may be late and that the replica answered.' },
    () => (replicaUsage ? [{ value: replicaUsage.answered }] : []),
  );
  metrics.readCounter(
    {
      name: 'praxora_replica_skips_total',
      help: 'Reads that may be late and that the primary answered instead of the replica, by the reason.',
      labels: ['reason'],
    },
    () =>
      Object.entries(replicaUsage?.skipped ?? {}).map(([reason, value]) => ({ labels: { reason }, value })),
  );
  const gauge = (name: string, help: string, read: () => number | undefined): void =>
    // Every process asks the same replica.
    metrics.gauge({ name, help, aggregator: 'max' }, () => {
      const value = read();
      return value === undefined ? [] : [{ value }];
    });
  gauge(
    'praxora_replica_lag_bytes',
    'Bytes of the log that the replica lacked when it was last asked.',
    () => replicaUsage?.lastLag,
  );
  gauge(
    'praxora_replica_lag_limit_bytes',
    'Bytes of the log that the replica may lack (REPLICA_LAG_MB).',
    () => replicaUsage?.mostLag,
  );
}

export function registerDatabaseSize(metrics: Metrics): void {
  metrics.readFromDatabase<{ size: string }>({
    source: 'database',
    sql: 'select pg_database_size(current_database()) as size',
    gauges: [
      {
        name: 'praxora_database_size_bytes',
        help: 'Size of the database on disk.',
        labels: [],
        value: 'size',
      },
    ],
  });
}
