// SQL of the saved tabs.
import type { Tx } from '../../../platform/database/tx.ts';

interface SavedRow extends Record<string, unknown> {
  readonly product_id: number;
  readonly saved_at: Date;
  readonly total: number;
}

const page = (source: string): string =>
  `select product_id, saved_at, count(*) over ()::integer as total from (${source}) saved
   order by saved_at desc, product_id limit $1 offset $2`;

export const listWatched = (tx: Tx, limit: number, offset: number): Promise<SavedRow[]> =>
  tx.rows<SavedRow>(page('select product_id, created_at as saved_at from watched_product'), [limit, offset]);

export const listViewed = (tx: Tx, limit: number, offset: number): Promise<SavedRow[]> =>
  tx.rows<SavedRow>(page('select product_id, viewed_at as saved_at from viewed_product'), [limit, offset]);
