// Exactly one default address of each kind, whatever is added or deleted, and what follows the default.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aBuyer, type Buyer, readRefusal } from '../../../testing/cart-builders.ts';
import { anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const fields = {
  ...{ kind: 'shipping', type: 'Praxis', shortName: 'Laim', companyName: 'Praxis', salutation: null },
  ...{ street: 'Weg 1', postcode: '80331', location: 'München', country: 'DE' },
  ...{ firstName: '', lastName: '', phone: '', mobile: '', fax: '', vatId: '' },
};

interface Listed {
  id: number;
  kind: string;
  shortName: string;
  isDefault: boolean;
  version: number;
}
const list = async (buyer: Buyer): Promise<Listed[]> =>
  (await buyer.call('GET', '/pro/addresses')).json().data;
const defaultsOf = async (buyer: Buyer, kind = 'shipping') =>
  (await list(buyer)).filter((one) => one.kind === kind && one.isDefault).map(({ id }) => id);
const create = async (buyer: Buyer, change: object = {}): Promise<Listed> =>
  (await buyer.call('POST', '/pro/addresses', { ...fields, ...change })).json().data;
const update = (buyer: Buyer, id: number, change: object = {}) =>
  buyer.call('PUT', `/pro/addresses/${id}`, { ...fields, ...change });
const remove = (buyer: Buyer, id: number) => buyer.call('DELETE', `/pro/addresses/${id}`);

test('the first of its kind is the default; another one takes it over, and it comes first in the list', async () => {
  const me = await aBuyer(app);
  expect(await defaultsOf(me)).toEqual([me.address]);
  expect(await create(me, { kind: 'billing' })).toMatchObject({ isDefault: true });
  const laim = await create(me, { shortName: 'Zweigpraxis' });
  expect(laim.isDefault).toBe(false);
  const labor = await create(me, { shortName: 'Äußeres Labor', isDefault: true });
  expect(labor.isDefault).toBe(true);
  expect(await defaultsOf(me)).toEqual([labor.id]);
  expect(
    (await update(me, laim.id, { shortName: 'Zweigpraxis', isDefault: true })).json().data,
  ).toMatchObject({
    isDefault: true,
    version: 2,
  });
  const names = (await list(me)).filter(({ kind }) => kind === 'shipping').map(({ shortName }) => shortName);
  expect(names).toEqual(['Zweigpraxis', 'Äußeres Labor', 'Praxis']);
  expect(await defaultsOf(me, 'billing')).toHaveLength(1);
});

test('the default stays until another one is made it', async () => {
  const me = await aBuyer(app);
  await create(me);
  expect((await update(me, me.address, { isDefault: false })).json().data.isDefault).toBe(true);
  expect((await update(me, me.address)).json().data.isDefault).toBe(true);
  expect(await defaultsOf(me)).toEqual([me.address]);
});

test('when the default goes, or becomes one of the other kind, the oldest that is left takes its place', async () => {
  const me = await aBuyer(app);
  const second = await create(me);
  const third = await create(me, { isDefault: true });
  expect((await remove(me, third.id)).statusCode).toBe(200);
  expect(await defaultsOf(me)).toEqual([me.address]);
  const billing = await create(me, { kind: 'billing' });
  expect((await update(me, me.address, { kind: 'billing' })).json().data.isDefault).toBe(false);
  expect(await defaultsOf(me)).toEqual([second.id]);
  expect(await defaultsOf(me, 'billing')).toEqual([billing.id]);
  expect(readRefusal(await remove(me, second.id))).toEqual([409, 'ADDRESS_IN_USE']);
});

test('of many who make another one the default at once, one is it in the end', async () => {
  const me = await aBuyer(app);
  const others = await Promise.all(['A', 'B', 'C', 'D'].map((shortName) => create(me, { shortName })));
  const answers = await Promise.all([
    ...others.map(({ id, shortName }) => update(me, id, { shortName, isDefault: true })),
    ...['E', 'F'].map((shortName) =>
      me.call('POST', '/pro/addresses', { ...fields, shortName, isDefault: true }),
    ),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect(await defaultsOf(me)).toHaveLength(1);
});

test('of two who delete the last two at once, one is told that it stays', async () => {
  const me = await aBuyer(app);
  const other = await create(me);
  const codes = (await Promise.all([remove(me, me.address), remove(me, other.id)])).map(
    ({ statusCode }) => statusCode,
  );
  expect(codes.sort()).toEqual([200, 409]);
  expect(await defaultsOf(me)).toHaveLength(1);
});

test('who loses the default to another one has changed: an older form does not take it back unseen', async () => {
  const me = await aBuyer(app);
  const [seen] = await list(me);
  await create(me, { isDefault: true });
  const late = await update(me, me.address, { isDefault: true, version: seen?.version });
  expect(readRefusal(late)).toEqual([409, 'CHANGED_MEANWHILE']);
});

test('a request that is sent again makes one address', async () => {
  const me = await aBuyer(app);
  const headers = { ...me.headers, 'idempotency-key': 'address-once-0001' };
  const payload = { ...fields, shortName: 'Einmal' };
  const send = () => app.request({ method: 'POST', url: '/pro/addresses', headers, payload });
  const [first, again] = [await send(), await send()];
  expect(again.json()).toEqual(first.json());
  expect((await list(me)).filter(({ shortName }) => shortName === 'Einmal')).toHaveLength(1);
});

test('adding to the cart and the checkout follow the default, not the oldest', async () => {
  const me = await aBuyer(app);
  const vendor = await aVendor(app);
  const [first, second] = [await aProduct(app), await aProduct(app)];
  await anOffer(app, first, vendor);
  await anOffer(app, second, vendor);
  const counts = async () =>
    Object.fromEntries(
      (await me.market('GET', 'wwarenkorb/addresses/items-count'))
        .json()
        .data.map(({ addressId, itemsCount }: Record<string, number>) => [addressId, itemsCount]),
    );
  await me.add({ productId: first, Anzahl: 1 });
  const laim = await create(me, { isDefault: true });
  await me.add({ productId: second, Anzahl: 1 });
  expect(await counts()).toEqual({ [me.address]: 1, [laim.id]: 1 });
  await create(me, { kind: 'billing', shortName: 'Alte' });
  const { id } = await create(me, { kind: 'billing', shortName: 'Neue', isDefault: true });
  const review = (await me.market('GET', `wwarenkorb/schritt1/${vendor}/${laim.id}`)).json().data;
  expect(review.Rechnungsadressen.map((one: Listed) => one.shortName)).toEqual(['Neue', 'Alte']);
  expect(review.Rechnungsadressen[0].id).toBe(id);
});
