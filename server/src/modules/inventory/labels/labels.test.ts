// Labels due and printed, over HTTP: after a receipt, after goods without an order, again, and while the switch is off.
import { testLabelId } from '@praxora/barcode/label-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aReceivingDesk, type ReceivingDesk } from '../../../testing/receiving-builders.ts';
import { recordStatements } from '../../../testing/statements.ts';

let app: TestApp;
let desk: ReceivingDesk;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  desk = await aReceivingDesk(app);
});

const withBatchLabels = {
  documentation: {
    hasBatchObligation: false,
    hasExpiryDateObligation: false,
    hasBatchLabel: true,
    numberOfBatchLabelPrints: 3,
  },
};
const get = (url: string, who = desk) => who.keeper.send('GET', url);
const due = async (who = desk) => (await get('labels/due', who)).data;
const printed = (labels: object[], key?: string) =>
  desk.keeper.send('POST', 'labels/printed', { labels }, key);

/** An order of packages in two batches, an article with a shelf label beside it; all booked in. */
async function aDelivery(packs = 8) {
  const gloves = await desk.anArticle({ name: 'Nitrila Blau M', ...withBatchLabels });
  const wipes = await desk.anArticle({
    name: 'Wipora Tücher',
    labelConfiguration: { unitToLabel: 'STORAGE_PRODUCT' },
  });
  const order = await desk.order([
    { productId: gloves.productId, quantity: packs + 4 },
    { productId: wipes.productId, quantity: 2 },
  ]);
  const [storageId, other] = desk.storages;
  const { data } = await desk.receive(order.id, [
    {
      positionId: order.positions[0]?.id,
      lots: [
        { quantity: packs, batchNumber: 'NB26-0912', expirationDate: '2028-10-31', storageId },
        { quantity: 4, batchNumber: 'NB26-1007', expirationDate: '2029-03-31', storageId: other },
      ],
    },
    { positionId: order.positions[1]?.id, lots: [{ quantity: 2, storageId }] },
  ]);
  return { orderId: order.id, receiptId: data.receiptId as number, gloves, wipes };
}

it('after a receipt labels are due on the order, by article and kind, and never those of a shelf', async () => {
  const { orderId, gloves } = await aDelivery();
  const { data } = await get(`orders/${orderId}/labels`);
  expect(data).toMatchObject({ count: 18, due: 18 });
  expect(data.groups).toHaveLength(1);
  expect(data.groups[0]).toMatchObject({ articleId: gloves.articleId, name: 'Nitrila Blau M' });
  expect(
    data.groups[0].rows.map((row: Record<string, unknown>) => [
      row.kind,
      row.batchNumber,
      row.expirationDate,
      row.due,
    ]),
  ).toEqual([
    ['unit', 'NB26-0912', '2028-10-31', 8],
    ['unit', 'NB26-1007', '2029-03-31', 4],
    ['batch', 'NB26-0912', '2028-10-31', 3],
    ['batch', 'NB26-1007', '2029-03-31', 3],
  ]);
  for (const { code } of data.groups[0].rows[0].labels) expect(code).toMatch(/^[0-9a-f]{64}$/);
  expect(await due()).toMatchObject({ labels: 18, withoutOrder: 0, orders: [{ orderId, labels: 18 }] });
});

it('what was printed is no longer due, once for one key, and says when and by whom; the rest stays', async () => {
  const { orderId } = await aDelivery();
  const { rows } = (await get(`orders/${orderId}/labels`)).data.groups[0];
  const labels = [
    ...rows[0].labels.map(({ labelId }: { labelId: string }) => ({ kind: 'unit', labelId })),
    { kind: 'batch', stockId: rows[2].stockId, copies: 3 },
  ];
  const first = await printed(labels, 'print-key-1');
  expect(first.data).toEqual({ labels: 11, due: 7 });
  expect(await printed(labels, 'print-key-1')).toEqual(first);
  const after = (await get(`orders/${orderId}/labels`)).data;
  expect(after.due).toBe(7);
  expect(after.groups[0].rows[0].labels[0]).toMatchObject({
    isDue: false,
    printed: { at: expect.any(String), by: expect.any(String) },
  });
  expect(after.groups[0].rows[2].printed).not.toBeNull();
  expect(after.groups[0].rows[1].labels[0].printed).toBeNull();
  // Not wanted: gone from what waits, still there to be printed.
  const rest = [{ kind: 'unit', labelId: rows[1].labels[0].labelId }];
  expect((await desk.keeper.send('POST', 'labels/waived', { labels: rest })).data).toEqual({
    labels: 1,
    due: 6,
  });
});

