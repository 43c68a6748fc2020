// SQL of the saved tabs.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
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

export interface WatchedRow extends Columns<'watched_product', 'product_id' | 'target_cents'> {
  readonly name: { readonly de: string; readonly en: string };
}

/** The watchlist; null: all of it, otherwise these of its products. */
export const listTargets = (tx: Tx, among: readonly number[] | null): Promise<WatchedRow[]> =>
  tx.rows<WatchedRow>(
    `select w.product_id, w.target_cents, jsonb_build_object('de', p.name_de, 'en', p.name_en) as name
     from watched_product w join product p on p.id = w.product_id
     where w.practice_id = $practice and ($1::integer[] is null or w.product_id = any($1))`,
    [among],
  );
