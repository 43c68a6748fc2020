// The switches of the app store: told to everybody of the practice, stored beside each other, losing nothing.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aStoreKeeper } from '../../../testing/inventory-builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const untouched = {
  activateCostCenter: false,
  activateScanApp: true,
  activateLabelPrinting: true,
  activateDigest: true,
  activateApiTokens: false,
};

it('cost centers and tokens are off until somebody switches, the rest is on; each switch by itself', async () => {
  const keeper = await aStoreKeeper(app);
  const features = async () => (await keeper.send('GET', 'features')).data;
  expect(await features()).toEqual(untouched);
  for (const name of Object.keys(untouched).filter((one) => one !== 'activateCostCenter')) {
    for (const isOn of [true, false])
      expect((await keeper.send('POST', 'features', { [name]: isOn })).data).toEqual({
        ...untouched,
        [name]: isOn,
      });
    await app.asOwner.run('delete from practice_feature where practice_id = $1', [keeper.user.practiceId]);
  }
  const both = { activateScanApp: false, activateDigest: false };
  expect((await keeper.send('POST', 'features', both)).data).toEqual({ ...untouched, ...both });
  expect(await features()).toEqual({ ...untouched, ...both });
  for (const wrong of [{}, { activateEverything: true }, { activateDigest: 'no' }])
    expect((await keeper.send('POST', 'features', wrong)).status).toBe(422);
  const { data } = await (await aStoreKeeper(app)).send('GET', 'features');
  expect(data).toEqual(untouched);
});

it('switching cost centers on for a practice with none makes the first, once', async () => {
  const keeper = await aStoreKeeper(app);
  await app.asOwner.run(
    `update person set language = 'de' where id = (select person_id from app_user where id = $1)`,
    [keeper.user.id],
  );
  const on = () => keeper.send('POST', 'features', { activateCostCenter: true });
  expect(await Promise.all([on(), on(), on(), on()])).toMatchObject(
    Array.from({ length: 4 }, () => ({ data: { activateCostCenter: true } })),
  );
  const all = async () => (await keeper.send('GET', 'cost-centers')).data;
  const first = {
    number: '1000',
    name: 'Allgemeine Praxis',
    isStandard: true,
    isActive: true,
    obstacle: 'last',
  };
  expect(await all()).toMatchObject([first]);
  await keeper.send('POST', 'features', { activateCostCenter: false });
  await on();
  expect(await all()).toMatchObject([first]);
});
