// The first steps over HTTP: ticked by what exists, skipped and put away by each user for oneself.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';

let app: TestApp;
let me: StoreKeeper;
beforeAll(async () => {
  app = await startTestApp();
  me = await aStoreKeeper(app);
});
afterAll(() => app.close());

const steps = async (who = me) => (await who.send('GET', 'dashboard/first-steps')).data;
const choose = (choice: object, who = me) => who.send('PUT', 'dashboard/first-steps', choice);

const address = {
  kind: 'shipping',
  type: 'Praxis',
  shortName: 'Praxis',
  companyName: 'Zahnarztpraxis Lindenhof',
  salutation: null,
  firstName: '',
  lastName: '',
  street: 'Lindenhof 3',
  postcode: '94032',
  location: 'Passau',
  country: 'DE',
  phone: '',
  mobile: '',
  fax: '',
  vatId: '',
};

test('each step ticks itself from what exists, until the practice is set up', async () => {
  expect(await steps()).toEqual({
    isSetUp: false,
    done: [],
    skipped: [],
    isPutAway: false,
    deliveryAddress: null,
    hasBillingAddress: false,
    invited: 0,
    joined: 0,
    storages: 0,
    articles: 0,
    hasScanned: false,
  });

  // "Invoices go to the same address" makes both.
  expect((await me.send('POST', 'addresses', { ...address, isAlsoBilling: true })).data.kind).toBe(
    'shipping',
  );
  const kinds = (await me.send('GET', 'addresses')).data.map(({ kind }: { kind: string }) => kind);
  expect(kinds.toSorted()).toEqual(['billing', 'shipping']);
  expect(await steps()).toMatchObject({
    done: ['addresses'],
    deliveryAddress: 'Lindenhof 3, 94032 Passau',
    hasBillingAddress: true,
  });

  const several = [{ name: 'Room 1' }, { name: 'Fridge' }];
  const created = await me.send('POST', 'storages/several', { storages: several });
  expect(created.data.map(({ name }: { name: string }) => name)).toEqual(['Fridge', 'Room 1']);
  expect(await steps()).toMatchObject({ done: ['addresses', 'storages'], storages: 2, isSetUp: false });

  await me.anArticle();
  expect(await steps()).toMatchObject({
    done: ['addresses', 'storages', 'articles'],
    articles: 1,
    isSetUp: true,
  });
  await me.send('POST', 'invitations', {
    email: 'kim@praxis.example',
    firstName: 'Kim',
    lastName: 'Ott',
    role: 'stock',
  });
  expect(await steps()).toMatchObject({ invited: 1, joined: 0 });
});

test('of several storages all are made, or none', async () => {
  const one = await aStoreKeeper(app);
  await one.send('POST', 'storages', { name: 'Fridge' });
  const wanted = [{ name: 'Room 1' }, { name: 'FRIDGE' }];
  const refused = await one.send('POST', 'storages/several', { storages: wanted });
  expect(refused).toMatchObject({ status: 409, errors: { code: 'RESOURCE_EXISTS' } });
  const twice = [{ name: 'Room 2' }, { name: 'room 2' }];
  expect((await one.send('POST', 'storages/several', { storages: twice })).status).toBe(409);
  expect(await steps(one)).toMatchObject({ storages: 1 });
});

test('a billing address is never made of a billing address', async () => {
  const one = await aStoreKeeper(app);
  await one.send('POST', 'addresses', { ...address, kind: 'billing', isAlsoBilling: true });
  expect((await one.send('GET', 'addresses')).data).toHaveLength(1);
});

test('steps are skipped and put away for oneself alone', async () => {
  const one = await aStoreKeeper(app);
  const colleague = await aStoreKeeper(app, { practiceId: one.user.practiceId });
  const choice = { skipped: ['colleagues'], isPutAway: true };
  expect((await choose(choice, one)).data).toMatchObject(choice);
  expect(await steps(one)).toMatchObject(choice);
  expect(await steps(colleague)).toMatchObject({ skipped: [], isPutAway: false });
  await choose({ skipped: [], isPutAway: false }, one);
  expect(await steps(one)).toMatchObject({ skipped: [], isPutAway: false });
  expect((await choose({ skipped: ['breakfast'], isPutAway: false }, one)).status).toBe(422);
});
