// Products as the lines of a quick order show them.
import type { QuickProduct } from '@praxora/contract/shop/quick-product';
import type { UserContext } from '../../../platform/context.ts';
import { productSummaries } from '../catalog/catalog.service.ts';
import * as repository from './quick-order.repository.ts';

/** Products with these ids, in as many database queries as for one. Products the practice cannot see are left out. */
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
      const own = {
        timesBought: row.times_bought,
        boughtAt: row.bought_at?.toISOString() ?? null,
        articleUsedAt: row.article_used_at?.toISOString() ?? null,
      };
      return [[summary.id, { ...summary, unit, ...own }] as const];
    }),
  );
}
