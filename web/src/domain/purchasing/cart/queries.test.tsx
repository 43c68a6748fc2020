import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAppConfig } from '../../../lib/config.ts';
import { toBasket } from '../../../lib/marketplace/cart.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { aBasket, aCart, anItem } from '../../../lib/testing/carts.ts';
import {
  type Answer,
  bareProfile,
  bareUser,
  refusal,
  type SentRequest,
  serve,
} from '../../../lib/testing/fake-server.ts';
import { prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { type PricedCarts, quantityByProduct, useInCart, usePricedCarts } from './queries.ts';

const elsewhere = 'https://prices.example/function';
const config = { data: { services: { priceEngine: elsewhere } } };

const position = (productId: number, Anzahl: number) => ({
  wWarenkorbposition: { ID: productId * 10, Anzahl },
  EinkaufLink: `/inventory/product/${productId}`,
  Titel: 'x',
  EinzelpreisCent: 1,
  GesamtpreisCent: 1,
});
const warenkorb = (Positionen: ReturnType<typeof position>[]) => ({
  Lieferant: { ID: 1, Name: 'x' },
  Adresse: { ID: 1, Kurzname: 'x' },
  Mitteilung: '',
  Positionen,
  RabattProzent: 0,
  VersandkostenCent: 0,
  MindermengenzuschlagCent: 0,
  NettoCent: 0,
});
const carts = { Warenkoerbe: [warenkorb([position(5, 2), position(6, 1)]), warenkorb([position(5, 3)])] };

let seen: PricedCarts;
let inCart: ReadonlyMap<number, number>;

function Host() {
  seen = usePricedCarts([1, 2]);
  inCart = useInCart();
  return null;
}

async function look(second: Answer): Promise<SentRequest[]> {
  const requests = serve({
    'GET /api/marketplace/v1/config': { body: config },
    'GET /api/marketplace/v1/wwarenkorb/list': { body: { data: carts } },
    [`GET ${elsewhere}?addressId=1&dentalOfficeId=office-7`]: {
      body: { data: aCart(1, [aBasket(7, [anItem(11)])]) },
    },
    [`GET ${elsewhere}?addressId=2&dentalOfficeId=office-7`]: second,
  });
  await showHost();
  return requests;
}

async function showHost(): Promise<void> {
  await loadAppConfig();
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <Host />
    </QueryClientProvider>,
    '/',
  );
  await settle();
}

beforeEach(async () => {
  await prepareTexts();
  sessionStore.set({ token: 'secret', user: bareUser, meta: { is_pro20: true, basket_counter: 3 } });
});
afterEach(() => {
  takeDown();
  vi.restoreAllMocks();
});

it('skips the cart that could not be priced, names its address, logs it once and keeps the session', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  await look(refusal(403, 'FORBIDDEN', 'No.'));
  expect(seen.carts.map(({ addressId }) => addressId)).toEqual([1]);
  expect(seen.failed).toEqual([2]);
  expect(written.mock.calls.filter(([line]) => line === 'Price engine error')).toHaveLength(1);
  expect(sessionStore.get().user).not.toBeNull();
});

it('asks the configured price engine without credentials', async () => {
  const requests = await look({ body: { data: aCart(2, []) } });
  const [first] = requests.filter(({ url }) => url.startsWith(elsewhere));
  expect(first?.headers.get('Authorization')).toBeNull();
  expect(seen.carts.map(({ addressId }) => addressId)).toEqual([1, 2]);
});

it('takes the id of today’s session from the profile when its own has ended', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const requests = serve({
    'GET /api/marketplace/v1/config': { body: config },
    'GET /api/marketplace/v1/wwarenkorb/list': { body: { data: carts } },
    'GET /api/marketplace/v1/wpraxis': { body: { data: { ...bareProfile, dentalOfficeId: 'office-8' } } },
    [`GET ${elsewhere}?addressId=1&dentalOfficeId=office-8`]: { body: { data: aCart(1, []) } },
    [`GET ${elsewhere}?addressId=2&dentalOfficeId=office-8`]: { body: { data: aCart(2, []) } },
    [`GET ${elsewhere}`]: refusal(404, 'NOT_FOUND', 'This entry does not exist.'),
  });
  await showHost();
  expect(seen.failed).toEqual([]);
  expect(seen.carts.map(({ addressId }) => addressId)).toEqual([1, 2]);
  expect(requests.filter(({ url }) => url.endsWith('/wpraxis'))).toHaveLength(1);
});

it('adds up what lies in the cart by product, over vendors and addresses', async () => {
  expect(quantityByProduct(carts.Warenkoerbe.map(toBasket))).toEqual(
    new Map([
      [5, 5],
      [6, 1],
    ]),
  );
  await look({ body: { data: aCart(2, []) } });
  expect(inCart.get(5)).toBe(5);
});
