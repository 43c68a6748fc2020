import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { sessionOfficeId } from '../../../testing/builders.ts';
import { aBuyer, type Buyer } from '../../../testing/cart-builders.ts';
import { anOffer, aProduct, aVendor, readSlug } from '../../../testing/catalog-builders.ts';
import { anOrder } from '../../../testing/order-builders.ts';
import { postQueries, searchKey } from '../../../testing/searching.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'praxora-own-prices-'));
let app: TestApp;
let me: Buyer;
let other: Buyer;
let vendorId: number;
let dearer: number;
beforeAll(async () => {
  app = await startTestApp({ DATA_DIR: dataDir });
  [me, other] = [await aBuyer(app), await aBuyer(app)];
  [vendorId, dearer] = [await aVendor(app, { shipping: 500, freeFrom: null }), await aVendor(app)];
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const pro = async (who: Buyer, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
  const answer = await who.call(method, `/pro/${path}`, payload);
  const { data, errors } = answer.json();
  return { status: answer.statusCode, data, errors };
};

/** A product two vendors sell, and the article it is for a practice. */
async function anOfferedArticle(
  who = me,
  name = 'Füllung',
): Promise<{ productId: number; articleId: number }> {
  const productId = await aProduct(app, { name });
  await anOffer(app, productId, vendorId, { tiers: [[1, 1000]] });
  await anOffer(app, productId, dearer, { tiers: [[1, 1100]] });
  return { productId, articleId: await articleOf(who, productId) };
}

async function articleOf(who: Buyer, productId: number): Promise<number> {
  const slug = await readSlug(app, productId);
  const article = { name: 'Füllung', catalogOrigin: { catalogProductSlug: slug } };
  return (await pro(who, 'POST', 'inventory/article', article)).data.saved[0].id;
}

const ownPrice = (articleId: number, priceCents: number, at = vendorId, more: object = {}) =>
  pro(me, 'POST', `custom-price-offers/${articleId}`, {
    vendorId: at,
    priceCents,
    orderNumber: 'K-1',
    ...more,
  });

const offersSeen = async (who: Buyer, productId: number) =>
  (await pro(who, 'GET', `catalog/product/${productId}`)).data.offers.map(
    (offer: { vendorId: number; tiers: { unitPriceCents: number }[] }) => [
      offer.vendorId,
      offer.tiers[0]?.unitPriceCents,
    ],
  );

describe('an own price', () => {
  it('is kept per article and vendor, changed and deleted', async () => {
    const { articleId } = await anOfferedArticle();
    const { data } = await ownPrice(articleId, 700, vendorId, {
      minimumOrderQuantity: 2,
      discountable: true,
    });
    expect(data).toMatchObject({
      articleId,
      vendorId,
      orderNumber: 'K-1',
      priceCents: 700,
      minimumOrderQuantity: 2,
      discountable: true,
      isCustomVendor: false,
    });
    expect((await ownPrice(articleId, 600)).errors.code).toBe('RESOURCE_EXISTS');
    expect((await pro(me, 'GET', `custom-price-offers/${articleId}`)).data).toEqual([data]);
    const at = (id: number) => pro(me, 'GET', `custom-price-offers/article/${articleId}/vendor/${id}`);
    expect((await at(vendorId)).data).toEqual(data);
    expect((await at(dearer)).data).toBeNull();
    const address = `custom-price-offers/${data.id}/article/${articleId}`;
    const changed = await pro(me, 'PUT', address, { vendorId, priceCents: 650 });
    expect(changed.data).toMatchObject({ priceCents: 650, orderNumber: '', minimumOrderQuantity: 1 });
    const { data: second } = await ownPrice(articleId, 800, dearer);
    const taken = `custom-price-offers/${second.id}/article/${articleId}`;
    expect((await pro(me, 'PUT', taken, { vendorId, priceCents: 1 })).errors.code).toBe('RESOURCE_EXISTS');
    expect((await pro(me, 'DELETE', address)).data).toEqual({ deleted: true });
    expect((await pro(me, 'DELETE', address)).status).toBe(404);
  });

  it('is refused with what it is about', async () => {
    const { articleId } = await anOfferedArticle();
    for (const wrong of [
      { priceCents: 0 },
      { priceCents: 1.5 },
      { priceCents: 200_000_000 },
      { minimumOrderQuantity: 0 },
      { vendorId: 99_999_999_999 },
      { orderNumber: 'x'.repeat(65) },
    ])
      expect((await ownPrice(articleId, 700, vendorId, wrong)).status, JSON.stringify(wrong)).toBe(422);
    expect((await ownPrice(articleId, 700, 999_999)).status).toBe(404);
    expect((await ownPrice(999_999, 700)).status).toBe(404);
    const theirs = await anOfferedArticle(other);
    expect((await ownPrice(theirs.articleId, 700)).status).toBe(404);
  });

  it('stands in the place of the vendor’s, for its practice only', async () => {
    const { productId, articleId } = await anOfferedArticle();
    const { data: offer } = await ownPrice(articleId, 700);
    expect(await offersSeen(me, productId)).toEqual([
      [vendorId, 700],
      [dearer, 1100],
    ]);
    expect(await offersSeen(other, productId)).toEqual([
      [vendorId, 1000],
      [dearer, 1100],
    ]);
    const theirArticle = await articleOf(other, productId);
    expect((await pro(other, 'GET', `custom-price-offers/${theirArticle}`)).data).toEqual([]);
    const foreign = `custom-price-offers/${offer.id}/article/${theirArticle}`;
    expect((await pro(other, 'DELETE', foreign)).status).toBe(404);
    expect((await pro(me, 'GET', `default-prices/${articleId}`)).data).toEqual({
      maximum: 1100,
      average: 900,
      lowest: 700,
    });
    await pro(me, 'DELETE', `custom-price-offers/${offer.id}/article/${articleId}`);
    expect(await offersSeen(me, productId)).toEqual([
      [vendorId, 1000],
      [dearer, 1100],
    ]);
  });
});

describe('an own vendor', () => {
  it('is named once, and seen by its practice only', async () => {
    const { data } = await pro(me, 'POST', 'vendors/custom', { name: ' Laden um die Ecke ' });
    expect(data).toMatchObject({ name: 'Laden um die Ecke' });
    const again = await pro(me, 'POST', 'vendors/custom', { name: 'LADEN um die Ecke' });
    expect(again.errors.code).toBe('RESOURCE_EXISTS');
    const { name } = await app.asOwner.one<{ name: string }>('select name from vendor where id = $1', [
      vendorId,
    ]);
    expect((await pro(me, 'POST', 'vendors/custom', { name })).errors.code).toBe('RESOURCE_EXISTS');
    expect((await pro(other, 'POST', 'vendors/custom', { name: 'Laden um die Ecke' })).status).toBe(200);
    const ids = async (who: Buyer) =>
      (await pro(who, 'GET', 'vendors')).data.map(({ id }: { id: number }) => id) as number[];
    expect(await ids(me)).toContain(data.id);
    expect(await ids(other)).not.toContain(data.id);
    const { articleId } = await anOfferedArticle(other);
    const foreign = { vendorId: data.id, priceCents: 1 };
    expect((await pro(other, 'POST', `custom-price-offers/${articleId}`, foreign)).status).toBe(404);
  });
});

describe('in the cart', () => {
  const priced = async () =>
    (
      await app.request({
        method: 'GET',
        url: `/services/price-engine?addressId=${me.address}&dentalOfficeId=${await sessionOfficeId(app, me.headers)}`,
      })
    ).json().data;

  it('own prices count in the price engine and move the optimizer, by the own vendor’s terms', async () => {
    const { productId, articleId } = await anOfferedArticle();
    const positionId = await me.add({ productId, lieferantId: vendorId, Anzahl: 2 });
    expect((await priced()).totals).toMatchObject({ goodsCents: 2000, shippingCents: 500 });
    await ownPrice(articleId, 700);
    expect((await priced()).totals).toMatchObject({ goodsCents: 1400, shippingCents: 500 });

    const { data: own } = await pro(me, 'POST', 'vendors/custom', { name: 'Direkt vom Hersteller' });
    await ownPrice(articleId, 650, own.id);
    const terms = {
      shippingCents: 300,
      freeShippingFromCents: 'never',
      surchargeCents: 0,
      surchargeBelowCents: 0,
    };
    await pro(me, 'PUT', `vendors/${own.id}/preferences`, { ownTerms: terms });
    const data = {
      addressIds: [me.address],
      controlParameters: { hasDebugInformation: false, hasBuyFromFavoriteVendor: false },
    };
    const { data: best } = (await me.market('POST', 'middleware/basket/optimiser', data)).json();
    expect(best.cartPriceDetail).toMatchObject({ before: { netCents: 1900 }, after: { netCents: 1600 } });
    expect(best.vendors).toMatchObject([{ vendorId: own.id, vendorName: 'Direkt vom Hersteller' }]);
    const moved = await me.market('POST', `wwarenkorbposition/${positionId}/lieferant/${own.id}`);
    expect(moved.statusCode).toBe(200);
    expect((await priced()).totals).toMatchObject({ goodsCents: 1300, shippingCents: 300 });
  });

  it('an article in no catalogue is bought from an own vendor', async () => {
    const { data } = await pro(me, 'POST', 'inventory/article', { name: 'Spezialkleber' });
    const articleId = data.saved[0].id;
    const { productId } = (await pro(me, 'GET', `inventory/article/${articleId}`)).data;
    const { data: own } = await pro(me, 'POST', 'vendors/custom', { name: 'Kleberhaus' });
    await ownPrice(articleId, 990, own.id);
    await me.add({ productId, lieferantId: own.id, Anzahl: 1 });
    const basket = (await priced()).baskets.find(
      ({ vendor }: { vendor: { id: number } }) => vendor.id === own.id,
    );
    expect(basket).toMatchObject({ totals: { goodsCents: 990, shippingCents: 0 }, unavailableItems: [] });
    const stolen = await other.market('POST', 'wwarenkorbposition', {
      productId,
      lieferantId: own.id,
      Anzahl: 1,
    });
    expect(stolen.statusCode).toBe(404);
  });
});

it('an own price has a history, which no other practice sees', async () => {
  const { productId, articleId } = await anOfferedArticle(me, 'Zement');
  const { data: offer } = await ownPrice(articleId, 900);
  await app.asOwner.run(
    'update offer_price_history set valid_from = valid_from - 30 where offer_id = $1 and practice_id is not null',
    [offer.id],
  );
  await pro(me, 'PUT', `custom-price-offers/${offer.id}/article/${articleId}`, {
    vendorId,
    priceCents: 850,
    orderNumber: 'K-1',
  });
  const historyAt = async (who: Buyer) =>
    (await pro(who, 'GET', `catalog/product/${productId}/price-history`)).data
      .filter((history: { vendorId: number }) => history.vendorId === vendorId)
      .flatMap(({ points }: { points: { unitPriceCents: number }[] }) => points)
      .map(({ unitPriceCents }: { unitPriceCents: number }) => unitPriceCents);
  expect(await historyAt(me)).toEqual([900, 850]);
  expect(await historyAt(other)).toEqual([]);
  const stolen = await app.platform.database.forPractice(other.user.practiceId, (tx) =>
    tx.rows('select 1 from offer_price_history where practice_id is not null'),
  );
  expect(stolen).toEqual([]);
});

it('the common search index knows no own products, vendors and prices; result cards show the practice’s', async () => {
  const { productId, articleId } = await anOfferedArticle(me, 'Wurzelkanalfüller');
  await ownPrice(articleId, 900);
  await pro(me, 'POST', 'inventory/article', { name: 'Wurzelkanalgeheimnis' });
  await app.search.engine.start();
  const found = async (who: Buyer) => {
    const key = await searchKey(app, who.headers.authorization.replace('Bearer ', ''));
    const { body } = await postQueries(app, key, [{ indexName: 'products', query: 'wurzelkanal' }]);
    return body.results[0].hits;
  };
  expect(await found(other)).toMatchObject([
    { objectID: `${productId}`, preis: 10, angebote: 2, bestand: null, gekauft: null },
  ]);
  const placedAt = '2026-02-03T08:00:00.000Z';
  const last = { user: me.user, vendor: vendorId, address: me.address, positions: [{ productId }], placedAt };
  await anOrder(app, { ...last, vendorName: 'Depotia' });
  await anOrder(app, { ...last, placedAt: '2025-02-03T08:00:00.000Z' });
  expect(await found(me)).toMatchObject([{ gekauft: { am: placedAt, lieferant: 'Depotia', mal: 1 } }]);
  expect(await found(other)).toMatchObject([{ gekauft: null }]);
  expect(await found(me)).toMatchObject([
    { objectID: `${productId}`, preis: 9, angebote: 2, bestand: { articleId, stock: 0 } },
  ]);
});
