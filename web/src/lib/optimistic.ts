// Shows a change before the server has answered, so that no older answer overwrites it and a refusal takes it back.
import type { QueryClient, QueryKey } from '@tanstack/react-query';

export interface Shown {
  /** Puts back what was shown before: the server refused. */
  readonly takeBack: () => void;
}

/**
 * Changes what is known under the key, and under every longer one. Requests on their way were asked before the change and
 * would bring back the old state: they are cancelled, and whoever settles the change has the key fetched anew.
 */
export async function showAtOnce<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (known: Data) => Data,
): Promise<Shown> {
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueriesData<Data>({ queryKey });
  queryClient.setQueriesData<Data>({ queryKey }, (known) => (known === undefined ? known : change(known)));
  return {
    takeBack: () => {
      for (const [key, data] of before) queryClient.setQueryData(key, data);
    },
  };
}
