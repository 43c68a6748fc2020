// Rows of this domain that are removed after some time.
import type { Retention } from '../../platform/jobs/clean-up.ts';

export const inventoryRetention: readonly Retention[] = [
  {
    rows: 'article imports that were read and not taken over',
    lifetime: '14 days',
    sql: 'select forget_article_imports()',
  },
  {
    rows: 'treatment references',
    lifetime: '20 years after the removal, in Austria 30',
    sql: 'select forget_treatment_references()',
  },
  {
    rows: 'what imports did, for undoing them',
    lifetime: '30 days',
    sql: 'select forget_finished_imports()',
  },
];
