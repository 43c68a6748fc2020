// Own prices of an article that is bought as another product from now on.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anOffer, aProduct, aVendor, readSlug } from '../../../testing/catalog-builders.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';

let app: TestApp;
let keeper: StoreKeeper;
let vendorId: number;
let otherVendor: number;
beforeAll(async () => {
  app = await startTestApp();
  keeper = await aStoreKeeper(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  [vendorId, otherVendor] = [await aVendor(app), await aVendor(app)];
});

async function anArticle(): Promise<{ productId: number; articleId: number }> {
  const productId = await aProduct(app);
  const catalogOrigin = { catalogProductSlug: await readSlug(app, productId) };
  return { productId, articleId: await keeper.anArticle({ catalogOrigin }) };
}

const price = (articleId: number, priceCents: number, at = vendorId) =>
  keeper.send('POST', `custom-price-offers/${articleId}`, { vendorId: at, priceCents, orderNumber: 'K-1' });

const replace = async (articleId: number, productId: number) =>
  keeper.send('PUT', `inventory/article/${articleId}/catalog-origin`, {
    catalogProductSlug: await readSlug(app, productId),
  });

const pricesOf = async (articleId: number) =>
  (await keeper.send('GET', `custom-price-offers/${articleId}`)).data.map(
    (offer: { vendorId: number; priceCents: number }) => [offer.vendorId, offer.priceCents],
  );

const offersSeen = async (productId: number) =>
  (await keeper.send('GET', `catalog/product/${productId}`)).data.offers.map(
    (offer: { vendorId: number; tiers: { unitPriceCents: number }[] }) => [
      offer.vendorId,
      offer.tiers[0]?.unitPriceCents,
    ],
  );

it('go along, count at the new product, and are taxed like it', async () => {
  const { productId, articleId } = await anArticle();
  await anOffer(app, productId, vendorId, { tiers: [[1, 1000]] });
  await price(articleId, 700);
  const next = await aProduct(app);
  await app.asOwner.run(`update product set vat_class = 'reducedTax' where id = $1`, [next]);
  expect((await replace(articleId, next)).status).toBe(200);
  expect(await pricesOf(articleId)).toEqual([[vendorId, 700]]);
  expect(await offersSeen(next)).toEqual([[vendorId, 700]]);
  expect(await offersSeen(productId), 'the old product costs what it costs').toEqual([[vendorId, 1000]]);
  const kept = 'select vat_class from offer where product_id = $1 and practice_id is not null';
  expect(await app.asOwner.rows(kept, [next])).toEqual([{ vat_class: 'reducedTax' }]);
  // Replacing it by the same product again loses nothing.
  await replace(articleId, next);
  expect(await pricesOf(articleId)).toEqual([[vendorId, 700]]);
});

it('meet those of the new product: the newer stays, at every vendor for itself', async () => {
  const before = await anArticle();
  await price(before.articleId, 500);
  await price(before.articleId, 600, otherVendor);
  await keeper.send('DELETE', `inventory/article/${before.articleId}`);
  const { articleId } = await anArticle();
  await price(articleId, 700);
  const { data: older } = await price(articleId, 800, otherVendor);
  await app.asOwner.run(`update offer set updated_at = '2026-01-01' where id = $1`, [older.id]);
  await replace(articleId, before.productId);
  expect(await pricesOf(articleId)).toEqual([
    [otherVendor, 600],
    [vendorId, 700],
  ]);
});

it('stay where they are when the replacement is refused', async () => {
  const taken = await anArticle();
  const { articleId } = await anArticle();
  await price(articleId, 700);
  expect((await replace(articleId, taken.productId)).errors.code).toBe('ARTICLE_EXISTS');
  expect(await pricesOf(articleId)).toEqual([[vendorId, 700]]);
  expect(await pricesOf(taken.articleId)).toEqual([]);
});

it('are not lost when they are made at the same moment', async () => {
  for (let time = 0; time < 10; time += 1) {
    const [{ articleId }, next] = [await anArticle(), await aProduct(app)];
    const [made] = await Promise.all([price(articleId, 700), replace(articleId, next)]);
    expect(made.status).toBe(200);
    expect(await pricesOf(articleId)).toEqual([[vendorId, 700]]);
  }
});
