// Calls open to a device: those its modes need, and nothing else.
import { allCalls } from '@praxora/contract/calls';
import { bases } from '@praxora/contract/shared/call';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApiDocument } from '../../../platform/http/openapi.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aBuyer, readRefusal } from '../../../testing/cart-builders.ts';
import { aDevice, type TestDevice } from '../../../testing/device-builders.ts';

let app: TestApp;
let device: TestDevice;
beforeAll(async () => {
  app = await startTestApp();
  device = await aDevice(app, await aBuyer(app));
});
afterAll(() => app.close());

const calls = allCalls.filter(({ call }) => call.access !== 'anonymous');
const nameOf = ({ call }: (typeof calls)[number]) => `${call.method} ${bases[call.base]}${call.path}`;

describe('a device', () => {
  test('may do these things', () => {
    expect(
      calls
        .filter(({ call }) => call.isForDevices)
        .map(nameOf)
        .sort(),
    ).toEqual([
      'DELETE /pro/basket/position/buffered/{id}',
      'DELETE /pro/reorder/put/{putId}',
      'GET /pro/basket/position/buffered',
      'GET /pro/inventory/article/{articleId}/stock',
      'GET /pro/inventory/scan',
      'GET /pro/receiving/find',
      'GET /pro/receiving/orders',
      'GET /pro/receiving/orders/{orderId}',
      'GET /pro/reorder',
      'GET /pro/scan/articles',
      'GET /pro/scan/device',
      'GET /pro/scan/look-up',
      'GET /pro/search/inventory-article',
      'GET /pro/stock/pick-list',
      'GET /pro/stocktakings',
      'GET /pro/stocktakings/{stocktakingId}',
      'GET /pro/storages',
      'POST /pro/basket/position/buffered',
      'POST /pro/inventory/article/{articleId}/codes',
      'POST /pro/receiving/orders/{orderId}',
      'POST /pro/reorder',
      'POST /pro/stock/consumption',
      'POST /pro/stock/moves',
      'POST /pro/stock/open',
      'POST /pro/stock/undo/{bookingId}',
      'POST /pro/stocktakings',
      'POST /pro/stocktakings/{stocktakingId}/book',
      'POST /pro/stocktakings/{stocktakingId}/labels',
      'PUT /pro/stocktakings/{stocktakingId}/entries/{stockId}',
    ]);
  });

  test('gets an answer to these, and to no other call of the product', async () => {
    for (const named of calls) {
      const { call } = named;
      const url = bases[call.base] + call.path.replace(/\{\w+\}/g, '999999');
      const answer = await device.call(call.method, url);
      if (call.isForDevices) expect([401, 403, 500], nameOf(named)).not.toContain(answer.statusCode);
      else expect(readRefusal(answer), nameOf(named)).toEqual([403, 'DEVICE_NOT_ALLOWED']);
    }
  });

  test('stands in the OpenAPI document at the calls that are open to it', () => {
    const { paths } = openApiDocument('1') as {
      paths: Record<string, Record<string, { security: Record<string, unknown>[] }>>;
    };
    for (const { call } of calls) {
      const { security = [] } = paths[bases[call.base] + call.path]?.[call.method.toLowerCase()] ?? {};
      expect(security.some((one) => 'device' in one)).toBe(call.isForDevices === true);
    }
  });
});
