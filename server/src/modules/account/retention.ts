// Rows of this domain that are removed after some time.
import type { Retention } from '../../platform/jobs/clean-up.ts';

export const accountRetention: readonly Retention[] = [
  {
    rows: 'sessions and links to reset a password',
    lifetime: 'until they end, links 1 day longer',
    sql: 'select forget_sessions()',
  },
  {
    rows: 'familiar browsers',
    lifetime: '180 days after the last login',
    sql: 'select forget_familiar_places()',
  },
  { rows: 'entries of the activity log', lifetime: '10 years', sql: 'select forget_activity()' },
];
