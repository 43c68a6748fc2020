// The bar over what was put aside: asked for once, counted down by what is done here, silent where nothing waits.
import { notifications, notificationsStore } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { bareUser, refusal, type SentRequest, serve } from '../../../lib/testing/fake-server.ts';
import { find, pageText, prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { BufferedBar } from './BufferedBar.tsx';
// Fetched on demand; here they are there at once.
import './BufferedPanel.tsx';
import './WaitingBar.tsx';

const path = '/pro/basket/position/buffered';
const position = (id: number) => ({
  id,
  productId: id,
  articleId: null,
  name: { de: `Produkt ${id}`, en: `Product ${id}` },
  picture: 'einweg',
  packText: { de: '', en: '' },
  quantity: 2,
  unitPriceCents: id === 1 ? 529 : null,
  putAsideBy: 'Anna Berg',
  putAsideAt: '2026-11-16T07:12:00.000Z',
  note: 'for room 2',
});
const taken = (id: number) => ({
  id,
  name: position(id).name,
  positionId: 70 + id,
  vendorId: 3,
  vendorName: 'Depotia',
  quantity: 2,
  availability: 'available',
  deliveryDays: 1,
});

let queryClient: QueryClient;
beforeEach(async () => {
  queryClient = new QueryClient();
  await prepareTexts();
  sessionStore.set({ token: 'secret', user: bareUser, meta: { is_pro20: true, basket_counter: 0 } });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  notifications.clean();
  takeDown();
  vi.restoreAllMocks();
});

/** A server with so many put aside; what is taken or discarded there is gone. */
function serveWaiting(ids: number[], more: Parameters<typeof serve>[0] = {}): SentRequest[] {
  const gone = (id: number) => ids.splice(ids.indexOf(id), 1);
  return serve({
    [`GET ${path}/check/${bareUser.id}`]: () => ({
      body: { data: { hasBufferedPositions: ids.length > 0, count: ids.length } },
    }),
    [`GET ${path}`]: () => ({ body: { data: ids.map(position) } }),
    [`POST ${path}/1/cart`]: () => {
      gone(1);
      return { body: { data: { ...taken(1), addressId: 5, growsByCents: 1400 } } };
    },
    [`POST ${path}/cart`]: () => ({
      body: {
        data: {
          addressId: 5,
          growsByCents: 1400,
          taken: ids.splice(0, 2).map(taken),
          unavailable: [{ id: 3, name: position(3).name }],
          gone: [9],
        },
      },
    }),
    [`DELETE ${path}/1`]: () => {
      gone(1);
      return { body: { data: { id: 1 } } };
    },
    ...more,
  });
}

async function open(bars = 1): Promise<void> {
  await show(
    <QueryClientProvider client={queryClient}>
      {Array.from({ length: bars }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
        <BufferedBar key={index} addressId={5} />
      ))}
    </QueryClientProvider>,
    '/cart',
  );
  await settle();
  await settle();
}

const press = async (label: string) => {
  const button = [...document.querySelectorAll('button')].find(
    (one) => one.getAttribute('aria-label') === label || one.textContent === label,
  );
  expect(button, label).toBeDefined();
  await act(async () => button?.click());
  await settle();
};
const told = () =>
  notificationsStore.getState().notifications.map((one) => [one['data-kind' as never], one.message]);

it('is silent where nothing waits, and asks once for two bars', async () => {
  const requests = serveWaiting([]);
  await open(2);
  expect(pageText()).toBe('');
  expect(requests.filter(({ url }) => url.includes('/check/'))).toHaveLength(1);
});

it('takes one over at the address that is shown, says so, and counts anew', async () => {
  const requests = serveWaiting([1, 2]);
  await open();
  expect(pageText()).toContain('2 items are put aside.');
  await press('Look at them');
  expect(find('[role="dialog"]').textContent).toContain('put aside by Anna Berg, 16 Nov 2026, 08:12');
  expect(find('[role="dialog"]').textContent).toContain('for room 2');
  await press('Add to cart: Product 1');
  const sent = requests.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ addressId: 5 });
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,}$/);
  expect(told()).toEqual([['success', expect.stringContaining('2 added from Depotia')]]);
  expect(pageText()).toContain('1 item is put aside.');
});

it('shows at each what it costs from, and how many of it lie in the cart already', async () => {
  sessionStore.set({ token: 'secret', user: bareUser, meta: { is_pro20: true, basket_counter: 1 } });
  const inCart = {
    wWarenkorbposition: { ID: 70, Anzahl: 12 },
    EinkaufLink: '/inventory/product/1',
    Titel: 'x',
    EinzelpreisCent: 529,
    GesamtpreisCent: 6348,
  };
  const basket = {
    Lieferant: { ID: 1, Name: 'x' },
    Adresse: { ID: 1, Kurzname: 'x' },
    Mitteilung: '',
    Positionen: [inCart],
    RabattProzent: 0,
    VersandkostenCent: 0,
    MindermengenzuschlagCent: 0,
    NettoCent: 6348,
  };
  serveWaiting([1, 2], {
    'GET /api/marketplace/v1/wwarenkorb/list': { body: { data: { Warenkoerbe: [basket] } } },
  });
  await open();
  await press('Look at them');
  const [first, second] = [...find('[role="dialog"]').querySelectorAll('li')].map((row) => row.textContent);
  expect(first).toMatch(/2 × Product 1from 5,29\s€12 already in the cart/);
  expect(second).toContain('2 × Product 2Not offered at the moment');
  expect(second).not.toContain('in the cart');
});

it('takes all over that is seen, and names what did not come along', async () => {
  const requests = serveWaiting([1, 2, 3]);
  await open();
  await press('Look at them');
  await press('Add all 3 to cart');
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ addressId: 5, ids: [1, 2, 3] });
  expect(told()).toEqual([
    [
      'warning',
      expect.stringMatching(/2 items are in the cart, from Depotia.*Product 3.*quicker with 1 item/),
    ],
  ]);
  expect(pageText()).toContain('1 item is put aside.');
});

it('tells who was quicker, and shows what is left', async () => {
  const ids = [1, 2];
  serveWaiting(ids, {
    [`POST ${path}/1/cart`]: () => {
      ids.shift();
      return refusal(409, 'BUFFERED_TAKEN', 'x', { who: 'Britta Kern' });
    },
  });
  await open();
  await press('Look at them');
  await press('Add to cart: Product 1');
  expect(told()).toMatchObject([
    ['error', { props: { error: { code: 'BUFFERED_TAKEN', params: { who: 'Britta Kern' } } } }],
  ]);
  expect(find('[role="dialog"]').textContent).not.toContain('Product 1');
  expect(find('[role="dialog"]').textContent).toContain('Product 2');
});

it('asks before it discards, and the bar goes with the last one', async () => {
  serveWaiting([1]);
  await open();
  await press('Look at them');
  await press('Discard: Product 1');
  expect(document.body.textContent).toContain('Discard Product 1?');
  await press('Discard');
  expect(told()).toEqual([['success', '1 item discarded.']]);
  expect(pageText()).toBe('');
});
