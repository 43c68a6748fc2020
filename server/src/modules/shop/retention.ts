// Rows of this domain that are removed after some time.
import type { Retention } from '../../platform/jobs/clean-up.ts';

export const shopRetention: readonly Retention[] = [
  {
    rows: 'changes of the catalogue, events and words of searches',
    lifetime: '7 days, 180 days, 180 days (words used once: 30 days)',
    sql: 'select forget_search_history()',
  },
];
