// The practice's own data, and who uses them: profile and order documents.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aBuyer, type Buyer, readRefusal } from '../../../testing/cart-builders.ts';

let app: TestApp;
let me: Buyer;
beforeAll(async () => {
  app = await startTestApp();
  me = await aBuyer(app);
});
afterAll(() => app.close());

const get = async (buyer: Buyer) => (await buyer.call('GET', '/pro/account')).json().data;
const put = (buyer: Buyer, body: object) => buyer.call('PUT', '/pro/account', body);

test('name and contact person are changed, country and main e-mail are only shown', async () => {
  const before = await get(me);
  expect(before).toMatchObject({ country: 'DE', contactPerson: '', email: me.user.email });
  const body = { practiceName: ' Praxis Lang & Söhne ', contactPerson: 'Eva Lang', version: before.version };
  const { data } = (await put(me, { ...body, country: 'AT', email: 'x@y.example' })).json();
  expect(data).toEqual({
    ...before,
    practiceName: 'Praxis Lang & Söhne',
    contactPerson: 'Eva Lang',
    version: before.version + 1,
  });
  expect(await get(me)).toEqual(data);
});

test('the profile tells them', async () => {
  const { data } = (await me.call('GET', '/api/marketplace/v1/wpraxis')).json();
  expect(data).toMatchObject({
    Praxis: 'Praxis Lang & Söhne',
    Ansprechperson: 'Eva Lang',
    Email: me.user.email,
    Land: 'DE',
  });
});

test('a name must be there', async () => {
  expect((await put(me, { practiceName: ' ', contactPerson: '' })).json().errors).toMatchObject([
    { field: 'practiceName', code: 'REQUIRED_FIELD' },
  ]);
  expect((await put(me, { practiceName: 'x'.repeat(121), contactPerson: '' })).statusCode).toBe(422);
});

test('who saves over somebody else’s change is told', async () => {
  const { version } = await get(me);
  expect((await put(me, { practiceName: 'Neu', contactPerson: 'A', version })).statusCode).toBe(200);
  const late = await put(me, { practiceName: 'Anders', contactPerson: 'A', version });
  expect(readRefusal(late)).toEqual([409, 'CHANGED_MEANWHILE']);
  // Sent again, it says the same and is answered as before.
  expect((await put(me, { practiceName: 'Neu', contactPerson: 'A', version })).statusCode).toBe(200);
});

test('another practice keeps its own', async () => {
  const other = await aBuyer(app);
  const before = await get(other);
  await put(me, { practiceName: 'Nur meine', contactPerson: 'Ich' });
  expect(await get(other)).toEqual(before);
});
