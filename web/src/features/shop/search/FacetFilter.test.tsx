import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchBusy } from '../../../domain/shop/index.ts';
import { loadAppConfig } from '../../../lib/config.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { type Answer, serve } from '../../../lib/testing/fake-server.ts';
import { prepareTexts, settle, show, takeDown, type } from '../../../lib/testing/screen.tsx';
import { readAddress } from './address.ts';
import { FacetFilter } from './FacetFilter.tsx';
import type { SearchState } from './useSearchState.ts';

beforeEach(() => {
  queryClient.clear();
  return prepareTexts();
});
afterEach(takeDown);

const search: SearchState = {
  query: '',
  locationQuery: null,
  topCategories: [],
  categoriesTree: [],
  isLoadedCategories: true,
  failedCategories: null,
  address: readAddress(''),
  refinements: {},
  change: () => {},
  startAnew: () => {},
};

async function showFilter(failure: Error | null) {
  await show(
    <QueryClientProvider client={queryClient}>
      <FacetFilter
        facet="vendor"
        title="Vendor"
        findLabel="Find a vendor"
        values={undefined}
        failure={failure}
        chosen={[]}
        search={search}
        onChange={() => {}}
      />
    </QueryClientProvider>,
    '/',
  );
  await settle();
}
const skeletons = () => document.querySelectorAll('.mantine-Skeleton-root').length;

it('waits in the shape of its values while they are on their way', async () => {
  await showFilter(null);
  expect(skeletons()).toBeGreaterThan(0);
});

it('waits no longer once the search has failed, and says so', async () => {
  await showFilter(new Error('no'));
  expect(skeletons()).toBe(0);
  expect(document.body.textContent).toContain('could not be loaded');
});

it('asks for patience when the search has too much to do', async () => {
  await showFilter(new SearchBusy(12));
  expect(document.body.textContent).toContain('One moment, please: this is repeated in 12 seconds.');
});

it('repeats its own search by itself once the search has time again', async () => {
  const answers: Answer[] = [
    { status: 429, body: {} },
    { body: { results: [{ facetHits: [{ value: 'Depotia', highlighted: 'Depotia', count: 7 }] }] } },
  ];
  serve({
    'GET /api/marketplace/v1/config': {
      body: {
        data: {
          search: { host: '/services/search', applicationId: 'praxora' },
          insightsHost: '/services/insights',
        },
      },
    },
    'GET /pro/search/key': { body: { data: { key: 'key', expiresAt: '2999-01-01T00:00:00Z' } } },
    POST: () => answers.shift() ?? { status: 404 },
  });
  await loadAppConfig();
  await showFilter(null);
  type('input[type=search]', 'depo');
  const shows = (text: string) =>
    vi.waitUntil(() => document.body.textContent?.includes(text), { timeout: 20_000 });
  await shows('One moment, please: this is repeated in 2 seconds.');
  await shows('Depotia');
  expect(document.body.textContent).not.toContain('One moment');
});
