// Queries of the panels. None waits for another, and each is fetched again when the page is reopened.
import { dashboardCalls, type FirstStepsState } from '@praxora/contract/reports/dashboard.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import type { Permission } from '@praxora/contract/shared/permissions';
import type { FirstStep } from '@praxora/rules/reports/first-steps';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import { preview } from '../../../ui/change/preview.ts';
import { useChange } from '../../../ui/change/useChange.ts';

export const dashboardKey = ['dashboard'] as const;
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

const firstStepsKey = [...dashboardKey, 'firstSteps'] as const;

export function useFirstSteps() {
  return useQuery({
    queryKey: firstStepsKey,
    queryFn: ({ signal }) => callApi(dashboardCalls.getFirstSteps, {}, { signal }),
    ...askedAnew,
  });
}

/** What a role needs to do a step; who may not do it does not see it. */
export const stepPermissions: Readonly<Record<FirstStep, Permission>> = {
  addresses: 'manageSettings',
  colleagues: 'manageUsers',
  storages: 'editArticles',
  articles: 'editArticles',
  order: 'order',
};

type Choice = BodyOf<typeof dashboardCalls.chooseFirstSteps>;

export function useChooseFirstSteps() {
  return useChange({
    call: (body: Choice, key) => callApi(dashboardCalls.chooseFirstSteps, { body }, key),
    previews: [preview<FirstStepsState, Choice>(firstStepsKey, (state, choice) => ({ ...state, ...choice }))],
    isExact: true,
  });
}
