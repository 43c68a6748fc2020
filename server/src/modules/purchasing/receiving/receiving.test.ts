import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { readSlug } from '../../../testing/catalog-builders.ts';
import { closeWithSoundLedger } from '../../../testing/ledger.ts';
import { aReceivingDesk, type ReceivingDesk, type TestOrder } from '../../../testing/receiving-builders.ts';
import { verifyLedger } from '../../inventory/index.ts';

let app: TestApp;
let desk: ReceivingDesk;
/** Gloves counted as packages, needles as pieces of a pack of 100. */
let gloves: { productId: number; articleId: number };
let needles: { productId: number; articleId: number };
let order: TestOrder;
let ofGloves: number;
let ofNeedles: number;
let storageId: number;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => closeWithSoundLedger(app));
beforeEach(async () => {
  desk = await aReceivingDesk(app);
  [storageId] = desk.storages;
  gloves = await desk.anArticle({ name: 'Handschuhe' });
  needles = await desk.anArticle({
    name: 'Kanülen',
    labelConfiguration: { unitToCount: 'CONSUMPTION_UNIT', unitToLabel: 'STORAGE_PRODUCT' },
    packagingInformation: { consumptionUnitId: 1, consumptionUnitCount: 100, orderUnitId: 2 },
  });
  order = await desk.order([
    { ...gloves, quantity: 10, unitPriceCents: 1234, discountCents: 55 },
    { ...needles, quantity: 3, unitPriceCents: 700 },
  ]);
  [ofGloves, ofNeedles] = order.positions.map(({ id }) => id) as [number, number];
});

const lot = (quantity: number, more: object = {}) => ({ quantity, storageId, ...more });
const stockOf = async ({ articleId }: { articleId: number }) => (await desk.keeper.see(articleId)).stock;
const stocks = async () => [await stockOf(gloves), await stockOf(needles)];
const completed = () =>
  app.asOwner.one<{ state: string; is_completed: boolean }>(
    'select state, completed_at is not null as is_completed from purchase_order where id = $1',
    [order.id],
  );

