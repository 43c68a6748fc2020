// Each user's choice of email notifications, and how often.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';

let app: TestApp;
let keeper: StoreKeeper;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.asOwner.run('delete from digest_setting');
  keeper = await aStoreKeeper(app);
});

const daily = {
  frequency: 'daily',
  weekday: 1,
  lowStock: true,
  expiry: true,
  priceAlerts: true,
  invoices: true,
};
const choose = (setting: object) => keeper.send('PUT', 'user/digest', { ...daily, ...setting });

test('it is off until chosen, and each user chooses for themselves', async () => {
  const { email, practiceId } = keeper.user;
  expect((await keeper.send('GET', 'user/digest')).data).toEqual({
    frequency: 'off',
    weekday: 1,
    lowStock: true,
    expiry: true,
    priceAlerts: true,
    invoices: true,
    email,
  });
  const setting = {
    ...{ frequency: 'weekly', weekday: 3, lowStock: false, expiry: true },
    ...{ priceAlerts: false, invoices: false },
  };
  expect((await choose(setting)).data).toEqual(setting);
  expect((await keeper.send('GET', 'user/digest')).data).toEqual({ ...setting, email });
  const colleague = await aStoreKeeper(app, { practiceId });
  expect((await colleague.send('GET', 'user/digest')).data).toMatchObject({ frequency: 'off' });
});

test('whoever a well-formed choice names besides, it is the asking user’s own', async () => {
  const others = [await aStoreKeeper(app, { practiceId: keeper.user.practiceId }), await aStoreKeeper(app)];
  for (const { user } of others) {
    const { id, email, practiceId } = user;
    await choose({ id, userId: id, email, practiceId });
    const rows = await app.asOwner.rows('select user_id as "userId" from digest_setting');
    expect(rows).toEqual([{ userId: keeper.user.id }]);
  }
  expect((await keeper.send('GET', 'user/digest')).data).toMatchObject({ email: keeper.user.email });
});

test('wrong choices are refused at their field', async () => {
  const empty = await choose({ lowStock: false, expiry: false, priceAlerts: false, invoices: false });
  expect([empty.status, empty.errors[0]]).toMatchObject([422, { code: 'DIGEST_EMPTY', field: 'lowStock' }]);
  expect(
    (await choose({ frequency: 'off', lowStock: false, expiry: false, priceAlerts: false, invoices: false }))
      .status,
  ).toBe(200);
  for (const wrong of [
    { frequency: 'hourly' },
    { weekday: 0 },
    { weekday: 8 },
    { weekday: 2.5 },
    { weekday: '1' },
    { lowStock: 'yes' },
    { expiry: undefined },
  ])
    expect((await choose(wrong)).status, JSON.stringify(wrong)).toBe(422);
});
