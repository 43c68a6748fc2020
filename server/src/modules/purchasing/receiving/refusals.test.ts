// Receipts that are refused: each with its error of the catalogue, and with nothing booked.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aReceivingDesk, type ReceivingDesk, type TestOrder } from '../../../testing/receiving-builders.ts';

let app: TestApp;
let desk: ReceivingDesk;
let gloves: { productId: number; articleId: number };
let order: TestOrder;
let ofGloves: number;
let storageId: number;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  desk = await aReceivingDesk(app);
  [storageId] = desk.storages;
  gloves = await desk.anArticle();
  order = await desk.order([{ ...gloves, quantity: 10 }]);
  ofGloves = order.positions[0]?.id ?? 0;
});

const lot = (quantity: number, more: object = {}) => ({ quantity, storageId, ...more });
const some = () => [{ positionId: ofGloves, lots: [lot(1)] }];

it('nothing filled in', async () => {
  for (const positions of [[], [{ positionId: ofGloves, lots: [] }]])
    await desk.expectRefused(() => desk.receive(order.id, positions), 'RECEIPT_EMPTY');
  expect((await desk.receive(order.id, [])).errors.error).toBe(
    'Fill in the received quantity for one of the orders.',
  );
});

it('a foreign and an unknown order', async () => {
  const other = await aReceivingDesk(app);
  await desk.expectRefused(() => other.receive(order.id, some()), 'NOT_FOUND');
  await desk.expectRefused(() => desk.receive(2_000_000_000, some()), 'NOT_FOUND');
  await desk.expectRefused(() => other.giveBack(order.id, []), 'NOT_FOUND');
});

it('an order that cannot be received yet, or any more', async () => {
  for (const state of [
    'pending-approval',
    'transmitting',
    'fully-received',
    'rejected',
    'cancelled',
  ] as const) {
    const other = await desk.order([{ ...gloves, quantity: 1 }], state);
    const positions = [{ positionId: other.positions[0]?.id, lots: [lot(1)] }];
    await desk.expectRefused(() => desk.receive(other.id, positions), 'ORDER_STATE');
  }
});

it('positions of another order, of nobody, twice, or none at all', async () => {
  const other = await desk.order([{ ...gloves, quantity: 1 }]);
  for (const positionId of [other.positions[0]?.id, 2_000_000_000])
    await desk.expectRefused(
      () => desk.receive(order.id, [...some(), { positionId, lots: [lot(1)] }]),
      'NOT_FOUND',
      'positions.1.positionId',
    );
  await desk.expectRefused(
    () => desk.receive(order.id, [...some(), ...some()]),
    'INCORRECT_VALUE',
    'positions.1.positionId',
  );
  await desk.expectRefused(
    () => desk.receive(order.id, [{ lots: [lot(1, { batchNumber: 'A' })] }]),
    'REQUIRED_FIELD',
    'positions.0.positionId',
  );
});

it('negative, broken and absurd quantities', async () => {
  for (const quantity of [0, -1, 1.5, 1e9, '3', null])
    await desk.expectRefused(
      () => desk.receive(order.id, [{ positionId: ofGloves, lots: [{ quantity, storageId }] }]),
      'INCORRECT_VALUE',
      'positions.0.lots.0.quantity',
    );
});

it('absurd sums, dates and storages', async () => {
  const receive = (lots: object[], more: object = {}) =>
    desk.receive(order.id, [{ positionId: ofGloves, lots }], { acceptsMore: true, ...more });
  const many = Array.from({ length: 11 }, () => lot(100_000, { storageId: null }));
  await desk.expectRefused(() => receive(many), 'INCORRECT_VALUE', 'positions.0.lots');
  await desk.expectRefused(() => receive([lot(2001)]), 'TOO_MANY_LABELS');
  await desk.expectRefused(() => receive([lot(1001), lot(1000)]), 'TOO_MANY_LABELS');
  await desk.expectRefused(
    () => receive([lot(1)], { happenedOn: '2199-01-01' }),
    'DATE_IN_FUTURE',
    'happenedOn',
  );
  const foreign = (await aReceivingDesk(app)).storages[0];
  await desk.expectRefused(
    () => receive([lot(1, { storageId: foreign })]),
    'NOT_FOUND',
    'positions.0.lots.0.storageId',
  );
});

it('half a character, which no database keeps', async () => {
  await desk.expectRefused(
    () => desk.receive(order.id, [{ positionId: ofGloves, lots: [lot(1, { batchNumber: 'A\ud800' })] }]),
    'INCORRECT_VALUE',
    'positions.0.lots.0.batchNumber',
  );
});

it('a lot that fails between others', async () => {
  const swabs = await desk.anArticle({
    labelConfiguration: { unitToCount: 'CONSUMPTION_UNIT', unitToLabel: 'STORAGE_PRODUCT' },
    packagingInformation: { consumptionUnitId: 1, consumptionUnitCount: 10_000, orderUnitId: 2 },
  });
  const other = await desk.order([
    { ...gloves, quantity: 1 },
    { ...swabs, quantity: 10_002 },
  ]);
  const [first, second] = other.positions.map(({ id }) => id);
  const receive = (lots: object[]) =>
    desk.receive(other.id, [
      { positionId: first, lots: [lot(1)] },
      { positionId: second, lots },
    ]);
  await desk.expectRefused(() => receive([lot(1), lot(10_000), lot(1)]), 'STOCK_TOO_LARGE');
  expect((await receive([lot(1), lot(1)])).status).toBe(200);
});
