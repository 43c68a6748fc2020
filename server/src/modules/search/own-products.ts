// What filters ask of the practice itself: the products it has bought, and those that are its articles. Read only for requests
// that are narrowed by them.
import type { PracticeView } from '@praxora/search/index/document';
import type { Platform } from '../../platform/context.ts';
import { articleProducts } from '../articles/articles.service.ts';
import { boughtProducts } from '../orders/orders.service.ts';
import type { ProtocolRequest } from './protocol.ts';

/** Of more than these the rest is left out. */
const mostProducts = 20_000;

export async function ownProductIds(
  { database }: Platform,
  practiceId: number,
  requests: readonly ProtocolRequest[],
): Promise<Pick<PracticeView, 'boughtIds' | 'stockedIds'>> {
  const asked = JSON.stringify(requests.map(({ params }) => [params.filters, params.facetFilters]));
  const [bought, stocked] = [asked.includes('gekauft'), asked.includes('imBestand')];
  if (!bought && !stocked) return {};
  return database.reading(practiceId, async (tx) => ({
    ...(bought ? { boughtIds: (await boughtProducts({ tx }, mostProducts)).map(String) } : {}),
    ...(stocked ? { stockedIds: (await articleProducts({ tx }, mostProducts)).map(String) } : {}),
  }));
}
