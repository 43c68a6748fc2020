// From the article to the ledger: what a line is ordered for, what is booked for it, and that the past stays.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commands } from '../../../cli/commands.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { readRefusal } from '../../../testing/cart-builders.ts';
import { anAddress, anOffer, aVendor, readSlug } from '../../../testing/catalog-builders.ts';
import { aCheckout, type CheckoutBench } from '../../../testing/checkout-builders.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';

let app: TestApp;
let bench: CheckoutBench;
let keeper: StoreKeeper;
let general: number;
let surgery: number;
let lab: number;
/** Article of the gloves, which are booked to surgery; the masks are no article. */
let articleId: number;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  bench = await aCheckout(app);
  keeper = await aStoreKeeper(app, { practiceId: bench.me.user.practiceId });
  await use(true);
  [{ id: general }] = (await keeper.send('GET', 'cost-centers')).data;
  surgery = await aCostCenter('1100', 'Chirurgie');
  lab = await aCostCenter('1300', 'Eigenlabor');
  articleId = await keeper.anArticle({
    catalogOrigin: { catalogProductSlug: await readSlug(app, bench.gloves) },
    costCenterInformation: { standardCostCenterId: surgery },
  });
});

const use = (activateCostCenter: boolean) => keeper.send('POST', 'features', { activateCostCenter });
const aCostCenter = async (number: string, name: string): Promise<number> =>
  (await keeper.send('POST', 'cost-centers', { number, name })).data.id;
const change = (id: number, number: string, more: object) =>
  keeper.send('PUT', `cost-centers/${id}`, { number, name: `Neu ${number}`, ...more });
const choose = (positionId: number, costCenterId: number, who: Pick<StoreKeeper, 'send'> = keeper) =>
  who.send('POST', `cart/position/${positionId}/cost-center`, { costCenterId });
const obstacleOf = async (id: number) => (await keeper.send('GET', `cost-centers/${id}`)).data.obstacle;

interface ShownItem {
  readonly positionId: number;
  readonly costCenterId?: number;
}
/** As the checkout shows them. */
async function shownAt(address = bench.me.address, vendor = bench.vendor): Promise<(number | undefined)[]> {
  const answer = await bench.me.market('GET', `wwarenkorb/schritt1/${vendor}/${address}`);
  return answer.json().data.basket.items.map(({ costCenterId }: ShownItem) => costCenterId);
}
async function ordered(): Promise<{ id: number; positions: { id: number; costCenter: unknown }[] }> {
  const answer = await bench.order();
  expect(answer.statusCode, answer.body).toBe(200);
  return (await keeper.send('GET', `orders/${answer.json().data.wBestellung.ID}`)).data;
}
const movements = () =>
  app.asOwner.rows<{ kind: string; amount: number; center: number | null }>(
    'select kind, amount, cost_center_id as center from stock_movement where practice_id = $1 order by id',
    [keeper.user.practiceId],
  );

