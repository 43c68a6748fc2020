import { notifications, notificationsStore } from '@mantine/notifications';
import type { Order } from '@praxora/contract/purchasing/order';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadAppConfig } from '../lib/config.ts';
import { sessionStore } from '../lib/session/session-store.ts';
import { type Answer, bareUser, refusal, type SentRequest, serve } from '../lib/testing/fake-server.ts';
import { anOrder, aPosition, listed } from '../lib/testing/orders.ts';
import {
  addressNow,
  find,
  goBack,
  pageText,
  prepareTexts,
  settle,
  show,
  takeDown,
  type,
} from '../lib/testing/screen.tsx';
import { OrdersRoute } from './OrdersRoute.tsx';

const orders = [
  anOrder(3, { state: 'transmitting', transmissionError: 'mail-refused: 550 unknown user' }),
  anOrder(2, { state: 'ordered', vendor: { id: 8, name: 'Linea', hue: 90, isFavorite: true, isOwn: false } }),
  anOrder(1, { state: 'partially-received', positions: [aPosition(1, { received: 4 }), aPosition(2)] }),
];
const closed = anOrder(9, { state: 'fully-received', positions: [aPosition(1, { received: 10 })] });

const counts = {
  open: 3,
  completed: 1,
  rejected: 2,
  pendingApproval: 1,
  pendingApprovalCents: 124_000,
  toReceive: 2,
  partiallyReceived: 1,
  failed: 1,
  vendors: [
    { id: 7, name: 'Depotia' },
    { id: 8, name: 'Linea' },
  ],
  addresses: [{ id: 1, name: 'Praxis am See' }],
};

const data = (value: unknown): Answer => ({ body: { data: value } });
const page = (of: readonly Order[], total = of.length) => data({ items: of.map(listed), total });

interface Opening {
  address: string;
  isWide?: boolean;
  answers?: Readonly<Record<string, Answer | (() => Answer)>>;
}

async function open({ address, isWide = true, answers = {} }: Opening): Promise<SentRequest[]> {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        media: query,
        matches: isWide && query.includes('75em'),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
  const usual: Readonly<Record<string, Answer>> = {
    'GET /api/marketplace/v1/config': data({ services: { admin: '/services/admin' } }),
    'GET /pro/orders/counts': data(counts),
    ...Object.fromEntries([...orders, closed].map((one) => [`GET /pro/orders/${one.id}`, data(one)])),
    'GET /pro/orders?section=completed': page([closed]),
    'GET /pro/orders?': page(orders),
  };
  // First in order and last in value: the test's own answers win.
  const requests = serve({ ...answers, ...usual, ...answers });
  await loadAppConfig();
  await show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <OrdersRoute />
    </QueryClientProvider>,
    address,
    '/orders/:orderId?',
  );
  await settle();
  return requests;
}

const click = async (element: Element | null | undefined) => {
  if (!element) throw new Error('there is nothing to click');
  act(() => (element as HTMLElement).click());
  await settle();
};
const named = (selector: string, text: string) =>
  [...document.querySelectorAll(selector)].find((one) => (one.textContent ?? '').includes(text));
const lists = (requests: readonly SentRequest[]) =>
  requests.flatMap(({ url }) =>
    url.startsWith('/pro/orders?') ? [Object.fromEntries(new URL(url, 'http://x').searchParams)] : [],
  );
const chosen = () => document.querySelector('ul [aria-current]')?.textContent ?? '';
const tabs = () => [...document.querySelectorAll('nav a')].map(({ textContent }) => textContent);
const told = () =>
  notificationsStore.getState().notifications.map((notification) => notification['data-kind' as never]);

// Parts loaded on demand are loaded before the tests, which do not measure loading.
beforeAll(() =>
  Promise.all([
    import('../features/purchasing/orders/pane/OrderDialog.tsx'),
    import('../features/purchasing/orders/pane/RatingCard.tsx'),
    import('../features/purchasing/orders/pane/Receipts.tsx'),
    import('../features/purchasing/orders/pane/StateNotice.tsx'),
    import('../ui/page/PageNumbers.tsx'),
  ]),
);
beforeEach(async () => {
  await prepareTexts();
  await i18next.loadNamespaces(['orders', 'routes', 'common', 'errors']);
  sessionStore.set({ token: 'secret', user: bareUser, meta: { is_pro20: true, basket_counter: 0 } });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  notifications.clean();
  takeDown();
  vi.restoreAllMocks();
});

it('opens with the newest order that can be received, beside the list', async () => {
  await open({ address: '/orders' });
  expect(chosen()).toContain('Linea');
  expect(find('article h2').textContent).toBe('Linea');
  expect(pageText()).toContain('3 orders open');
  expect(tabs()).toEqual(['Open3', 'Completed1']);
  expect(document.querySelectorAll('ul[aria-label="Orders"] li')).toHaveLength(3);
  expect(named('li', '2026-0003')?.textContent).toContain('Not transmitted');
  expect(named('li', '2026-0001')?.textContent).toContain('4 of 20');
});

it('shows approvals only to a clinic the admin service knows', async () => {
  sessionStore.set({
    token: 'secret',
    user: { ...bareUser, clinicId: 'clinic-1' },
    meta: { is_pro20: true, basket_counter: 0 },
  });
  const clinic = { clinicId: 'clinic-1', spendingLimitCents: 1, approvers: [], isApprover: true };
  await open({ address: '/orders', answers: { 'GET /services/admin/praxora_user/clinic': data(clinic) } });
  expect(tabs()).toEqual(['Open3', 'Completed1', 'Rejected2', 'Approvals1']);
  expect(pageText()).toContain('3 orders open, 1 for approval');
  takeDown();
  await open({ address: '/orders', answers: { 'GET /services/admin/praxora_user/clinic': data(null) } });
  expect(tabs()).toEqual(['Open3', 'Completed1']);
});

