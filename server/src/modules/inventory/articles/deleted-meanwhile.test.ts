// When one user chooses something that another deletes in the same moment, one of the two is refused; no reference is
// left dangling.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';

let app: TestApp;
let keeper: StoreKeeper;
beforeAll(async () => {
  app = await startTestApp();
  keeper = await aStoreKeeper(app);
});
afterAll(() => app.close());

/** Which of two comes first is chance. */
const rounds = 8;

const send = (...call: Parameters<StoreKeeper['send']>) => keeper.send(...call);
type Answer = Awaited<ReturnType<StoreKeeper['send']>>;

async function meet(choose: () => Promise<Answer>, remove: () => Promise<Answer>): Promise<[number, number]> {
  const [chosen, removed] = await Promise.all([choose(), remove()]);
  const told = JSON.stringify([chosen.errors, removed.errors]);
  expect([200, 404, 409, 422], told).toContain(chosen.status);
  expect([200, 409], told).toContain(removed.status);
  return [chosen.status, removed.status];
}

test('the default storage of articles, changed together or alone', async () => {
  const articleId = await keeper.anArticle();
  for (let round = 0; round < rounds; round += 1) {
    const storageId = await keeper.aStorage();
    const article = await keeper.see(articleId);
    await meet(
      () =>
        round % 2 === 0
          ? send('POST', 'inventory/article/bulk', { articleIds: [articleId], defaultStorageId: storageId })
          : send('PUT', 'inventory/article', {
              ...article,
              storageConfiguration: { defaultStorageId: storageId },
            }),
      () => send('DELETE', `storages/${storageId}`),
    );
    expect((await keeper.see(articleId)).storageConfiguration.defaultStorageId).toBeNull();
  }
});

test('a storage that is about to be counted', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const storageId = await keeper.aStorage();
    await meet(
      () => send('POST', 'stocktakings', { storageId }),
      () => send('DELETE', `storages/${storageId}`),
    );
    const { data } = await send('GET', 'stocktakings');
    expect(data.filter(({ state }: { state: string }) => state === 'open')).toEqual([]);
  }
});

test('the cost center of an article', async () => {
  await send('POST', 'features', { activateCostCenter: true });
  const articleId = await keeper.anArticle();
  for (let round = 0; round < rounds; round += 1) {
    const { data: center } = await send('POST', 'cost-centers', { number: `${7000 + round}`, name: 'Labor' });
    const article = await keeper.see(articleId);
    const costCenterInformation = { standardCostCenterId: center.id };
    const [chosen, removed] = await meet(
      () => send('PUT', 'inventory/article', { ...article, costCenterInformation }),
      () => send('DELETE', `cost-centers/${center.id}`),
    );
    expect([chosen, removed]).toContain(200);
    expect(chosen === 200 && removed === 200).toBe(false);
  }
});

test('an own vendor that somebody marks', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { data: vendor } = await send('POST', 'vendors/custom', { name: `Nebenan ${round}` });
    const id = vendor.id ?? vendor.vendorId;
    await meet(
      () => send('PUT', `vendors/${id}/preferences`, { isFavorite: true }),
      () => send('DELETE', `vendors/custom/${id}`),
    );
    expect((await send('PUT', `vendors/${id}/preferences`, { isFavorite: false })).status).toBe(404);
  }
});

test('a view of a report that shall come by e-mail', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const view = { name: `Monat ${round}`, report: 'inventory', query: {} };
    const { data } = await send('POST', 'reports/views', view);
    await meet(
      () => send('PUT', 'reports/mail', { viewId: data.id }),
      () => send('DELETE', `reports/views/${data.id}`),
    );
  }
});