it('goods without an order, and stock booked in by hand, are due without one; of a receipt they are listed alone', async () => {
  const { articleId } = await desk.anArticle({ name: 'Ampullen', ...withBatchLabels });
  const [storageId] = desk.storages;
  const { data } = await desk.keeper.send('POST', 'receiving/outside', {
    articles: [{ articleId, lots: [{ quantity: 2, batchNumber: 'A1', storageId }] }],
  });
  const { stockId } = await desk.keeper.bookIn(articleId, 3, storageId, { batchNumber: 'A2' });
  expect(await due()).toEqual({ labels: 11, withoutOrder: 11, orders: [] });
  expect((await get(`labels?receiptId=${data.receiptId}`)).data.due).toBe(5);
  expect((await get(`labels?stockId=${stockId}`)).data).toMatchObject({ count: 6, due: 6 });
  expect((await get('labels?withoutOrder=true')).data.due).toBe(11);
  // Used up: nothing is left to stick a label on, but the batch is still to be recorded.
  await desk.keeper.send('POST', 'stock/consumption', { stockId, amount: 3 });
  expect((await get(`labels?stockId=${stockId}`)).data).toMatchObject({ count: 3, due: 3 });
  // Taken back: nothing of it is left.
  await desk.takeBack(data.receiptId);
  expect((await due()).labels).toBe(3);
});

it('a shelf label is there as soon as it is chosen, is never edited, and is printed from its article or storage', async () => {
  const [storageId] = desk.storages;
  const { articleId } = await desk.anArticle({
    name: 'Wipora Tücher',
    labelConfiguration: { unitToLabel: 'STORAGE_PRODUCT' },
    storageConfiguration: { defaultStorageId: storageId },
    notificationInformation: {
      notificationsEnabled: true,
      minimumStock: { amount: 4, unitId: 2 },
      warningStock: { amount: 6, unitId: 2 },
      idealStock: { amount: 12, unitId: 2 },
    },
  });
  const { permanentLabelId, version: _version, ...article } = await desk.keeper.see(articleId);
  expect(permanentLabelId).toMatch(/^PX[0-9A-Z]{9}$/);
  await desk.keeper.send('PUT', 'inventory/article', { ...article, id: articleId, name: 'Wipora' });
  expect((await desk.keeper.see(articleId)).permanentLabelId).toBe(permanentLabelId);
  const list = (await get(`labels?articleIds=${articleId}`)).data;
  expect(list.groups[0].rows).toMatchObject([
    {
      kind: 'shelf',
      due: 0,
      labels: [{ labelId: permanentLabelId, printed: null }],
      thresholds: { minimum: 4, warning: 6, ideal: 12 },
    },
  ]);
  await printed([{ kind: 'shelf', articleId }]);
  const again = (await get(`labels?storageId=${storageId}`)).data;
  expect(again.groups[0].rows[0].labels[0].printed).not.toBeNull();
  // An article labelled per package has no permanent label; it gets one when that is chosen later.
  const plain = await desk.anArticle();
  expect((await desk.keeper.see(plain.articleId)).permanentLabelId).toBeNull();
  const { version: _other, ...plainArticle } = await desk.keeper.see(plain.articleId);
  const { data: changed } = await desk.keeper.send('PUT', 'inventory/article', {
    ...plainArticle,
    id: plain.articleId,
    labelConfiguration: { ...plainArticle.labelConfiguration, unitToLabel: 'STORAGE_PRODUCT' },
  });
  expect(changed.permanentLabelId).toMatch(/^PX[0-9A-Z]{9}$/);
});

describe('nobody else', () => {
  it('sees or prints labels of a foreign practice', async () => {
    const { orderId, receiptId, gloves } = await aDelivery(1);
    const { rows } = (await get(`orders/${orderId}/labels`)).data.groups[0];
    const stranger = await aReceivingDesk(app);
    for (const url of [
      `orders/${orderId}/labels`,
      `labels?receiptId=${receiptId}`,
      `labels?stockId=${rows[0].stockId}`,
      `labels?articleIds=${gloves.articleId}`,
      `labels?storageId=${desk.storages[0]}`,
    ])
      expect((await get(url, stranger)).status, url).toBe(404);
    for (const choice of [
      { kind: 'unit', labelId: rows[0].labels[0].labelId },
      { kind: 'batch', stockId: rows[0].stockId, copies: 1 },
      { kind: 'shelf', articleId: gloves.articleId },
    ])
      for (const url of ['labels/printed', 'labels/waived'])
        expect((await stranger.keeper.send('POST', url, { labels: [choice] })).status).toBe(404);
    expect(await due(stranger)).toMatchObject({ labels: 0 });
  });
});

