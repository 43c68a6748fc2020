import { catalogCalls } from '@praxora/contract/shop/catalog.calls';
import { useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callApi } from '../../../lib/api/api.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { bareUser } from '../../../lib/testing/fake-server.ts';
import { inPage } from '../../../lib/testing/hook.tsx';
import { prepareTexts, settle, takeDown } from '../../../lib/testing/screen.tsx';
import { serveSlowly } from '../../../lib/testing/slow-server.ts';
import { productKey, resultsKey } from '../../shared/query-keys.ts';
import { useWatch } from './useWatch.ts';

const address = 'GET /pro/catalog/product/5';
const watchAddress = 'PUT /pro/catalog/product/5/watch';
const params = { productId: 5 };

beforeEach(async () => {
  await prepareTexts();
  sessionStore.set({ token: 'secret', user: bareUser, meta: { is_pro20: true, basket_counter: 0 } });
});
afterEach(takeDown);

async function openProduct(isWatched: boolean) {
  const server = serveSlowly();
  const { used, client } = await inPage(() => ({
    product: useQuery({
      queryKey: productKey(5),
      queryFn: ({ signal }) => callApi(catalogCalls.getProduct, { params }, { signal }),
    }),
    watch: useWatch(5),
  }));
  server.answer(address, { id: 5, isWatched });
  await settle();
  return { server, used, client, isWatched: () => used().product.data?.isWatched };
}

it('taken off the watchlist stays off, whatever was asked for before', async () => {
  const { server, used, client, isWatched } = await openProduct(true);
  act(() => void client.refetchQueries({ queryKey: productKey(5) }));
  await settle();
  act(() => void used().watch.run(false));
  await settle();
  server.answer(address, { id: 5, isWatched: true });
  await settle();
  expect(isWatched()).toBe(false);
});

it('of two clicks the second counts, although the answer to the first says otherwise', async () => {
  const { server, used, isWatched } = await openProduct(false);
  act(() => void used().watch.run(true));
  act(() => void used().watch.run(false));
  await settle();
  expect(isWatched()).toBe(false);
  server.answer(watchAddress, {});
  await settle();
  // Nothing is fetched before the second change is done, and both were sent in order.
  expect(server.requests()).toEqual([watchAddress]);
  expect(isWatched()).toBe(false);
  server.answer(watchAddress, {});
  await settle();
  server.answer(address, { id: 5, isWatched: false });
  await settle();
  expect(isWatched()).toBe(false);
});

it('is shown among the results of a search as well, and taken back there if the server refuses', async () => {
  const { server, used, client } = await openProduct(false);
  const hit = { objectID: 'a', productId: 5 };
  client.setQueryData(resultsKey, { hits: [{ ...hit, isWatched: false }] });
  act(() => void used().watch.run(true));
  await settle();
  expect(client.getQueryData(resultsKey)).toEqual({ hits: [{ ...hit, isWatched: true }] });
  server.answer(watchAddress, 'SERVICE_ERROR', 500);
  await settle();
  expect(client.getQueryData(resultsKey)).toEqual({ hits: [{ ...hit, isWatched: false }] });
});
