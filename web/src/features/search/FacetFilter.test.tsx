import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareTexts, settle, show, takeDown } from '../../lib/testing/screen.tsx';
import { readAddress } from './address.ts';
import { FacetFilter } from './FacetFilter.tsx';
import type { SearchState } from './useSearchState.ts';

beforeEach(() => prepareTexts());
afterEach(takeDown);

const search: SearchState = {
  query: '',
  locationQuery: null,
  topCategories: [],
  categoriesTree: [],
  isLoadedCategories: true,
  isFailedCategories: false,
  address: readAddress(''),
  refinements: {},
  change: () => {},
  startAnew: () => {},
};

async function showFilter(isFailed: boolean) {
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <FacetFilter
        facet="vendor"
        title="Vendor"
        findLabel="Find a vendor"
        values={undefined}
        isFailed={isFailed}
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
  await showFilter(false);
  expect(skeletons()).toBeGreaterThan(0);
});

it('waits no longer once the search has failed, and says so', async () => {
  await showFilter(true);
  expect(skeletons()).toBe(0);
  expect(document.body.textContent).toContain('could not be loaded');
});
