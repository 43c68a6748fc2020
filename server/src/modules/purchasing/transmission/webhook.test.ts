// Orders to a vendor's own system: signed, at least once, and told apart by their key.
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import {
  aTransmission,
  failOnce,
  type TransmissionBench,
  transmitAll,
  webhookSecret,
} from './testing/transmission-bench.ts';
import { answerWith, WebhookServer } from './testing/webhook-server.ts';

const vendor = new WebhookServer();
let app: TestApp;
let bench: TransmissionBench;
beforeAll(async () => {
  await vendor.start();
  app = await startTestApp({ WEBHOOK_PRIVATE_ADDRESSES: 'true' });
  bench = await aTransmission(app);
});
afterAll(async () => {
  await app.close();
  await vendor.stop();
});
beforeEach(async () => {
  vendor.posted.length = 0;
  vendor.answers.length = 0;
  await app.asOwner.run('delete from job');
  await bench.setWay({ webhookUrl: vendor.url });
});

const attempts = async () =>
  (await app.asOwner.one<{ attempts: number }>(`select attempts from job where queue = 'transmission'`))
    .attempts;

test('is posted as documented, with a signature that can be checked', async () => {
  const id = await bench.place();
  await transmitAll(app);
  const order = await bench.see(id);
  expect(order.history.at(-1)).toMatchObject({
    event: 'transmitted',
    detail: { by: 'webhook', to: new URL(vendor.url).host },
  });
  const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = vendor.posted;
  expect(path).toBe('/orders');
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'idempotency-key': await bench.transmissionId(id),
  });
  const [, time, digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-praxora-signature'])) ?? [];
  expect(digest).toBe(createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex'));
  expect(JSON.parse(body)).toMatchObject({
    type: 'order',
    version: 1,
    id: await bench.transmissionId(id),
    order: {
      orderNumber: order.orderNumber,
      platformOrderNumber: order.platformOrderNumber,
      customerNumber: 'K-4711',
      currency: 'EUR',
      deliveryAddress: { street: 'Marktplatz 1', country: 'DE' },
      positions: [
        { line: 1, quantity: 3, unitPriceCents: 1234, netCents: 3702 },
        { line: 2, quantity: 2, unitPriceCents: 500, netCents: 1000 },
      ],
      totals: { goodsCents: 4702, shippingCents: 590, surchargeCents: 0, netCents: 5292 },
    },
  });
});

test.each([408, 425, 429, 500, 503])(
  'status %i is tried again, with the same key and body',
  async (status) => {
    const id = await bench.place();
    vendor.answers.push(answerWith(status, 'not now'));
    await transmitAll(app);
    expect(await attempts()).toBe(2);
    expect(new Set(vendor.posted.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(new Set(vendor.posted.map(({ body }) => body)).size).toBe(1);
    expect((await bench.see(id)).state).toBe('ordered');
  },
);

test('a connection that breaks is tried again', async () => {
  const id = await bench.place();
  vendor.answers.push((response) => void response.destroy());
  await transmitAll(app);
  expect(await attempts()).toBe(2);
  expect((await bench.see(id)).state).toBe('ordered');
});

test.each([
  ['a refusal', answerWith(422, 'unknown article N-7'), /^webhook-refused: HTTP 422 unknown article N-7$/],
  ['binary data', answerWith(422, 'no\0\uD83D'), /^webhook-refused: HTTP 422 no/],
  ['a redirect', answerWith(307, '', { location: '/elsewhere' }), /^webhook-refused: HTTP 307/],
])('%s is final at once and shows what the vendor said', async (_, answer, error) => {
  const id = await bench.place();
  vendor.answers.push(answer);
  await transmitAll(app);
  expect(await attempts()).toBe(1);
  expect(vendor.posted).toHaveLength(1);
  const order = await bench.see(id);
  expect(order.transmissionError).toMatch(error);
  expect(order.history.map(({ event }) => event)).toEqual(['placed', 'transmission-failed']);
  await bench.post(id, 'transmission');
  await transmitAll(app);
  expect((await bench.see(id)).state).toBe('ordered');
  expect(new Set(vendor.posted.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('an answer without end counts by its status and is not read to the end', async () => {
  const id = await bench.place();
  let written = 0;
  let isOpen = true;
  vendor.answers.push((response) => {
    response.on('close', () => {
      isOpen = false;
    });
    response.writeHead(200);
    const pour = (): void => {
      while (isOpen && response.write('x'.repeat(16_384))) written += 16_384;
      if (isOpen) response.once('drain', pour);
    };
    pour();
  });
  await transmitAll(app);
  expect((await bench.see(id)).state).toBe('ordered');
  expect(written).toBeLessThan(50_000_000);
});

test('without a secret nothing is sent unsigned', async () => {
  await bench.setWay({ webhookUrl: vendor.url, webhookSecret: null });
  const id = await bench.place();
  await transmitAll(app);
  expect((await bench.see(id)).transmissionError).toMatch(/^webhook-without-secret/);
  expect(vendor.posted).toEqual([]);
});

test('addresses of private networks are refused, also behind a name, unless the operator allows them', async () => {
  const strict = await app.another({});
  const { port } = new URL(vendor.url);
  for (const host of ['http://127.0.0.1', 'https://127.0.0.1', 'https://[::1]', 'https://localhost']) {
    await bench.setWay({ webhookUrl: `${host}:${port}/orders` });
    const id = await bench.place();
    await transmitAll(strict);
    expect((await bench.see(id)).transmissionError, host).toMatch(/^webhook-not-allowed: /);
  }
  expect(vendor.posted).toEqual([]);
});

test('nobody there: it waits for the next attempt', async () => {
  await bench.setWay({ webhookUrl: 'http://127.0.0.1:1/' });
  const id = await bench.place();
  await failOnce(app);
  expect(await bench.see(id)).toMatchObject({ state: 'transmitting', transmissionError: null });
  const { last_error } = await app.asOwner.one<{ last_error: string }>('select last_error from job');
  expect(last_error).toMatch(/^webhook-unreachable: .*ECONNREFUSED/);
});
