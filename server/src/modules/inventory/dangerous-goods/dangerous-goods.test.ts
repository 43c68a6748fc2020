// The register of dangerous goods: labels, places, safety data sheets and their term, and its files.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';
import type { Register } from './dangerous-goods.service.ts';

let app: TestApp;
let keeper: StoreKeeper;
let room: number;
beforeAll(async () => {
  app = await startTestApp();
  keeper = await aStoreKeeper(app);
  room = await keeper.aStorage();
});
afterAll(() => app.close());

const label = {
  signalWord: 'danger',
  pictograms: ['GHS02', 'GHS07'],
  hazards: ['H225', 'H319'],
  precautions: ['P210', 'P305+P351+P338', 'P501'],
  storageClass: '3',
  packGrams: 800,
  use: 'Flächendesinfektion',
};
const register = async (who = keeper): Promise<Register> =>
  (await who.send('GET', 'inventory/dangerous-goods')).data;
const find = async (articleId: number) =>
  (await register()).goods.find((good) => good.articleId === articleId);
const describe = (articleId: number, body: object, who = keeper) =>
  who.send('PUT', `inventory/article/${articleId}/dangerous-good`, body);
const aDangerousGood = () => keeper.anArticle({ isDangerousGood: true });
const file = (url: string) => app.request({ method: 'GET', url: `/pro/${url}`, headers: keeper.headers });

it('every marked article is in it, described or not, with its places and weight', async () => {
  const articleId = await aDangerousGood();
  const harmless = await keeper.anArticle();
  expect(await find(harmless)).toBeUndefined();
  expect(await find(articleId)).toMatchObject({ isDescribed: false, sheetState: 'missing', grams: null });
  await keeper.bookIn(articleId, 3, room);
  expect((await describe(articleId, label)).status).toBe(200);
  expect(await find(articleId)).toMatchObject({
    ...label,
    isDescribed: true,
    stock: 3,
    grams: 2400,
    places: [{ storageId: room, amount: 3 }],
  });
  const [entry] = await app.asOwner.rows<{ changes: { field: string; after: string }[] }>(
    `select changes from activity where practice_id = $1 and subject_id = $2 and action = 'article.changed'`,
    [keeper.user.practiceId, String(articleId)],
  );
  expect(entry?.changes[0]).toMatchObject({ field: 'hazardLabel' });
  expect(entry?.changes[0]?.after).toContain('H225');
});

it('a sheet elsewhere counts by its date, and the practice sets after how many years it is outdated', async () => {
  const articleId = await aDangerousGood();
  const year = new Date().getFullYear();
  await describe(articleId, {
    ...label,
    sheetUrl: 'https://maker.example/sds.pdf',
    sheetDate: `${year - 4}-01-31`,
  });
  expect(await find(articleId)).toMatchObject({ sheetState: 'outdated', newestSheet: `${year - 4}-01-31` });
  expect((await keeper.send('PUT', 'inventory/dangerous-goods/sheet-term', { years: 6 })).data).toEqual({
    years: 6,
  });
  expect(await register()).toMatchObject({ sheetYears: 6 });
  expect(await find(articleId)).toMatchObject({ sheetState: 'current' });
  expect((await register(await aStoreKeeper(app))).sheetYears).toBe(3);
  for (const years of [0, 21, 2.5])
    expect((await keeper.send('PUT', 'inventory/dangerous-goods/sheet-term', { years })).status).toBe(422);
});

it.each([
  { hazards: ['H999'] },
  { precautions: ['H225'] },
  { pictograms: ['GHS10'] },
  { storageClass: '99' },
  { packGrams: 0 },
  { sheetUrl: 'javascript:alert(1)' },
  { use: 'x'.repeat(201) },
])('%j is refused', async (wrong) => {
  expect((await describe(await aDangerousGood(), { ...label, ...wrong })).status).toBe(422);
});

it('only those who may edit articles describe it, and nobody that of another practice', async () => {
  const articleId = await aDangerousGood();
  expect((await describe(articleId, label, await aStoreKeeper(app))).status).toBe(404);
  const reader = await aUser(app, { practiceId: keeper.user.practiceId, role: 'reader' });
  const answer = await app.request({
    method: 'PUT',
    url: `/pro/inventory/article/${articleId}/dangerous-good`,
    headers: bearer(await loginAs(app, reader)),
    payload: label,
  });
  expect(answer.statusCode).toBe(409);
});

it('above a small quantity in one storage it says what must lie apart', async () => {
  const cellar = await keeper.aStorage();
  const [one, other] = [await aDangerousGood(), await aDangerousGood()];
  await describe(one, { ...label, packGrams: 50_000 });
  await describe(other, { ...label, storageClass: '5.1B', packGrams: 50_000 });
  await keeper.bookIn(one, 2, cellar);
  await keeper.bookIn(other, 2, cellar);
  expect((await register()).hints).toEqual([]);
  await keeper.bookIn(other, 1, cellar);
  expect((await register()).hints).toMatchObject([
    { storageId: cellar, grams: 250_000, classes: ['3', '5.1B'] },
  ]);
});

it('register and operating instructions are files in both languages', async () => {
  const articleId = await aDangerousGood();
  await describe(articleId, label);
  const csv = await file('inventory/dangerous-goods/file?format=csv&language=de');
  expect(csv.body).toContain('P305+P351+P338');
  for (const language of ['de', 'en']) {
    for (const url of [
      `inventory/dangerous-goods/file?format=pdf&language=${language}`,
      `inventory/article/${articleId}/dangerous-good/instructions?language=${language}`,
    ])
      expect((await file(url)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
  const harmless = await keeper.anArticle();
  expect(
    (await file(`inventory/article/${harmless}/dangerous-good/instructions?language=de`)).statusCode,
  ).toBe(409);
});
