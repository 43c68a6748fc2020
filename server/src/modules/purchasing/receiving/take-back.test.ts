// Goods booked in by mistake: their receipt, or some of its lines, is taken back while nothing happened to them.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { closeWithSoundLedger } from '../../../testing/ledger.ts';
import { aReceivingDesk, type ReceivingDesk, type TestOrder } from '../../../testing/receiving-builders.ts';
import { verifyLedger } from '../../inventory/index.ts';

let app: TestApp;
let desk: ReceivingDesk;
let storageId: number;
let gloves: { productId: number; articleId: number };
/** Counted in pieces, a pack of 50; labels for each pack. */
let masks: { productId: number; articleId: number };
let order: TestOrder;
let receiptId: number;
/** Gloves, batches A (2) and B (1) of masks, one pack of masks not stored. */
let lines: { id: number; positionId: number; stockId: number | null }[];

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => closeWithSoundLedger(app));
beforeEach(async () => {
  desk = await aReceivingDesk(app);
  [storageId] = desk.storages;
  gloves = await desk.anArticle();
  masks = await desk.anArticle({
    labelConfiguration: { unitToCount: 'CONSUMPTION_UNIT', unitToLabel: 'SALES_UNIT' },
    packagingInformation: { consumptionUnitId: 1, consumptionUnitCount: 50, orderUnitId: 2 },
  });
  order = await desk.order([
    { ...gloves, quantity: 3 },
    { ...masks, quantity: 4 },
  ]);
  const { data } = await desk.receive(order.id, [
    { positionId: order.positions[0]?.id, lots: [{ quantity: 3, storageId }] },
    {
      positionId: order.positions[1]?.id,
      lots: [
        { quantity: 2, storageId, batchNumber: 'A' },
        { quantity: 1, storageId, batchNumber: 'B' },
        { quantity: 1, storageId: null },
      ],
    },
  ]);
  receiptId = data.receiptId;
  lines = data.order.receipts[0].lines;
});

const idOf = (index: number) => lines[index]?.id ?? 0;
const stockOf = (index: number) => lines[index]?.stockId ?? 0;
const stock = async (articleId: number) => (await desk.keeper.see(articleId)).stock;
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  desk.keeper.send(method, url, body);
const refused = (wanted: object = {}, code = 'RECEIPT_USED', field?: string) =>
  desk.expectRefused(() => desk.takeBack(receiptId, wanted), code, field);

describe('a receipt taken back as a whole', () => {
  it('leaves stock and order as if it had never come, and itself as a document', async () => {
    const { data } = await desk.takeBack(receiptId, { note: 'Falscher Lieferschein' });
    expect(data).toMatchObject({
      units: 7,
      withdrawnLabels: 6,
      order: {
        state: 'ordered',
        positions: [
          { received: 0, returned: 0 },
          { received: 0, returned: 0 },
        ],
        receipts: [
          { id: receiptId, kind: 'receipt', lines: Array(4).fill({ isTakenBack: true, obstacle: null }) },
          { id: data.receiptId, kind: 'reversal', note: 'Falscher Lieferschein', orderId: order.id },
        ],
        history: [{}, { event: 'taken-back', state: 'ordered', detail: { units: 7 } }],
      },
    });
    for (const { articleId } of [gloves, masks]) {
      expect(await stock(articleId)).toBe(0);
      const { data: movements } = await send('GET', `inventory/article/${articleId}/movements`);
      expect(movements.items.at(-1)).toMatchObject({ receiptId, isReversed: true, canTakeBack: false });
      expect(movements.items[0]).toMatchObject({ kind: 'cancellation', canUndo: false });
      expect((await desk.keeper.see(articleId)).stockValueCents).toBe(0);
    }
    // It can be received anew, and cancelled.
    const again = { positionId: order.positions[0]?.id, lots: [{ quantity: 3, storageId }] };
    expect((await desk.receive(order.id, [again])).data.order.state).toBe('partially-received');
  });

  it('leads back to where the vendor’s confirmation stands', async () => {
    await app.asOwner.run('update purchase_order set confirmed_at = now() where id = $1', [order.id]);
    expect((await desk.takeBack(receiptId)).data.order.state).toBe('open');
    const { completed_at } = await app.asOwner.one<{ completed_at: Date | null }>(
      'select completed_at from purchase_order where id = $1',
      [order.id],
    );
    expect(completed_at).toBeNull();
  });

  it('opens an order that was closed: what came by mistake is still to come', async () => {
    const other = await desk.order([{ ...gloves, quantity: 5 }]);
    const { data } = await desk.receive(other.id, [
      { positionId: other.positions[0]?.id, lots: [{ quantity: 1, storageId }] },
    ]);
    await send('POST', `orders/${other.id}/close`, {});
    expect((await desk.takeBack(data.receiptId)).data.order.state).toBe('ordered');
  });

  it('of several leaves the others', async () => {
    const other = await desk.order([{ ...gloves, quantity: 5 }]);
    const positionId = other.positions[0]?.id;
    const receive = async (quantity: number) =>
      (await desk.receive(other.id, [{ positionId, lots: [{ quantity, storageId }] }], { acceptsMore: true }))
        .data.receiptId;
    const [first, second] = [await receive(4), await receive(6)];
    expect((await desk.takeBack(first)).data.order).toMatchObject({
      state: 'fully-received',
      positions: [{ received: 6 }],
    });
    expect((await desk.takeBack(second)).data.order.state).toBe('ordered');
  });

  it('is taken back once', async () => {
    await desk.takeBack(receiptId);
    await refused({}, 'RECEIPT_TAKEN_BACK');
    await refused({ lineIds: [idOf(0)] }, 'RECEIPT_TAKEN_BACK');
  });
});

