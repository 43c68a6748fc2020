// The re-order list to the rest of the product: how much waits on it.
import type { ReorderGroup } from '@praxora/contract/purchasing/reorder';
import type { reorderCalls } from '@praxora/contract/purchasing/reorder.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { isToOrder, reorderFigures } from '@praxora/rules/purchasing/reorder-figures';
import { isSnoozed, rowAmount } from '@praxora/rules/purchasing/reorder-row';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { toReorderGroup, toRowNeed, toSnooze } from './listing.ts';
import { listRowNeeds } from './reorder.repository.ts';
import { readSupply } from './supply.ts';

type Reading = Pick<UserContext, 'tx' | 'now'>;

export interface OpenRow {
  readonly name: string;
  readonly group: ReorderGroup;
  readonly stock: number;
  readonly minimumStock: number;
  readonly warningStock: number;
}

/** The rows of the list. What would be ordered needs no offers: whatever is missing, somebody rounds it up. */
async function figureRows(context: Reading) {
  const { tx, now } = context;
  const today = calendarDay(now());
  const needs = await listRowNeeds(tx, null);
  const supplies = await readSupply(
    context,
    needs.map(({ product_id }) => product_id),
  );
  return needs.map((need) => ({
    need,
    group: toReorderGroup(need),
    needed: rowAmount(toRowNeed(need, supplies(need.product_id)), null),
    isAside: need.left_out_at !== null || isSnoozed(toSnooze(need), need.stock, today),
  }));
}

/** The rows that order something today, by name. */
export async function openRows(context: Reading): Promise<OpenRow[]> {
  return (await figureRows(context))
    .filter(isToOrder)
    .map(({ need, group }) => ({
      name: need.name,
      group,
      stock: need.stock,
      minimumStock: need.minimum_stock,
      warningStock: need.warning_stock,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'de'));
}

export async function countRows(context: Reading): Promise<DataOf<typeof reorderCalls.countReorder>> {
  const { toOrder, belowMinimum, covered } = reorderFigures(await figureRows(context));
  return { count: toOrder, belowMinimum, covered };
}
