// SQL of the saved tabs.
import type { Column } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface SavedRow {
  readonly product_id: Column<'watched_product' | 'viewed_product', 'product_id'>;
  readonly saved_at: Column<'watched_product', 'created_at'> | Column<'viewed_product', 'viewed_at'>;
  readonly total: number;
}

const page = (source: string): string =>
  `select product_id, saved_at, count(*) over ()::integer as total
   from (${source} where practice_id = $practice) saved
   order by saved_at desc, product_id limit $1 offset $2`;

export const listWatched = (tx: Tx, limit: number, offset: number): Promise<SavedRow[]> =>
  tx.rows<SavedRow>(page('select product_id, created_at as saved_at from watched_product'), [limit, offset]);

export const listViewed = (tx: Tx, limit: number, offset: number): Promise<SavedRow[]> =>
  tx.rows<SavedRow>(page('select product_id, viewed_at as saved_at from viewed_product'), [limit, offset]);
