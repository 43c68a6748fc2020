// Adding without choosing a vendor: who is chosen, what the answer says, and how it is taken back.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aBuyer, type Buyer, readRefusal } from '../../../testing/cart-builders.ts';
import { anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';

let app: TestApp;
let me: Buyer;
let [far, near, late]: number[] = [];
let [gloves, masks]: number[] = [];
beforeAll(async () => {
  app = await startTestApp();
  me = await aBuyer(app);
  far = await aVendor(app, { name: 'Fern', shipping: 700, freeFrom: 5000 });
  near = await aVendor(app, {
    name: 'Nah',
    shipping: 300,
    freeFrom: null,
    surcharge: 400,
    surchargeBelow: 2000,
  });
  late = await aVendor(app, { name: 'Spät', shipping: 0 });
  [gloves, masks] = [await aProduct(app), await aProduct(app)];
  await anOffer(app, gloves, far, { tiers: [[1, 1000]] });
  await anOffer(app, gloves, near, { tiers: [[1, 1100]] });
  await anOffer(app, gloves, late, { tiers: [[1, 100]], availability: 'backorder' });
  await anOffer(app, masks, far, { tiers: [[1, 4000]], minimum: 1 });
  await anOffer(app, masks, near, { tiers: [[1, 700]], minimum: 6, step: 6 });
});
afterAll(() => app.close());
beforeEach(() => app.asOwner.run('delete from cart_position'));

const add = (data: object) => me.market('POST', 'wwarenkorbposition', data);
const added = async (data: object) => (await add(data)).json().data;
const undo = (undoId: string) => me.call('POST', `/pro/cart/undo/${undoId}`);
const lies = () =>
  app.asOwner.rows(
    'select id, vendor_id as vendor, product_id as product, quantity from cart_position order by id',
  );
const netOf = async () =>
  (await me.market('GET', 'wwarenkorb/list'))
    .json()
    .data.Warenkoerbe.reduce((sum: number, { NettoCent }: { NettoCent: number }) => sum + NettoCent, 0);

test('the answer says vendor, delivery and what the total grew by, fees and all', async () => {
  await app.asOwner.run('update offer set delivery_days = 2 where vendor_id = $1', [far]);
  const first = await added({ productId: gloves, Anzahl: 1 });
  // 1000 + 700 at one, 1100 + 300 + 400 at the other; the cheapest of all is on back order.
  expect(first).toMatchObject({
    lieferantId: far,
    lieferant: 'Fern',
    availability: 'available',
    deliveryDays: 2,
    Hinzugefuegt: 1,
    ZuwachsCent: 1700,
    VersandCent: 700,
    MindermengenzuschlagCent: 0,
  });
  const before = await netOf();
  // With masks for 40.00 the parcel is free: cheaper than six at the other vendor.
  const second = await added({ productId: masks, Anzahl: 1 });
  expect(second).toMatchObject({ lieferantId: far, ZuwachsCent: 3300, VersandCent: -700 });
  expect((await netOf()) - before).toBe(3300);
});

test('what lies there decides: the same product goes where it costs less by now', async () => {
  await added({ productId: masks, lieferantId: near, Anzahl: 6 });
  expect(await added({ productId: gloves, Anzahl: 1 })).toMatchObject({
    lieferantId: near,
    ZuwachsCent: 1100,
  });
});

test('a search narrowed to vendors narrows the choice', async () => {
  const narrowed = (...lieferanten: string[]) => ({ productId: gloves, Anzahl: 1, lieferanten });
  expect(await added(narrowed('Nah', 'Spät'))).toMatchObject({ lieferantId: near, ZuwachsCent: 1800 });
  expect(await added(narrowed('Spät'))).toMatchObject({ lieferantId: late, availability: 'backorder' });
  expect(readRefusal(await add(narrowed('Niemand')))).toEqual([409, 'NO_VENDOR_OFFERS']);
  expect(readRefusal(await add(narrowed()))).toEqual([422, 'INCORRECT_VALUE']);
});

test('an addition is taken back: as many go as came, the rest stays', async () => {
  const first = await added({ productId: gloves, lieferantId: near, Anzahl: 2 });
  const second = await added({ productId: gloves, lieferantId: near, Anzahl: 3 });
  const positionId = second.wWarenkorbposition.ID;
  expect((await undo(first.undoId)).json()).toMatchObject({
    data: { restored: 1, positions: [{ positionId, quantity: 3 }] },
    state: { basket_counter: 1 },
  });
  expect(await lies()).toMatchObject([{ vendor: near, quantity: 3 }]);
  expect((await undo(second.undoId)).json()).toMatchObject({
    data: { restored: 1, positions: [{ positionId, quantity: 0 }] },
    state: { basket_counter: 0 },
  });
  expect(await lies()).toEqual([]);
  expect(readRefusal(await undo(second.undoId))).toEqual([404, 'NOT_FOUND']);
});

test('it is not taken back where the rest would not be sold, or where less is left', async () => {
  const six = await added({ productId: masks, lieferantId: near, Anzahl: 1 });
  const more = await added({ productId: masks, lieferantId: near, Anzahl: 6 });
  expect([six.Hinzugefuegt, more.Hinzugefuegt]).toEqual([6, 6]);
  const { ID } = more.wWarenkorbposition;
  await app.asOwner.run('update offer set minimum_quantity = 12 where vendor_id = $1', [near]);
  expect(readRefusal(await undo(six.undoId))).toEqual([409, 'UNDO_NOT_POSSIBLE']);
  await app.asOwner.run('update offer set minimum_quantity = 6 where vendor_id = $1 and product_id = $2', [
    near,
    masks,
  ]);
  await app.asOwner.run('update offer set minimum_quantity = 1 where vendor_id = $1 and product_id = $2', [
    near,
    gloves,
  ]);
  await me.market('POST', `wwarenkorbposition/${ID}/lieferant/${far}`);
  expect(readRefusal(await undo(more.undoId))).toEqual([409, 'UNDO_NOT_POSSIBLE']);
  expect(await lies()).toMatchObject([{ vendor: far, quantity: 12 }]);
});

test('another practice takes nothing back', async () => {
  const { undoId } = await added({ productId: gloves, Anzahl: 1 });
  const stranger = await aBuyer(app);
  expect(readRefusal(await stranger.call('POST', `/pro/cart/undo/${undoId}`))).toEqual([404, 'NOT_FOUND']);
  expect(await lies()).toHaveLength(1);
});

test('the product page reckons with the same cart', async () => {
  await added({ productId: masks, lieferantId: near, Anzahl: 6 });
  const { data } = (await me.call('GET', `/pro/catalog/product/${gloves}`)).json();
  expect(data.offers).toContainEqual(
    expect.objectContaining({ vendorId: near, inCartPositions: 1, inCartCents: 4200, inCartQuantity: 0 }),
  );
});
