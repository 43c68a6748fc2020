// Hidden vendors on a provider that knows nothing of practices: products that only they sell are left out by a filter
// in the request, and they themselves among the vendors to choose from. On our own server the practice's key does that.
import { searchIndexes } from '@praxora/contract/shop/search-indexes';
import { vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import type { LiteClient } from 'algoliasearch/lite';
import { callApi } from '../../../lib/api/api.ts';
import { facets } from '../../../lib/marketplace/product-hit.ts';
import { queryClient } from '../../../lib/query-client.ts';

/** A filter over more would make requests too long; then only the vendors' facet is cleaned. */
const mostInFilter = 300;

export interface VendorNames {
  readonly visible: readonly string[];
  readonly hidden: readonly string[];
}

/** Forgotten with all of the search when somebody changes what is hidden. */
export async function vendorNames(): Promise<VendorNames> {
  const vendors = await queryClient.fetchQuery({
    queryKey: ['search', 'vendors'],
    queryFn: () => callApi(vendorCalls.listVendors, {}),
    staleTime: 60_000,
  });
  const named = (isHidden: boolean) =>
    vendors.filter((vendor) => vendor.isHidden === isHidden).map(({ name }) => name);
  return { visible: named(false), hidden: named(true) };
}

type Requests = Parameters<LiteClient['search']>[0];
type Results = Awaited<ReturnType<LiteClient['search']>>['results'];

interface IndexRequest {
  readonly indexName: string;
  readonly params?: object;
  readonly facet?: string;
}

interface FacetHit {
  readonly value: string;
}

function listOf(requests: Requests): readonly IndexRequest[] {
  return (Array.isArray(requests) ? requests : requests.requests) as readonly IndexRequest[];
}

/** Undefined where nothing has to be left out, or too much would have to be named. */
export function vendorFilter({ visible, hidden }: VendorNames): string | undefined {
  if (hidden.length === 0 || visible.length > mostInFilter) return undefined;
  const is = (name: string) => `${facets.vendor}:"${name.replace(/["\\]/g, '\\$&')}"`;
  if (visible.length > 0) return visible.map(is).join(' OR ');
  return hidden.map((name) => `NOT ${is(name)}`).join(' AND ');
}

export function withVendorFilter(requests: Requests, names: VendorNames): Requests {
  const filters = vendorFilter(names);
  if (filters === undefined) return requests;
  return listOf(requests).map((request) =>
    request.indexName === searchIndexes.suggestions
      ? request
      : { ...request, params: { ...request.params, filters } },
  ) as Requests;
}

/** Products of several vendors count for the hidden ones, too: these are taken out of the facet. */
export function withoutHiddenVendors<Kind extends Results>(
  results: Kind,
  requests: Requests,
  { hidden }: VendorNames,
): Kind {
  if (hidden.length === 0) return results;
  const requestList = listOf(requests);
  return results.map((result, index) => {
    if ('facetHits' in result) {
      if (requestList[index]?.facet !== facets.vendor) return result;
      const facetHits = (result.facetHits as readonly FacetHit[]).filter(
        ({ value }) => !hidden.includes(value),
      );
      return { ...result, facetHits };
    }
    const counts = 'facets' in result ? result.facets?.[facets.vendor] : undefined;
    if (!counts) return result;
    const visible = Object.entries(counts).filter(([name]) => !hidden.includes(name));
    return { ...result, facets: { ...result.facets, [facets.vendor]: Object.fromEntries(visible) } };
  }) as Kind;
}
