// Actions on an order before goods come and after: confirm, cancel, close, rate.
import { nextOrderState, type OrderEvent } from '@praxora/rules/purchasing/order-states';
import { orderStates } from '@praxora/rules/shared/order-state';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordedActions } from '../../../testing/activity-builders.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aBuyer, type Buyer, readRefusal } from '../../../testing/cart-builders.ts';
import { aVendor } from '../../../testing/catalog-builders.ts';
import { anOrder } from '../../../testing/order-builders.ts';

let app: TestApp;
let me: Buyer;
let vendor: number;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  me = await aBuyer(app);
  vendor = await aVendor(app);
});

type Wish = Partial<Parameters<typeof anOrder>[1]>;
const ordered = (wish: Wish = {}, buyer = me): Promise<number> =>
  anOrder(app, { user: buyer.user, vendor, address: buyer.address, ...wish });

const see = async (id: number) => (await me.call('GET', `/pro/orders/${id}`)).json().data;
const post = (id: number, path: string, body: object = {}, buyer = me) =>
  buyer.call('POST', `/pro/orders/${id}/${path}`, body);
const rate = (id: number, body: object, buyer = me) => buyer.call('PUT', `/pro/orders/${id}/rating`, body);

const actions: [path: string, event: OrderEvent][] = [
  ['confirmation', 'confirmed'],
  ['cancellation', 'cancelled'],
  ['closing', 'closed'],
];

describe('one order', () => {
  test('is shown with what was ordered, and only to its practice', async () => {
    const id = await ordered({ positions: [{ quantity: 2 }, {}] });
    expect(await see(id)).toMatchObject({
      id,
      state: 'ordered',
      placedBy: 'Anna Berg',
      positions: [
        { line: 1, quantity: 2, received: 0, returned: 0, article: null },
        { line: 2, quantity: 1 },
      ],
      goodsCents: 3000,
      shippingCents: 500,
      receipts: [],
      history: [],
    });
    const other = await aBuyer(app);
    for (const [buyer, wanted] of [
      [other, id],
      [me, 999_999],
    ] as const) {
      expect(readRefusal(await buyer.call('GET', `/pro/orders/${wanted}`))).toEqual([404, 'NOT_FOUND']);
      for (const path of ['confirmation', 'cancellation', 'closing', 'again'])
        expect(readRefusal(await post(wanted, path, {}, buyer)), path).toEqual([404, 'NOT_FOUND']);
      expect(readRefusal(await rate(wanted, { rating: 5 }, buyer))).toEqual([404, 'NOT_FOUND']);
    }
    for (const wrong of ['0', '-1', 'x', '99999999999'])
      expect(readRefusal(await me.call('GET', `/pro/orders/${wrong}`))).toEqual([422, 'INCORRECT_VALUE']);
  });

  test.each(actions)('%s is possible where the state machine says so, and noted', async (path, event) => {
    for (const state of orderStates) {
      const id = await ordered({ state });
      const next = nextOrderState(state, event);
      const answer = await post(id, path);
      if (next === null) {
        expect(readRefusal(answer), state).toEqual([409, 'ORDER_STATE']);
        expect(await see(id)).toMatchObject({ state, history: [] });
      } else {
        expect(answer.statusCode, state).toBe(200);
        expect(answer.json().data).toMatchObject({
          state: next,
          history: [{ event, state: next, user: 'Anna Berg' }],
        });
      }
    }
  });

  test('the reason of an end is kept, and the time', async () => {
    const [cancelled, closed] = [await ordered(), await ordered({ state: 'partially-received' })];
    const comment = 'Nicht mehr lieferbar.';
    expect((await post(cancelled, 'cancellation', { comment })).json().data.history).toMatchObject([
      { event: 'cancelled', detail: { comment } },
    ]);
    expect((await post(closed, 'closing', { comment })).json().data).toMatchObject({
      state: 'fully-received',
      history: [{ event: 'closed', detail: { comment } }],
    });
    const rows = await app.asOwner.rows(
      'select completed_at is not null as done, section from purchase_order where id = any($1)',
      [[cancelled, closed]],
    );
    expect(rows).toEqual([
      { done: true, section: 'completed' },
      { done: true, section: 'completed' },
    ]);
    expect(await recordedActions(app, 'order', closed)).toEqual(['order.closed']);
    expect(readRefusal(await post(closed, 'closing', { comment: 'x'.repeat(501) }))).toEqual([
      422,
      'INCORRECT_VALUE',
    ]);
  });
});

