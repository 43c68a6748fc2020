import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { closeWithSoundLedger } from '../../../testing/ledger.ts';
import { aReceivingDesk, type ReceivingDesk, type TestOrder } from '../../../testing/receiving-builders.ts';

let app: TestApp;
let desk: ReceivingDesk;
/** Counted in pieces, a pack of 50. */
let masks: { productId: number; articleId: number };
let order: TestOrder;
let positionId: number;
/** Stock entries of batches A (3 packs) and B (2 packs); one more pack was not stored. */
let batchA: number;
let batchB: number;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => closeWithSoundLedger(app));
beforeEach(async () => {
  desk = await aReceivingDesk(app);
  const [storageId] = desk.storages;
  masks = await desk.anArticle({
    labelConfiguration: { unitToCount: 'CONSUMPTION_UNIT', unitToLabel: 'STORAGE_PRODUCT' },
    packagingInformation: { consumptionUnitId: 1, consumptionUnitCount: 50, orderUnitId: 2 },
  });
  order = await desk.order([
    { ...masks, quantity: 6 },
    { productId: null, quantity: 1 },
  ]);
  positionId = order.positions[0]?.id ?? 0;
  const { data } = await desk.receive(
    order.id,
    [
      {
        positionId,
        lots: [
          { quantity: 3, storageId, batchNumber: 'A' },
          { quantity: 2, storageId, batchNumber: 'B' },
          { quantity: 1, storageId: null },
        ],
      },
    ],
    { happenedOn: '2026-03-04' },
  );
  [batchA, batchB] = data.order.receipts[0].lines.map(({ stockId }: { stockId: number }) => stockId);
});

const stock = async () => (await desk.keeper.see(masks.articleId)).stock;
const back = (parts: readonly object[], more: object = {}) =>
  desk.giveBack(
    order.id,
    parts.map((part) => ({ positionId, ...part })),
    more,
  );

it('leaves the stock without being used, and is counted at the order', async () => {
  const { data } = await back(
    [
      { quantity: 2, stockId: batchA },
      { quantity: 2, stockId: batchB },
      { quantity: 1, stockId: null },
    ],
    { happenedOn: '2026-03-04', note: 'Bruch' },
  );
  expect(data.order).toMatchObject({
    state: 'partially-received',
    positions: [{ received: 6, returned: 5 }, { returned: 0 }],
    receipts: [
      { kind: 'receipt' },
      { id: data.receiptId, kind: 'return', happenedOn: '2026-03-04', note: 'Bruch' },
    ],
    history: [{}, { event: 'returned', detail: { receiptId: data.receiptId, units: 5 } }],
  });
  expect(await stock()).toBe(50);
  const { keeper } = desk;
  const { data: use } = await keeper.send('GET', `inventory/article/${masks.articleId}/use`);
  expect(use.every(({ used }: { used: number }) => used === 0)).toBe(true);
  const { data: recalled } = await keeper.send('GET', 'stock/recall?batchNumber=B');
  expect(recalled).toMatchObject([
    {
      amount: 0,
      movements: [{ kind: 'return', amount: -100, note: 'Bruch', canUndo: false }, { kind: 'input' }],
    },
  ]);
  await desk.expectRefused(
    () => keeper.send('POST', `stock/undo/${recalled[0].movements[0].bookingId}`),
    'BOOKED_WITH_ORDER',
  );
});

it('of a closed order leaves it closed', async () => {
  await desk.receive(order.id, [
    { positionId: order.positions[1]?.id, lots: [{ quantity: 1, storageId: null }] },
  ]);
  const { data } = await back([{ quantity: 1, stockId: batchA }]);
  expect(data.order).toMatchObject({ state: 'fully-received', positions: [{ returned: 1 }, {}] });
});

it('is offered where the goods lie today, in whole packs', async () => {
  const { keeper, storages } = desk;
  const offered = async () =>
    (await keeper.send('GET', `receiving/orders/${order.id}/returns`)).data.map(
      ({ stockId, batchNumber, most }: Record<string, unknown>) => [stockId, batchNumber, most],
    );
  expect(await offered()).toEqual([
    [batchA, 'A', 3],
    [batchB, 'B', 2],
    [null, '', 1],
  ]);
  const { data } = await keeper.send('POST', 'stock/move', {
    stockId: batchA,
    amount: 100,
    storageId: storages[1],
  });
  await keeper.send('POST', 'stock/consumption', { stockId: batchB, amount: 51 });
  await back([{ quantity: 1, stockId: null }]);
  // One pack of A is left in its original storage, and less than one pack of B.
  expect(await offered()).toEqual([
    [batchA, 'A', 1],
    [data.stockId, 'A', 2],
  ]);
  await back([{ quantity: 2, stockId: data.stockId }]);
  await keeper.send('POST', 'stock/correction', { stockId: batchA, amount: 5000 });
  // More lies there than ever came: no more goes back than is left of it.
  expect(await offered()).toEqual([[batchA, 'A', 3]]);
  const stranger = await aReceivingDesk(app);
  expect((await stranger.keeper.send('GET', `receiving/orders/${order.id}/returns`)).status).toBe(404);
});

