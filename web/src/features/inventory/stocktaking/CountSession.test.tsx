import type { Stocktaking } from '@praxora/contract/inventory/stocktaking.calls';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Answer, refusal, serve } from '../../../lib/testing/fake-server.ts';
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
