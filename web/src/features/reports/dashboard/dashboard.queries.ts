// Queries of the panels. None waits for another, and each is fetched again when the page is reopened.
import { dashboardCalls } from '@praxora/contract/reports/dashboard.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

const dashboardKey = ['dashboard'] as const;
/** The last figures stand until the new ones come. */
const askedAnew = { staleTime: 0 } as const;

/** Expiry figures, a single request for the tile and the outlook. */
export function useExpiry() {
  return useQuery({
    queryKey: [...dashboardKey, 'expiry'],
    queryFn: ({ signal }) => callApi(dashboardCalls.getExpiry, {}, { signal }),
    ...askedAnew,
  });
}

export function useSpending() {
  return useQuery({
    queryKey: [...dashboardKey, 'spending'],
    queryFn: ({ signal }) => callApi(dashboardCalls.getSpending, {}, { signal }),
    ...askedAnew,
  });
}

export function useStockValue() {
  return useQuery({
    queryKey: [...dashboardKey, 'stockValue'],
    queryFn: ({ signal }) => callApi(dashboardCalls.getStockValue, {}, { signal }),
    ...askedAnew,
  });
}

export function useSavings() {
  return useQuery({
    queryKey: [...dashboardKey, 'savings'],
    queryFn: ({ signal }) => callApi(dashboardCalls.getSavings, {}, { signal }),
    ...askedAnew,
  });
}

export function useFirstSteps() {
  return useQuery({
    queryKey: [...dashboardKey, 'firstSteps'],
    queryFn: ({ signal }) => callApi(dashboardCalls.getFirstSteps, {}, { signal }),
    ...askedAnew,
  });
}
