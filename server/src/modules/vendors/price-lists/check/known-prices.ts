// What the practice knows of the prices of its articles: the one it paid last, and the lowest of today's offers.
import type { KnownPrices } from '@praxora/rules/vendors/unusual-price';
import type { UserContext } from '../../../../platform/context.ts';
import { groupBy } from '../../../../platform/group-by.ts';
import { cheapest, unitPricesFor } from '../../offers/offers.service.ts';
import { listLastPaid } from './articles.repository.ts';

/** By article. */
export async function knownPrices(
  { tx }: Pick<UserContext, 'tx'>,
  articleIds: readonly number[],
): Promise<ReadonlyMap<number, KnownPrices>> {
  if (articleIds.length === 0) return new Map();
  const rows = await listLastPaid(tx, articleIds);
  const prices = groupBy(
    await unitPricesFor(
      tx,
      rows.map(({ productId }) => productId),
    ),
    ({ productId }) => productId,
  );
  return new Map(
    rows.map(({ articleId, productId, lastPaidCents }) => [
      articleId,
      { lastPaidCents, lowestCents: cheapest(prices.get(productId) ?? [])?.netCents ?? null },
    ]),
  );
}
