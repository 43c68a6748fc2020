// Two people who look at the same list and both press: the second is told what is needed no more.
import { isStillNeeded } from '@praxora/rules/purchasing/reorder-row';
import type { UserContext } from '../../../platform/context.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import type { Line } from './lines.ts';
import { toRowNeed } from './listing.ts';
import { listRowNeeds } from './reorder.repository.ts';
import { readSupply } from './supply.ts';

/** Under the cart's lock: what others put in or placed before is seen. Lines that say nothing are not looked at. */
export async function refuseOutdated(context: UserContext, lines: readonly Line[]): Promise<void> {
  const readLines = lines.filter(({ needed }) => needed !== undefined);
  if (readLines.length === 0) return;
  const rows = await listRowNeeds(
    context.tx,
    readLines.map(({ articleId }) => articleId),
  );
  const supplies = await readSupply(
    context,
    rows.map(({ product_id }) => product_id),
  );
  const needs = new Map(rows.map((row) => [row.article_id, toRowNeed(row, supplies(row.product_id))]));
  const outdatedLines = readLines.filter(
    ({ articleId, needed = 0 }) => !isStillNeeded(needed, needs.get(articleId) ?? null),
  );
  if (outdatedLines.length === 0) return;
  const articles = outdatedLines.map(({ articleId: id, name }) => ({ id, name }));
  throw new Refusal('REORDER_NEED_CHANGED', {}, concerning(...articles));
}
