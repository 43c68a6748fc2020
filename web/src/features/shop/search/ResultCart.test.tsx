import { notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useAddToCart, useCartQuantity, useProductPositions } from '../../../domain/purchasing/index.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { bareUser, serve } from '../../../lib/testing/fake-server.ts';
import { find, pageText, prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { AppNotifications } from '../../../ui/feedback/AppNotifications.tsx';
import { ResultCart } from './ResultCart.tsx';

const undoId = '7b0d1c3e-6a54-4f0e-9c5e-0d8a5a1f4b11';
const addition = {
  data: {
    ...{ wWarenkorbposition: { ID: 50, Anzahl: 1 }, lieferantId: 2, lieferant: 'Depotia', addressId: 1 },
    ...{ Hinzugefuegt: 1, ZuwachsCent: 2590, VersandCent: 590, MindermengenzuschlagCent: 0 },
    ...{ availability: 'available', deliveryDays: 2, undoId },
  },
  state: { is_pro20: true, basket_counter: 2 },
};
const basketWith = (...products: number[]) => ({
  ...{ Lieferant: { ID: 2, Name: 'Depotia' }, Adresse: { ID: 1, Kurzname: 'Praxis' }, Mitteilung: '' },
  ...{ RabattProzent: 0, VersandkostenCent: 0, MindermengenzuschlagCent: 0, NettoCent: 0 },
  Positionen: products.map((productId) => ({
    wWarenkorbposition: { ID: productId * 10, Anzahl: 1 },
    EinkaufLink: `/inventory/product/${productId}`,
    ...{ Titel: 'x', EinzelpreisCent: 1, GesamtpreisCent: 1 },
  })),
});

function Card() {
  const addToCart = useAddToCart();
  return (
    <ResultCart
      name="Lumafil"
      lying={useProductPositions().get(5) ?? []}
      changes={useCartQuantity()}
      usual={1}
      primary={false}
      disabled={false}
      onAdd={(quantity) => addToCart({ productId: 5, quantity })}
    />
  );
}

const press = async (label: string) => {
  act(() => find<HTMLButtonElement>(`button[aria-label="${label}"]`).click());
  await settle();
};

beforeEach(async () => {
  await prepareTexts();
  sessionStore.set({ token: null, user: bareUser, meta: { is_pro20: true, basket_counter: 1 } });
});
afterEach(() => {
  act(() => notifications.clean());
  takeDown();
});

it('adds again after an undo, although the cart was not read anew yet', async () => {
  let lists = 0;
  const requests = serve({
    'GET /api/marketplace/v1/wwarenkorb/list': () => {
      lists += 1;
      // After the undo the list cannot be had: the card knows what it knew before, and the answer of the undo.
      if (lists > 2) return { status: 500 };
      return { body: { data: { Warenkoerbe: [lists === 1 ? basketWith(6) : basketWith(6, 5)] } } };
    },
    'POST /api/marketplace/v1/wwarenkorbposition': { body: addition },
    [`POST /pro/cart/undo/${undoId}`]: {
      body: {
        data: { restored: 1, positions: [{ positionId: 50, quantity: 0 }] },
        state: { is_pro20: true, basket_counter: 1 },
      },
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await show(
    <QueryClientProvider client={queryClient}>
      <Card />
      <AppNotifications />
    </QueryClientProvider>,
    '/',
  );
  await settle();
  await press('Add: Lumafil');
  expect(find<HTMLInputElement>('input[aria-label="Quantity of Lumafil"]').value).toBe('1');

  const undo = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo');
  act(() => undo?.click());
  await settle();
  expect(pageText()).toContain('Removed from the cart again.');
  expect(document.querySelector('button[aria-label="Add: Lumafil"]')).not.toBeNull();
  await press('Add: Lumafil');
  expect(requests.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual([
    '/api/marketplace/v1/wwarenkorbposition',
    `/pro/cart/undo/${undoId}`,
    '/api/marketplace/v1/wwarenkorbposition',
  ]);
});
