// SQL of what people changed on the re-order list.
import type { Author } from '../../../platform/context.ts';
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { availableStock } from '../../inventory/index.ts';

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
     values ($practice, $1, $2, $3, $4, now())
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
     select a.practice_id, a.id, $2, case when $3 then ${availableStock} end, case when $3 then now() end
     from article a where a.practice_id = $practice and a.id = any($1)
     on conflict (practice_id, article_id) do update set
       snoozed_until = excluded.snoozed_until, snoozed_at_stock = excluded.snoozed_at_stock,
       snoozed_at = excluded.snoozed_at`,
    [articleIds, snooze.until, snooze.untilStockFalls],
  );

export const saveLeftOut = (tx: Tx, articleIds: readonly number[], isLeftOut: boolean): Promise<number> =>
  tx.run(
    `insert into reorder_change (practice_id, article_id, left_out_at)
     select $practice, id, case when $2::boolean then now() end from unnest($1::integer[]) id
     on conflict (practice_id, article_id) do update set left_out_at = excluded.left_out_at`,
    [articleIds, isLeftOut],
  );

/** Saves a manual request for an article; it is then no longer left out or snoozed. */
export const savePut = (
  tx: Tx,
  articleId: number,
  quantity: number,
  { userId, deviceId }: Author,
): Promise<number> =>
  tx.run(
    `insert into reorder_change (practice_id, article_id, put_quantity, put_by, device_id, put_at)
     values ($practice, $1, $2, $3, $4, now())
     on conflict (practice_id, article_id) do update set
       put_quantity = excluded.put_quantity, put_by = excluded.put_by, device_id = excluded.device_id, put_at = excluded.put_at,
       left_out_at = null, snoozed_until = null, snoozed_at_stock = null, snoozed_at = null`,
    [articleId, quantity, userId, deviceId],
  );

/**
 * The remaining quantity still has the name of the user who put it there last; with nothing remaining the entry is
 * cleared.
 */
export const lowerPut = (tx: Tx, articleId: number, left: number): Promise<number> =>
  tx.run(
    left === 0
      ? `update reorder_change set put_quantity = null, put_by = null, device_id = null, put_at = null
         where practice_id = $practice and article_id = $1`
      : `update reorder_change set put_quantity = $2, put_at = now()
         where practice_id = $practice and article_id = $1`,
    left === 0 ? [articleId] : [articleId, left],
  );

/** Noted each time, so that just this can be taken back. */
export const notePut = async (
  tx: Tx,
  articleId: number,
  quantity: number,
  { userId, deviceId }: Author,
): Promise<number> =>
  (
    await tx.one<Columns<'reorder_put', 'id'>>(
      `insert into reorder_put (practice_id, article_id, quantity, put_by, device_id)
       values ($practice, $1, $2, $3, $4) returning id`,
      [articleId, quantity, userId, deviceId],
    )
  ).id;

export interface PutRow extends Columns<'reorder_put', 'article_id' | 'quantity' | 'device_id'> {
  readonly is_taken_back: boolean;
}

export const findPut = (tx: Tx, id: number): Promise<PutRow | null> =>
  tx.maybe<PutRow>(
    `select article_id, quantity, device_id, taken_back_at is not null as is_taken_back
     from reorder_put where practice_id = $practice and id = $1`,
    [id],
  );

export const markTakenBack = (tx: Tx, id: number): Promise<number> =>
  tx.run('update reorder_put set taken_back_at = now() where practice_id = $practice and id = $1', [id]);

export const deleteChange = (tx: Tx, articleId: number): Promise<number> =>
  tx.run('delete from reorder_change where practice_id = $practice and article_id = $1', [articleId]);

export const clearVendorChoice = (tx: Tx, vendorId: number): Promise<number> =>
  tx.run('update reorder_change set vendor_id = null where practice_id = $practice and vendor_id = $1', [
    vendorId,
  ]);
