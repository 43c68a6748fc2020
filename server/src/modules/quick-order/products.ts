// Products as the lines of a quick order show them.
import type { QuickProduct } from '@praxora/contract/quick-order/quick-product';
import type { UserContext } from '../../platform/context.ts';
import { productSummaries } from '../catalog/catalog.service.ts';
import * as repository from './quick-order.repository.ts';

/** By as many questions to the database as for one. What the practice cannot see is not in it. */
export async function quickProducts(
  context: UserContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, QuickProduct>> {
  const distinct = [...new Set(ids)];
  const summaries = await productSummaries(context, distinct);
  const facts = new Map(
    (await repository.listOwnFacts(context.tx, distinct)).map((row) => [row.id, row] as const),
  );
  return new Map(
    summaries.flatMap((summary) => {
      const row = facts.get(summary.id);
      if (row === undefined) return [];
      const unit = { id: row.unit_id, de: row.unit_de, en: row.unit_en };
      return [[summary.id, { ...summary, unit, timesBought: row.times_bought }] as const];
    }),
  );
}

/** What was bought before comes first, then what lies in stock; the rest as it was found. */
export const knownFirst = (products: readonly QuickProduct[]): QuickProduct[] =>
  [...products].sort(
    (a, b) => b.timesBought - a.timesBought || Number(Boolean(b.atHand)) - Number(Boolean(a.atHand)),
  );
