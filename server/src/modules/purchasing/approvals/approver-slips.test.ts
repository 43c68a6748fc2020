// What an approver's desk must withstand: amounts nobody can order, ids of others, and two approvers at the same moment.
import type { Order } from '@praxora/contract/purchasing/order';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';
import { type Buyer, readRefusal } from '../../../testing/cart-builders.ts';
import { aCheckout, type CheckoutBench } from '../../../testing/checkout-builders.ts';
import { createClinic } from '../../account/index.ts';
import { aClinicWithLimit, readData } from './testing/clinic-builders.ts';

let app: TestApp;
let otherProcess: TestApp;
let bench: CheckoutBench;
/** Two approvers of the clinic. */
let anna: Buyer['headers'];
let bernd: Buyer['headers'];
beforeAll(async () => {
  app = await startTestApp();
  otherProcess = await app.another();
});
afterAll(() => app.close());
beforeEach(async () => {
  bench = await aCheckout(app);
  const { practiceId } = bench.me.user;
  await app.asOwner.run(
    `update vendor set transmission = 'email', email = 'orders@vendor.example' where id = $1`,
    [bench.vendor],
  );
  const [first, second] = [await aUser(app, { practiceId }), await aUser(app, { practiceId })];
  await createClinic(app.asOwner, practiceId, `slips-${practiceId}`, 1000, [first.email, second.email]);
  [anna, bernd] = [bearer(await loginAs(app, first)), bearer(await loginAs(app, second))];
});

async function aWaitingOrder(): Promise<Order> {
  await bench.fill();
  return readOrder(readData(await bench.order()).wBestellung.ID);
}

const readOrder = async (orderId: number): Promise<Order> =>
  readData(await bench.me.call('GET', `/pro/orders/${orderId}`));

const decide = (path: string, payload: object, headers = anna, process = app) =>
  process.request({ method: 'POST', url: `/pro/approvals/${path}`, headers, payload });

test('amounts that nobody can order are refused beside their field, and the order stays as it is', async () => {
  const order = await aWaitingOrder();
  const [first] = order.positions;
  const change = (quantity: unknown) =>
    decide(`${order.id}/change`, { revision: 1, positions: [{ positionId: first?.id, quantity }] });
  for (const quantity of [-1, 2.5, '2,5', '3', 100_000, 1e21, null, true]) {
    const answer = await change(quantity);
    expect(answer.statusCode, JSON.stringify(quantity)).toBe(422);
    for (const error of answer.json().errors)
      expect(error).toMatchObject({ field: 'positions.0.quantity', code: 'INCORRECT_VALUE' });
  }
  expect(readRefusal(await change(0))).toEqual([422, 'NOTHING_LEFT_TO_ORDER']);
  await app.asOwner.run('update offer set tier_price_cents = $2 where id = $1', [
    bench.offers.gloves,
    [99_999_999],
  ]);
  expect(readRefusal(await change(99_999))).toEqual([409, 'ORDER_TOO_LARGE']);
  const wrong = [
    {},
    { revision: 1 },
    { revision: 1, positions: [] },
    { revision: 0, positions: [{ positionId: first?.id, quantity: 1 }] },
    { revision: 1, positions: [{ positionId: 0, quantity: 1 }] },
    { revision: 1, positions: [{ positionId: '1 or 1=1', quantity: 1 }] },
    { revision: 1, positions: [{ positionId: first?.id, quantity: 1 }], comment: 'x'.repeat(1001) },
  ];
  for (const body of wrong)
    expect((await decide(`${order.id}/change`, body)).statusCode, JSON.stringify(body)).toBe(422);
  expect(await readOrder(order.id)).toEqual(order);
  for (const orderId of ['0', '-1', '2,5', 'x', '99999999999'])
    expect((await decide(`${orderId}/change`, wrong[2] ?? {})).statusCode, orderId).toBe(422);
});

test('of a yes, a no and a change at the same moment, in two processes, exactly one holds', async () => {
  for (let round = 0; round < 3; round += 1) {
    const order = await aWaitingOrder();
    const positions = order.positions.map(({ id }) => ({ positionId: id, quantity: 1 }));
    const answers = await Promise.all([
      decide(`${order.id}/approval`, { revision: 1 }, anna),
      decide(`${order.id}/approval`, { revision: 1 }, bernd, otherProcess),
      decide('approval', { orderIds: [order.id], revisions: [1] }, bernd),
      decide(`${order.id}/change`, { revision: 1, positions }, bernd, otherProcess),
      decide(`${order.id}/rejection`, { comment: 'Zu teuer' }, anna, otherProcess),
    ]);
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    const { state, revision, history } = await readOrder(order.id);
    // After a change a no is still possible, because it sends nothing to anybody.
    expect(done.length).toBe(revision === 2 && state === 'rejected' ? 2 : 1);
    expect(history.filter(({ event }) => event !== 'submitted')).toHaveLength(done.length);
    for (const answer of answers)
      if (answer.statusCode !== 200)
        expect([
          [409, 'ORDER_STATE'],
          [409, 'ORDER_CHANGED'],
        ]).toContainEqual(readRefusal(answer));
    const jobs = await app.asOwner.rows(
      `select 1 from job where queue = 'transmission' and payload ->> 'orderId' = $1`,
      [String(order.id)],
    );
    expect(jobs).toHaveLength(state === 'transmitting' ? 1 : 0);
  }
});

test('several: one named twice counts once, one of another practice or an old version refuses all', async () => {
  const [first, second] = [await aWaitingOrder(), await aWaitingOrder()];
  const other = await aCheckout(app);
  await aClinicWithLimit(app, other, 1000);
  await other.fill();
  const foreign = readData(await other.order()).wBestellung.ID;
  const approve = (orderIds: unknown, revisions?: unknown) => decide('approval', { orderIds, revisions });
  expect(readRefusal(await approve([first.id, foreign]))).toEqual([404, 'NOT_FOUND']);
  const positions = [{ positionId: first.positions[0]?.id, quantity: 1 }];
  readData(await decide(`${first.id}/change`, { revision: 1, positions }));
  // Whichever of two versions of one order is named last: one of them nobody has seen.
  for (const revisions of [
    [1, 2, 1],
    [2, 1, 1],
  ])
    expect(readRefusal(await approve([first.id, first.id, second.id], revisions))).toEqual([
      409,
      'ORDER_CHANGED',
    ]);
  for (const orderIds of [[], [0], [-1], ['x'], [1.5], null, Array(201).fill(first.id)])
    expect((await approve(orderIds)).statusCode, JSON.stringify(orderIds)).toBe(422);
  expect((await approve([first.id, second.id], [2])).statusCode, 'a version for each').toBe(422);
  expect((await bench.stored()).map(({ state }) => state)).toEqual(['pending-approval', 'pending-approval']);
  const approved: Order[] = readData(await approve([second.id, first.id, first.id], [1, 2, 2]));
  expect(approved.map(({ id, state }) => [id, state])).toEqual([
    [first.id, 'transmitting'],
    [second.id, 'transmitting'],
  ]);
  expect((await other.stored()).map(({ state }) => state)).toEqual(['pending-approval']);
});
