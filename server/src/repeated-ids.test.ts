// Tests that a row named twice in one request is refused or handled once; it never breaks a call.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './testing/app.ts';
import { readSlug } from './testing/catalog-builders.ts';
import { closeWithSoundLedger } from './testing/ledger.ts';
import { aReceivingDesk, type ReceivingDesk } from './testing/receiving-builders.ts';

let app: TestApp;
let desk: ReceivingDesk;
let articleId: number;
let productId: number;
/** Article without stock, which is therefore on the re-order list. */
let emptyId: number;
let storageId: number;
beforeAll(async () => {
  app = await startTestApp();
  desk = await aReceivingDesk(app);
  [storageId] = desk.storages;
  ({ articleId, productId } = await desk.anArticle());
  emptyId = (await desk.anArticle()).articleId;
});
afterAll(() => closeWithSoundLedger(app));

const twice = <Item>(item: Item): [Item, Item] => [item, item];

/** Records that the requests refer to, created anew for each of them. */
interface Scene {
  readonly stockId: number;
  readonly labelId: string;
  readonly orderId: number;
  readonly positionId: number;
  readonly receiptId: number;
  /** Receipt of the order. */
  readonly receivedId: number;
  readonly lineId: number;
  readonly version: number;
  readonly slug: string;
}

async function makeScene(): Promise<Scene> {
  const { stockId, labelIds } = await desk.keeper.bookIn(articleId, 3, storageId);
  const order = await desk.order([{ productId, quantity: 4 }]);
  const positionId = order.positions[0]?.id ?? 0;
  const lots = [{ quantity: 1, storageId }];
  const { data } = await desk.receive(order.id, [{ positionId, lots }]);
  return {
    stockId,
    labelId: labelIds[0] ?? '',
    orderId: order.id,
    positionId,
    receiptId: data.receiptId,
    receivedId: data.order.receipts[0].lines[0].stockId,
    lineId: data.order.receipts[0].lines[0].id,
    version: (await desk.keeper.see(articleId)).version,
    slug: await readSlug(app, productId),
  };
}

const thresholds = { minimumStock: { amount: 1 }, warningStock: { amount: 2 }, idealStock: { amount: 3 } };

test.each<['POST' | 'PUT', string | ((scene: Scene) => string), (scene: Scene) => object, number]>([
  [
    'POST',
    'reports/inventory/prices',
    ({ stockId }) => ({ prices: twice({ stockId, orderUnitPriceCents: 100 }) }),
    422,
  ],
  ['PUT', 'reorder', () => ({ articleIds: twice(emptyId), snooze: { untilStockFalls: true } }), 200],
  ['POST', 'reorder/cart', () => ({ lines: twice({ articleId, quantity: 1 }) }), 422],
  ['POST', 'reorder/fill-up', () => ({ articleIds: twice(articleId) }), 200],
  ['POST', 'quick-order/lists', () => ({ name: 'Zweimal', lines: twice({ productId, quantity: 1 }) }), 200],
  ['POST', 'basket/position/buffered/discard', () => ({ ids: twice(1) }), 404],
  ['POST', 'basket/position/buffered/cart', () => ({ ids: twice(1) }), 404],
  [
    'POST',
    ({ orderId }) => `orders/${orderId}/confirmation`,
    ({ positionId }) => ({ positions: twice({ positionId, confirmedQuantity: 1 }) }),
    422,
  ],
  [
    'POST',
    ({ orderId }) => `receiving/orders/${orderId}`,
    ({ positionId }) => ({ positions: twice({ positionId, lots: [{ quantity: 1, storageId }] }) }),
    422,
  ],
  [
    'POST',
    ({ orderId }) => `receiving/orders/${orderId}/returns`,
    ({ positionId, receivedId: stockId }) => ({ positions: twice({ positionId, stockId, quantity: 1 }) }),
    422,
  ],
  [
    'POST',
    'receiving/outside',
    () => ({ articles: twice({ articleId, lots: [{ quantity: 1, storageId }] }) }),
    200,
  ],
  [
    'POST',
    ({ receiptId }) => `receiving/receipts/${receiptId}/reversal`,
    ({ lineId }) => ({ lineIds: twice(lineId) }),
    200,
  ],
  ['POST', 'inventory/article/bulk', () => ({ articleIds: twice(articleId), useInventory: true }), 200],
  ['PUT', 'thresholds', ({ version }) => ({ articles: twice({ articleId, version, ...thresholds }) }), 422],
  ['POST', 'inventory/article', () => ({ articles: twice({ name: 'Zweimal', catalogOrigin: null }) }), 200],
  ['POST', 'labels/printed', ({ labelId }) => ({ labels: twice({ kind: 'unit', labelId }) }), 200],
  ['POST', 'labels/waived', ({ labelId }) => ({ labels: twice({ kind: 'unit', labelId }) }), 200],
  ['POST', 'api-tokens', () => ({ name: 'Zweimal', scopes: twice('inventory.read') }), 200],
])('%s %s', async (method, url, body, expected) => {
  const scene = await makeScene();
  const { status, errors } = await desk.keeper.send(
    method,
    typeof url === 'string' ? url : url(scene),
    body(scene),
  );
  expect(status, JSON.stringify(errors)).toBe(expected);
});