describe('a line of the cart', () => {
  test('is preset from its article, else to the standard, and can be changed', async () => {
    const { gloves } = await bench.fill();
    expect(await shownAt()).toEqual([surgery, general]);
    expect((await choose(gloves, lab)).data).toEqual({ costCenterId: lab });
    expect(await shownAt()).toEqual([lab, general]);
    expect(await obstacleOf(lab)).toBe('cart');
    expect((await keeper.send('DELETE', `cost-centers/${lab}`)).errors.code).toBe('COST_CENTER_IN_USE');
  });

  test('keeps what was chosen when it moves, is made more, or comes back', async () => {
    const { gloves } = await bench.fill();
    const other = await aVendor(app);
    await anOffer(app, bench.gloves, other, { tiers: [[1, 1000]] });
    const elsewhere = await anAddress(app, keeper.user.practiceId);
    await choose(gloves, lab);
    const { me } = bench;
    await me.market('POST', `wwarenkorbposition/${gloves}/lieferant/${other}`);
    await me.add({ productId: bench.gloves, lieferantId: other, Anzahl: 1 });
    await me.market('POST', `wwarenkorbposition/${gloves}/address/${elsewhere}`);
    expect(await shownAt(elsewhere, other)).toEqual([lab]);
    const removed = await me.market('DELETE', `wwarenkorbposition/${gloves}`);
    await me.call('POST', `/pro/cart/undo/${removed.json().data.undoId}`);
    expect(await shownAt(elsewhere, other)).toEqual([lab]);
    await app.asOwner.run('update cart_position set address_id = $2 where id = $1', [gloves, me.address]);
    const wish = { addressIds: [me.address], controlParameters: {} };
    await anOffer(app, bench.gloves, await aVendor(app, { shipping: 0 }), { tiers: [[1, 100]] });
    expect((await me.market('POST', 'middleware/basket/optimiser', wish)).statusCode).toBe(200);
    const applied = await me.market('POST', 'middleware/apply/basket/optimiser', {
      addressId: me.address,
      controlParameters: {},
    });
    expect(applied.json().data.moved).toBeGreaterThan(0);
    const lies = () =>
      app.asOwner.one('select vendor_id <> $2 as moved, cost_center_id from cart_position where id = $1', [
        gloves,
        other,
      ]);
    expect(await lies()).toEqual({ moved: true, cost_center_id: lab });
    await me.call('POST', `/pro/cart/undo/${applied.json().data.undoId}`);
    expect(await lies()).toEqual({ moved: false, cost_center_id: lab });
  });

  test('falls back when its cost center is switched off, which nobody can choose any more', async () => {
    const { gloves, masks } = await bench.fill();
    await choose(gloves, lab);
    await change(lab, '1300', { isActive: false });
    expect(await shownAt()).toEqual([surgery, general]);
    await change(surgery, '1100', { isActive: false });
    expect(await shownAt()).toEqual([general, general]);
    expect((await choose(masks, lab)).status).toBe(422);
    await change(lab, '1300', { isActive: true });
    expect(await shownAt()).toEqual([lab, general]);
  });

  test('of another practice does not exist, nor do its cost centers', async () => {
    const { gloves } = await bench.fill();
    const stranger = await aStoreKeeper(app);
    await stranger.send('POST', 'features', { activateCostCenter: true });
    const [{ id: foreign }] = (await stranger.send('GET', 'cost-centers')).data;
    expect((await choose(gloves, foreign)).status).toBe(404);
    expect((await choose(gloves, foreign, stranger)).status).toBe(404);
    expect((await choose(999_999, lab)).status).toBe(404);
    expect(await shownAt()).toEqual([surgery, general]);
  });
});

test('the order keeps what was shown, under the name it had', async () => {
  const { gloves, masks } = await bench.fill();
  await choose(masks, lab);
  const shown = (KostenstelleID: number) => ({
    Positionen: [
      { ID: gloves, Anzahl: 3, GesamtpreisCent: 3702, KostenstelleID: surgery },
      { ID: masks, Anzahl: 2, GesamtpreisCent: 1000, KostenstelleID },
    ],
  });
  expect(readRefusal(await bench.order(shown(general)))).toEqual([409, 'CART_CHANGED']);
  const answer = await bench.order(shown(lab));
  const orderId = answer.json().data.wBestellung.ID;
  await change(surgery, '1101', {});
  await change(lab, '1300', { isActive: false });
  const { positions } = (await keeper.send('GET', `orders/${orderId}`)).data;
  expect(positions.map(({ costCenter }: { costCenter: unknown }) => costCenter)).toEqual([
    { id: surgery, number: '1100', name: 'Chirurgie' },
    { id: lab, number: '1300', name: 'Eigenlabor' },
  ]);
  expect((await keeper.send('GET', 'cost-centers')).data).toMatchObject([
    { id: general, orderedCents: 0 },
    { id: surgery, orderedCents: 3702 },
    { id: lab, orderedCents: 1000, obstacle: 'orders' },
  ]);
});

