// Codes scanned while an order is still loading belong to that order once it is there.
import i18next from 'i18next';
import { act, type ComponentType, lazy, Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadCodeReader } from '../domain/inventory/index.ts';
import { typeByScanner } from '../lib/testing/keys.ts';
import { anOrder, aPosition } from '../lib/testing/orders-to-receive.ts';
import { addressNow, find, pageText, prepareTexts, settle, show, takeDown } from '../lib/testing/screen.tsx';
import { serveSlowly } from '../lib/testing/slow-server.ts';
import { OrdersRoute } from './OrdersRoute.tsx';
import { ScanAnywhere } from './shell/ScanAnywhere.tsx';
import { WaitingPage } from './shell/WaitingPage.tsx';

const gtin = '4006381333931';
const ordered = anOrder([aPosition(1, { gtin }), aPosition(2)]);

beforeAll(loadCodeReader);
beforeEach(async () => {
  window.sessionStorage.clear();
  Element.prototype.scrollIntoView ??= () => {};
  await prepareTexts();
  await i18next.loadNamespaces(['receiving', 'orders', 'units', 'addToCart', 'scanner', 'routes']);
});
afterEach(takeDown);

async function openOrder(Page: ComponentType = OrdersRoute) {
  const server = serveSlowly();
  await show(
    <>
      <Suspense fallback={<WaitingPage />}>
        <Page />
      </Suspense>
      <ScanAnywhere />
    </>,
    '/orders/42',
    '/orders/:orderId',
  );
  async function answerOthers() {
    for (const request of server.requests()) {
      if (request.includes('/pro/orders/42')) continue;
      const isList = request.includes('/pro/orders');
      server.answer(request, isList ? { items: [], total: 0 } : []);
    }
    await settle();
  }
  /** What the field of the first position says once the page is there; its parts come one after the other. */
  const readDelivered = () =>
    vi.waitFor(
      async () => {
        await answerOthers();
        return find<HTMLInputElement>('input[aria-label="Delivered now: Product 1"]').value;
      },
      { timeout: 20_000, interval: 20 },
    );
  return { ...server, readDelivered };
}

it('a pack counts that was scanned before the order was on the screen', async () => {
  const server = await openOrder();
  typeByScanner(...gtin, 'Enter');
  typeByScanner(...gtin, 'Enter');
  await settle();
  expect(server.requests().join(), 'nobody opens an article').not.toContain('inventory/scan');
  server.answer('GET /pro/orders/42', ordered);
  await settle();
  expect(await server.readDelivered()).toBe('2');
  expect(addressNow()).toBe('/orders/42');
  expect(pageText()).toContain('Product 1');
});

it('a pack counts that was scanned before the page itself was there', async () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const server = await openOrder(lazy(() => opened.then(() => ({ default: OrdersRoute }))));
  typeByScanner(...gtin, 'Enter');
  await settle();
  expect(server.requests().join(), 'nobody opens an article').not.toContain('inventory/scan');
  open();
  await settle();
  server.answer('GET /pro/orders/42', ordered);
  await settle();
  expect(await server.readDelivered()).toBe('1');
});

it('at an order that nothing can be received for it opens the article, as everywhere', async () => {
  const server = await openOrder();
  typeByScanner(...gtin, 'Enter');
  server.answer('GET /pro/orders/42', { ...ordered, state: 'cancelled' });
  await act(async () => undefined);
  await settle();
  expect(server.requests().join()).toContain(`inventory/scan?gtin=0${gtin}`);
});
