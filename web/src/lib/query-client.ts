import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api-error.ts';

/** A refusal stays a refusal: only what the network or the server broke is worth a second try. */
export function isWorthRetrying(failureCount: number, error: unknown): boolean {
  if (failureCount >= 2 || !(error instanceof ApiError) || error.isForLater) return false;
  return error.status === 0 || error.status >= 500;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: isWorthRetrying, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
