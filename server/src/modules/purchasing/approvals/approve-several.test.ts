// Several waiting orders approved by one call: all of them or none.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Buyer, readRefusal } from '../../../testing/cart-builders.ts';
import { aCheckout, type CheckoutBench } from '../../../testing/checkout-builders.ts';
import { aClinicWithLimit, readData } from './testing/clinic-builders.ts';

let app: TestApp;
let bench: CheckoutBench;
let approver: Buyer['headers'];
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  bench = await aCheckout(app);
  await app.asOwner.run(
    `update vendor set transmission = 'email', email = 'orders@vendor.example' where id = $1`,
    [bench.vendor],
  );
  approver = await aClinicWithLimit(app, bench, 1000);
});

async function aWaitingOrder(): Promise<number> {
  await bench.fill();
  const order = readData(await bench.order()).wBestellung;
  expect(order.Status).toBe('pending-approval');
  return order.ID;
}

const decide = (path: string, payload: object, headers = approver) =>
  app.request({ method: 'POST', url: `/pro/approvals/${path}`, headers, payload });

const stateOf = async (orderId: number) => (await bench.stored()).find(({ id }) => id === orderId)?.state;

const jobsFor = (orderId: number) =>
  app.asOwner.rows(`select 1 from job where queue = 'transmission' and payload ->> 'orderId' = $1`, [
    String(orderId),
  ]);

test('orders are approved together, one named twice only once', async () => {
  const orderIds = [await aWaitingOrder(), await aWaitingOrder()];
  const approved = readData(await decide('approval', { orderIds: [...orderIds, ...orderIds] }));
  expect(approved.map(({ id, state }: { id: number; state: string }) => [id, state])).toEqual(
    orderIds.map((id) => [id, 'transmitting']),
  );
  for (const id of orderIds) expect(await jobsFor(id)).toHaveLength(1);
});

test('all stay as they are when one is decided on, unknown, or not the user’s to decide', async () => {
  const [first, second] = [await aWaitingOrder(), await aWaitingOrder()];
  readData(await decide(`${second}/rejection`, { comment: 'Zu viel' }));
  expect(readRefusal(await decide('approval', { orderIds: [first, second] }))).toEqual([409, 'ORDER_STATE']);
  expect(readRefusal(await decide('approval', { orderIds: [first, 999_999_999] }))).toEqual([
    404,
    'NOT_FOUND',
  ]);
  const byBuyer = await decide('approval', { orderIds: [first] }, bench.me.headers);
  expect(readRefusal(byBuyer)).toEqual([409, 'NOT_AN_APPROVER']);
  expect(await stateOf(first)).toBe('pending-approval');
  expect(await jobsFor(first)).toEqual([]);
});