describe('single lines', () => {
  it('go, the others stay; then the rest', async () => {
    const { data } = await desk.takeBack(receiptId, { lineIds: [idOf(1)] });
    expect(data).toMatchObject({ units: 2, withdrawnLabels: 2 });
    expect(data.order).toMatchObject({
      state: 'partially-received',
      positions: [{ received: 3 }, { received: 2 }],
      receipts: [
        { lines: [{ isTakenBack: false }, { isTakenBack: true }, {}, {}] },
        { lines: [{ quantity: 2 }] },
      ],
    });
    expect(await stock(masks.articleId)).toBe(50);
    await refused({ lineIds: [idOf(0), idOf(1)] }, 'RECEIPT_TAKEN_BACK');
    const rest = await desk.takeBack(receiptId);
    expect(rest.data).toMatchObject({
      units: 5,
      order: { state: 'ordered', positions: [{ received: 0 }, {}] },
    });
  });

  it('that were not stored only lower the count', async () => {
    expect((await desk.takeBack(receiptId, { lineIds: [idOf(3)] })).data).toMatchObject({
      withdrawnLabels: 0,
      order: { positions: [{ received: 3 }, { received: 3 }] },
    });
    expect(await stock(masks.articleId)).toBe(150);
  });

  it('of another receipt, unknown ones and none at all are refused', async () => {
    await refused({ lineIds: [idOf(0), 2_000_000_000] }, 'NOT_FOUND', 'lineIds.1');
    await refused({ lineIds: [] }, 'INCORRECT_VALUE', 'lineIds');
    const stranger = await aReceivingDesk(app);
    for (const work of [
      () => stranger.takeBack(receiptId),
      () => stranger.keeper.send('GET', `receiving/receipts/${receiptId}`),
      () => desk.takeBack(2_000_000_000),
    ])
      expect((await work()).status).toBe(404);
  });
});

describe('goods something happened to', () => {
  const obstacles = async () =>
    (await send('GET', `receiving/receipts/${receiptId}`)).data.lines.map(
      ({ obstacle }: { obstacle: string | null }) => obstacle,
    );

  it.each([
    ['consumption', () => send('POST', 'stock/consumption', { stockId: stockOf(1), amount: 1 })],
    ['correction', () => send('POST', 'stock/correction', { stockId: stockOf(1), amount: 99 })],
    [
      'move',
      () => send('POST', 'stock/move', { stockId: stockOf(1), amount: 100, storageId: desk.storages[1] }),
    ],
    [
      'return',
      () =>
        desk.giveBack(order.id, [{ positionId: order.positions[1]?.id, quantity: 1, stockId: stockOf(1) }]),
    ],
    [
      'count',
      async () => {
        const { data } = await send('POST', 'stocktakings', { storageId });
        await send('PUT', `stocktakings/${data.id}/entries/${stockOf(1)}`, { counted: 98 });
        return send('POST', `stocktakings/${data.id}/book`);
      },
    ],
  ])('by a %s stay, and nothing of the receipt goes unless it is left out', async (kind, happens) => {
    expect((await happens()).status).toBe(200);
    expect(await obstacles()).toEqual([null, kind, null, null]);
    await refused();
    await refused({ lineIds: [idOf(1)] });
    const others = [idOf(0), idOf(2), idOf(3)];
    expect((await desk.takeBack(receiptId, { lineIds: others })).data.units).toBe(5);
  });

  it('go when that was taken back itself', async () => {
    const { data: use } = await send('POST', 'stock/consumption', { stockId: stockOf(1), amount: 1 });
    await refused();
    await send('POST', `stock/undo/${use.bookingId}`);
    expect(await obstacles()).toEqual([null, null, null, null]);
    expect((await desk.takeBack(receiptId)).status).toBe(200);
  });

  it('without being stored stay when they went back', async () => {
    await desk.giveBack(order.id, [{ positionId: order.positions[1]?.id, quantity: 1, stockId: null }]);
    expect(await obstacles()).toEqual([null, null, null, 'return']);
    await refused();
    await refused({ lineIds: [idOf(3)] });
    expect((await desk.takeBack(receiptId, { lineIds: [idOf(0)] })).status).toBe(200);
  });

  it('returns and reversals are not taken back', async () => {
    const { data: back } = await desk.giveBack(order.id, [
      { positionId: order.positions[0]?.id, quantity: 1, stockId: stockOf(0) },
    ]);
    const { data: reversal } = await desk.takeBack(receiptId, { lineIds: [idOf(1)] });
    for (const id of [back.receiptId, reversal.receiptId])
      await desk.expectRefused(() => desk.takeBack(id), 'NOT_FOUND');
  });
});

