import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aProduct, readSlug } from '../../../testing/catalog-builders.ts';
import { aCheckout } from '../../../testing/checkout-builders.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';

let app: TestApp;
let keeper: StoreKeeper;
let storageId: number;
beforeAll(async () => {
  app = await startTestApp();
  keeper = await aStoreKeeper(app);
  storageId = await keeper.aStorage();
});
afterAll(() => app.close());

const aCatalogArticle = async (productId: number) =>
  keeper.anArticle({ catalogOrigin: { catalogProductSlug: await readSlug(app, productId) } });

/** The whole payload of an article, as its form sends it back. */
const payloadOf = async (id: number, change: object = {}) => {
  const { useInventory, ...detail } = await keeper.see(id);
  const { name, manufacturerId, manufacturerNumber, labelConfiguration, packagingInformation } = detail;
  const { notificationInformation, documentation, costCenterInformation, storageConfiguration } = detail;
  return {
    ...{ id, name, manufacturerId, manufacturerNumber, labelConfiguration, packagingInformation },
    ...{ notificationInformation, documentation, costCenterInformation, storageConfiguration },
    ...{ useInventory, vat: detail.vat, catalogOrigin: detail.catalogOrigin },
    ...change,
  };
};

describe('changing', () => {
  it('changes an article as a whole, and the own product with it', async () => {
    const id = await keeper.anArticle();
    const { status, data } = await keeper.send(
      'PUT',
      'inventory/article',
      await payloadOf(id, { name: 'Silikon', vat: 'reducedTax', notes: { notice: 'Kühl lagern' } }),
    );
    expect(status).toBe(200);
    expect(data).toMatchObject({ name: 'Silikon', vat: 'reducedTax', notes: { notice: 'Kühl lagern' } });
    const { data: product } = await keeper.send('GET', `catalog/product/${data.productId}`);
    expect(product).toMatchObject({ name: { de: 'Silikon' }, vatClass: 'reducedTax', category: null });
  });

  it('links an own article with the catalogue product it names, or says why not', async () => {
    const [productId, taken] = [await aProduct(app), await aProduct(app)];
    await app.asOwner.run(`update product set vat_class = 'reducedTax' where id = $1`, [productId]);
    const takenBy = await aCatalogArticle(taken);
    const id = await keeper.anArticle({ name: 'Eigenes', vat: 'fullTax' });
    const save = async (catalogProductSlug: string) =>
      keeper.send('PUT', 'inventory/article', await payloadOf(id, { catalogOrigin: { catalogProductSlug } }));
    expect((await save('no-such')).status).toBe(404);
    expect((await save(await readSlug(app, taken))).errors).toMatchObject({
      code: 'ARTICLE_EXISTS',
      data: [{ id: takenBy }],
    });
    const slug = await readSlug(app, productId);
    expect((await save(slug)).status).toBe(200);
    expect(await keeper.see(id)).toMatchObject({
      name: 'Eigenes',
      productId,
      isCustom: false,
      vat: 'reducedTax',
      catalogOrigin: { catalogProductSlug: slug },
    });
    const { data } = await keeper.send(
      'PUT',
      'inventory/article',
      await payloadOf(id, { catalogOrigin: null }),
    );
    expect(data).toMatchObject({ catalogOrigin: { catalogProductSlug: slug } });
  });

  it('takes a re-order point of 0 as not set', async () => {
    const id = await keeper.anArticle();
    await keeper.bookIn(id, 6, storageId);
    const change = async (warningAmount: number) => {
      const { notificationInformation, packagingInformation } = await keeper.see(id);
      const amount = (value: number) => ({ amount: value, unitId: packagingInformation.consumptionUnitId });
      const thresholds = {
        ...notificationInformation,
        notificationsEnabled: true,
        minimumStock: amount(5),
        warningStock: amount(warningAmount),
        idealStock: amount(20),
      };
      const payload = await payloadOf(id, { notificationInformation: thresholds });
      const { status, errors } = await keeper.send('PUT', 'inventory/article', payload);
      expect(status, JSON.stringify(errors)).toBe(200);
      return keeper.see(id);
    };
    expect(await change(8)).toMatchObject({ warningStock: 8, status: 'reOrderPoint' });
    // Below the minimum it would be refused, were it a threshold.
    expect(await change(0)).toMatchObject({ warningStock: 0, minimumStock: 5, status: 'inStock' });
  });

  it('keeps units and label placement while there is stock', async () => {
    const id = await keeper.anArticle();
    const units = {
      packagingInformation: { consumptionUnitId: 1, consumptionUnitCount: 1, orderUnitId: 3 },
      notificationInformation: {},
    };
    const placement = { labelConfiguration: { unitToLabel: 'STORAGE_PRODUCT' } };
    const { stockId } = await keeper.bookIn(id, 3, storageId);
    const code = async (change: object) =>
      (await keeper.send('PUT', 'inventory/article', await payloadOf(id, change))).errors;
    expect(await code(units)).toMatchObject({ code: 'UNIT_LOCKED', data: [{ id }] });
    expect(await code(placement)).toMatchObject({ code: 'LABEL_PLACEMENT_LOCKED', data: [{ id }] });
    expect(await code({ useInventory: false })).toMatchObject({
      code: 'STOCK_LEFT_IN_ARTICLE',
      error: 'Inventory article could not be deactivated! There are still stocks in it.',
    });
    expect(await code({ name: 'Darf sich ändern' })).toBeUndefined();
    await keeper.send('POST', 'stock/consumption', { stockId, amount: 3 });
    expect(await code({ ...units, ...placement })).toBeUndefined();
  });

  it('marks several as non-inventory, all or none, and back', async () => {
    const [empty, full] = [await keeper.anArticle(), await keeper.anArticle({ name: 'Voll' })];
    await keeper.bookIn(full, 1, storageId);
    const mark = (articleIds: number[], useInventory: boolean) =>
      keeper.send('POST', 'inventory/article/bulk', { articleIds, useInventory });
    expect((await mark([empty, full], false)).errors).toMatchObject({
      code: 'STOCK_LEFT_IN_ARTICLE',
      data: [{ id: full, title: 'Voll' }],
    });
    expect((await keeper.see(empty)).useInventory).toBe(true);
    expect((await mark([empty], false)).data).toEqual({ changed: 1 });
    expect(
      (await keeper.send('POST', 'stock/manual/input', { articleId: empty, amount: 1, storageId })).errors,
    ).toMatchObject({ code: 'ARTICLE_NOT_IN_INVENTORY' });
    await mark([empty], true);
    expect((await keeper.see(empty)).useInventory).toBe(true);
    expect((await mark([empty, 999_999], true)).status).toBe(404);
    const change = { articleIds: [empty], defaultStorageId: 999_999 };
    expect(await keeper.send('POST', 'inventory/article/bulk', change)).toMatchObject({
      status: 422,
      errors: [{ field: 'defaultStorageId' }],
    });
  });

  it('replaces the product behind an article; stock and thresholds stay', async () => {
    const [old, fresh] = [await aProduct(app), await aProduct(app, { name: 'Nachfolger' })];
    const id = await aCatalogArticle(old);
    await keeper.bookIn(id, 4, storageId);
    const { name } = await keeper.see(id);
    const replace = (slug: string, more: object = {}) =>
      keeper.send('PUT', `inventory/article/${id}/catalog-origin`, { catalogProductSlug: slug, ...more });
    const { data } = await replace(await readSlug(app, fresh));
    expect(data).toMatchObject({ id, name, productId: fresh, stock: 4 });
    const taken = { takeOverName: true, takeOverManufacturer: true };
    expect((await replace(await readSlug(app, fresh), taken)).data.name).toBe('Nachfolger');
    const other = await aProduct(app);
    await aCatalogArticle(other);
    expect((await replace(await readSlug(app, other))).errors.code).toBe('ARTICLE_EXISTS');
    expect((await replace('no-such')).status).toBe(404);
  });

  it('deletes what has no stock, and keeps its ledger', async () => {
    const id = await keeper.anArticle();
    const { stockId } = await keeper.bookIn(id, 1, storageId);
    expect((await keeper.send('DELETE', `inventory/article/${id}`)).errors).toMatchObject({
      code: 'STOCK_LEFT_IN_ARTICLE',
      data: [{ id }],
    });
    await keeper.send('POST', 'stock/consumption', { stockId });
    expect((await keeper.send('DELETE', `inventory/article/${id}`)).data).toEqual({ deleted: true });
    expect((await keeper.send('GET', `inventory/article/${id}`)).status).toBe(404);
    const { count } = await app.asOwner.one<{ count: number }>(
      'select count(*)::integer as count from stock_movement where article_id = $1',
      [id],
    );
    expect(count).toBe(2);
  });
});