describe('a confirmation', () => {
  test('keeps the delivery date and what has to wait; a second one changes them', async () => {
    const id = await ordered({ positions: [{ quantity: 5 }, { quantity: 2 }] });
    const [first, second] = (await see(id)).positions;
    const positions = [
      { positionId: first.id, confirmedQuantity: 3, backorderedQuantity: 2, deliveryDate: '2027-03-01' },
    ];
    const answer = await post(id, 'confirmation', { deliveryDate: '2027-02-03', positions });
    expect(answer.json().data).toMatchObject({
      state: 'open',
      deliveryDate: '2027-02-03',
      positions: [
        { confirmedQuantity: 3, backorderedQuantity: 2, deliveryDate: '2027-03-01' },
        { confirmedQuantity: null, backorderedQuantity: null, deliveryDate: null },
      ],
      history: [{ event: 'confirmed', detail: { by: 'hand', deliveryDate: '2027-02-03', backordered: 2 } }],
    });
    const again = await post(id, 'confirmation', {
      positions: [{ positionId: second.id, confirmedQuantity: 2 }],
    });
    expect(again.json().data).toMatchObject({
      state: 'open',
      deliveryDate: '2027-02-03',
      positions: [
        { confirmedQuantity: 3, backorderedQuantity: 2 },
        { confirmedQuantity: 2, backorderedQuantity: 0 },
      ],
      history: { length: 2 },
    });
  });

  test('with a position of another order, or one named twice, saves nothing at all', async () => {
    const id = await ordered();
    const [own] = (await see(id)).positions;
    const [foreign] = (await see(await ordered())).positions;
    const of = (positionId: number) => ({ positionId, confirmedQuantity: 1 });
    for (const positions of [
      [of(own.id), of(foreign.id)],
      [of(own.id), of(own.id)],
      [of(own.id), of(999_999)],
    ]) {
      const answer = await post(id, 'confirmation', { deliveryDate: '2027-02-03', positions });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toMatchObject([
        { field: 'positions.1.positionId', code: 'INCORRECT_VALUE' },
      ]);
      expect(await see(id)).toMatchObject({
        state: 'ordered',
        deliveryDate: null,
        positions: [{ confirmedQuantity: null }],
        history: [],
      });
    }
  });

  test.each([
    { deliveryDate: '2027-02-30' },
    { deliveryDate: 'soon' },
    { positions: [{ positionId: 1, confirmedQuantity: -1 }] },
    { positions: [{ positionId: 1, confirmedQuantity: 1.5 }] },
    { positions: [{ positionId: 1, confirmedQuantity: 1, backorderedQuantity: 10_000_000 }] },
    { positions: 'all' },
  ])('%j is refused', async (body) => {
    expect(readRefusal(await post(await ordered(), 'confirmation', body))).toEqual([422, 'INCORRECT_VALUE']);
  });

  test('sent twice with one key is noted once', async () => {
    const id = await ordered();
    const send = () =>
      app.request({
        method: 'POST',
        url: `/pro/orders/${id}/confirmation`,
        headers: { ...me.headers, 'idempotency-key': `confirmation-${id}` },
        payload: { deliveryDate: '2027-02-03' },
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await see(id)).history).toHaveLength(1);
  });
});

describe('a rating', () => {
  test('is possible once something has come, and can be changed', async () => {
    const rateable = ['partially-received', 'fully-received'];
    for (const state of orderStates) {
      const id = await ordered({ state });
      const answer = await rate(id, { rating: 4, comment: ' Gut verpackt. ' });
      if (!rateable.includes(state)) expect(readRefusal(answer), state).toEqual([409, 'ORDER_STATE']);
      else expect(answer.json().data).toMatchObject({ rating: 4, ratingComment: 'Gut verpackt.' });
    }
    const id = await ordered({ state: 'fully-received' });
    await rate(id, { rating: 2, comment: 'Zu spät.' });
    expect((await rate(id, { rating: 5 })).json().data).toMatchObject({ rating: 5, ratingComment: '' });
  });

  test.each([
    { rating: 0 },
    { rating: 6 },
    { rating: 4.5 },
    { rating: '5' },
    {},
    { rating: 5, comment: 'x'.repeat(2001) },
  ])('%j is none', async (body) => {
    expect((await rate(await ordered({ state: 'fully-received' }), body)).statusCode).toBe(422);
  });

  const ratingOf = async (id: number) =>
    (
      await app.asOwner.one<{ rating: number | null }>(
        'select rating::float8 as rating from vendor where id = $1',
        [id],
      )
    ).rating;

  test('counts for the vendor when five practices have rated it, each of them once', async () => {
    await app.asOwner.run('update vendor set rating = 4.4 where id = $1', [vendor]);
    const { changes } = await app.asOwner.one<{ changes: number }>(
      'select count(*)::integer as changes from catalog_change',
    );
    // Many orders of one practice weigh as much as one of another.
    for (const rating of [1, 2, 3]) await rate(await ordered({ state: 'fully-received' }), { rating });
    for (const rating of [5, 5, 5]) {
      const other = await aBuyer(app);
      await rate(await ordered({ state: 'fully-received' }, other), { rating }, other);
    }
    expect(await ratingOf(vendor)).toBe(4.4);
    const fifth = await aBuyer(app);
    const last = await ordered({ state: 'fully-received' }, fifth);
    await rate(last, { rating: 4 }, fifth);
    expect(await ratingOf(vendor)).toBe(4.2);
    await rate(last, { rating: 1 }, fifth);
    expect(await ratingOf(vendor)).toBe(3.6);
    // The search index has nothing to do with it.
    expect(await app.asOwner.one('select count(*)::integer as changes from catalog_change')).toEqual({
      changes,
    });
  });

  test('of an own vendor is its practice’s alone', async () => {
    await app.asOwner.run('update vendor set practice_id = $2 where id = $1', [vendor, me.user.practiceId]);
    await rate(await ordered({ state: 'fully-received' }), { rating: 3 });
    expect(await ratingOf(vendor)).toBe(3);
  });
});
