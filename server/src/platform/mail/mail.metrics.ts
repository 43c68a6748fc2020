// Figures of mail, over all practices.
import type { Metrics } from '../metrics/metrics.ts';

interface MailFigures {
  readonly state: string;
  readonly mails: string;
  readonly oldest: string | null;
}

export function registerMailMetrics(metrics: Metrics): void {
  metrics.readFromDatabase<MailFigures>({
    source: 'mail',
    sql: 'select state, mails, oldest from mail_figures()',
    gauges: [
      {
        name: 'praxora_mails',
        help: 'Mails that wait to be sent, or were given up in the last 7 days.',
        labels: ['state'],
        value: 'mails',
      },
      {
        name: 'praxora_mails_oldest_age_seconds',
        help: 'Age of the oldest mail that waits or was given up in the last 7 days.',
        labels: ['state'],
        value: 'oldest',
      },
    ],
  });
}