describe('products of the practice', () => {
  it('are seen by nobody else, and no page breaks on them', async () => {
    const other = await aStoreKeeper(app);
    const { productId } = await keeper.see(await keeper.anArticle({ name: 'Eigenmarke' }));
    const page = await keeper.send('GET', `catalog/product/${productId}`);
    expect(page.data).toMatchObject({ category: null, offers: [], similar: [], otherPacks: [] });
    await keeper.send('PUT', `catalog/product/${productId}/watch`, { isWatched: true });
    await keeper.send('POST', `catalog/product/${productId}/viewed`);
    for (const tab of ['watchlist', 'recentlyViewed'])
      expect((await keeper.send('GET', `saved/article/list?tab=${tab}`)).data.items).toMatchObject([
        { id: productId },
      ]);
    expect((await other.send('GET', `catalog/product/${productId}`)).status).toBe(404);
    expect((await other.send('GET', `catalog/products?ids=${productId}`)).data).toEqual([]);
    expect((await other.send('PUT', `catalog/product/${productId}/watch`, { isWatched: true })).status).toBe(
      404,
    );
    const { count } = await app.asOwner.one<{ count: number }>(
      'select count(*)::integer as count from catalog_change where product_id = $1',
      [productId],
    );
    expect(count, 'the common index is not told').toBe(0);
  });

  it('show what of them lies in stock', async () => {
    const productId = await aProduct(app);
    const summary = async () =>
      (await keeper.send('GET', `catalog/products?ids=${productId}`)).data[0].atHand;
    expect(await summary()).toBeNull();
    const articleId = await aCatalogArticle(productId);
    await keeper.bookIn(articleId, 6, storageId);
    const atHand = { articleId, stock: 6, unit: { de: 'Packung', en: 'pack' }, status: 'inStock' };
    expect(await summary()).toEqual(atHand);
    expect((await keeper.send('GET', `catalog/product/${productId}`)).data.atHand).toEqual(atHand);
  });
});