test('orders of other months, and what was not given to a vendor, are not counted', async () => {
  await bench.fill();
  const { id } = await ordered();
  const cents = async () =>
    (await keeper.send('GET', 'cost-centers')).data.map(
      ({ orderedCents }: { orderedCents: number }) => orderedCents,
    );
  expect(await cents()).toEqual([1000, 3702, 0]);
  await app.asOwner.run(`update purchase_order set state = 'cancelled' where id = $1`, [id]);
  expect(await cents()).toEqual([0, 0, 0]);
  await app.asOwner.run(
    `update purchase_order set state = 'ordered', placed_at = now() - interval '40 days' where id = $1`,
    [id],
  );
  expect(await cents()).toEqual([0, 0, 0]);
});

test('goods come in for what they were ordered for; everything else for what the article says then', async () => {
  const { gloves } = await bench.fill();
  await choose(gloves, lab);
  const order = await ordered();
  await app.asOwner.run(`update purchase_order set state = 'ordered' where id = $1`, [order.id]);
  const [storageId, other] = [await keeper.aStorage(), await keeper.aStorage()];
  const lots = [{ quantity: 3, batchNumber: '', storageId }];
  const received = await keeper.send('POST', `receiving/orders/${order.id}`, {
    positions: [{ positionId: order.positions[0]?.id, lots }],
  });
  expect(received.status, JSON.stringify(received.errors)).toBe(200);
  const { id: stockId } = await app.asOwner.one<{ id: number }>(
    'select id from stock_entry where practice_id = $1',
    [keeper.user.practiceId],
  );
  const moved = await keeper.send('POST', 'stock/move', { stockId, amount: 2, storageId: other });
  await keeper.send('POST', `receiving/orders/${order.id}/returns`, {
    positions: [{ positionId: order.positions[0]?.id, stockId: moved.data.stockId, quantity: 1 }],
  });
  const used = await keeper.send('POST', 'stock/consumption', { stockId, amount: 1 });
  // The article goes elsewhere from now on: what was booked stays, and is taken back where it was.
  await app.asOwner.run('update article set cost_center_id = $2 where id = $1', [articleId, general]);
  await keeper.send('POST', `stock/undo/${used.data.bookingId}`);
  await keeper.send('POST', 'stock/consumption', { stockId, amount: 1 });
  await keeper.bookIn(articleId, 5, storageId);
  await use(false);
  await keeper.send('POST', 'stock/consumption', { articleId, amount: 1 });
  expect(await movements()).toEqual([
    { kind: 'input', amount: 3, center: lab },
    { kind: 'move', amount: -2, center: lab },
    { kind: 'move', amount: 2, center: lab },
    { kind: 'return', amount: -1, center: lab },
    { kind: 'consumption', amount: -1, center: surgery },
    { kind: 'undo', amount: 1, center: surgery },
    { kind: 'consumption', amount: -1, center: general },
    { kind: 'input', amount: 5, center: general },
    { kind: 'consumption', amount: -1, center: null },
  ]);
  expect(await obstacleOf(surgery)).toBe('stock');
  const verify = commands.find(({ name }) => name === 'verify-ledger');
  expect(await verify?.run(app.asOwner, [])).toMatch(/^The ledger is right/);
});

test('switched off, nothing shows and nothing is lost', async () => {
  const { gloves } = await bench.fill();
  await choose(gloves, lab);
  const before = await ordered();
  const { gloves: again } = await bench.fill();
  await choose(again, lab);
  await use(false);
  expect(await shownAt()).toEqual([undefined, undefined]);
  expect((await choose(again, lab)).errors.code).toBe('FEATURE_OFF');
  const [position] = (await keeper.send('GET', `orders/${before.id}`)).data.positions;
  expect(position.costCenter).toBeNull();
  await use(true);
  expect(await shownAt()).toEqual([lab, general]);
  const [shownAgain] = (await keeper.send('GET', `orders/${before.id}`)).data.positions;
  expect(shownAgain.costCenter).toMatchObject({ number: '1300' });
  await use(false);
  expect((await ordered()).positions.map(({ costCenter }) => costCenter)).toEqual([null, null]);
});
