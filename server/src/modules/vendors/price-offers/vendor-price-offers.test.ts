import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aVendor } from '../../../testing/catalog-builders.ts';
import { aStoreKeeper } from '../../../testing/inventory-builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('lists the own prices at a vendor with their articles, searched and page by page', async () => {
  const [me, other] = [await aStoreKeeper(app), await aStoreKeeper(app)];
  const [vendorId, another] = [await aVendor(app), await aVendor(app)];
  const price = async (name: string, orderNumber: string, at = vendorId) => {
    const articleId = await me.anArticle({ name });
    const { data } = await me.send('POST', `custom-price-offers/${articleId}`, {
      vendorId: at,
      priceCents: 745,
      orderNumber,
    });
    return { id: data.id as number, articleId };
  };
  await price('Zange', 'K-3');
  const gone = await price('Alginat', 'K-1');
  await price('gips', 'B_77%');
  await price('Anderswo', 'K-4', another);
  const list = async (query = '') =>
    (await me.send('GET', `vendors/${vendorId}/price-offers${query}`)).data as {
      items: { articleName: string }[];
      total: number;
    };
  const names = async (query = '') => (await list(query)).items.map(({ articleName }) => articleName);
  expect(await names()).toEqual(['Alginat', 'gips', 'Zange']);
  expect((await list()).items[0]).toMatchObject({
    id: gone.id,
    articleId: gone.articleId,
    vendorId,
    orderNumber: 'K-1',
    priceCents: 745,
    minimumOrderQuantity: 1,
    version: 1,
    manufacturerName: '',
    orderUnit: { de: expect.any(String), en: expect.any(String) },
  });
  expect(await names('?search=GIPS')).toEqual(['gips']);
  expect(await names('?search=K-')).toEqual(['Alginat', 'Zange']);
  // No sign has a meaning of its own.
  expect(await names('?search=_77%25')).toEqual(['gips']);
  expect(await names('?search=%25%25')).toEqual([]);
  expect([(await list('?pageSize=2')).total, await names('?pageSize=2&page=1')]).toEqual([3, ['Zange']]);
  await me.send('DELETE', `inventory/article/${gone.articleId}`);
  expect(await names()).toEqual(['gips', 'Zange']);
  expect((await other.send('GET', `vendors/${vendorId}/price-offers`)).data).toEqual({ items: [], total: 0 });
  const own = (await me.send('POST', 'vendors/custom', { name: `Eigen ${me.user.practiceId}` })).data.id;
  expect((await other.send('GET', `vendors/${own}/price-offers`)).status).toBe(404);
});
