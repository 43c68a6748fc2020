import type { Stocktaking } from '@praxora/contract/inventory/stocktaking.calls';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Answer, refusal, type SentRequest, serve } from '../../../lib/testing/fake-server.ts';
import { typeByHand } from '../../../lib/testing/keys.ts';
import { find, pageText, prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { CountSession } from './CountSession.tsx';

const count: Stocktaking = {
  id: 3,
  storageId: 2,
  storageName: 'Room 1',
  state: 'open',
  isBlind: false,
  isConcealed: false,
  isPermanent: false,
  pausedAt: null,
  startedAt: '2026-11-17T09:12:00.000Z',
  startedBy: 'Anna Muster',
  handedTo: null,
  lines: [],
};

beforeEach(() => prepareTexts());
afterEach(takeDown);

const open = async (answers: readonly Answer[]) => {
  let asked = 0;
  serve({ 'GET /pro/stocktakings/3': () => answers[Math.min(asked++, answers.length - 1)] ?? {} });
  await show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CountSession stocktakingId={3} />
    </QueryClientProvider>,
    '/inventory/stocktaking?count=3',
  );
};

it('says that a count is missing only when there is none', async () => {
  await open([refusal(404, 'NOT_FOUND', 'Not found.')]);
  expect(pageText()).toContain('This count does not exist');
});

it('lets the user try again after a failure, and shows what was counted', async () => {
  await open([refusal(500, 'INTERNAL', 'Service error.'), { body: { data: count } }]);
  expect(pageText()).toContain('The counts could not be loaded');
  await act(async () => find<HTMLButtonElement>('button').click());
  await settle();
  expect(pageText()).toContain('Room 1');
});

const line = (stockId: number, articleName: string): Stocktaking['lines'][number] => ({
  stockId,
  articleId: stockId,
  articleName,
  picture: 'einweg',
  batchNumber: '',
  expirationDate: null,
  unit: { de: 'Stück', en: 'piece' },
  labelIds: [],
  countedLabelIds: [],
  unitsPerLabel: 1,
  expected: 4,
  counted: null,
  countedBy: null,
  difference: 0,
  needsRecount: false,
  isLarge: false,
});

/** Until `arrive` nothing that changes something is answered. */
function holdWrites(): () => void {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const answered = window.fetch;
  window.fetch = async (input, init) => {
    const answer = answered(input, init);
    if (init?.method === 'PUT') await held;
    return answer;
  };
  return arrive;
}

it('sends each number when the page goes, also those that wait for others', async () => {
  const counting = { ...count, lines: [line(1, 'Cartridges'), line(2, 'Gloves'), line(3, 'Wipes')] };
  const requests = serve({
    'GET /pro/stocktakings/3': { body: { data: counting } },
    'PUT /pro/stocktakings/3': { body: { data: counting } },
  });
  const arrive = holdWrites();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['units'], []);
  await show(
    <QueryClientProvider client={client}>
      <CountSession stocktakingId={3} />
    </QueryClientProvider>,
    '/inventory/stocktaking?count=3',
  );
  for (const [stockId, number] of [
    [1, '9'],
    [2, '7'],
    [3, '5'],
  ] as const) {
    act(() => find<HTMLInputElement>(`[data-count="${stockId}"]`).focus());
    typeByHand(...number);
    await settle();
  }
  const sent = () =>
    requests
      .filter(({ method }: SentRequest) => method === 'PUT')
      .map(({ url, body }) => [url.at(-1), (body as { counted: number }).counted]);
  // The first is on its way, the second waits for it, the third stands in its field.
  expect(sent()).toEqual([['1', 9]]);
  for (const name of ['beforeunload', 'pagehide'])
    await act(async () => window.dispatchEvent(new Event(name)));
  await settle();
  const all = [
    ['1', 9],
    ['2', 7],
    ['3', 5],
  ];
  expect(sent()).toEqual(all);
  // The user stayed after all: nothing goes out twice.
  window.dispatchEvent(new Event('pageshow'));
  await act(async () => arrive());
  await settle();
  expect(sent()).toEqual(all);
});