it('takes it from where it was moved to', async () => {
  const { data } = await desk.keeper.send('POST', 'stock/move', {
    stockId: batchA,
    amount: 100,
    storageId: desk.storages[1],
  });
  await desk.expectRefused(() => back([{ quantity: 2, stockId: batchA }]), 'NOT_ENOUGH_STOCK');
  expect((await back([{ quantity: 2, stockId: data.stockId }])).status).toBe(200);
  expect(await stock()).toBe(150);
});

it('takes it back of an article that is bought as another product since', async () => {
  await app.asOwner.run('update order_position set product_id = null where id = $1', [positionId]);
  expect((await back([{ quantity: 1, stockId: batchA }])).data.order.positions[0].returned).toBe(1);
});

it('no more goes back than came, than lies there, or than came past the stock', async () => {
  const refused = (parts: readonly object[], code: string, field?: string) =>
    desk.expectRefused(() => back(parts), code, field);
  await refused([{ quantity: 7, stockId: batchA }], 'MORE_THAN_RECEIVED');
  await refused([{ quantity: 4, stockId: batchA }], 'NOT_ENOUGH_STOCK');
  await refused([{ quantity: 2, stockId: null }], 'MORE_THAN_RECEIVED');
  await desk.keeper.send('POST', 'stock/consumption', { stockId: batchB, amount: 1 });
  // The first part would be possible.
  await refused(
    [
      { quantity: 1, stockId: batchA },
      { quantity: 2, stockId: batchB },
    ],
    'NOT_ENOUGH_STOCK',
  );
  expect((await back([{ quantity: 1, stockId: null }])).status).toBe(200);
  await refused([{ quantity: 1, stockId: null }], 'MORE_THAN_RECEIVED');
  await refused(
    [{ quantity: 1, stockId: batchA, positionId: order.positions[1]?.id }],
    'NOT_FOUND',
    'positions.0.stockId',
  );
});

it('is refused for what is not of this order, for nonsense, and before anything came', async () => {
  const [storageId] = desk.storages;
  const refused = (parts: readonly object[], code: string, field?: string) =>
    desk.expectRefused(() => back(parts), code, field);
  const { stockId: byHand } = await desk.keeper.bookIn(masks.articleId, 50, storageId);
  const other = await aReceivingDesk(app);
  const foreign = await other.keeper.bookIn(await other.keeper.anArticle(), 5, other.storages[0]);
  for (const stockId of [byHand, foreign.stockId, 2_000_000_000])
    await refused([{ quantity: 1, stockId }], 'NOT_FOUND', 'positions.0.stockId');
  await refused(
    [{ quantity: 1, stockId: null, positionId: 2_000_000_000 }],
    'NOT_FOUND',
    'positions.0.positionId',
  );
  const twice = { quantity: 1, stockId: batchA };
  await refused([twice, twice], 'INCORRECT_VALUE', 'positions.1.positionId');
  for (const quantity of [0, -1, 1.5, 1e9])
    await refused([{ quantity, stockId: batchA }], 'INCORRECT_VALUE', 'positions.0.quantity');
  await refused([], 'RECEIPT_EMPTY');
  await desk.expectRefused(() => back([twice], { happenedOn: '2199-01-01' }), 'DATE_IN_FUTURE', 'happenedOn');
  const unstored = [{ quantity: 1, stockId: null }];
  await desk.expectRefused(
    () => back(unstored, { happenedOn: '2026-03-03' }),
    'DATE_BEFORE_RECEIPT',
    'happenedOn',
  );
  for (const state of ['pending-approval', 'ordered', 'open', 'rejected', 'cancelled'] as const) {
    const unopened = await desk.order([{ ...masks, quantity: 1 }], state);
    const parts = [{ positionId: unopened.positions[0]?.id, quantity: 1, stockId: null }];
    await desk.expectRefused(() => desk.giveBack(unopened.id, parts), 'ORDER_STATE');
  }
});
