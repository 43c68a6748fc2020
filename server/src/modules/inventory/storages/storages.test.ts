import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordedActions } from '../../../testing/activity-builders.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';

let app: TestApp;
let keeper: StoreKeeper;
let other: StoreKeeper;
beforeAll(async () => {
  app = await startTestApp();
  [keeper, other] = [await aStoreKeeper(app), await aStoreKeeper(app)];
});
afterAll(() => app.close());

const create = (name: string, who = keeper) => who.send('POST', 'storages', { name });

it('storages are named once each, whatever the case', async () => {
  const { data } = await create('  Steri ');
  expect(data).toMatchObject({ name: 'Steri', articleCount: 0, stockValueCents: 0 });
  expect(await create('STERI')).toMatchObject({
    status: 409,
    errors: { code: 'RESOURCE_EXISTS', error: 'This resource already exists!' },
  });
  const { data: lab } = await create('Labor');
  const rename = (name: string) => keeper.send('PUT', `storages/${lab.id}`, { name });
  expect((await rename('steri')).errors.code).toBe('RESOURCE_EXISTS');
  expect((await rename('LABOR')).data.name).toBe('LABOR');
  expect((await create(' ')).status).toBe(422);
  expect((await create('x'.repeat(121))).status).toBe(422);
  expect((await create('Steri', other)).status, 'another practice has its own names').toBe(200);
  expect((await keeper.send('GET', 'storages')).data.map(({ name }: { name: string }) => name)).toEqual([
    'LABOR',
    'Steri',
  ]);
});

it('of many who take the same name at once one gets it', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, (_, index) => create(`Regal ${index}`)));
  const answers = await Promise.all(
    made.map(({ data }) => keeper.send('PUT', `storages/${data.id}`, { name: 'Das Regal' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

it('storages are worth as much as their articles, to the cent', async () => {
  const owner = await aStoreKeeper(app);
  const articleId = await owner.anArticle();
  for (const cents of [33, 34, 33]) {
    const { stockId } = await owner.bookIn(articleId, 1, await owner.aStorage());
    await app.asOwner.run(
      'update stock_entry set order_unit_price_cents = $2, units_per_order_unit = 3 where id = $1',
      [stockId, 100],
    );
    const { data } = await owner.send('GET', 'storages');
    expect(data.map((one: { stockValueCents: number }) => one.stockValueCents)).toContain(cents);
  }
  const { data } = await owner.send('GET', 'storages');
  const worth = data.map((one: { stockValueCents: number }) => one.stockValueCents);
  expect(worth.toSorted()).toEqual([33, 33, 34]);
});

it('a storage is deleted only when nothing lies there, and its name is free again', async () => {
  const { data: storage } = await create('Kühlschrank');
  const articleId = await keeper.anArticle({ storageConfiguration: { defaultStorageId: storage.id } });
  const { stockId, bookingId } = await keeper.bookIn(articleId, 2, storage.id);
  const address = `storages/${storage.id}`;
  expect((await keeper.send('GET', address)).data).toMatchObject({ articleCount: 1 });
  expect((await keeper.send('DELETE', address)).errors).toMatchObject({
    code: 'STORAGE_NOT_EMPTY',
    error: 'Storage is not empty! Cannot delete!',
  });
  const { data: used } = await keeper.send('POST', 'stock/consumption', { stockId, amount: 2 });
  await keeper.send('POST', 'stocktakings', { storageId: storage.id });
  expect((await keeper.send('DELETE', address)).data).toEqual({ deleted: true });
  expect(await recordedActions(app, 'storage', storage.id)).toEqual(['storage.created', 'storage.deleted']);
  expect((await keeper.send('GET', address)).status).toBe(404);
  expect((await keeper.send('DELETE', address)).status).toBe(404);
  expect((await keeper.see(articleId)).storageConfiguration.defaultStorageId).toBeNull();
  expect((await keeper.send('GET', 'stocktakings')).data[0].state).toBe('discarded');
  const { data } = await keeper.send('GET', `inventory/article/${articleId}/movements`);
  expect(data.items[0].storageName, 'the ledger still names it').toBe('Kühlschrank');
  expect((await create('Kühlschrank')).status).toBe(200);

  // Undo and correction cannot book into a deleted storage.
  const refused = [
    await keeper.send('POST', `stock/undo/${used.bookingId}`),
    await keeper.send('POST', 'stock/correction', { stockId, amount: 1 }),
    await keeper.send('POST', 'stock/manual/input', { articleId, amount: 1, storageId: storage.id }),
  ];
  expect(refused.map(({ errors }) => errors.code)).toEqual(['STORAGE_GONE', 'STORAGE_GONE', 'NOT_FOUND']);
  expect((await keeper.send('POST', `stock/undo/${bookingId}`)).errors.code).toBe('STOCK_INPUT_USED');
});

it('booking and deleting at once never leaves stock in a deleted storage', async () => {
  for (let round = 0; round < 5; round += 1) {
    const storageId = await keeper.aStorage();
    const articleId = await keeper.anArticle({ storageConfiguration: { defaultStorageId: storageId } });
    const [booked, deleted] = await Promise.all([
      keeper.send('POST', 'stock/manual/input', { articleId, amount: 1, storageId }),
      keeper.send('DELETE', `storages/${storageId}`),
    ]);
    expect([booked.status, deleted.status].sort(), 'one of the two').toEqual(
      booked.status === 200 ? [200, 409] : [200, 404],
    );
  }
});

it('another practice’s storages do not exist', async () => {
  const { data } = await create('Nebenraum', other);
  const answers = [
    await keeper.send('GET', `storages/${data.id}`),
    await keeper.send('PUT', `storages/${data.id}`, { name: 'Meins' }),
    await keeper.send('DELETE', `storages/${data.id}`),
    await keeper.send('POST', 'stocktakings', { storageId: data.id }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});
