// Figures of the job queue, over all processes.
import type { Column } from '../database/row-types.ts';
import type { Metrics } from '../metrics/metrics.ts';

interface JobFigures {
  readonly queue: Column<'job', 'queue'>;
  readonly state: Column<'job', 'state'>;
  readonly jobs: string;
  readonly oldest: string | null;
  readonly overdue: string | null;
}

export function registerJobMetrics(metrics: Metrics): void {
  metrics.readFromDatabase<JobFigures>({
    source: 'jobs',
    sql: `select queue, state, count(*) as jobs,
            extract(epoch from now() - min(created_at) filter (where attempts > 0 or run_at <= now())) as oldest,
            extract(epoch from now() - min(run_at) filter (where state = 'waiting' and run_at <= now())) as overdue
          from job where state in ('waiting', 'running') group by queue, state
          union all
          select queue, state, count(*), null, null from job where state in ('failed', 'held') group by queue, state`,
    gauges: [
      {
        name: 'praxora_jobs',
        help: 'Jobs that wait for their time or their turn, run, were given up, or are held after a restore.',
        labels: ['queue', 'state'],
        value: 'jobs',
      },
      {
        name: 'praxora_jobs_oldest_age_seconds',
        help: 'Age of the oldest job that is due, runs or waits for another attempt.',
        labels: ['queue', 'state'],
        value: 'oldest',
      },
      {
        name: 'praxora_jobs_overdue_seconds',
        help: 'How long the oldest due job has waited for its turn.',
        labels: ['queue'],
        value: 'overdue',
      },
    ],
  });
}
