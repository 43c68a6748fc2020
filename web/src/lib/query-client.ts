import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api-error.ts';

/** Only what the server broke is worth a second try: what found no server was sent again already (api/retry.ts). */
export function isWorthRetrying(failureCount: number, error: unknown): boolean {
  return failureCount < 2 && error instanceof ApiError && error.status === 500;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: isWorthRetrying,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: false },
  },
});
