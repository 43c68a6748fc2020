// Figures of the database: connections of this process, and the size of the database.
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