describe('a receipt', () => {
  it('of a part keeps the order open; the rest closes it', async () => {
    const first = await desk.receive(order.id, [{ positionId: ofGloves, lots: [lot(4)] }], {
      happenedOn: '2026-02-03',
      deliveryNote: 'LS 17',
      note: 'Karton offen',
    });
    expect(first.data.order).toMatchObject({
      state: 'partially-received',
      positions: [
        { received: 4, returned: 0 },
        { received: 0, returned: 0 },
      ],
      receipts: [
        {
          id: first.data.receiptId,
          kind: 'receipt',
          happenedOn: '2026-02-03',
          deliveryNote: 'LS 17',
          note: 'Karton offen',
          bookedBy: 'Anna Berg',
          lines: [{ positionId: ofGloves, articleId: gloves.articleId, quantity: 4 }],
        },
      ],
      history: [
        {
          event: 'partially-received',
          state: 'partially-received',
          user: 'Anna Berg',
          detail: { receiptId: first.data.receiptId, units: 4 },
        },
      ],
    });
    expect(await completed()).toEqual({ state: 'partially-received', is_completed: false });
    const { data } = await desk.receive(order.id, [
      { positionId: ofNeedles, lots: [lot(3)] },
      { positionId: ofGloves, lots: [lot(6)] },
    ]);
    expect(data.order).toMatchObject({ state: 'fully-received', history: [{}, { event: 'fully-received' }] });
    expect(await completed()).toEqual({ state: 'fully-received', is_completed: true });
    expect(await stocks()).toEqual([10, 300]);
  });

  it('keeps what was paid, from whom and with which order, and makes the labels that fall due', async () => {
    const { data } = await desk.receive(order.id, [
      { positionId: ofGloves, lots: [lot(2, { batchNumber: 'A1', expirationDate: '2028-01-31' })] },
      { positionId: ofNeedles, lots: [lot(1)] },
    ]);
    // A permanent label is not printed at goods receipt.
    expect(data.labels).toMatchObject([
      {
        articleId: gloves.articleId,
        articleName: 'Handschuhe',
        batchNumber: 'A1',
        expirationDate: '2028-01-31',
      },
    ]);
    expect(data.labels[0].labelIds).toHaveLength(2);
    const { data: entries } = await desk.keeper.send('GET', `inventory/article/${gloves.articleId}/stock`);
    // 10 × 12.34 less 0.55 are 122.85: 12.29 each.
    expect(entries).toMatchObject([
      {
        stockId: data.labels[0].stockId,
        orderId: order.id,
        orderUnitPriceCents: 1229,
        vendorName: expect.stringMatching(/^Depot/),
        storageName: data.labels[0].storageName,
      },
    ]);
    const { data: movements } = await desk.keeper.send(
      'GET',
      `inventory/article/${needles.articleId}/movements`,
    );
    expect(movements.items).toMatchObject([
      { kind: 'input', type: 'INCOMING_GOODS_FROM_ORDER', amount: 100, canUndo: false },
    ]);
    expect((await desk.keeper.see(needles.articleId)).stockValueCents).toBe(700);
    const bookings = await app.asOwner.rows(
      'select distinct booking_id from stock_movement where article_id = any($1)',
      [[gloves.articleId, needles.articleId]],
    );
    const receipts = await app.asOwner.rows('select booking_id from receipt where id = $1', [data.receiptId]);
    expect(bookings).toEqual(receipts);
  });

  it('may come in several batches, and a part of it is not stored', async () => {
    const { data } = await desk.receive(order.id, [
      {
        positionId: ofGloves,
        lots: [
          lot(4, { batchNumber: 'A', expirationDate: '2028-01-31' }),
          lot(3, { batchNumber: 'B', expirationDate: '2029-01-31', storageId: desk.storages[1] }),
          lot(3, { batchNumber: 'C', storageId: null }),
        ],
      },
    ]);
    expect(data.order.positions[0]).toMatchObject({ received: 10 });
    expect(data.order.receipts[0].lines).toMatchObject([
      { batchNumber: 'A', quantity: 4 },
      { batchNumber: 'B', quantity: 3 },
      { batchNumber: 'C', quantity: 3, storageName: null, stockId: null },
    ]);
    expect(data.labels.map(({ labelIds }: { labelIds: string[] }) => labelIds.length)).toEqual([4, 3]);
    expect(await stockOf(gloves)).toBe(7);
  });

  it('of more than ordered must be confirmed', async () => {
    const positions = [
      { positionId: ofGloves, lots: [lot(6), lot(5)] },
      { positionId: ofNeedles, lots: [lot(3)] },
    ];
    await desk.expectRefused(() => desk.receive(order.id, positions), 'MORE_THAN_ORDERED');
    const { errors } = await desk.receive(order.id, positions);
    expect(errors.params).toEqual({ positions: String(ofGloves) });
    const { data } = await desk.receive(order.id, positions, { acceptsMore: true });
    expect(data.order).toMatchObject({ state: 'fully-received', positions: [{ received: 11 }, {}] });
    expect(await stocks()).toEqual([11, 300]);
  });

  it('of more than ordered leaves open what else was ordered', async () => {
    await desk.receive(order.id, [{ positionId: ofGloves, lots: [lot(25)] }], { acceptsMore: true });
    const { data } = await desk.keeper.send('GET', 'receiving/orders');
    const listed = data.items.find(({ id }: { id: number }) => id === order.id);
    expect(listed).toMatchObject({ state: 'partially-received', units: 13, receivedUnits: 10 });
  });

  it('of something that is no article, or not kept in stock, is only counted', async () => {
    const unused = await desk.anArticle({ useInventory: false });
    const other = await desk.order([
      { productId: null, quantity: 2 },
      { ...unused, quantity: 2 },
    ]);
    const wanted = (where: number | null) =>
      other.positions.map(({ id }) => ({ positionId: id, lots: [lot(2, { storageId: where })] }));
    const refused = () => desk.receive(other.id, wanted(storageId));
    await desk.expectRefused(refused, 'POSITION_NOT_AN_ARTICLE', 'positions.0.lots.0.storageId');
    await desk.expectRefused(refused, 'ARTICLE_NOT_IN_INVENTORY', 'positions.1.lots.0.storageId');
    const { data } = await desk.receive(other.id, wanted(null));
    expect(data).toMatchObject({ order: { state: 'fully-received' }, labels: [] });
  });

  it('can be booked as soon as the position was made an article', async () => {
    const article = await desk.anArticle();
    await desk.keeper.send('DELETE', `inventory/article/${article.articleId}`);
    const other = await desk.order([{ productId: article.productId, quantity: 1 }], 'open');
    const book = () => desk.receive(other.id, [{ positionId: other.positions[0]?.id, lots: [lot(1)] }]);
    await desk.expectRefused(book, 'POSITION_NOT_AN_ARTICLE', 'positions.0.lots.0.storageId');
    const slug = await readSlug(app, article.productId);
    const articleId = await desk.keeper.anArticle({ catalogOrigin: { catalogProductSlug: slug } });
    expect((await book()).data.order.state).toBe('fully-received');
    expect(await stockOf({ articleId })).toBe(1);
  });

  it('names batch and expiry where the article asks for them, at their rows', async () => {
    const filling = await desk.anArticle({
      documentation: { hasBatchObligation: true, hasExpiryDateObligation: true },
    });
    const other = await desk.order([{ ...filling, quantity: 9 }]);
    const receive = (lots: object[]) =>
      desk.receive(other.id, [{ positionId: other.positions[0]?.id, lots }]);
    const good = lot(1, { batchNumber: 'A', expirationDate: '2029-01-31' });
    const { status, errors } = await receive([good, lot(1), lot(1, { batchNumber: ' ' })]);
    expect(status).toBe(422);
    expect(errors.map(({ field, code }: Record<string, string>) => [field, code])).toEqual([
      ['positions.0.lots.1.batchNumber', 'BATCH_REQUIRED'],
      ['positions.0.lots.1.expirationDate', 'EXPIRY_REQUIRED'],
      ['positions.0.lots.2.batchNumber', 'BATCH_REQUIRED'],
      ['positions.0.lots.2.expirationDate', 'EXPIRY_REQUIRED'],
    ]);
    expect(errors[0].user_details).toBe('enter batch number of article');
    // Goods that are not stored need neither.
    expect((await receive([good, lot(1, { storageId: null })])).status).toBe(200);
  });
});

