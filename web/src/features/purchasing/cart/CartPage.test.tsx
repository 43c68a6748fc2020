import { notificationsStore } from '@mantine/notifications';
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkPosition } from '../../../domain/purchasing/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { aBasket, anItem } from '../../../lib/testing/carts.ts';
import { type Answer, refusal } from '../../../lib/testing/fake-server.ts';
import { addressNow, find, leave, pageText, settle, type } from '../../../lib/testing/screen.tsx';
import { buildCart, engine, optimized } from './testing/cart-page.ts';
import { leaveCartPage, openCartPage, pause, prepareCartPage } from './testing/open-cart-page.tsx';

const update = 'POST /api/marketplace/v1/wwarenkorbposition-update/';

const quantityField = (positionId: number) => `input[aria-label="Quantity of Product ${positionId}"]`;
const sent = (requests: Awaited<ReturnType<typeof openCartPage>>) =>
  requests.filter(({ url }) => url.includes('wwarenkorbposition-update')).map(({ body }) => body);
const messages = () =>
  notificationsStore.getState().notifications.map((notification) => notification['data-kind' as never]);

beforeEach(prepareCartPage);
afterEach(leaveCartPage);

it('follows a typed quantity at once, sends it once, and rolls back what the server refuses', async () => {
  const requests = await openCartPage([2], { [update]: refusal(404, 'NOT_FOUND', 'Gone.') });
  type(quantityField(1000), '1');
  type(quantityField(1000), '12');
  expect(pageText()).toContain(formatMoney(12_000));
  await pause(500);
  expect(sent(requests), 'not before the field is left').toEqual([]);
  await leave(quantityField(1000));
  await pause(500);
  await settle();
  expect(sent(requests)).toEqual([{ data: { Anzahl: 12 } }]);
  expect(pageText()).not.toContain(formatMoney(12_000));
  expect(messages()).toEqual(['error']);
});

it('says of goods whose vendor was hidden that it was, shows it again and tells what the optimizer left out', async () => {
  const [basket] = buildCart(1, 1).baskets;
  if (!basket) throw new RangeError('The cart has a basket');
  const hidden = aBasket(9, []);
  const cart = {
    ...buildCart(1, 1),
    baskets: [
      basket,
      {
        ...hidden,
        vendor: { ...hidden.vendor, isHidden: true },
        unavailableItems: [{ positionId: 9000, quantity: 2, product: anItem(9000).offer.product }],
      },
    ],
  };
  const left = { positionId: 9000, productTitle: 'x', names: { de: 'x', en: 'x' } };
  const requests = await openCartPage([1], {
    [`GET ${engine}?addressId=1`]: { body: { data: cart } },
    'POST /api/marketplace/v1/middleware/basket': {
      body: { data: { ...optimized, unavailable: [left] } },
    },
    'PUT /pro/vendors/9/preferences': { body: { data: {} } },
  });
  while (!pageText().includes('1 item is left out: no vendor you buy from sells it.')) await pause(50);
  expect(pageText()).toContain('Vendor 9 is hidden by you. The item stays here and is not in the sum.');
  expect(pageText()).toContain('Move to another vendor');
  await act(async () => find('button[aria-label="Show Vendor 9 again"]').click());
  await settle();
  expect(requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { isHidden: false },
  ]);
});

it.each(['beforeunload', 'pagehide'])(
  'sends what stands in the field at once when the page is left (%s), and once',
  async (event) => {
    const requests = await openCartPage([2], {
      [update]: { body: { data: { wWarenkorbposition: { ID: 1000, Anzahl: 12 } } } },
    });
    type(quantityField(1000), '12');
    window.dispatchEvent(new Event(event));
    expect(sent(requests)).toEqual([{ data: { Anzahl: 12 } }]);
    window.dispatchEvent(new Event('pagehide'));
    await settle();
    expect(sent(requests)).toEqual([{ data: { Anzahl: 12 } }]);
    window.dispatchEvent(new Event('pageshow'));
  },
);

const notCheaper = 'This is as cheap as it gets: no other split costs less.';

it.each([
  ['2,5', 'Please enter a whole number.'],
  ['-3', 'Please enter at least 1.'],
  ['1000000', 'Please enter at most 99.999.'],
  ['abc', 'Please enter a number.'],
])('changes and sends nothing when "%s" is typed', async (text, reason) => {
  const requests = await openCartPage([2]);
  // The search for a cheaper split has ended before anything is compared.
  while (!pageText().includes(notCheaper)) await pause(50);
  const before = pageText();
  for (let length = 1; length <= text.length; length += 1) type(quantityField(1000), text.slice(0, length));
  await leave(quantityField(1000));
  await pause(500);
  expect(find<HTMLInputElement>(quantityField(1000)).value).toBe(text === 'abc' ? '' : text);
  expect(pageText().replace(reason, '')).toBe(before);
  expect(sent(requests)).toEqual([]);
});

