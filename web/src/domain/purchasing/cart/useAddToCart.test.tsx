import { notifications, notificationsStore } from '@mantine/notifications';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AddedToCart, toAddedToCart } from '../../../lib/marketplace/cart.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { refusal, serve } from '../../../lib/testing/fake-server.ts';
import { find, prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { AppNotifications } from '../../../ui/feedback/AppNotifications.tsx';
import { followsCart } from './cart-changes.ts';
import { type CartAddition, useAddToCart } from './useAddToCart.ts';

const chosen: CartAddition = { productId: 5, vendorId: 2, quantity: 3, objectID: '5' };
let addition: CartAddition;
const answer = {
  data: {
    wWarenkorbposition: { ID: 1, Anzahl: 8 },
    lieferantId: 2,
    lieferant: 'Depotia',
    addressId: 1,
    Hinzugefuegt: 3,
    ZuwachsCent: 2590,
    VersandCent: 590,
    MindermengenzuschlagCent: 0,
    availability: 'available' as const,
    deliveryDays: 2,
    undoId: '7b0d1c3e-6a54-4f0e-9c5e-0d8a5a1f4b11',
  },
  state: { is_pro20: true, basket_counter: 13 },
};

let outcomes: (AddedToCart | 'rejected')[];
let noted: CartAddition[];
let fetches: string[];

function Host() {
  const add = useAddToCart({ onAdded: (done) => noted.push(done) });
  useQuery({ queryKey: ['prices'], queryFn: () => fetches.push('prices'), meta: followsCart });
  useQuery({ queryKey: ['names'], queryFn: () => fetches.push('names') });
  return (
    <button
      type="button"
      onClick={() =>
        void add(addition).then(
          (added) => outcomes.push(added),
          () => outcomes.push('rejected'),
        )
      }
    >
      add
    </button>
  );
}

async function press() {
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <Host />
      <AppNotifications />
    </QueryClientProvider>,
    '/',
  );
  act(() => find<HTMLButtonElement>('button').click());
  await settle();
}

const shownKinds = () =>
  notificationsStore.getState().notifications.map((notification) => notification['data-kind' as never]);

beforeEach(async () => {
  addition = chosen;
  outcomes = [];
  noted = [];
  fetches = [];
  await prepareTexts();
});
afterEach(() => {
  act(() => notifications.clean());
  takeDown();
});

it('sends what is wanted with a key of its own, and takes the badge from the answer', async () => {
  const requests = serve({ 'POST /api/marketplace/v1/wwarenkorbposition': { body: answer } });
  await press();
  expect(requests[0]?.body).toEqual({ data: { productId: 5, lieferantId: 2, Anzahl: 3 } });
  expect(requests[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f]{32}$/);
  expect(sessionStore.get().meta?.basket_counter).toBe(13);
  expect(outcomes).toEqual([toAddedToCart(answer.data)]);
  expect(outcomes, 'goods at the price of the vendor, without shipping').toMatchObject([
    { goodsCents: 2000 },
  ]);
  expect(noted).toEqual([addition]);
});

it('fetches anew what depends on the cart, nothing else', async () => {
  serve({ 'POST /api/marketplace/v1/wwarenkorbposition': { body: answer } });
  await press();
  expect(fetches.toSorted()).toEqual(['names', 'prices', 'prices']);
});

const told = () => [...document.querySelectorAll('[data-kind]')].map(({ textContent }) => textContent);

it('tells vendor, delivery and what the total grew by, and takes it back', async () => {
  const requests = serve({
    'POST /api/marketplace/v1/wwarenkorbposition': { body: answer },
    [`POST /pro/cart/undo/${answer.data.undoId}`]: {
      body: { data: { restored: 1, positions: [] }, state: { is_pro20: true, basket_counter: 12 } },
    },
  });
  await press();
  expect(told()[0]).toContain(
    '3 added from Depotia: In stock, in 2 days. The net total grows by 25,90\u00a0€, 5,90\u00a0€ of it shipping.',
  );
  const undo = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo');
  act(() => undo?.click());
  await settle();
  expect(requests.map(({ url }) => url)).toContain(`/pro/cart/undo/${answer.data.undoId}`);
  expect(told().join()).toContain('Removed from the cart again.');
  expect(sessionStore.get().meta?.basket_counter).toBe(12);
});

it('a search narrowed to vendors narrows the choice; an open one does not', async () => {
  const requests = serve({ 'POST /api/marketplace/v1/wwarenkorbposition': { body: answer } });
  addition = { productId: 5, quantity: 1, vendorNames: ['Depotia', 'Havelmed'] };
  await press();
  expect(requests[0]?.body).toEqual({
    data: { productId: 5, Anzahl: 1, lieferanten: ['Depotia', 'Havelmed'] },
  });
  takeDown();
  addition = { productId: 5, quantity: 1, vendorNames: [] };
  await press();
  expect(requests[1]?.body).toEqual({ data: { productId: 5, Anzahl: 1 } });
});

it('tells a refusal, and rejects', async () => {
  serve({ 'POST /api/marketplace/v1/wwarenkorbposition': refusal(409, 'OFFER_NOT_VALID', 'No longer.') });
  await press();
  expect(outcomes).toEqual(['rejected']);
  expect(noted).toEqual([]);
  expect(shownKinds()).toEqual(['error']);
});
