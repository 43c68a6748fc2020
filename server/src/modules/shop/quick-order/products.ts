// Products as the lines of a quick order show them.
import type { QuickProduct } from '@praxora/contract/shop/quick-product';
import { usualAmount } from '@praxora/rules/purchasing/own-products';
import type { UserContext } from '../../../platform/context.ts';
import { purchasesByProduct } from '../../purchasing/index.ts';
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
  const purchases = await purchasesByProduct(context, distinct);
  return new Map(
    summaries.flatMap((summary) => {
      const row = facts.get(summary.id);
      if (row === undefined) return [];
      const bought = purchases.get(summary.id);
      const unit = { id: row.unit_id, de: row.unit_de, en: row.unit_en };
      const own = {
        timesBought: bought?.timesBought ?? 0,
        usualAmount: bought ? usualAmount(bought.medianQuantity, 1) : null,
        boughtAt: bought?.lastAt.toISOString() ?? null,
        articleUsedAt: row.article_used_at?.toISOString() ?? null,
      };
      return [[summary.id, { ...summary, unit, ...own }] as const];
    }),
  );
}
