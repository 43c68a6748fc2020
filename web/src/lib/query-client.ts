import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api-error.ts';

/** A refusal stays a refusal: only what the network or a busy server did is worth a second try. */
export function isWorthRetrying(failureCount: number, error: unknown): boolean {
  return failureCount < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: isWorthRetrying, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