it('while the switch is off nothing is due or printed, ids are made all the same', async () => {
  await desk.keeper.send('POST', 'features', { activateLabelPrinting: false });
  const { orderId } = await aDelivery(1);
  expect(await due()).toEqual({ labels: 0, withoutOrder: 0, orders: [] });
  for (const [method, url, body] of [
    ['GET', `orders/${orderId}/labels`, undefined],
    ['GET', 'labels/test', undefined],
    ['POST', 'labels/printed', { labels: [{ kind: 'unit', labelId: testLabelId }] }],
    ['POST', 'labels/zpl', { size: '30334', dpi: 203 }],
    ['PUT', 'labels/printing-defaults', { defaults: null }],
  ] as const)
    expect((await desk.keeper.send(method, url, body)).errors.code, url).toBe('FEATURE_OFF');
  await desk.keeper.send('POST', 'features', { activateLabelPrinting: true });
  expect((await due()).labels).toBe(11);
});

it('the test label books nothing, and a scan says so', async () => {
  const { data } = await get('labels/test');
  expect(data.labelId).toBe(testLabelId);
  expect((await desk.keeper.send('POST', 'stock/consumption', { labelId: testLabelId })).errors.code).toBe(
    'TEST_LABEL',
  );
  expect((await get(`inventory/scan?labelId=${testLabelId}`)).data.label).toMatchObject({ isTest: true });
});

it('300 labels take as few statements as three', async () => {
  const few = await aDelivery(3);
  const many = await aDelivery(300);
  const counts = [];
  for (const { orderId } of [few, many]) {
    const { data } = await get(`orders/${orderId}/labels`);
    const labels = data.groups[0].rows[0].labels.map(({ labelId }: { labelId: string }) => ({
      kind: 'unit',
      labelId,
    }));
    counts.push([
      (await recordStatements(() => get(`orders/${orderId}/labels`))).length,
      (await recordStatements(() => printed(labels))).length,
    ]);
  }
  expect(counts[1]).toEqual(counts[0]);
});

describe('labels to print are counted from what lies there', () => {
  const unitsDue = async () => (await due()).labels;
  async function booked(amount: number, wish: object = {}) {
    const articleId = await desk.keeper.anArticle(wish);
    return { articleId, ...(await desk.keeper.bookIn(articleId, amount, desk.storages[0])) };
  }

  it('not from what came once', async () => {
    const { articleId, stockId } = await booked(10);
    expect(await unitsDue()).toBe(10);
    await desk.keeper.send('POST', 'stock/consumption', { articleId, amount: 7 });
    expect(await unitsDue()).toBe(3);
    const { groups, due: listed } = (await get(`labels?stockId=${stockId}`)).data;
    expect([listed, groups[0].rows[0].labels.length]).toEqual([3, 3]);
    await printed(
      groups[0].rows[0].labels.map(({ labelId }: { labelId: string }) => ({ kind: 'unit', labelId })),
    );
    expect(await unitsDue(), 'all that lies there has its label').toBe(0);
    expect((await get('labels?withoutOrder=true')).data).toMatchObject({ groups: [], due: 0 });
  });

  it('a label whose pack was taken by scanning it is not printed again; one more is due for what is left', async () => {
    const { labelIds, articleId } = await booked(4);
    const [first = '', second = ''] = labelIds.toSorted();
    await printed([first, second].map((labelId) => ({ kind: 'unit', labelId })));
    expect(await unitsDue()).toBe(2);
    await desk.keeper.send('POST', 'stock/consumption', { labelId: first });
    expect(await unitsDue()).toBe(2);
    const { data } = await desk.keeper.send('POST', 'stock/consumption', { articleId, amount: 1 });
    expect(await unitsDue()).toBe(1);
    await desk.keeper.send('POST', `stock/undo/${data.bookingId}`);
    expect(await unitsDue()).toBe(2);
  });

  it('a pack that is begun keeps its label', async () => {
    const { labelIds } = await booked(100, {
      labelConfiguration: { unitToCount: 'CONSUMPTION_UNIT', unitToLabel: 'SALES_UNIT' },
      packagingInformation: { consumptionUnitId: 1, consumptionUnitCount: 50, orderUnitId: 2 },
    });
    await desk.keeper.send('POST', 'stock/consumption', { labelId: labelIds[0], amount: 49 });
    expect(await unitsDue()).toBe(2);
    await desk.keeper.send('POST', 'stock/consumption', { labelId: labelIds[0], amount: 1 });
    expect(await unitsDue()).toBe(1);
  });
});
