// Answers to devices: no prices, discounts or values, whatever call they make. A device is within anybody's reach in
// the treatment room.
import { allCalls } from '@praxora/contract/calls';
import { bases, type Call, type Method } from '@praxora/contract/shared/call';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anAddress, anOffer, aVendor } from '../../../testing/catalog-builders.ts';
import { aDevice, type TestDevice } from '../../../testing/device-builders.ts';
import { aReceivingDesk, type ReceivingDesk } from '../../../testing/receiving-builders.ts';

/** In no id, amount or time: where it turns up, a price got through. */
const priceCents = 76_543_21;
const moneyNames = /price|cents|value|discount|saving|surcharge|shipping|vat(Class|Percent)|tiers/i;

const openCalls = allCalls.map(({ call }) => call).filter((call: Call) => call.isForDevices);
const nameOf = ({ method, base, path }: Call) => `${method} ${bases[base]}${path}`;

let app: TestApp;
let desk: ReceivingDesk;
let device: TestDevice;
beforeAll(async () => {
  app = await startTestApp();
  desk = await aReceivingDesk(app);
  device = await aDevice(app, desk.keeper);
});
afterAll(() => app.close());

function fieldNames(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  if (Array.isArray(data)) return data.flatMap(fieldNames);
  return Object.entries(data).flatMap(([name, value]) => [name, ...fieldNames(value)]);
}

test('no call that is open to devices has a field for money in what they get', () => {
  for (const call of openCalls) {
    const schema = z.toJSONSchema(call.dataForDevices ?? call.data, { io: 'output', unrepresentable: 'any' });
    expect(
      fieldNames(schema).filter((name) => moneyNames.test(name)),
      nameOf(call),
    ).toEqual([]);
  }
});

test('a device that makes every call it may make sees nothing of what things cost', async () => {
  const asked = new Set<string>();
  async function ask(method: Method, path: string, params: string[] = [], body?: object) {
    asked.add(`${method} /pro/${path.split('?')[0]}`);
    const url = params.reduce((text, param) => text.replace(/\{\w+\}/, param), `/pro/${path}`);
    const answer = await device.call(method, url, body);
    expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBe(200);
    expect(answer.body, url).not.toContain(String(priceCents));
    const { data } = answer.json();
    expect(
      fieldNames(data).filter((name) => moneyNames.test(name)),
      url,
    ).toEqual([]);
    return data;
  }

  const { articleId, productId } = await desk.anArticle({ name: 'Handschuhe' });
  const vendorId = await aVendor(app);
  await anOffer(app, productId, vendorId, { tiers: [[1, priceCents]] });
  await anAddress(app, desk.keeper.user.practiceId);
  await app.asOwner.run(`update product set gtin = '4012345678901' where id = $1`, [productId]);
  const { id: orderId, positions } = await desk.order([
    { productId, quantity: 4, unitPriceCents: priceCents },
  ]);
  const [storageId] = desk.storages;

  // Goods come in, with their price.
  expect((await ask('GET', 'receiving/orders')).items).toHaveLength(1);
  expect((await ask('GET', 'receiving/orders/{orderId}', [`${orderId}`])).positions).toHaveLength(1);
  expect((await ask('GET', 'receiving/find?gtin=4012345678901')).positions).toHaveLength(1);
  const lots = [{ quantity: 4, storageId, batchNumber: 'L1', expirationDate: '2031-01-31' }];
  await ask('POST', 'receiving/orders/{orderId}', [`${orderId}`], {
    positions: [{ positionId: positions[0]?.id, lots }],
  });
  const known = await desk.keeper.send('GET', `inventory/article/${articleId}/stock`);
  expect(known.data[0].orderUnitPriceCents, 'a user sees the price').toBe(priceCents);

  expect(await ask('GET', 'storages')).toMatchObject([{ articleCount: 1 }, {}]);
  const [entry] = await ask('GET', 'inventory/article/{articleId}/stock', [`${articleId}`]);
  expect(entry.amount).toBe(4);
  expect(await ask('GET', 'search/inventory-article?query=Handschuhe')).toHaveLength(1);
  expect((await ask('GET', 'inventory/scan?gtin=4012345678901')).articles).toHaveLength(1);
  expect((await ask('GET', 'scan/look-up?gtin=4012345678901')).articles).toHaveLength(1);
  expect((await ask('GET', 'scan/articles')).articles).toHaveLength(1);
  await ask('POST', 'inventory/article/{articleId}/codes', [`${articleId}`], { number: 'AUF-1' });
  await ask('GET', 'scan/device');

  const { bookingId } = await ask('POST', 'stock/consumption', [], { stockId: entry.stockId });
  await ask('POST', 'stock/undo/{bookingId}', [bookingId]);

  await app.asOwner.run('update article set use_within_days = 30 where id = $1', [articleId]);
  const opened = await ask('POST', 'stock/open', [], { stockId: entry.stockId });
  await ask('POST', 'stock/undo/{bookingId}', [opened.bookingId]);

  const moves = [{ stockId: entry.stockId, storageId: desk.storages[1] }];
  const moved = await ask('POST', 'stock/moves', [], { moves });
  await ask('POST', 'stock/undo/{bookingId}', [moved.bookingId]);
  await ask('GET', 'stock/pick-list');

  const { putId } = await ask('POST', 'reorder', [], { articleId, quantity: 2 });
  expect((await ask('GET', 'reorder')).rows).toHaveLength(1);
  await ask('DELETE', 'reorder/put/{putId}', [`${putId}`]);
  const aside = await ask('POST', 'basket/position/buffered', [], { articleId, quantity: 1 });
  expect(await ask('GET', 'basket/position/buffered')).toHaveLength(1);
  await ask('DELETE', 'basket/position/buffered/{id}', [`${aside.id}`]);

  const { id } = await ask('POST', 'stocktakings', [], { storageId });
  await ask('GET', 'stocktakings');
  await ask('GET', 'stocktakings/{stocktakingId}', [`${id}`]);
  await ask('POST', 'stocktakings/{stocktakingId}/labels', [`${id}`], { labelId: entry.labelIds[0] });
  await ask('PUT', 'stocktakings/{stocktakingId}/entries/{stockId}', [`${id}`, `${entry.stockId}`], {
    counted: 4,
  });
  await ask('POST', 'stocktakings/{stocktakingId}/book', [`${id}`]);

  expect([...asked].sort()).toEqual(openCalls.map(nameOf).sort());
});
