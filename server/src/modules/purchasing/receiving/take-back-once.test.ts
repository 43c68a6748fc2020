// Faults a reversal of a receipt must never have: to be booked twice, to happen while the goods are used, or to
// deadlock.
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
const atOnce = (requests: readonly { url: string; payload: object }[], key?: string) =>
  Promise.all(
    requests.map(({ url, payload }, index) =>
      (index % 2 === 0 ? app : other).request({
        method: 'POST',
        url: `/pro/${url}`,
        headers: { ...desk.keeper.headers, ...(key ? { 'idempotency-key': key } : {}) },
        payload,
      }),
    ),
  );

const outcomesOf = (answers: Awaited<ReturnType<typeof atOnce>>) =>
  answers.map((answer) => answer.json().errors?.code ?? answer.statusCode).sort();

async function received(articles: readonly { productId: number }[], quantity = 2): Promise<Received> {
  const order = await desk.order(articles.map(({ productId }) => ({ productId, quantity })));
  const { data } = await desk.receive(
    order.id,
    order.positions.map(({ id }) => ({ positionId: id, lots: [{ quantity, storageId }] })),
  );
  const { lines } = data.order.receipts[0];
  return { order, receiptId: data.receiptId, stockId: lines[0].stockId };
}
interface Received {
  readonly order: TestOrder;
  readonly receiptId: number;
  readonly stockId: number;
}

const reversal = (receiptId: number) => ({ url: `receiving/receipts/${receiptId}/reversal`, payload: {} });

it('sent 20 times at once with one key it goes once and answers the same', async () => {
  const gloves = await desk.anArticle();
  const { receiptId } = await received([gloves]);
  const answers = await atOnce(Array(20).fill(reversal(receiptId)), 'reversal-0001');
  expect(outcomesOf(answers)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map((answer) => answer.json().data.receiptId)).size).toBe(1);
  expect(await desk.traces()).toMatchObject({ receipts: 2, lines: 2, movements: 2, units: 0 });
});

it('asked for 20 times at once it goes once, and the others are told', async () => {
  const gloves = await desk.anArticle();
  const { receiptId } = await received([gloves]);
  const answers = await atOnce(Array(20).fill(reversal(receiptId)));
  expect(outcomesOf(answers)).toEqual([200, ...Array(19).fill('RECEIPT_TAKEN_BACK')]);
  expect((await desk.keeper.see(gloves.articleId)).stock).toBe(0);
});

it('goods without an order and without stock go once too', async () => {
  const { articleId } = await desk.anArticle();
  const articles = [{ articleId, lots: [{ quantity: 1, storageId: null }] }];
  const { data } = await desk.keeper.send('POST', 'receiving/outside', { articles });
  const answers = await atOnce(Array(10).fill(reversal(data.receiptId)));
  expect(outcomesOf(answers)).toEqual([200, ...Array(9).fill('RECEIPT_TAKEN_BACK')]);
});

it('used and taken back at the same moment: one of both happens', async () => {
  const gloves = await desk.anArticle();
  for (let time = 0; time < 8; time += 1) {
    const { receiptId, stockId } = await received([gloves]);
    const before = (await desk.keeper.see(gloves.articleId)).stock;
    const use = { url: 'stock/consumption', payload: { stockId, amount: 1 } };
    const pair = time % 2 === 0 ? [use, reversal(receiptId)] : [reversal(receiptId), use];
    const outcomes = outcomesOf(await atOnce(pair));
    expect([
      [200, 'NOT_ENOUGH_STOCK'],
      [200, 'RECEIPT_USED'],
    ]).toContainEqual(outcomes);
    const left = (await desk.keeper.see(gloves.articleId)).stock;
    expect(before - left).toBe(outcomes.includes('RECEIPT_USED') ? 1 : 2);
  }
});

it('received and taken back at once, in any order of articles, nobody waits in a circle', async () => {
  const articles = [await desk.anArticle(), await desk.anArticle(), await desk.anArticle()];
  const booked: Received[] = [];
  for (let index = 0; index < 10; index += 1)
    booked.push(await received(index % 2 === 0 ? articles : articles.toReversed()));
  const fresh: TestOrder[] = [];
  for (let index = 0; index < 10; index += 1)
    fresh.push(await desk.order(articles.map(({ productId }) => ({ productId, quantity: 2 }))));
  const receipts = fresh.map(({ id, positions }) => ({
    url: `receiving/orders/${id}`,
    payload: {
      positions: positions.map((position) => ({
        positionId: position.id,
        lots: [{ quantity: 1, storageId }],
      })),
    },
  }));
  const answers = await atOnce(
    booked.flatMap(({ receiptId }, index) => [reversal(receiptId), ...receipts.slice(index, index + 1)]),
  );
  expect(outcomesOf(answers)).toEqual(Array(20).fill(200));
  for (const { articleId } of articles) expect((await desk.keeper.see(articleId)).stock).toBe(10);
});