it('labels of what was taken back are void', async () => {
  const { data: before } = await send('GET', `inventory/article/${masks.articleId}/stock`);
  const labelId = before.find((entry: { stockId: number }) => entry.stockId === stockOf(1)).labelIds[0];
  await desk.takeBack(receiptId, { lineIds: [idOf(1)] });
  expect((await send('POST', 'stock/consumption', { labelId })).errors.code).toBe('LABEL_WITHDRAWN');
  const { data } = await send('GET', 'stock/recall?batchNumber=A');
  expect(data).toMatchObject([{ amount: 0, labelIds: [] }]);
});

it('what was counted in a count that is still open is not booked', async () => {
  const { data: count } = await send('POST', 'stocktakings', { storageId });
  await send('PUT', `stocktakings/${count.id}/entries/${stockOf(0)}`, { counted: 9 });
  await desk.takeBack(receiptId, { lineIds: [idOf(0)] });
  const { data } = await send('GET', `stocktakings/${count.id}`);
  expect(data.lines.map((line: { stockId: number }) => line.stockId)).not.toContain(stockOf(0));
  expect((await send('POST', `stocktakings/${count.id}/book`)).status).toBe(200);
  expect(await stock(gloves.articleId)).toBe(0);
});

describe('goods without an order', () => {
  it('are taken back the same way, or in the stock', async () => {
    const lots = [
      { quantity: 2, storageId },
      { quantity: 1, storageId: null },
    ];
    const { data: booked } = await send('POST', 'receiving/outside', {
      articles: [gloves, masks].map(({ articleId }) => ({ articleId, lots })),
    });
    const outside = async () => (await send('GET', `receiving/receipts/${booked.receiptId}`)).data;
    const own = (await outside()).lines;
    expect(await outside()).toMatchObject({
      orderId: null,
      kind: 'receipt',
      lines: [{ labelCount: 2 }, {}, {}, {}],
    });
    await send('DELETE', `stock/input/${own[0].stockId}`);
    expect((await outside()).lines[0]).toMatchObject({ isTakenBack: true, labelCount: 0 });
    await desk.expectRefused(
      () => desk.takeBack(booked.receiptId, { lineIds: [own[0].id] }),
      'RECEIPT_TAKEN_BACK',
    );
    const { data } = await desk.takeBack(booked.receiptId);
    expect(data).toMatchObject({ order: null, units: 4, withdrawnLabels: 2 });
    expect(await stock(gloves.articleId)).toBe(3);
    expect(await stock(masks.articleId)).toBe(150);
    await desk.expectRefused(() => desk.takeBack(booked.receiptId), 'RECEIPT_TAKEN_BACK');
  });
});

it.each([
  ['update stock_label set withdrawn_at = null', 'is valid, its stock entry'],
  ['delete from receipt_line where reverses is not null', 'of an order was taken back, its receipt was not'],
  ['delete from receipt_line where reverses is not null', 'its receipts say 3 and 0'],
  [
    'update receipt_line set quantity = quantity + 1 where reverses is not null',
    'by its reversals stock entry',
  ],
])('%s is a defect of the ledger', async (plant, text) => {
  await desk.takeBack(receiptId);
  await app.asOwner.run('begin');
  await app.asOwner.run(plant);
  const { defects } = await verifyLedger(app.asOwner);
  await app.asOwner.run('rollback');
  expect(defects.join('\n')).toContain(text);
});
