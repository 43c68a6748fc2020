// Progress lines and cancelling, over a real connection; one thread, and far more time than a test has.
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import {
  aCart,
  aHardPlan,
  type CartPlan,
  optimizeIn,
  type TestCart,
} from '../../../testing/planned-carts.ts';

let app: TestApp;
let hard: TestCart;
let easy: TestCart;
beforeAll(async () => {
  app = await startTestApp({ OPTIMIZER_THREADS: '1', OPTIMIZER_SECONDS: '500' });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  hard = await aCart(app, aHardPlan());
  easy = await aCart(app, easyPlan);
}, 120_000);
afterAll(async () => {
  // After an aborted request `fetch` opens a connection in advance, which the server would wait a minute for.
  app.server.server.closeAllConnections();
  await app.close();
});

const easyPlan: CartPlan = {
  vendors: [{ shipping: 500 }, { shipping: 400 }],
  products: [[{ tiers: [[1, 1000]] }, { tiers: [[1, 900]] }]],
  positions: [{ product: 0, vendor: 0, quantity: 1 }],
};

const lines = 'application/x-ndjson';
const path = '/api/marketplace/v1/middleware/basket/optimiser';

function send(cart: TestCart, accept: string, signal?: AbortSignal, to = app): Promise<Response> {
  const { port } = to.server.server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { ...cart.headers, accept, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { addressIds: [cart.addressId] } }),
    ...(signal ? { signal } : {}),
  });
}

async function firstLine(response: Response): Promise<unknown> {
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  return JSON.parse(new TextDecoder().decode(value).split('\n')[0] ?? '');
}

const storedResults = ({ addressId }: TestCart) =>
  app.asOwner.rows('select fingerprint from optimized_cart where address_id = $1', [addressId]);

test('progress comes first, the envelope last', async () => {
  const response = await send(easy, lines);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(lines);
  expect(response.headers.get('content-encoding')).toBeNull();
  const all = (await response.text()).trimEnd().split('\n');
  const parsed = all.map((line) => JSON.parse(line));
  const last = parsed.pop();
  expect(parsed.length).toBeGreaterThan(0);
  for (const { progress } of parsed) {
    expect(progress.bound).toBeLessThanOrEqual(progress.cost);
    expect(progress.gap).toBeCloseTo((progress.cost - progress.bound) / progress.cost);
  }
  const plain = await send(easy, 'application/json');
  expect(plain.headers.get('content-type')).toContain('application/json');
  expect(last).toEqual(await plain.json());
  expect(last).toMatchObject({
    data: { cartPriceDetail: { savingCents: 200 } },
    state: { basket_counter: 1 },
  });
});

test('what is refused before anything is solved keeps its status', async () => {
  const unknown = await send({ ...easy, addressId: hard.addressId }, lines);
  expect([unknown.status, await unknown.json()]).toMatchObject([404, { errors: { code: 'NOT_FOUND' } }]);
  const nobody = await send({ ...easy, headers: { authorization: 'Bearer nobody' } }, lines);
  expect(nobody.status).toBe(401);
});

test('going away while it solves frees the thread at once', async () => {
  const leaving = new AbortController();
  const response = await send(hard, lines, leaving.signal);
  expect(await firstLine(response)).toMatchObject({ progress: {} });
  // The only thread is busy, so this one waits until the first is given up.
  const next = optimizeIn(app, easy);
  leaving.abort();
  expect((await next).statusCode).toBe(200);
  expect(await storedResults(hard)).toEqual([]);
});

test('going away while it waits in line, without lines, is noticed too', async () => {
  const leaving = new AbortController();
  await firstLine(await send(hard, lines, leaving.signal));
  await sendAndLeave(hard);
  const next = optimizeIn(app, easy);
  leaving.abort();
  expect((await next).statusCode).toBe(200);
  expect(await storedResults(hard)).toEqual([]);
});

/** The whole request goes out, then the connection is cut. */
async function sendAndLeave({ headers, addressId }: TestCart): Promise<void> {
  const { port } = app.server.server.address() as AddressInfo;
  const body = JSON.stringify({ data: { addressIds: [addressId] } });
  const outgoing = request(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-type': 'application/json', 'content-length': body.length },
  });
  outgoing.on('error', () => undefined).end(body);
  await once(outgoing, 'finish');
  outgoing.destroy();
}

test('a server that closes ends what it is solving, with an error as the last line', async () => {
  const other = await app.another({ OPTIMIZER_THREADS: '1', OPTIMIZER_SECONDS: '500' });
  await other.server.listen({ port: 0, host: '127.0.0.1' });
  const response = await send(hard, lines, undefined, other);
  const [text] = await Promise.all([response.text(), other.server.close()]);
  const last = JSON.parse(text.trimEnd().split('\n').at(-1) ?? '');
  expect(last).toMatchObject({ errors: { code: 'UNAVAILABLE' } });
});

test('when the time is up the best so far comes with its bound', async () => {
  const hurried = await app.another({ OPTIMIZER_THREADS: '1', OPTIMIZER_SECONDS: '1' });
  const { cartPriceDetail } = (await optimizeIn(hurried, hard)).json().data;
  const { before, after, boundCents, isProven } = cartPriceDetail;
  expect(isProven).toBe(false);
  expect(after.netCents).toBeLessThan(before.netCents);
  expect(boundCents).toBeLessThan(after.netCents);
  expect(boundCents).toBeGreaterThan(0);
});
