// The re-order list to the rest of the product: how much waits on it.
import type { DataOf } from '@praxora/contract/call';
import type { reorderCalls } from '@praxora/contract/reorder/reorder.calls';
import { calendarDay } from '@praxora/rules/dates';
import { isSnoozed, rowAmount } from '@praxora/rules/reorder-row';
import type { UserContext } from '../../platform/context.ts';
import { groupOf, rowNeedOf, snoozeOf } from './listing.ts';
import { listListedNeeds } from './reorder.repository.ts';
import { supplyOf } from './supply.ts';

/** What would be ordered needs no offers: whatever is missing, somebody rounds it up. */
export async function countRows(context: UserContext): Promise<DataOf<typeof reorderCalls.countReorder>> {
  const { tx, now } = context;
  const today = calendarDay(now());
  const needs = await listListedNeeds(tx, null);
  const supplies = await supplyOf(
    context,
    needs.map(({ product_id }) => product_id),
  );
  const open = needs.filter(
    (need) =>
      need.left_out_at === null &&
      !isSnoozed(snoozeOf(need), need.stock, today) &&
      rowAmount(rowNeedOf(need, supplies(need.product_id)), null) > 0,
  );
  return {
    count: open.length,
    belowMinimum: open.filter((need) => groupOf(need) === 'belowMinimum').length,
  };
}
