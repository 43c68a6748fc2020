import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { bareUser } from '../../../lib/testing/fake-server.ts';
import { inPage } from '../../../lib/testing/hook.tsx';
import { prepareTexts, settle, takeDown } from '../../../lib/testing/screen.tsx';
import { serveSlowly } from '../../../lib/testing/slow-server.ts';
import { useCounting, useStocktaking } from './stocktaking.queries.ts';

const line = (stockId: number, counted: number | null) => ({ stockId, expected: 5, counted, difference: 0 });
const countOf = (first: number | null, second: number | null) => ({
  id: 1,
  state: 'open',
  lines: [line(1, first), line(2, second)],
});
const address = 'GET /pro/stocktakings/1';
const put = (stockId: number) => `PUT /pro/stocktakings/1/entries/${stockId}`;

beforeEach(async () => {
  await prepareTexts();
  sessionStore.set({ token: 'secret', user: bareUser, meta: { is_pro20: true, basket_counter: 0 } });
});
afterEach(takeDown);

async function openCount() {
  const server = serveSlowly();
  const { used } = await inPage(() => ({ query: useStocktaking(1), counting: useCounting(1) }));
  server.answer(address, countOf(null, null));
  await settle();
  const count = async (stockId: number, counted: number) => {
    act(() => void used().counting.countLine({ stockId, counted }));
    await settle();
  };
  const answer = async (...answered: Parameters<typeof server.answer>) => {
    server.answer(...answered);
    await settle();
  };
  return { server, count, answer, counted: () => used().query.data?.lines.map((one) => one.counted) };
}

it('shows every count at once, and sends them in their order', async () => {
  const { server, count, answer, counted } = await openCount();
  await count(1, 4);
  await count(2, 7);
  expect(counted()).toEqual([4, 7]);
  expect(server.requests()).toEqual([put(1)]);
  await answer(put(1), {});
  expect(server.requests()).toEqual([put(2)]);
});

it('asks for nothing while it counts', async () => {
  const { server, count, answer } = await openCount();
  await count(1, 4);
  await answer(put(1), {});
  expect(server.requests()).toEqual([]);
});

it('does not show the next line as it was, when the server refuses this one', async () => {
  const { server, count, answer, counted } = await openCount();
  await count(1, 4);
  await count(2, 7);
  await answer(put(1), 'NOT_FOUND', 404);
  // The line after it is still on its way: what the server says now would not know of it.
  expect(server.requests()).toEqual([put(2)]);
  expect(counted()).toEqual([null, 7]);
  await answer(put(2), {});
  await answer(address, countOf(null, 7));
  expect(counted()).toEqual([null, 7]);
});
