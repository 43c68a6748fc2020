// Rows of this domain that are removed after some time.
import type { Retention } from '../../platform/jobs/clean-up.ts';

export const vendorsRetention: readonly Retention[] = [
  {
    rows: 'price lists that were read and not taken over',
    lifetime: '14 days',
    sql: 'select forget_price_lists()',
  },
];
