import { notifications, notificationsStore } from '@mantine/notifications';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sessionStore } from '../session/session-store.ts';
import { refusal, serve } from '../testing/fake-server.ts';
import { find, prepareTexts, settle, show, takeDown } from '../testing/screen.tsx';
import { followsCart } from './cart-changes.ts';
import { type AddedToCart, type CartAddition, useAddToCart } from './useAddToCart.ts';

const addition: CartAddition = { productId: 5, vendorId: 2, quantity: 3, objectID: '5' };
const answer = {
  data: {
    wWarenkorbposition: { ID: 1, Anzahl: 8 },
    lieferantId: 2,
    lieferant: 'Depotia',
    addressId: 1,
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
    </QueryClientProvider>,
    '/',
  );
  act(() => find<HTMLButtonElement>('button').click());
  await settle();
}

const shownKinds = () =>
  notificationsStore.getState().notifications.map((notification) => notification['data-kind' as never]);

beforeEach(async () => {
  outcomes = [];
  noted = [];
  fetches = [];
  await prepareTexts();
});
afterEach(() => {
  notifications.clean();
  takeDown();
});

it('sends what is wanted with a key of its own, and takes the badge from the answer', async () => {
  const asked = serve({ 'POST /api/marketplace/v1/wwarenkorbposition': { body: answer } });
  await press();
  expect(asked[0]?.body).toEqual({ data: { productId: 5, lieferantId: 2, Anzahl: 3 } });
  expect(asked[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f]{32}$/);
  expect(sessionStore.get().meta?.basket_counter).toBe(13);
  expect(outcomes).toEqual([answer.data]);
  expect(noted).toEqual([addition]);
});

it('tells vendor and quantity, and fetches anew what depends on the cart, nothing else', async () => {
  serve({ 'POST /api/marketplace/v1/wwarenkorbposition': { body: answer } });
  await press();
  const [notification] = notificationsStore.getState().notifications;
  expect(notification?.message).toBe('Added from Depotia: now 8 in the cart.');
  expect(fetches.toSorted()).toEqual(['names', 'prices', 'prices']);
});

it('tells a refusal, and rejects', async () => {
  serve({ 'POST /api/marketplace/v1/wwarenkorbposition': refusal(409, 'OFFER_NOT_VALID', 'No longer.') });
  await press();
  expect(outcomes).toEqual(['rejected']);
  expect(noted).toEqual([]);
  expect(shownKinds()).toEqual(['error']);
});
