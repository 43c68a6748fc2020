// Faults a receipt must never have: to be booked twice, to bring more than ordered unasked, or to deadlock.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { closeWithSoundLedger } from '../../../testing/ledger.ts';
import { aReceivingDesk, type ReceivingDesk, type TestOrder } from '../../../testing/receiving-builders.ts';

let app: TestApp;
let other: TestApp;
let desk: ReceivingDesk;
let storageId: number;
beforeAll(async () => {
  app = await startTestApp();
  other = await app.another();
});
afterAll(() => closeWithSoundLedger(app));
beforeEach(async () => {
  desk = await aReceivingDesk(app);
  [storageId] = desk.storages;
});

/** To the one and the other process in turn, all at once. */
const atOnce = (count: number, request: (index: number) => { url: string; payload: object }, key?: string) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      (index % 2 === 0 ? app : other).request({
        method: 'POST',
        headers: { ...desk.keeper.headers, ...(key ? { 'idempotency-key': key } : {}) },
        ...request(index),
      }),
    ),
  );

it('sent 20 times at once with one key over two processes it is booked once and answers the same', async () => {
  const gloves = await desk.anArticle();
  const order = await desk.order([{ ...gloves, quantity: 50 }]);
  const lots = [
    { quantity: 2, storageId, batchNumber: 'A' },
    { quantity: 1, storageId, batchNumber: 'B' },
  ];
  const payload = { positions: [{ positionId: order.positions[0]?.id, lots }] };
  const url = `/pro/receiving/orders/${order.id}`;
  const answers = await atOnce(20, () => ({ url, payload }), 'receipt-0001');
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map((answer) => JSON.stringify(sorted(answer.json().data)))).size).toBe(1);
  expect(await desk.traces()).toEqual({
    receipts: 1,
    lines: 2,
    entries: 2,
    movements: 2,
    labels: 3,
    events: 1,
    units: 3,
  });
});

/** The database keeps an answer's fields in an order of its own. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : value !== null && typeof value === 'object'
      ? Object.entries(value)
          .map(([key, inner]) => [key, sorted(inner)])
          .sort()
      : value;

it('20 receipts at once for the last units never bring more than ordered', async () => {
  const gloves = await desk.anArticle();
  const order = await desk.order([{ ...gloves, quantity: 7 }]);
  const positionId = order.positions[0]?.id;
  const answers = await atOnce(20, () => ({
    url: `/pro/receiving/orders/${order.id}`,
    payload: { positions: [{ positionId, lots: [{ quantity: 2, storageId }] }] },
  }));
  const outcomes = answers.map((answer) => answer.json().errors?.code ?? answer.statusCode);
  expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(3);
  expect(outcomes.filter((outcome) => outcome === 'MORE_THAN_ORDERED')).toHaveLength(17);
  const rest = await atOnce(20, () => ({
    url: `/pro/receiving/orders/${order.id}`,
    payload: { positions: [{ positionId, lots: [{ quantity: 1, storageId }] }] },
  }));
  const outcomesOfRest = rest.map((answer) => answer.json().errors?.code ?? answer.statusCode);
  expect(outcomesOfRest.filter((outcome) => outcome === 200)).toHaveLength(1);
  expect(outcomesOfRest.filter((outcome) => outcome === 'ORDER_STATE')).toHaveLength(19);
  expect((await desk.keeper.see(gloves.articleId)).stock).toBe(7);
});

it('receipts and returns of orders with the same articles in another order do not wait in a circle', async () => {
  const articles = [await desk.anArticle(), await desk.anArticle(), await desk.anArticle()];
  const orders: TestOrder[] = [];
  for (let index = 0; index < 20; index += 1) {
    const inTurn = index % 2 === 0 ? articles : articles.toReversed();
    orders.push(await desk.order(inTurn.map((article) => ({ ...article, quantity: 2 }))));
  }
  const came = await atOnce(20, (index) => ({
    url: `/pro/receiving/orders/${orders[index]?.id}`,
    payload: {
      positions: orders[index]?.positions.map(({ id }) => ({
        positionId: id,
        lots: [{ quantity: 2, storageId }],
      })),
    },
  }));
  expect(came.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  const wentBack = await atOnce(20, (index) => ({
    url: `/pro/receiving/orders/${orders[index]?.id}/returns`,
    payload: {
      positions: came[index]
        ?.json()
        .data.order.receipts[0].lines.map(
          ({ positionId, stockId }: { positionId: number; stockId: number }) => ({
            positionId,
            stockId,
            quantity: 1,
          }),
        ),
    },
  }));
  expect(wentBack.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  for (const { articleId } of articles) expect((await desk.keeper.see(articleId)).stock).toBe(20);
});

it('stock of an order is moved while more of it comes in', async () => {
  const gloves = await desk.anArticle();
  const order = await desk.order([{ ...gloves, quantity: 30 }]);
  const positionId = order.positions[0]?.id;
  const receipt = (quantity: number) => ({
    url: `/pro/receiving/orders/${order.id}`,
    payload: { positions: [{ positionId, lots: [{ quantity, storageId }] }] },
  });
  const { data } = await desk.receive(order.id, receipt(20).payload.positions);
  const { stockId } = data.order.receipts[0].lines[0];
  const answers = await atOnce(20, (index) =>
    Math.floor(index / 2) % 2 === 0
      ? receipt(1)
      : { url: '/pro/stock/move', payload: { stockId, amount: 1, storageId: desk.storages[1] } },
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect((await desk.keeper.see(gloves.articleId)).stock).toBe(30);
});
