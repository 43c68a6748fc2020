// A change of favourite, hidden, discount or terms holds in the next request, wherever offers are shown or reckoned with. That
// search follows as well is said in search.test.ts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { sessionOfficeId } from '../../../testing/builders.ts';
import { aVendor } from '../../../testing/catalog-builders.ts';
import { aReorderer, type Reorderer } from './testing/reorderer.ts';

let app: TestApp;
let me: Reorderer;
let [cheap, dear, productId, articleId, positionId, office] = [0, 0, 0, 0, 0, ''];
beforeAll(async () => {
  app = await startTestApp({ OPTIMIZER_THREADS: '1' });
  me = await aReorderer(app);
  [cheap, dear] = [await aVendor(app), await aVendor(app)];
  const offers = [
    { vendorId: cheap, tiers: [[1, 800]] as const },
    { vendorId: dear, tiers: [[1, 1000]] as const },
  ];
  ({ productId, articleId } = await me.anArticle({ minimum: 5, ideal: 6, offers }));
  const { practiceId } = me.keeper.user;
  office = await sessionOfficeId(app, me.keeper.headers);
  await me.inCart(productId, dear, 1);
  ({ id: positionId } = await app.asOwner.one<{ id: number }>(
    'select id from cart_position where practice_id = $1',
    [practiceId],
  ));
});
afterAll(() => app.close());

const market = (path: string, data: object) =>
  app.request({
    method: 'POST',
    url: `/api/marketplace/v1/middleware/${path}`,
    headers: me.keeper.headers,
    payload: { data },
  });

interface Seller {
  readonly vendorId: number;
}
const sellers = (offers: readonly Seller[]): number[] => offers.map(({ vendorId }) => vendorId).sort();

/** Current answers of every page that shows offers. */
async function surfaces(hasBuyFromFavoriteVendor = false) {
  const { data: page } = await me.send('GET', `catalog/product/${productId}`);
  const { data: others } = await me.send('GET', `cart/position/${positionId}/offers`);
  const row = (await me.list()).find(({ article }) => article.id === articleId);
  const priced = await app.request({
    method: 'GET',
    url: `/services/price-engine?addressId=${me.address}&dentalOfficeId=${office}`,
  });
  const optimized = await market('basket/optimiser', {
    addressIds: [me.address],
    controlParameters: { hasDebugInformation: false, hasBuyFromFavoriteVendor },
  });
  const best = optimized.json().data;
  return {
    productPage: page.offers,
    sold: sellers(page.offers),
    others: sellers(others),
    reorder: sellers(row?.offers ?? []),
    cartCents: priced.json().data.totals.netCents,
    optimized: [sellers(best.vendors), best.cartPriceDetail.after.netCents],
  };
}

const apply = () =>
  market('apply/basket/optimiser', {
    addressId: me.address,
    controlParameters: { hasDebugInformation: false, hasBuyFromFavoriteVendor: false },
  });

const prefer = async (vendorId: number, change: object) => {
  const { status, errors } = await me.send('PUT', `vendors/${vendorId}/preferences`, change);
  expect(status, JSON.stringify(errors)).toBe(200);
};

test('hidden a vendor is nowhere, a run that chose it is forgotten, and shown again it is back', async () => {
  const both = [cheap, dear].sort();
  const before = await surfaces();
  expect(before).toMatchObject({
    sold: both,
    others: [cheap],
    reorder: both,
    cartCents: 1590,
    optimized: [[cheap], 1390],
  });
  await prefer(cheap, { isHidden: true });
  expect((await apply()).json().errors.code).toBe('OPTIMIZED_CART_OUTDATED');
  expect(await surfaces()).toMatchObject({
    sold: [dear],
    others: [],
    reorder: [dear],
    optimized: [[dear], 1590],
  });
  await prefer(cheap, { isHidden: false });
  expect(await surfaces()).toEqual(before);
});

test('a discount is taken off and counted with at once', async () => {
  await prefer(dear, { ownDiscount: 50 });
  const now = await surfaces();
  expect(now).toMatchObject({ cartCents: 1090, optimized: [[dear], 1090] });
  expect(now.productPage).toContainEqual(expect.objectContaining({ vendorId: dear, ownDiscountPercent: 50 }));
  await prefer(dear, { ownDiscount: 0 });
  expect((await surfaces()).cartCents).toBe(1590);
});

test('own terms hold each on its own, and what was left empty follows the vendor when it changes', async () => {
  await surfaces();
  await prefer(dear, { ownTerms: { shippingCents: 0 } });
  expect((await apply()).json().errors.code).toBe('OPTIMIZED_CART_OUTDATED');
  expect(await surfaces()).toMatchObject({ cartCents: 1000, optimized: [[dear], 1000] });
  await app.asOwner.run(
    'update vendor_condition set shipping_cents = 990, surcharge_cents = 300, surcharge_below_cents = 5000 where vendor_id = $1',
    [dear],
  );
  const now = await surfaces();
  expect(now).toMatchObject({ cartCents: 1300, optimized: [[dear], 1300] });
  expect(now.productPage.find((one: Seller) => one.vendorId === dear).terms).toEqual({
    shippingCents: 0,
    freeShippingFromCents: 10_000,
    surchargeCents: 300,
    surchargeBelowCents: 5000,
  });
  await prefer(dear, { ownTerms: { shippingCents: 100, freeShippingFromCents: 'never', surchargeCents: 0 } });
  expect((await surfaces()).productPage.find((one: Seller) => one.vendorId === dear).terms).toEqual({
    shippingCents: 100,
    freeShippingFromCents: null,
    surchargeCents: 0,
    surchargeBelowCents: 5000,
  });
  await prefer(dear, { ownTerms: null });
  expect(await surfaces()).toMatchObject({ cartCents: 2290, optimized: [[cheap], 1390] });
});

test('a favourite is one on the product page and for the optimizer', async () => {
  await prefer(dear, { isFavorite: true });
  const now = await surfaces(true);
  expect(now.optimized[0]).toEqual([dear]);
  expect(now.productPage).toContainEqual(expect.objectContaining({ vendorId: dear, isFavorite: true }));
});
