// The address book.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aBuyer, type Buyer, readRefusal } from '../../../testing/cart-builders.ts';
import { anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';
import { lockCart } from '../../purchasing/index.ts';

let app: TestApp;
let me: Buyer;
let stranger: Buyer;
beforeAll(async () => {
  app = await startTestApp();
  [me, stranger] = [await aBuyer(app), await aBuyer(app)];
});
afterAll(() => app.close());

const fields = {
  kind: 'shipping',
  type: 'Labor',
  shortName: 'Labor',
  companyName: 'Praxislabor Berg',
  salutation: 'Mrs',
  firstName: 'Anna',
  lastName: 'Berg',
  street: 'Hafenweg 3',
  postcode: '28195',
  location: 'Bremen',
  country: 'DE',
  phone: '0421 1',
  mobile: '',
  fax: '',
  vatId: 'DE136695976',
};
const list = async (buyer: Buyer) => (await buyer.call('GET', '/pro/addresses')).json().data;
const create = (buyer: Buyer, change: object = {}) =>
  buyer.call('POST', '/pro/addresses', { ...fields, ...change });
const update = (buyer: Buyer, id: number, change: object = {}) =>
  buyer.call('PUT', `/pro/addresses/${id}`, { ...fields, ...change });
const remove = (buyer: Buyer, id: number) => buyer.call('DELETE', `/pro/addresses/${id}`);
const created = async (buyer: Buyer, change: object = {}): Promise<number> =>
  (await create(buyer, change)).json().data.id;

test('addresses are added, listed, changed and deleted', async () => {
  const { data } = (await create(me)).json();
  expect(data).toEqual({ ...fields, id: data.id, isDefault: false, version: 1 });
  expect((await list(me)).map(({ id }: { id: number }) => id)).toEqual([me.address, data.id]);
  const changed = { ...fields, shortName: 'Filiale', country: 'AT', postcode: '1070', salutation: null };
  const kept = { ...changed, id: data.id, isDefault: false, version: 2 };
  expect((await update(me, data.id, changed)).json().data).toEqual(kept);
  expect((await list(me))[1]).toEqual(kept);
  expect((await remove(me, data.id)).json().data).toEqual({ deleted: true });
  expect(await list(me)).toHaveLength(1);
});

test('the head of the account counts what lies behind its tabs', async () => {
  const me = await aBuyer(app);
  const counts = async () => (await me.call('GET', '/pro/account/counts')).json().data;
  const before = await counts();
  expect(before).toEqual({
    customerSince: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    addresses: (await list(me)).length,
    users: 1,
    costCenters: 0,
  });
  const id = await created(me, { kind: 'billing' });
  await created(me, { kind: 'billing' });
  expect(await counts()).toMatchObject({ addresses: before.addresses + 2 });
  await remove(me, id);
  expect(await counts()).toMatchObject({ addresses: before.addresses + 1 });
});

test('postcode, phone and VAT id are checked by the country', async () => {
  const before = await list(me);
  const wrong = { postcode: 'xx!', phone: 'abc', mobile: '1', vatId: 'zzz' };
  const answer = await create(me, wrong);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toMatchObject([
    { field: 'postcode', code: 'POSTCODE_DE' },
    { field: 'phone', code: 'PHONE_FORM' },
    { field: 'mobile', code: 'PHONE_FORM' },
    { field: 'vatId', code: 'VAT_ID_FORM' },
  ]);
  expect((await update(me, me.address, { country: 'AT' })).json().errors).toMatchObject([
    { field: 'postcode', code: 'POSTCODE_AT' },
  ]);
  expect((await create(me, { vatId: 'DE136695975', postcode: ' ' })).json().errors).toMatchObject([
    { field: 'postcode', code: 'REQUIRED_FIELD' },
    { field: 'vatId', code: 'VAT_ID_CHECK_DIGIT' },
  ]);
  expect(await list(me)).toEqual(before);
});

test('numbers are kept as typed, the VAT id as it stands on invoices', async () => {
  const { data } = (await create(me, { phone: '089/99 99-8', vatId: ' atu 1358 5627 ' })).json();
  expect(data).toMatchObject({ phone: '089/99 99-8', vatId: 'ATU13585627' });
  await remove(me, data.id);
});

test('what was written before these checks stays readable', async () => {
  const buyer = await aBuyer(app);
  await app.asOwner.run(
    `update address set postcode = 'x!', phone = 'abc', vat_id = 'zzz', country = 'FR' where id = $1`,
    [buyer.address],
  );
  expect(await list(buyer)).toMatchObject([{ postcode: 'x!', phone: 'abc', vatId: 'zzz', country: 'FR' }]);
});

test('a country must be one of the configuration', async () => {
  const answer = await create(me, { country: 'FR' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toMatchObject([{ code: 'INCORRECT_VALUE', field: 'country' }]);
  expect((await update(me, me.address, { country: 'FR' })).json().errors).toMatchObject([
    { field: 'country' },
  ]);
  expect((await create(me, { shortName: ' ', street: undefined })).json().errors).toMatchObject([
    { field: 'shortName' },
    { field: 'street', code: 'REQUIRED_FIELD' },
  ]);
  expect(await list(me)).toMatchObject([{ id: me.address, country: 'DE', street: 'Marktplatz 1' }]);
});

test('the last of its kind stays, and stays of its kind', async () => {
  const inUse = [409, 'ADDRESS_IN_USE'];
  const billing = await created(me, { kind: 'billing' });
  expect(readRefusal(await remove(me, me.address))).toEqual(inUse);
  expect(readRefusal(await remove(me, billing))).toEqual(inUse);
  expect(readRefusal(await update(me, billing, { kind: 'shipping' }))).toEqual(inUse);
  expect((await update(me, billing, { kind: 'billing', street: 'Neu 1' })).statusCode).toBe(200);
  const another = await created(me, { kind: 'billing' });
  expect((await update(me, billing, { kind: 'shipping' })).statusCode).toBe(200);
  expect(readRefusal(await remove(me, another))).toEqual(inUse);
  expect((await remove(me, billing)).statusCode).toBe(200);
});

test('one that a cart is delivered to stays until the cart is empty', async () => {
  const inUse = [409, 'ADDRESS_IN_USE'];
  const product = await aProduct(app);
  await anOffer(app, product, await aVendor(app));
  const address = await created(me);
  const position = await me.add({ productId: product, addressId: address, Anzahl: 1 });
  expect(readRefusal(await remove(me, address))).toEqual(inUse);
  expect(readRefusal(await update(me, address, { kind: 'billing' }))).toEqual(inUse);
  expect((await update(me, address, { street: 'Neu 2' })).statusCode).toBe(200);
  await me.market('DELETE', `wwarenkorbposition/${position}`);
  expect((await remove(me, address)).statusCode).toBe(200);
});

const waiting = `
  select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
  where locktype = 'advisory' and not granted and datname = current_database()`;

test('a deletion waits for who is changing the cart, and sees what they put in', async () => {
  const product = await aProduct(app);
  const vendor = await aVendor(app);
  const address = await created(me);
  const deletion = await app.platform.database.forPractice(me.user.practiceId, async (tx) => {
    await lockCart(tx);
    const answer = remove(me, address);
    const isWaiting = async () => {
      while ((await app.asOwner.rows(waiting)).length === 0)
        await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await Promise.race([answer, isWaiting()]);
    await tx.run(
      `insert into cart_position (practice_id, address_id, vendor_id, product_id, quantity)
       values (current_practice(), $1, $2, $3, 1)`,
      [address, vendor, product],
    );
    return { answer };
  });
  expect(readRefusal(await deletion.answer)).toEqual([409, 'ADDRESS_IN_USE']);
});

test('another practice’s addresses do not exist', async () => {
  const notFound = [404, 'NOT_FOUND'];
  expect((await list(stranger)).map(({ id }: { id: number }) => id)).toEqual([stranger.address]);
  expect(readRefusal(await update(stranger, me.address))).toEqual(notFound);
  expect(readRefusal(await remove(stranger, me.address))).toEqual(notFound);
  const mine = (await list(me)).find(({ id }: { id: number }) => id === me.address);
  expect(mine).toMatchObject({ street: 'Marktplatz 1', version: 1 });
});
