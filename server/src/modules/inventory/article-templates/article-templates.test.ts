// A practice saves what new articles of a category begin with.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';

let app: TestApp;
let keeper: StoreKeeper;
let category: { id: number; name_de: string; name_en: string };
let below: number;
beforeAll(async () => {
  app = await startTestApp();
  category = await app.asOwner.one(
    `insert into category (id, slug, name_de, name_en, picture, position)
     values (9001, 'vorlagen', 'Anästhesie', 'Anaesthesia', 'ampulle', 90) returning id, name_de, name_en`,
  );
  ({ id: below } = await app.asOwner.one<{ id: number }>(
    `insert into category (id, slug, parent_id, name_de, name_en, picture, position)
     values (9002, 'vorlagen-unten', 9001, 'Ampullen', 'Cartridges', 'ampulle', 1) returning id`,
  ));
});
afterAll(() => app.close());
beforeEach(async () => {
  keeper = await aStoreKeeper(app);
});

const values = {
  ...{ unitToCount: 'CONSUMPTION_UNIT', unitToLabel: 'SALES_UNIT' },
  ...{ minimumStock: 10, warningStock: null, idealStock: 50, notificationsEnabled: true },
  ...{ hasBatchObligation: true, hasExpiryDateObligation: true, hasBatchLabel: false },
  ...{ numberOfBatchLabelPrints: 1, useWithinDays: 28, asksReference: false },
  ...{ defaultStorageId: null as number | null, useInventory: true },
};
const save = (body: object = values, id = category.id, who = keeper) =>
  who.send('PUT', `inventory/article-templates/${id}`, body);
const list = async (who = keeper) => (await who.send('GET', 'inventory/article-templates')).data;

it('is kept for the category, replaced and removed; other practices see nothing of it', async () => {
  const defaultStorageId = await keeper.aStorage();
  const template = { ...values, defaultStorageId };
  const expected = {
    categoryId: category.id,
    name: { de: category.name_de, en: category.name_en },
    values: template,
  };
  expect((await save(template)).data).toEqual([expected]);
  expect(await list(await aStoreKeeper(app))).toEqual([]);
  const other = { ...template, minimumStock: null, useWithinDays: null };
  expect((await save(other)).data).toEqual([{ ...expected, values: other }]);
  await keeper.send('DELETE', `storages/${defaultStorageId}`);
  expect((await list())[0].values.defaultStorageId).toBeNull();
  const url = `inventory/article-templates/${category.id}`;
  expect((await keeper.send('DELETE', url)).data).toEqual([]);
  expect((await keeper.send('DELETE', url)).status).toBe(200);
  const actions = await app.asOwner.rows<{ action: string }>(
    `select action from activity where practice_id = $1 and action like 'article.template%' order by id`,
    [keeper.user.practiceId],
  );
  expect(actions.map(({ action }) => action)).toEqual([
    'article.templateSaved',
    'article.templateSaved',
    'article.templateRemoved',
  ]);
});

it('nonsense, other categories and storages of other practices are refused, and nothing is saved', async () => {
  const stranger = await aStoreKeeper(app);
  const foreign = await stranger.aStorage();
  for (const id of [below, 999_999]) expect((await save(values, id)).status).toBe(404);
  expect((await save({ ...values, defaultStorageId: foreign })).status).toBe(422);
  for (const wrong of [
    ...[{ minimumStock: -1 }, { idealStock: 1_000_001 }, { useWithinDays: 0 }, { useWithinDays: 10_000 }],
    ...[{ unitToLabel: 'SHELF' }, { numberOfBatchLabelPrints: 100 }],
  ])
    expect((await save({ ...values, ...wrong })).status, JSON.stringify(wrong)).toBe(422);
  expect(await list()).toEqual([]);
});
