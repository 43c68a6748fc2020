// What filters ask of the practice itself: the products it has bought, and those that are its articles. Read only for requests
// that are narrowed by them.
import type { PracticeView } from '@praxora/search/index/document';
import type { Platform } from '../../../platform/context.ts';
import { articleProducts } from '../../inventory/index.ts';
import { boughtProducts } from '../../purchasing/index.ts';
import type { ProtocolRequest } from './protocol.ts';

/** Of more than these the rest is left out. */
const mostProducts = 20_000;

export async function ownProductIds(
  { database }: Platform,
  practiceId: number,
  requests: readonly ProtocolRequest[],
): Promise<Pick<PracticeView, 'boughtIds' | 'stockedIds'>> {
  const { bought, stocked } = namedIn(requests);
  if (!bought && !stocked) return {};
  return database.reading(practiceId, async (tx) => ({
    ...(bought ? { boughtIds: (await boughtProducts({ tx }, mostProducts)).map(String) } : {}),
    ...(stocked ? { stockedIds: (await articleProducts({ tx }, mostProducts)).map(String) } : {}),
  }));
}

/** Whether they are narrowed by what the practice has bought or has in stock. */
export function narrowsToOwn(requests: readonly ProtocolRequest[]): boolean {
  const { bought, stocked } = namedIn(requests);
  return bought || stocked;
}

function namedIn(requests: readonly ProtocolRequest[]): { bought: boolean; stocked: boolean } {
  if (requests.every(({ params }) => params.filters === undefined && params.facetFilters === undefined))
    return { bought: false, stocked: false };
  const asked = JSON.stringify(requests.map(({ params }) => [params.filters, params.facetFilters]));
  return { bought: asked.includes('gekauft'), stocked: asked.includes('imBestand') };
}
