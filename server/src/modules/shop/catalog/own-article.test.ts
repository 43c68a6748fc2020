import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aProduct } from '../../../testing/catalog-builders.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const seen = async (who: StoreKeeper, id: number) => (await who.send('GET', `catalog/product/${id}`)).data;

async function anArticleOf(who: StoreKeeper, productId: number, wish: object = {}): Promise<number> {
  const { slug } = await seen(who, productId);
  return who.anArticle({ catalogOrigin: { catalogProductSlug: slug }, ...wish });
}

test('a product says which article it is: stock, thresholds, places, next expiry', async () => {
  const who = await aStoreKeeper(app);
  const productId = await aProduct(app);
  expect(await seen(who, productId)).toMatchObject({ article: null });

  const articleId = await anArticleOf(who, productId, {
    notificationInformation: {
      minimumStock: { amount: 2 },
      warningStock: { amount: 5 },
      idealStock: { amount: 9 },
    },
  });
  const [front, back] = [await who.aStorage(), await who.aStorage()];
  await who.bookIn(articleId, 1, front, { expirationDate: '2031-05-31' });
  await who.bookIn(articleId, 3, back, { expirationDate: '2032-01-31' });
  const { article } = await seen(who, productId);
  expect(article).toMatchObject({
    id: articleId,
    useInventory: true,
    stock: 4,
    status: 'reOrderPoint',
    minimumStock: 2,
    warningStock: 5,
    idealStock: 9,
    earliestExpiryDate: '2031-05-31',
    usedPerDay: null,
    lastsUntil: null,
  });
  const { storages, countingUnit } = await who.see(articleId);
  expect(article.storages).toEqual(storages);
  expect(article.storages).toHaveLength(2);
  expect(article.countingUnit).toEqual(countingUnit);
});

test('an article without stockkeeping is one too; a deleted one and that of another practice are none', async () => {
  const [who, other] = [await aStoreKeeper(app), await aStoreKeeper(app)];
  const productId = await aProduct(app);
  const articleId = await anArticleOf(who, productId, { useInventory: false });
  expect(await seen(who, productId)).toMatchObject({
    atHand: null,
    article: { id: articleId, useInventory: false, status: 'hidden' },
  });
  expect(await seen(other, productId)).toMatchObject({ article: null });
  await who.send('DELETE', `inventory/article/${articleId}`);
  expect(await seen(who, productId)).toMatchObject({ article: null });
});
