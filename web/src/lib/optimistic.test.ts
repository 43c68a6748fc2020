import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { showAtOnce } from './optimistic.ts';

const key = ['product', 1] as const;

interface Product {
  readonly isWatched: boolean;
}

/** A server that answers when it is told to, with what it knew when it was asked. */
function slowServer(client: QueryClient, first: Product) {
  let known = first;
  const waiting: (() => void)[] = [];
  const fetch = () =>
    client.fetchQuery<Product>({
      queryKey: key,
      // The signal is read, so that the request counts as cancelled with its query.
      queryFn: ({ signal }) => {
        const asked = known;
        return new Promise<Product>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          waiting.push(() => resolve(asked));
        });
      },
    });
  return {
    fetch,
    change: (next: Product) => {
      known = next;
    },
    answerAll: () => {
      for (const answer of waiting.splice(0)) answer();
    },
  };
}

test('an answer that was asked for before the change does not overwrite it', async () => {
  const client = new QueryClient();
  client.setQueryData<Product>(key, { isWatched: true });
  const server = slowServer(client, { isWatched: true });
  const older = server.fetch().catch(() => undefined);
  await showAtOnce<Product>(client, key, (product) => ({ ...product, isWatched: false }));
  server.answerAll();
  await older;
  expect(client.getQueryData<Product>(key)).toEqual({ isWatched: false });
});

test('a refusal takes the change back, under every key it was shown', async () => {
  const client = new QueryClient();
  client.setQueryData(['product', 1, 'page'], { isWatched: true });
  client.setQueryData(key, { isWatched: false });
  const { takeBack } = await showAtOnce<Product>(client, key, () => ({ isWatched: true }));
  expect(client.getQueryData(key)).toEqual({ isWatched: true });
  takeBack();
  expect(client.getQueryData(key)).toEqual({ isWatched: false });
  expect(client.getQueryData(['product', 1, 'page'])).toEqual({ isWatched: true });
});

test('what was never fetched is not invented', async () => {
  const client = new QueryClient();
  await showAtOnce<Product>(client, key, () => ({ isWatched: true }));
  expect(client.getQueryData(key)).toBeUndefined();
});
