// SQL of what people changed on the re-order list.
import type { Tx } from '../../platform/database/tx.ts';

/** Quantity and vendor, chosen at this moment. */
export const saveChoice = (
  tx: Tx,
  articleId: number,
  choice: {
    readonly quantity: number | null;
    readonly beside: number | null;
    readonly vendorId: number | null;
  },
): Promise<number> =>
  tx.run(
    `insert into reorder_change (practice_id, article_id, quantity, quantity_beside, vendor_id, chosen_at)
     values (current_practice(), $1, $2, $3, $4, now())
     on conflict (practice_id, article_id) do update set
       quantity = excluded.quantity, quantity_beside = excluded.quantity_beside, vendor_id = excluded.vendor_id,
       chosen_at = excluded.chosen_at`,
    [articleId, choice.quantity, choice.beside, choice.vendorId],
  );

/** Until a day, or until the stock falls below what it is now; neither takes the snooze back. */
export const saveSnooze = (
  tx: Tx,
  articleIds: readonly number[],
  snooze: { readonly until: string | null; readonly untilStockFalls: boolean },
): Promise<number> =>
  tx.run(
    `insert into reorder_change (practice_id, article_id, snoozed_until, snoozed_at_stock, snoozed_at)
     select current_practice(), a.id, $2, case when $3 then a.stock end, case when $3 then now() end
     from article a where a.id = any($1)
     on conflict (practice_id, article_id) do update set
       snoozed_until = excluded.snoozed_until, snoozed_at_stock = excluded.snoozed_at_stock,
       snoozed_at = excluded.snoozed_at`,
    [articleIds, snooze.until, snooze.untilStockFalls],
  );

export const saveLeftOut = (tx: Tx, articleIds: readonly number[], isLeftOut: boolean): Promise<number> =>
  tx.run(
    `insert into reorder_change (practice_id, article_id, left_out_at)
     select current_practice(), id, case when $2::boolean then now() end from unnest($1::integer[]) id
     on conflict (practice_id, article_id) do update set left_out_at = excluded.left_out_at`,
    [articleIds, isLeftOut],
  );

/** Who asks for it wants to see it: it is neither left out nor snoozed any more. */
export const savePut = (tx: Tx, articleId: number, quantity: number, userId: number): Promise<number> =>
  tx.run(
    `insert into reorder_change (practice_id, article_id, put_quantity, put_by, put_at)
     values (current_practice(), $1, $2, $3, now())
     on conflict (practice_id, article_id) do update set
       put_quantity = excluded.put_quantity, put_by = excluded.put_by, put_at = excluded.put_at,
       left_out_at = null, snoozed_until = null, snoozed_at_stock = null, snoozed_at = null`,
    [articleId, quantity, userId],
  );

export const deleteChange = (tx: Tx, articleId: number): Promise<number> =>
  tx.run('delete from reorder_change where article_id = $1', [articleId]);
