import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';

let app: TestApp;
let keeper: StoreKeeper;
beforeAll(async () => {
  app = await startTestApp();
  keeper = await aStoreKeeper(app);
});
afterAll(() => app.close());

const create = (number: string, more: object = {}, who = keeper) =>
  who.send('POST', 'cost-centers', { number, name: `Bereich ${number}`, ...more });
const standards = async () =>
  (await keeper.send('GET', 'cost-centers')).data
    .filter(({ isStandard }: { isStandard: boolean }) => isStandard)
    .map(({ number }: { number: string }) => number);

it('the feature is off until it is switched on; switching off loses nothing', async () => {
  const feature = async () => (await keeper.send('GET', 'cost-centers/feature')).data.activateCostCenter;
  const set = (activateCostCenter: boolean) => keeper.send('POST', 'features', { activateCostCenter });
  expect(await feature()).toBe(false);
  expect((await set(true)).data).toMatchObject({ activateCostCenter: true });
  expect(await feature()).toBe(true);
  const { data } = await create('1');
  await set(false);
  expect(await feature()).toBe(false);
  expect((await keeper.send('GET', `cost-centers/${data.id}`)).data.number).toBe('1');
  expect((await keeper.send('POST', 'features', {})).status).toBe(422);
});

it('numbers are unique, and exactly one is the standard', async () => {
  expect((await create('2', { isStandard: true })).data).toMatchObject({ isStandard: true, isActive: true });
  const { data } = await create('3', { isStandard: true });
  expect(await standards()).toEqual(['3']);
  expect((await create('3')).errors).toMatchObject({
    code: 'RESOURCE_EXISTS',
    error: 'This resource already exists!',
  });
  const change = (fields: object) =>
    keeper.send('PUT', `cost-centers/${data.id}`, { number: '3', name: 'Labor', ...fields });
  expect((await change({ number: '2' })).errors.code).toBe('RESOURCE_EXISTS');
  expect((await change({})).data).toMatchObject({ name: 'Labor', isStandard: true, isActive: true });
  for (const wish of [{ isStandard: false }, { isActive: false }])
    expect((await change(wish)).errors.code).toBe('COST_CENTER_STANDARD');
  expect((await create('4', { isStandard: true, isActive: false })).errors.code).toBe('COST_CENTER_STANDARD');
  expect((await keeper.send('DELETE', `cost-centers/${data.id}`)).errors.code).toBe('COST_CENTER_IN_USE');
  expect(await standards()).toEqual(['3']);
  for (const wrong of [{ number: ' ' }, { name: '' }, { number: 'x'.repeat(21) }])
    expect((await change(wrong)).status).toBe(422);
});

it('what is left out stays: who switches one off does not take back its new name', async () => {
  const own = await aStoreKeeper(app);
  await create('1', {}, own);
  const { data } = await create('2', {}, own);
  const change = (fields: object) => own.send('PUT', `cost-centers/${data.id}`, fields);
  expect((await change({ name: 'Labor' })).data).toMatchObject({ number: '2', name: 'Labor' });
  expect((await change({ isActive: false })).data).toMatchObject({ name: 'Labor', isActive: false });
  expect((await change({ number: '3' })).data).toMatchObject({ number: '3', name: 'Labor', isActive: false });
  expect((await change({})).data).toMatchObject({ number: '3', name: 'Labor', isActive: false });
});

it('stays one standard when many are made and changed at once', async () => {
  const own = await aStoreKeeper(app);
  const numbers = Array.from({ length: 8 }, (_, index) => `${index + 1}`);
  const made = await Promise.all(numbers.map((number) => create(number, { isStandard: true }, own)));
  expect(made.map(({ status }) => status)).toEqual(numbers.map(() => 200));
  const taken = await Promise.all([create('99', {}, own), create('99', {}, own), create('99', {}, own)]);
  expect(taken.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const standardsNow = async () =>
    (await own.send('GET', 'cost-centers')).data.filter((one: { isStandard: boolean }) => one.isStandard);
  expect(await standardsNow()).toHaveLength(1);
  await Promise.all(
    made.flatMap(({ data: { id, number, name } }) => [
      own.send('PUT', `cost-centers/${id}`, { number, name, isStandard: true }),
      own.send('PUT', `cost-centers/${id}`, { number, name, isActive: false }),
      own.send('DELETE', `cost-centers/${id}`),
    ]),
  );
  const left = await standardsNow();
  expect(left).toMatchObject([{ isActive: true }]);
});

it('one in use, and the last one, cannot be deleted', async () => {
  const own = await aStoreKeeper(app);
  const { data: first } = await create('10', {}, own);
  const remove = (id: number) => own.send('DELETE', `cost-centers/${id}`);
  expect((await remove(first.id)).errors).toMatchObject({ code: 'COST_CENTER_IN_USE' });
  const { data: second } = await create('20', {}, own);
  const articleId = await own.anArticle({ costCenterInformation: { standardCostCenterId: second.id } });
  expect((await own.send('GET', `cost-centers/${second.id}`)).data).toMatchObject({
    articleCount: 1,
    obstacle: 'articles',
  });
  expect((await remove(second.id)).errors.code).toBe('COST_CENTER_IN_USE');
  await own.send('DELETE', `inventory/article/${articleId}`);
  expect((await remove(second.id)).data).toEqual({ deleted: true });
  expect((await remove(second.id)).status).toBe(404);
});

it('another practice’s do not exist', async () => {
  const { data } = await create('99', {}, await aStoreKeeper(app));
  const fields = { number: '99', name: 'x' };
  const answers = [
    await keeper.send('GET', `cost-centers/${data.id}`),
    await keeper.send('PUT', `cost-centers/${data.id}`, fields),
    await keeper.send('DELETE', `cost-centers/${data.id}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  const article = { name: 'x', costCenterInformation: { standardCostCenterId: data.id } };
  expect((await keeper.send('POST', 'inventory/article', article)).status).toBe(422);
});
