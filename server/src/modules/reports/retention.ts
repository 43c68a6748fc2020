// Rows of this domain that are removed after some time.
import type { Retention } from '../../platform/jobs/clean-up.ts';

export const reportsRetention: readonly Retention[] = [
  { rows: 'lists of exports', lifetime: '90 days', sql: 'select forget_exports()' },
  { rows: 'links of digests and reminders of expiry', lifetime: '1 year', sql: 'select forget_digests()' },
];
