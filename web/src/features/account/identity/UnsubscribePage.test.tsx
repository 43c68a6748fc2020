// The way out of the e-mail digest: opening the page asks nothing of the server, its button does.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, refusal, type SentRequest, serve } from '../../../lib/testing/fake-server.ts';
import { find, pageText, prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { UnsubscribePage } from './UnsubscribePage.tsx';

beforeEach(async () => {
  await prepareTexts();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  takeDown();
  vi.restoreAllMocks();
});

async function open(answer: Answer): Promise<SentRequest[]> {
  const requests = serve({ 'POST /pro/digest/unsubscribe': answer });
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <UnsubscribePage />
    </QueryClientProvider>,
    '/auth/unsubscribe?token=secret-1',
  );
  await settle();
  return requests;
}
const press = async () => {
  await act(async () => find('button').click());
  await settle();
};

it('changes nothing until its button is pressed, and says so then', async () => {
  const requests = await open({ body: { data: { unsubscribed: true } } });
  expect(requests).toEqual([]);
  await press();
  expect(requests.map(({ method, body }) => [method, body])).toEqual([['POST', { token: 'secret-1' }]]);
  expect(pageText()).toContain('You will get no more email digests.');
});

it('a link that is unknown says what to do instead, and can be tried again', async () => {
  await open(refusal(422, 'TOKEN_EXPIRED', 'Token expired'));
  await press();
  expect(find('[role="alert"]').textContent).toContain('This link is incomplete or too old.');
  expect(find('button').textContent).toContain('Unsubscribe');
});
