// Saved articles: what the practice has bought, watches and has looked at.
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import type { savedCalls } from '@praxora/contract/shop/saved.calls';
import type { UserContext } from '../../../platform/context.ts';
import { listPurchased } from '../../purchasing/index.ts';
import { productSummaries } from '../catalog/catalog.service.ts';
import { readWatched } from './price-alerts.service.ts';
import * as repository from './saved.repository.ts';

const lists = {
  previouslyPurchased: listPurchased,
  watchlist: ({ tx }: UserContext, limit: number, offset: number) =>
    repository.listWatched(tx, limit, offset),
  recentlyViewed: ({ tx }: UserContext, limit: number, offset: number) =>
    repository.listViewed(tx, limit, offset),
} as const;

type SavedArticles = DataOf<typeof savedCalls.listSavedArticles>;

export async function listSaved(
  context: UserContext,
  { tab, page, pageSize }: QueryOf<typeof savedCalls.listSavedArticles>,
): Promise<SavedArticles> {
  const rows = await lists[tab](context, pageSize, page * pageSize);
  const savedAt = new Map(rows.map((row) => [row.product_id, row.saved_at.toISOString()]));
  const ids = [...savedAt.keys()];
  const [products, watched] = await Promise.all([
    productSummaries(context, ids),
    tab === 'watchlist' ? readWatched(context, ids) : null,
  ]);
  return {
    items: products.map((product) => ({
      ...product,
      savedAt: savedAt.get(product.id) ?? '',
      watched: watched?.get(product.id) ?? null,
    })),
    total: rows[0]?.total ?? 0,
  };
}
