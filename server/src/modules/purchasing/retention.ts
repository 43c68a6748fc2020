// Rows of this domain that are removed after some time.
import type { Retention } from '../../platform/jobs/clean-up.ts';

export const purchasingRetention: readonly Retention[] = [
  { rows: 'undo steps and optimized carts', lifetime: '1 day', sql: 'select forget_cart_history()' },
  {
    rows: 'buffered positions that were decided',
    lifetime: '30 days',
    sql: 'select forget_buffered_positions()',
  },
  {
    rows: 'applied savings',
    lifetime: '10 years, as long as the reports about them',
    sql: 'select forget_applied_savings()',
  },
];
