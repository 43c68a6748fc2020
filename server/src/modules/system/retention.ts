// Rows of this domain that are removed after some time.
import type { Retention } from '../../platform/jobs/clean-up.ts';

export const systemRetention: readonly Retention[] = [
  { rows: 'error reports', lifetime: '30 days', sql: 'select forget_error_reports()' },
  { rows: 'files with an end, such as exports', lifetime: 'until their end', sql: 'select forget_blobs()' },
];
