import type { Order } from '@praxora/contract/purchasing/order';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putAwayBooked } from '../../../domain/purchasing/index.ts';
import { type Answer, refusal, type SentRequest, serve } from '../../../lib/testing/fake-server.ts';
import { typeByScanner } from '../../../lib/testing/keys.ts';
import { anArticle, anOrder, aPosition } from '../../../lib/testing/orders-to-receive.ts';
import {
  addressNow,
  find,
  pageText,
  prepareTexts,
  settle,
  show,
  stateNow,
  takeDown,
  type,
} from '../../../lib/testing/screen.tsx';
import { countTones } from '../../../lib/testing/tones.ts';
import { OrderReceiving } from './OrderReceiving.tsx';
import {
  elsewhere,
  lotField as lot,
  mixedOrder as order,
  quantityField as stepper,
  storages,
  strictArticle as strict,
} from './receiving.fixture.ts';

const booking = 'POST /pro/receiving/orders/42';

async function open(
  shown: Order,
  answers: Readonly<Record<string, Answer>> = {},
  handedOver: unknown = null,
): Promise<SentRequest[]> {
  const requests = serve({
    ...answers,
    'GET /pro/storages': { body: { data: storages } },
    'GET /pro/consumptionUnits': { body: { data: [] } },
    'GET /pro/orders': { body: { data: { items: [], total: 0 } } },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await show(
    <QueryClientProvider client={queryClient}>
      <OrderReceiving order={shown} positions={null} prices={null} />
    </QueryClientProvider>,
    '/orders/42',
    undefined,
    handedOver,
  );
  return requests;
}

async function press(selector: string): Promise<void> {
  act(() => find<HTMLButtonElement>(selector).click());
  await settle();
}

async function deliver(product: number, quantity: number): Promise<void> {
  type(stepper(product), String(quantity));
  act(() => find(stepper(product)).blur());
  await settle();
}

async function book(): Promise<void> {
  const buttons = [...document.querySelectorAll('button')];
  const button = buttons.find(({ textContent }) => /^Book (receipt|partial|as)/.test(textContent ?? ''));
  if (!button) throw new Error('There is no button to book');
  act(() => button.click());
  await settle();
}

const bookedBodies = (requests: readonly SentRequest[]) =>
  requests.filter(({ method, url }) => `${method} ${url}` === booking);

beforeEach(async () => {
  window.sessionStorage.clear();
  Element.prototype.scrollIntoView ??= () => {};
  // Refused calls are logged, as they should be.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await prepareTexts();
  await i18next.loadNamespaces(['receiving', 'orders', 'units', 'addToCart', 'scanner']);
});
afterEach(() => {
  takeDown();
  vi.restoreAllMocks();
  act(putAwayBooked);
});

it('refuses a receipt of nothing with the specified words', async () => {
  const requests = await open(order);
  await book();
  expect(pageText()).toContain('Fill in the received quantity for one of the orders.');
  expect(bookedBodies(requests)).toEqual([]);
});

it('asks for batch and expiry date where the article does, and sends nothing before', async () => {
  const requests = await open(order);
  await deliver(1, 2);
  await book();
  expect(pageText()).toContain('enter batch number of article');
  expect(pageText()).toContain('choose expiration date of article');
  expect(bookedBodies(requests)).toEqual([]);
});

it('sends what was typed, with the storage of the article, and without one where there is none', async () => {
  const requests = await open(order, { [booking]: refusal(409, 'ORDER_STATE', 'no') });
  await deliver(1, 2);
  type(lot('Batch', 1), 'A-1');
  type(lot('Expiry date', 1), '0329');
  await deliver(3, 1);
  await book();
  expect(bookedBodies(requests)[0]?.body).toEqual({
    deliveryNote: '',
    acceptsMore: false,
    positions: [
      {
        positionId: 1,
        lots: [{ quantity: 2, batchNumber: 'A-1', expirationDate: '2029-03-31', storageId: 9 }],
      },
      { positionId: 3, lots: [{ quantity: 1, batchNumber: '', expirationDate: null, storageId: null }] },
    ],
  });
});

it('loses nothing of what was typed when the server refuses, and sends the same with the same key', async () => {
  const requests = await open(order, { [booking]: { status: 500, body: {} } });
  await deliver(2, 1);
  await book();
  expect(find<HTMLInputElement>(stepper(2)).value).toBe('1');
  expect(document.querySelector('[role="alert"]')).not.toBeNull();
  await book();
  // As after a reload.
  takeDown();
  const later = await open(order, { [booking]: { status: 500, body: {} } });
  expect(find<HTMLInputElement>(stepper(2)).value).toBe('1');
  await book();
  await deliver(2, 2);
  await book();
  const keys = [...bookedBodies(requests), ...bookedBodies(later)].map(({ headers }) =>
    headers.get('Idempotency-Key'),
  );
  expect(keys).toHaveLength(4);
  expect(keys[0]).toBeTruthy();
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});

it('shows a refusal at the field it concerns', async () => {
  const problem = {
    field: 'positions.0.lots.0.storageId',
    code: 'ARTICLE_NOT_IN_INVENTORY',
    user_details: 'x',
  };
  await open(order, { [booking]: { status: 422, body: { errors: [problem] } } });
  await deliver(2, 1);
  await book();
  expect(find(lot('Storage', 2)).getAttribute('aria-invalid')).toBe('true');
  expect(pageText()).toContain('This is a non-inventory article: no stock is kept of it.');
});

it('asks before more than was ordered is booked, and says so to the server', async () => {
  const requests = await open(order, { [booking]: refusal(409, 'ORDER_STATE', 'no') });
  await deliver(2, 3);
  await book();
  expect(bookedBodies(requests)).toEqual([]);
  expect(find('[role="dialog"]').textContent).toContain('Product 2');
  await press('[role="dialog"] button[type="submit"]');
  expect(bookedBodies(requests)[0]?.body).toMatchObject({ acceptsMore: true });
});

it('leads from what came to what is still to be said, and makes short what is said', async () => {
  const also = aPosition(4, { quantity: 3, article: anArticle({ ...strict, id: 504 }) });
  await open(anOrder([...order.positions, also]));
  const has = (selector: string) => document.querySelector(selector) !== null;
  const enter = async () => {
    const now = document.activeElement;
    act(() => void now?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
    await settle();
  };
  const everything = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes('Everything'),
  );
  act(() => everything?.click());
  await settle();
  expect(document.activeElement).toBe(find(lot('Batch', 1)));

  type(lot('Quantity', 1), '1');
  type(lot('Batch', 1), 'A-1');
  await enter();
  expect(document.activeElement).toBe(find(lot('Expiry date', 1)));
  type(lot('Expiry date', 1), '0329');
  await enter();
  // Three of four are in no batch yet: there is one more.
  expect(document.activeElement).toBe(find(lot('Batch', 1, 2)));
  type(lot('Batch', 1, 2), 'A-2');
  type(lot('Expiry date', 1, 2), '0429');
  await enter();
  expect(document.activeElement).toBe(find(lot('Batch', 4)));
  expect(has(lot('Batch', 1))).toBe(false);
  expect(find('[data-line="1"]').textContent).toContain('A-2');
  expect(find('[data-line="1"]').textContent).toContain('30 Apr 2029');

  type(lot('Batch', 4), 'B-1');
  type(lot('Expiry date', 4), '0530');
  await enter();
  expect(document.activeElement?.textContent).toMatch(/^Book/);
});

it('tells what was booked and which labels fall due', async () => {
  const labels = [
    {
      articleId: 502,
      articleName: 'Article 2',
      stockId: 77,
      batchNumber: '',
      expirationDate: null,
      storageName: 'Cellar',
      labelIds: ['PX00000000A', 'PX00000000B'],
    },
  ];
  const answer = { receiptId: 5, order: { ...order, state: 'partially-received' }, labels };
  await open(order, { [booking]: { body: { data: answer } } });
  await deliver(2, 2);
  await book();
  expect(pageText()).toContain('2 labels are due');
  expect(pageText()).toContain('PX00000000B');
  expect(window.sessionStorage.length).toBe(0);
});

it('counts what a scanner reads, and fills in batch and expiry date', async () => {
  await open(order);
  typeByScanner(...'(01)04006381333931(17)281031(10)NB26-0912', 'Enter');
  await settle();
  expect(find<HTMLInputElement>(stepper(1)).value).toBe('1');
  expect(find<HTMLInputElement>(lot('Batch', 1)).value).toBe('NB26-0912');
  expect(find<HTMLInputElement>(lot('Expiry date', 1)).value).toBe('31 Oct 2028');
  expect(find('[aria-live="polite"]').textContent).toContain('Product 1: now 1 delivered.');
  // Two codes before the screen shows the first of them.
  typeByScanner(...'4006381333931', 'Enter', ...'4006381333931', 'Enter');
  await settle();
  expect(find('[aria-live="polite"]').textContent).toContain('Product 1: now 3 delivered.');
});

it('keeps every code that did not count before the eyes until it is seen, and lets it be heard', async () => {
  const tones = countTones();
  await open(order, elsewhere);
  typeByScanner(...'4006381333932', 'Enter');
  await settle();
  typeByScanner(...'4012345678901', 'Enter');
  await settle();
  expect(tones()).toBe(4);
  typeByScanner(...'4006381333931', 'Enter');
  await settle();
  expect(tones()).toBe(4);
  expect(find('[aria-live="polite"]').textContent).toContain('Product 1: now 1 delivered.');
  const refused = find('[aria-live="assertive"]');
  expect(refused.textContent).toContain('2 codes were not counted');
  expect(refused.textContent).toContain('The check digit is wrong.');
  expect(refused.textContent).toContain('4012345678901');
  await press('[aria-live="assertive"] button');
  expect(refused.textContent).toBe('');
});

it('hands the codes of another order over to it, where each counts once', async () => {
  await open(order, elsewhere);
  for (const code of ['(01)04012345678901(10)B-1', '4006381333932', '(01)04012345678901(10)B-2']) {
    typeByScanner(...code, 'Enter');
    await settle();
  }
  const link = find<HTMLAnchorElement>('[aria-live="assertive"] a');
  expect(link.getAttribute('href')).toBe('/orders/43');
  act(() => link.click());
  await settle();
  expect(addressNow()).toBe('/orders/43');
  const handedOver = stateNow();
  const ofLinea = anOrder([aPosition(1, { gtin: '4012345678901', article: strict })]);
  // A reload brings them no second time; a way to elsewhere would close what the page asks.
  for (const _load of ['first', 'again']) {
    takeDown();
    await open(ofLinea, {}, handedOver);
    expect(find<HTMLInputElement>(stepper(1)).value).toBe('2');
    expect(find<HTMLInputElement>(lot('Batch', 1, 1)).value).toBe('B-1');
    expect(find<HTMLInputElement>(lot('Batch', 1, 2)).value).toBe('B-2');
    expect(stateNow()).toBe(handedOver);
  }
});

it('counts nothing while a dialog asks something', async () => {
  await open(order);
  await deliver(2, 3);
  await book();
  expect(document.querySelector('[role="dialog"]')).not.toBeNull();
  typeByScanner(...'4006381333931', 'Enter');
  await settle();
  expect(find<HTMLInputElement>(stepper(1)).value).toBe('0');
});