it('keeps search and filters in the address, and the way back leads to the former list', async () => {
  const requests = await open({ address: '/orders?vendor=8&preset=last30Days&page=1' });
  expect(lists(requests).at(-1)).toMatchObject({ section: 'open', vendorId: '8', preset: 'last30Days' });
  expect(find('button[aria-label="Vendor: Linea"]').textContent).toBe('Linea');
  expect(find('button[aria-label="Period: Last 30 days"]')).toBeTruthy();
  type('input[type="search"]', 'gloves');
  await act(async () => {
    await new Promise((done) => setTimeout(done, 300));
  });
  await settle();
  expect(addressNow()).toBe('/orders?search=gloves&vendor=8&preset=last30Days');
  expect(lists(requests).at(-1)).toMatchObject({ search: 'gloves', vendorId: '8' });
  await click(named('ul[aria-label="Orders"] a', '2026-0001'));
  expect(addressNow()).toBe('/orders/1?search=gloves&vendor=8&preset=last30Days');
  expect(find('article').getAttribute('aria-label')).toBe('Order 2026-0001');
  await goBack();
  expect(addressNow()).toBe('/orders?search=gloves&vendor=8&preset=last30Days');
});

it('opens the section of the order a link names', async () => {
  const requests = await open({ address: '/orders/9' });
  expect(find('nav [aria-current]').textContent).toBe('Completed1');
  expect(lists(requests).map(({ section }) => section)).toEqual(['completed']);
  expect(chosen()).toContain('2026-0009');
});

it('says that no orders were found, and why', async () => {
  await open({ address: '/orders', answers: { 'GET /pro/orders?': page([]) } });
  expect(find('h2').textContent).toBe('Orders not found');
  takeDown();
  await open({ address: '/orders?search=zzz', answers: { 'GET /pro/orders?': page([]) } });
  expect(find('h2').textContent).toBe('Orders not found');
  await click(named('button', 'Reset filters'));
  expect(addressNow()).toBe('/orders');
});

it('goes to the last page when the address names a later one', async () => {
  await open({ address: '/orders?page=7', answers: { 'GET /pro/orders?': page(orders, 41) } });
  expect(addressNow()).toBe('/orders?page=2');
});

it('says when there is no such order, and leaves the list', async () => {
  await open({
    address: '/orders/77',
    answers: { 'GET /pro/orders/77': refusal(404, 'NOT_FOUND', 'Gone.') },
  });
  expect(pageText()).toContain('This order does not exist');
  expect(document.querySelectorAll('ul[aria-label="Orders"] li')).toHaveLength(3);
});

it('shows list and order one after the other where there is no room for both', async () => {
  await open({ address: '/orders?search=a', isWide: false });
  expect(document.querySelector('article')).toBeNull();
  await click(named('ul[aria-label="Orders"] a', '2026-0002'));
  expect(find('h1').textContent).toBe('Linea');
  expect(document.querySelector('ul[aria-label="Orders"]')).toBeNull();
  await click(named('a', 'All orders'));
  expect(addressNow()).toBe('/orders?search=a');
});

it('says why an order could not be sent, and sends it again', async () => {
  const sent = anOrder(3, { state: 'transmitting' });
  const requests = await open({
    address: '/orders/3',
    answers: { 'POST /pro/orders/3/transmission': data(sent) },
  });
  const box = find('section[aria-label="The order could not be transmitted"]');
  expect(box.textContent).toContain('The email was refused.');
  expect(box.textContent).toContain('550 unknown user');
  await click(named('section button', 'Send again'));
  expect(requests.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual([
    '/pro/orders/3/transmission',
  ]);
  expect(told()).toEqual(['success']);
});

it('explains what to do with an order that people hand over themselves', async () => {
  const byHand = anOrder(3, { state: 'transmitting', transmission: 'manual' });
  const requests = await open({
    address: '/orders/3',
    answers: {
      'GET /pro/orders/3': data(byHand),
      'POST /pro/orders/3/sent': data({ ...byHand, state: 'ordered' }),
    },
  });
  expect(pageText()).toContain('Print the PDF, send it to Depotia');
  await click(named('section button', 'Mark as sent'));
  expect(requests.some(({ url, method }) => method === 'POST' && url === '/pro/orders/3/sent')).toBe(true);
});

it('rates what has come, by stars that are radio buttons, with a comment', async () => {
  const requests = await open({
    address: '/orders/9',
    answers: { 'PUT /pro/orders/9/rating': data({ ...closed, rating: 4, ratingComment: 'Fast' }) },
  });
  const stars = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  expect(stars.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    '1 star',
    '2 stars',
    '3 stars',
    '4 stars',
    '5 stars',
  ]);
  expect(new Set(stars.map(({ name }) => name)).size).toBe(1);
  await click(stars[3]);
  const comment = find<HTMLTextAreaElement>('article textarea');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(comment, 'Fast');
    comment.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await click(named('button', 'Save the rating'));
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ rating: 4, comment: 'Fast' });
  expect(told()).toEqual(['success']);
});

it('cannot be rated before anything has come', async () => {
  await open({ address: '/orders/2' });
  expect(document.querySelectorAll('input[type="radio"]')).toHaveLength(0);
});
