// Meaning of a scanned code: the articles of this practice that have its number, or the goods its label sticks on.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aReceivingDesk, type ReceivingDesk } from '../../../testing/receiving-builders.ts';

let app: TestApp;
let desk: ReceivingDesk;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  desk = await aReceivingDesk(app);
});

const resolve = async (query: string, who = desk) =>
  (await who.keeper.send('GET', `inventory/scan?${query}`)).data;
const nothing = { articles: [], label: null };

it('a number finds the articles that have it, however it is written, and none of another practice', async () => {
  const gloves = await desk.anArticle({ name: 'Handschuhe', manufacturerNumber: 'AB-12/3' });
  await app.asOwner.run(`update product set gtin = '4012345678901', pzn = '12345678' where id = $1`, [
    gloves.productId,
  ]);
  const found = { articles: [{ id: gloves.articleId, name: 'Handschuhe' }], label: null };
  for (const query of ['gtin=04012345678901', 'gtin=4012345678901', 'pzn=12345678', 'number=ab123'])
    expect(await resolve(query), query).toEqual(found);
  for (const query of ['gtin=4006381333931', 'number=---', 'pzn=00000001'])
    expect(await resolve(query), query).toEqual(nothing);
  expect(await resolve('pzn=12345678', await aReceivingDesk(app))).toEqual(nothing);
  await desk.keeper.send('DELETE', `inventory/article/${gloves.articleId}`);
  expect(await resolve('pzn=12345678')).toEqual(nothing);
});

it('a number that two articles share finds both', async () => {
  const names = ['Bohrer kurz', 'Bohrer lang'];
  for (const name of names) await desk.anArticle({ name, manufacturerNumber: 'X-7' });
  const { articles } = await resolve('number=X7');
  expect(articles.map(({ name }: { name: string }) => name)).toEqual(names);
});

it('a label finds its article and batch, also after it is void; a foreign or unknown one finds nothing', async () => {
  const { articleId } = await desk.anArticle({ name: 'Ampullen' });
  const { stockId, labelIds } = await desk.keeper.bookIn(articleId, 2, desk.storages[0], {
    batchNumber: 'NB26-0912',
  });
  const [label] = labelIds;
  const article = { id: articleId, name: 'Ampullen' };
  expect(await resolve(`labelId=${label?.toLowerCase()}`)).toEqual({
    articles: [article],
    label: { isWithdrawn: false, batchNumber: 'NB26-0912' },
  });
  expect(await resolve(`labelId=${label}`, await aReceivingDesk(app))).toEqual(nothing);
  expect(await resolve('labelId=PX000000001')).toEqual(nothing);
  await desk.keeper.send('DELETE', `stock/input/${stockId}`);
  expect(await resolve(`labelId=${label}`)).toEqual({
    articles: [article],
    label: { isWithdrawn: true, batchNumber: 'NB26-0912' },
  });
  await desk.keeper.send('DELETE', `inventory/article/${articleId}`);
  expect(await resolve(`labelId=${label}`)).toMatchObject({
    articles: [],
    label: { batchNumber: 'NB26-0912' },
  });
});

it('the label at the shelf finds its article', async () => {
  const { articleId } = await desk.anArticle({ labelConfiguration: { unitToLabel: 'STORAGE_PRODUCT' } });
  await desk.keeper.bookIn(articleId, 1, desk.storages[0], { batchNumber: 'B' });
  const { permanentLabelId } = await desk.keeper.see(articleId);
  expect(await resolve(`labelId=${permanentLabelId}`)).toMatchObject({
    articles: [{ id: articleId }],
    label: { isWithdrawn: false, batchNumber: '' },
  });
});

it('the label of a storage finds it, in its own practice, while it is there', async () => {
  await desk.keeper.send('POST', 'features', { activateLabelPrinting: true });
  const [storageId] = desk.storages;
  const labels = [{ kind: 'storage', storageId }];
  const print = async (body: object = { size: '30334', dpi: 300, labels }) =>
    (await desk.keeper.send('POST', 'labels/zpl', body)).data;
  expect((await print()).zpl).toContain('PX');
  const { data: storages } = await desk.keeper.send('GET', 'storages');
  const { labelId, name } = storages.find(({ id }: { id: number }) => id === storageId);
  // Printed again it is the same label.
  expect((await print()).zpl).toContain(labelId);
  // So it is for a printer that is reached from the browser, which gets its code as well.
  const forDymo = await desk.keeper.send('POST', 'labels/storages', { storageIds: [storageId] });
  expect(forDymo.data).toEqual([
    { storageId, name, labelId, code: expect.stringMatching(/^[0-9A-F]{64}$/i) },
  ]);
  expect((await desk.keeper.send('POST', 'labels/storages', { storageIds: [999_999] })).status).toBe(404);
  expect(await resolve(`labelId=${labelId}`)).toEqual({
    articles: [],
    label: null,
    storage: { id: storageId, name },
  });
  expect(await resolve(`labelId=${labelId}`, await aReceivingDesk(app))).toEqual(nothing);
  const foreign = await desk.keeper.send('POST', 'labels/zpl', {
    size: '30334',
    dpi: 300,
    labels: [{ kind: 'storage', storageId: 999_999 }],
  });
  expect(foreign.status).toBe(404);
});

it('something must be asked for', async () => {
  for (const query of ['', 'gtin=12', 'pzn=abc', 'number=%20', `labelId=${'P'.repeat(21)}`])
    expect((await desk.keeper.send('GET', `inventory/scan?${query}`)).status, query).toBe(422);
});

it('the label of goods that are used up says when the last of them went, and by whom', async () => {
  const articleId = await desk.keeper.anArticle();
  const { labelIds, stockId } = await desk.keeper.bookIn(articleId, 2, desk.storages[0]);
  const take = () => desk.keeper.send('POST', 'stock/consumption', { labelId: labelIds[0], again: true });
  await desk.keeper.send('POST', 'stock/consumption', { stockId });
  expect((await resolve(`labelId=${labelIds[0]}`)).label, 'one is left').not.toHaveProperty('usedUp');
  const { bookingId } = (await take()).data;
  const { usedUp } = (await resolve(`labelId=${labelIds[1]}`)).label;
  expect(usedUp).toMatchObject({ by: 'Anna Berg', bookingId, canGoOn: false });
  expect(Date.now() - Date.parse(usedUp.at)).toBeLessThan(60_000);
  expect(await take()).toMatchObject({
    status: 409,
    errors: { code: 'LABEL_USED_UP', params: { who: 'Anna Berg', when: usedUp.at } },
  });
  await desk.keeper.send('POST', `stock/undo/${bookingId}`);
  expect((await resolve(`labelId=${labelIds[0]}`)).label).not.toHaveProperty('usedUp');
  expect((await take()).status).toBe(200);
});
