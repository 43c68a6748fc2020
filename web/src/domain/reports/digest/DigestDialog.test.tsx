// The dialog of the e-mail digest: what was chosen is shown, what is chosen is sent, an empty one is refused at its field.
import { notifications, notificationsStore } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { bareUser, type SentRequest, serve } from '../../../lib/testing/fake-server.ts';
import { find, prepareTexts, settle, show, submit, takeDown } from '../../../lib/testing/screen.tsx';
import { DigestDialog } from './DigestDialog.tsx';

const off = { frequency: 'off', weekday: 3, lowStock: true, expiry: true, priceAlerts: true, invoices: true };
const onClose = vi.fn();

beforeEach(async () => {
  await prepareTexts();
  sessionStore.set({ token: 'secret', user: bareUser, meta: { is_pro20: true, basket_counter: 0 } });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  notifications.clean();
  takeDown();
  onClose.mockReset();
  vi.restoreAllMocks();
});

async function open(chosen: object = off): Promise<SentRequest[]> {
  const requests = serve({
    'GET /pro/user/digest': { body: { data: { ...chosen, email: 'miriam@praxis.example' } } },
    'PUT /pro/user/digest': { body: { data: { ...chosen, frequency: 'weekly' } } },
  });
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <DigestDialog onClose={onClose} />
    </QueryClientProvider>,
    '/dashboard',
  );
  await settle();
  return requests;
}

const fieldOf = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent === label);
  return find<HTMLInputElement>(`[id="${found?.htmlFor}"]`);
};
const press = async (label: string) => {
  await act(async () => fieldOf(label).click());
  await settle();
};
const sent = (requests: readonly SentRequest[]) =>
  requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);

it('shows what was chosen and to whom it goes, asks for the weekday only of a weekly one, and sends it', async () => {
  const requests = await open();
  expect(document.body.textContent).toContain('miriam@praxis.example');
  expect(fieldOf('Never').checked).toBe(true);
  expect(fieldOf('What to re-order').closest('fieldset')?.disabled, 'nothing to choose').toBe(true);
  expect(document.querySelector('select')).toBeNull();
  await press('Once a week');
  expect(find<HTMLSelectElement>('select').value).toBe('3');
  await press('What expires soon');
  await submit();
  await settle();
  expect(sent(requests)).toEqual([
    { frequency: 'weekly', weekday: 3, lowStock: true, expiry: false, priceAlerts: true, invoices: true },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
  expect(notificationsStore.getState().notifications.map(({ message }) => message)).toEqual([
    'The email digest comes once a week, when there is something to say.',
  ]);
});

it('refuses one that would say nothing, at its field, and sends nothing', async () => {
  const requests = await open({ ...off, frequency: 'daily', invoices: false });
  await press('What to re-order');
  await press('What expires soon');
  await press('Price alerts');
  await submit();
  await settle();
  expect(document.body.textContent).toContain('Choose at least one thing that the email should tell you.');
  expect([sent(requests), onClose.mock.calls]).toEqual([[], []]);
});
