// Saved articles: what the practice watches and has looked at. Purchases join with the orders.
import type { DataOf, QueryOf } from '@praxora/contract/call';
import type { savedCalls } from '@praxora/contract/saved/saved.calls';
import type { UserContext } from '../../platform/context.ts';
import { productSummaries } from '../catalog/catalog.service.ts';
import * as repository from './saved.repository.ts';

type Saved = DataOf<typeof savedCalls.listSavedArticles>;

export async function listSaved(
  context: UserContext,
  { tab, page, pageSize }: QueryOf<typeof savedCalls.listSavedArticles>,
): Promise<Saved> {
  // Nothing can be bought before the checkout is built, so nothing was.
  if (tab === 'previouslyPurchased') return { items: [], total: 0 };
  const list = tab === 'watchlist' ? repository.listWatched : repository.listViewed;
  const rows = await list(context.tx, pageSize, page * pageSize);
  const savedAt = new Map(rows.map((row) => [row.product_id, row.saved_at.toISOString()]));
  const products = await productSummaries(context, [...savedAt.keys()]);
  return {
    items: products.map((product) => ({ ...product, savedAt: savedAt.get(product.id) ?? '' })),
    total: rows[0]?.total ?? 0,
  };
}