it('stops on the way to the checkout at a quantity that is none, but not at one that is not ordered', async () => {
  await openCartPage([2]);
  const field = () => find<HTMLInputElement>(quantityField(1000));
  const toCheckout = () => act(() => find<HTMLAnchorElement>('a[href^="/cart/review/"]').click());
  type(quantityField(1000), '2,5');
  await leave(quantityField(1000));
  toCheckout();
  expect(addressNow()).toBe('/cart');
  expect(document.activeElement).toBe(field());
  expect(pageText()).toContain('Please enter a whole number.');

  act(() => find<HTMLInputElement>('input[aria-label="Order Product 1000"]').click());
  toCheckout();
  await settle();
  expect(addressNow()).toBe('/cart/review/1');
  checkPosition({ addressId: 1, vendorId: 7, positionIds: [1000, 1001] }, 1000, true);
});

it('asks about a quantity far beyond the usual before it counts', async () => {
  const requests = await openCartPage([2], {
    [update]: { body: { data: { wWarenkorbposition: { ID: 1000, Anzahl: 2000 }, undoId: null } } },
  });
  type(quantityField(1000), '2000');
  await leave(quantityField(1000));
  await pause(500);
  expect(pageText()).toContain('Product 1000: that is far more than usual. Usually it is 1 at most.');
  expect(pageText()).not.toContain(formatMoney(2_000_000));
  expect(sent(requests)).toEqual([]);
  const yes = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Yes, 2.000',
  );
  act(() => yes?.click());
  await pause(500);
  await settle();
  expect(sent(requests)).toEqual([{ data: { Anzahl: 2000 } }]);
});

it('tells that the vendor sells no less', async () => {
  await openCartPage([2], {
    [update]: { body: { data: { wWarenkorbposition: { ID: 1000, Anzahl: 10 }, undoId: null } } },
  });
  type(quantityField(1000), '3');
  await leave(quantityField(1000));
  await pause(500);
  await settle();
  expect(notificationsStore.getState().notifications.map(({ message }) => message)).toEqual([
    'The vendor sells at least 10. The quantity was adjusted.',
  ]);
});

it('draws one row anew when a quantity is typed in a large cart', async () => {
  const drawn: number[] = [];
  // Every row asks its product for the name when it is drawn.
  const cart = buildCart(1, 51);
  for (const { positionId, offer } of cart.baskets[0]?.items ?? []) {
    const { names } = offer.product;
    Object.defineProperty(offer.product, 'names', {
      get: () => {
        drawn.push(positionId);
        return names;
      },
    });
  }
  const queryClient = new QueryClient();
  queryClient.setQueryDefaults(['cart'], { staleTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(['cart', 'priced', 1], cart);
  const changed = { body: { data: { wWarenkorbposition: { ID: 1040, Anzahl: 5 }, undoId: null } } };
  await openCartPage([51], { [update]: changed }, queryClient);
  expect(pageText()).toContain('Large cart');
  expect(new Set(drawn).size).toBe(51);
  drawn.length = 0;
  type(quantityField(1040), '5');
  expect(pageText()).toContain(formatMoney(55_000));
  expect(new Set(drawn)).toEqual(new Set([1040]));
});

it('counts what is chosen beside the sum of it, and all where all is', async () => {
  await openCartPage([3]);
  expect(pageText()).toContain(`3 items · ${formatMoney(3500)}`);
  act(() => find<HTMLInputElement>('input[aria-label="Order Product 1000"]').click());
  await settle();
  expect(pageText()).toContain(`2 of 3 items · ${formatMoney(2500)}`);
  expect(pageText()).toContain('2 of 3 items for 1 delivery address');
  expect(pageText()).toContain('Goods, 2 items');
});

it('names the address that could not be priced, shows the others, and tries again', async () => {
  const answers: Record<string, Answer> = {
    [`GET ${engine}?addressId=2`]: refusal(500, 'SERVICE_ERROR', 'Broken.'),
  };
  const requests = await openCartPage([1, 3], answers);
  while (!pageText().includes('Address 2, 3 items')) await pause(50);
  expect(find(quantityField(1000)).getAttribute('value')).toBe('1');
  const before = requests.filter(({ url }) => url.includes('addressId=2')).length;
  const again = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Try again',
  );
  act(() => again?.click());
  await settle();
  expect(requests.filter(({ url }) => url.includes('addressId=2'))).toHaveLength(before + 1);
});