describe('what an order counts', () => {
  it('is not taken back by an undo of stock; a correction is possible', async () => {
    const { data } = await desk.receive(order.id, [{ positionId: ofGloves, lots: [lot(4)] }]);
    const { stockId } = data.order.receipts[0].lines[0];
    const { booking_id } = await app.asOwner.one<{ booking_id: string }>(
      'select booking_id from receipt where id = $1',
      [data.receiptId],
    );
    const { keeper } = desk;
    await desk.expectRefused(() => keeper.send('DELETE', `stock/input/${stockId}`), 'BOOKED_WITH_ORDER');
    await desk.expectRefused(() => keeper.send('POST', `stock/undo/${booking_id}`), 'BOOKED_WITH_ORDER');
    expect((await keeper.send('POST', 'stock/correction', { stockId, amount: 3 })).data.stock).toBe(3);
  });

  it('is held against its receipts and the ledger by verify-ledger', async () => {
    await desk.receive(order.id, [{ positionId: ofGloves, lots: [lot(4)] }]);
    const plant = async (sql: string) => {
      await app.asOwner.run('begin');
      await app.asOwner.run(sql, [ofGloves]);
      const { defects } = await verifyLedger(app.asOwner);
      await app.asOwner.run('rollback');
      return defects.join('\n');
    };
    expect(await plant('update order_position set received = 5, returned = 1 where id = $1')).toMatch(
      /order T-\d+: position 1 counts 5 received and 1 returned, its receipts say 4 and 0$/,
    );
    expect(await plant('update receipt_line set quantity = 3 where position_id = $1')).toMatch(
      /article \d+ \(Handschuhe\): by its receipts stock entry \d+ moved 3, the ledger says 4/,
    );
  });
});
