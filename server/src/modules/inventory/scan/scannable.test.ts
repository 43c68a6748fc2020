// Data stored by a device: each article once with its codes, its remaining stock and the labels that stick on it.
import type { ScannableArticle } from '@praxora/contract/inventory/scannable-article';
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

async function everyPage(): Promise<{ articles: ScannableArticle[]; pages: number }> {
  const articles: ScannableArticle[] = [];
  let pages = 0;
  let next: number | null = 0;
  while (next !== null) {
    const { data } = await desk.keeper.send('GET', `scan/articles${next === 0 ? '' : `?after=${next}`}`);
    articles.push(...data.articles);
    next = data.next;
    pages += 1;
  }
  return { articles, pages };
}
const find = async (id: number) => (await everyPage()).articles.find((article) => article.id === id);

it('an article with its codes, units, thresholds, and what lies where under which labels', async () => {
  const { articleId, productId } = await desk.anArticle({ name: 'Ampullen', manufacturerNumber: 'MD-4100' });
  await app.asOwner.run(`update product set gtin = '4012345678901', pzn = '12345678' where id = $1`, [
    productId,
  ]);
  const later = await desk.keeper.bookIn(articleId, 1, desk.storages[1], { expirationDate: '2030-01-31' });
  const first = await desk.keeper.bookIn(articleId, 2, desk.storages[0], {
    batchNumber: '26K114',
    expirationDate: '2027-01-31',
  });
  expect(await find(articleId)).toMatchObject({
    name: 'Ampullen',
    manufacturerNumber: 'MD-4100',
    gtin: '4012345678901',
    pzn: '12345678',
    permanentLabelId: null,
    countingUnit: { id: 2, de: 'Packung', en: 'pack' },
    unitsPerOrderUnit: 1,
    consumptionPerScan: 1,
    stock: 3,
    isWatched: true,
    minimumStock: 0,
    idealStock: 1,
    entries: [
      {
        stockId: first.stockId,
        storageId: desk.storages[0],
        batchNumber: '26K114',
        expirationDate: '2027-01-31',
        amount: 2,
        labelIds: [...first.labelIds].sort(),
      },
      { stockId: later.stockId, batchNumber: '', amount: 1 },
    ],
  });
});

it('what is used up, void, deleted, not kept in stock or of another practice is not there', async () => {
  const used = await desk.anArticle();
  const { labelIds } = await desk.keeper.bookIn(used.articleId, 1, desk.storages[0]);
  await desk.keeper.send('POST', 'stock/consumption', { labelId: labelIds[0] });
  expect(await find(used.articleId)).toMatchObject({ stock: 0, entries: [] });
  await desk.keeper.send('DELETE', `inventory/article/${used.articleId}`);
  const unkept = await desk.anArticle({ useInventory: false });
  const foreign = await (await aReceivingDesk(app)).anArticle();
  for (const { articleId } of [used, unkept, foreign]) expect(await find(articleId)).toBeUndefined();
});

it('a page ends at 200 articles, or before too many labels, and every article comes once', async () => {
  const [storageId] = desk.storages;
  const category = await app.asOwner.one<{ id: number }>(
    'select min(id) as id from category where parent_id is not null',
  );
  const products = await app.asOwner.rows<{ id: number }>(
    `insert into product (slug, name_de, name_en, category_id)
     select 'page-' || gen_random_uuid(), 'Ware', 'Goods', $1::integer from generate_series(1, 410) returning id`,
    [category.id],
  );
  await app.asOwner.run(
    `insert into article (practice_id, product_id, name, unit_to_count, unit_to_label, consumption_per_scan, order_unit_id,
       consumption_unit_id, consumption_unit_count, notifications_enabled, minimum_amount, minimum_unit_id, warning_amount,
       warning_unit_id, ideal_amount, ideal_unit_id, minimum_stock, warning_stock, ideal_stock, has_batch_obligation,
       has_expiry_obligation, has_batch_label, batch_label_prints)
     select $1, id, 'Ware', 'ORDER_UNIT', 'SALES_UNIT', 1, 2, 2, 1, true, 0, 2, 0, 2, 1, 2, 0, 0, 1, false, false, false, 0
     from unnest($2::integer[]) id`,
    [desk.keeper.user.practiceId, products.map(({ id }) => id)],
  );
  const before = await everyPage();
  expect(before.articles).toHaveLength(410);
  expect(new Set(before.articles.map(({ id }) => id)).size).toBe(410);
  expect(before.pages).toBe(3);
  for (const { id } of before.articles.slice(0, 6)) await desk.keeper.bookIn(id, 1000, storageId);
  const after = await everyPage();
  expect(after.articles.map(({ id }) => id)).toEqual(before.articles.map(({ id }) => id));
  expect(after.pages).toBe(4);
});

it('a number, a label or an id finds its article as it is now, and none of another practice', async () => {
  const { articleId, productId } = await desk.anArticle({ name: 'Ampullen' });
  await app.asOwner.run(`update product set gtin = '4012345678901' where id = $1`, [productId]);
  const { stockId, labelIds } = await desk.keeper.bookIn(articleId, 3, desk.storages[0]);
  await desk.keeper.send('POST', 'stock/consumption', { labelId: labelIds[0] });
  const lookUp = async (query: string, by = desk) =>
    (await by.keeper.send('GET', `scan/look-up?${query}`)).data.articles;
  for (const query of ['gtin=04012345678901', `labelId=${labelIds[1]}`, `articleId=${articleId}`]) {
    expect(await lookUp(query), query).toMatchObject([
      { id: articleId, name: 'Ampullen', stock: 2, entries: [{ stockId, amount: 2 }] },
    ]);
    expect(await lookUp(query, await aReceivingDesk(app)), query).toEqual([]);
  }
  expect(await lookUp('labelId=PX000000001')).toEqual([]);
  expect((await desk.keeper.send('GET', 'scan/look-up')).status).toBe(422);
});

it('a page that begins nowhere is refused', async () => {
  for (const after of ['0', '-1', 'x', '99999999999'])
    expect((await desk.keeper.send('GET', `scan/articles?after=${after}`)).status, after).toBe(422);
});