it('articles of one practice do not exist for another', async () => {
  const other = await aStoreKeeper(app);
  const id = await keeper.anArticle();
  const answers = [
    await other.send('GET', `inventory/article/${id}`),
    await other.send('PUT', 'inventory/article', { id, name: 'Meins' }),
    await other.send('DELETE', `inventory/article/${id}`),
    await other.send('PUT', `inventory/article/${id}/catalog-origin`, { catalogProductSlug: 'x' }),
    await other.send('POST', 'inventory/article/bulk', { articleIds: [id], isDiscontinued: true }),
    await other.send('GET', `inventory/article/${id}/movements`),
    await other.send('GET', `default-prices/${id}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect((await other.send('GET', 'inventory/article/list')).data.total).toBe(0);
});

it('an id no row can have is wrong input', async () => {
  const huge = 99_999_999_999;
  const answers = [
    await keeper.send('GET', `inventory/article/${huge}`),
    await keeper.send('GET', `inventory/article/list/storage/${huge}`),
    await keeper.send('GET', `inventory/article/list?manufacturerId=${huge}`),
    await keeper.send('GET', `articles-suggestion/order-history/${huge}`),
    await keeper.send('GET', `catalog/product/${huge}`),
    await keeper.send('PUT', `vendors/${huge}/preferences`, { isFavorite: true }),
    await keeper.send('GET', `storages/${huge}`),
    await keeper.send('GET', `stocktakings/${huge}`),
    await keeper.send('GET', `cost-centers/${huge}`),
    await keeper.send('GET', `custom-price-offers/${huge}`),
    await keeper.send('DELETE', `stock/input/${huge}`),
    await keeper.send('POST', 'stock/consumption', { stockId: huge }),
    await keeper.send('POST', 'stock/consumption', { amount: 1 }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 422));
});

it('what was ordered and is no article yet is suggested, latest first', async () => {
  const { me, fill, order, vendor, gloves, masks } = await aCheckout(app);
  await fill();
  expect((await order()).statusCode).toBe(200);
  const suggested = async (vendorId: number) =>
    (await me.call('GET', `/pro/articles-suggestion/order-history/${vendorId}`))
      .json()
      .data.map(({ productId, quantity }: { productId: number; quantity: number }) => [productId, quantity]);
  expect(await suggested(vendor)).toEqual([
    [gloves, 3],
    [masks, 2],
  ]);
  expect(await suggested(vendor + 1)).toEqual([]);
  const article = { name: 'Handschuhe', catalogOrigin: { catalogProductSlug: await readSlug(app, gloves) } };
  await me.call('POST', '/pro/inventory/article', article);
  expect(await suggested(0)).toEqual([[masks, 2]]);
  // A product of the practice's own, whose article was deleted, can be no article again.
  await app.asOwner.run(
    'update product set practice_id = (select practice_id from article where product_id = $1) where id = $2',
    [gloves, masks],
  );
  expect(await suggested(0)).toEqual([]);
});
