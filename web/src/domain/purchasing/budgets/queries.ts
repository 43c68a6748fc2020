// Budgets of the running month. A placed or received order changes them.
import { budgetCalls } from '@praxora/contract/purchasing/budgets.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import { ordersKey } from '../orders/counts.ts';

export const budgetsKey = [...ordersKey, 'budgets'] as const;

export const useBudgets = () =>
  useQuery({
    queryKey: budgetsKey,
    queryFn: ({ signal }) => callApi(budgetCalls.listBudgets, {}, { signal }),
  });
