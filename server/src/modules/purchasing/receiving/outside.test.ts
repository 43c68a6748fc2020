// Goods without an order, and what a scanned number finds.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aVendor } from '../../../testing/catalog-builders.ts';
import { closeWithSoundLedger } from '../../../testing/ledger.ts';
import { aReceivingDesk, type ReceivingDesk } from '../../../testing/receiving-builders.ts';

let app: TestApp;
let desk: ReceivingDesk;
let storageId: number;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => closeWithSoundLedger(app));
beforeEach(async () => {
  desk = await aReceivingDesk(app);
  [storageId] = desk.storages;
});

describe('goods without an order', () => {
  const book = (articles: readonly object[], more: object = {}) =>
    desk.keeper.send('POST', 'receiving/outside', { articles, ...more });

  it('become stock of their own receipt, with vendor and price or without', async () => {
    const vendorId = await aVendor(app, { name: 'Laden um die Ecke' });
    const { articleId } = await desk.anArticle();
    const plain = await desk.anArticle();
    const { data } = await book(
      [
        {
          articleId,
          orderUnitPriceCents: 350,
          lots: [
            { quantity: 2, storageId, batchNumber: 'A' },
            { quantity: 1, storageId: null },
          ],
        },
        { articleId: plain.articleId, lots: [{ quantity: 1, storageId }] },
      ],
      { vendorId, deliveryNote: 'Bon 4', happenedOn: '2026-05-06' },
    );
    expect(data.labels.map(({ labelIds }: { labelIds: string[] }) => labelIds.length)).toEqual([2, 1]);
    const { data: stock } = await desk.keeper.send('GET', `inventory/article/${articleId}/stock`);
    expect(stock).toMatchObject([
      { amount: 2, vendorName: 'Laden um die Ecke', orderId: null, orderUnitPriceCents: 350 },
    ]);
    expect((await desk.keeper.see(plain.articleId)).stockValueCents).toBe(0);
    const { data: movements } = await desk.keeper.send('GET', `inventory/article/${articleId}/movements`);
    expect(movements.items).toMatchObject([
      { type: 'INCOMING_GOODS_FROM_OUTSIDE_ORDER', happenedOn: '2026-05-06', canUndo: true },
    ]);
    expect(await desk.traces()).toMatchObject({ receipts: 1, lines: 3, entries: 2, events: 0 });
    // No order counts it: it can be cancelled like any input.
    expect((await desk.keeper.send('DELETE', `stock/input/${stock[0].stockId}`)).data.stock).toBe(0);
  });

  it('are refused row by row, with nothing booked', async () => {
    const { articleId } = await desk.anArticle({ documentation: { hasBatchObligation: true } });
    const fine = await desk.anArticle();
    const other = await aReceivingDesk(app);
    const foreign = await other.anArticle();
    const lots = [{ quantity: 1, storageId }];
    const good = { articleId: fine.articleId, lots };
    const refused = (articles: readonly object[], code: string, field?: string, more: object = {}) =>
      desk.expectRefused(() => book(articles, more), code, field);
    await refused([], 'RECEIPT_EMPTY');
    await refused([{ ...good, lots: [] }], 'RECEIPT_EMPTY');
    await refused([good, { articleId, lots }], 'BATCH_REQUIRED', 'articles.1.lots.0.batchNumber');
    await refused([good, { articleId: foreign.articleId, lots }], 'NOT_FOUND', 'articles.1.articleId');
    await refused(
      [{ ...good, lots: [{ quantity: 1, storageId: other.storages[0] }] }],
      'NOT_FOUND',
      'articles.0.lots.0.storageId',
    );
    await refused([good], 'NOT_FOUND', 'vendorId', { vendorId: 2_000_000_000 });
    await refused([good], 'DATE_IN_FUTURE', 'happenedOn', { happenedOn: '2199-01-01' });
    await refused([good], 'DATE_BEFORE_PRACTICE', 'happenedOn', { happenedOn: '2019-12-31' });
    await refused([good, { ...good, lots: [{ quantity: 2001, storageId }] }], 'TOO_MANY_LABELS');
  });
});

describe('a scanned number', () => {
  const find = async (query: string) => (await desk.keeper.send('GET', `receiving/find?${query}`)).data;

  it('finds positions that can be received, what is missing first, and articles', async () => {
    const gloves = await desk.anArticle({ name: 'Handschuhe', manufacturerNumber: 'AB-12/3' });
    await app.asOwner.run(`update product set gtin = '04012345678901', pzn = '12345678' where id = $1`, [
      gloves.productId,
    ]);
    const wish = { ...gloves, quantity: 1, manufacturerNumber: 'AB-12/3', vendorOrderNumber: 'V 77' };
    const complete = await desk.order([wish, { productId: null, quantity: 1 }], 'ordered');
    await desk.receive(complete.id, [
      { positionId: complete.positions[0]?.id, lots: [{ quantity: 1, storageId }] },
    ]);
    const open = await desk.order([wish], 'open');
    for (const state of ['fully-received', 'cancelled', 'pending-approval', 'transmitting'] as const)
      await desk.order([wish], state);
    const found = {
      positions: [open, complete].map(({ id, positions }) => ({
        orderId: id,
        orderNumber: expect.any(String),
        vendorName: expect.stringMatching(/^Depot/),
        positionId: positions[0]?.id,
      })),
      articles: [{ id: gloves.articleId, name: 'Handschuhe' }],
    };
    for (const query of ['gtin=4012345678901', 'gtin=04012345678901', 'pzn=12345678', 'number=ab123'])
      expect(await find(query)).toEqual(found);
    expect(await find('number=V77')).toEqual({ ...found, articles: [] });
    expect(await find('gtin=00000000&number=---')).toEqual({ positions: [], articles: [] });
    const stranger = await aReceivingDesk(app);
    const { data } = await stranger.keeper.send('GET', 'receiving/find?pzn=12345678');
    expect(data).toEqual({ positions: [], articles: [] });
  });

  it('must be one', async () => {
    for (const query of ['', 'gtin=12', 'pzn=abc', 'number=%20'])
      expect((await desk.keeper.send('GET', `receiving/find?${query}`)).status).toBe(422);
  });
});
