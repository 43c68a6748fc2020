// When the last backup was completed, and how large it is.
import type { Metrics } from '../metrics/metrics.ts';
import { type LastBackup, selectLastBackup } from './last-backup.ts';

export function registerBackupMetrics(metrics: Metrics): void {
  metrics.readFromDatabase<LastBackup>({
    source: 'backup',
    sql: selectLastBackup,
    gauges: [
      {
        name: 'praxora_backup_completed_timestamp_seconds',
        help: 'When the last backup of this database was completed.',
        labels: [],
        value: 'finishedSeconds',
      },
      {
        name: 'praxora_backup_size_bytes',
        help: 'Size of the last backup.',
        labels: [],
        value: 'bytes',
      },
    ],
  });
}
