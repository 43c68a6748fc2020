import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProgram } from '../../../testing/api-token-builders.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { bearer, loginAs, sessionOfficeId } from '../../../testing/builders.ts';
import { aProduct, readSlug } from '../../../testing/catalog-builders.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';

let app: TestApp;
let keeper: StoreKeeper;
beforeAll(async () => {
  app = await startTestApp();
  keeper = await aStoreKeeper(app);
});
afterAll(() => app.close());

/** Articles and own products of the practice. */
const rowsOwned = () =>
  app.asOwner.one(
    `select (select count(*)::integer from article where practice_id = $1) as articles,
            (select count(*)::integer from product where practice_id = $1) as products`,
    [keeper.user.practiceId],
  );

describe('creating', () => {
  it('fills in the specification’s defaults', async () => {
    const article = await keeper.see(await keeper.anArticle({ name: '  Alginat  ' }));
    expect(article).toMatchObject({
      name: 'Alginat',
      manufacturerId: 1,
      isCustom: true,
      isDangerousGood: false,
      labelConfiguration: { consumptionPerScan: 1, unitToCount: 'ORDER_UNIT', unitToLabel: 'SALES_UNIT' },
      packagingInformation: { consumptionUnitId: 2, consumptionUnitCount: 1, orderUnitId: 2 },
      notificationInformation: {
        notificationsEnabled: true,
        minimumStock: { amount: 0 },
        warningStock: { amount: 0 },
        idealStock: { amount: 1, unitId: 2 },
      },
      documentation: { hasBatchLabel: false, numberOfBatchLabelPrints: 0 },
      useInventory: true,
      vat: 'fullTax',
      catalogOrigin: null,
      stock: 0,
      hasStock: false,
      lastsUntil: null,
    });
    const labelled = await keeper.anArticle({ documentation: { hasBatchLabel: true } });
    expect((await keeper.see(labelled)).documentation.numberOfBatchLabelPrints).toBe(1);
  });

  it('has no ideal stock where notifications are on and none is named', async () => {
    const id = await keeper.anArticle({ notificationInformation: { notificationsEnabled: true } });
    expect((await keeper.see(id)).notificationInformation).toMatchObject({
      warningStock: { amount: 0 },
      idealStock: { amount: 0 },
    });
  });

  it('keeps the expiry it is told of for the stock that comes first, and no other', async () => {
    const storageId = await keeper.aStorage();
    const id = await keeper.anArticle({ earliestExpiryDate: '2031-05-31' });
    expect((await keeper.see(id)).earliestExpiryDate).toBeNull();
    const book = (body: object) =>
      keeper.send('POST', 'stock/manual/input', { articleId: id, amount: 1, storageId, ...body });
    expect((await book({})).status).toBe(200);
    expect((await keeper.see(id)).earliestExpiryDate).toBe('2031-05-31');
    await book({});
    const { data } = await keeper.send('GET', `inventory/article/${id}/stock`);
    expect(data.map((entry: { expirationDate: string | null }) => entry.expirationDate)).toEqual(
      expect.arrayContaining(['2031-05-31', null]),
    );
    const other = await keeper.anArticle({ earliestExpiryDate: '2031-05-31' });
    await book({ articleId: other, expirationDate: '2030-01-31' });
    expect((await keeper.see(other)).earliestExpiryDate).toBe('2030-01-31');
  });

  it('from the catalogue takes the product’s VAT, once per product', async () => {
    const productId = await aProduct(app);
    await app.asOwner.run(`update product set vat_class = 'reducedTax' where id = $1`, [productId]);
    const catalogOrigin = { catalogProductSlug: await readSlug(app, productId) };
    const id = await keeper.anArticle({ catalogOrigin, vat: 'fullTax' });
    expect(await keeper.see(id)).toMatchObject({
      productId,
      vat: 'reducedTax',
      isCustom: false,
      catalogOrigin,
    });
    const again = () => keeper.send('POST', 'inventory/article', { name: 'Noch einmal', catalogOrigin });
    expect(await again()).toMatchObject({ status: 409, errors: { code: 'ARTICLE_EXISTS' } });
    await keeper.send('DELETE', `inventory/article/${id}`);
    expect((await again()).status).toBe(200);
    const unknown = { name: 'x', catalogOrigin: { catalogProductSlug: 'no-such' } };
    expect((await keeper.send('POST', 'inventory/article', unknown)).status).toBe(404);
  });

  const pieces = { unitToCount: 'CONSUMPTION_UNIT', consumptionPerScan: 3 };
  const packOf10 = { consumptionUnitId: 1, consumptionUnitCount: 10, orderUnitId: 2 };
  const thresholds = (minimum: number, warning: number, ideal: number, unitId = 2) => ({
    notificationInformation: {
      minimumStock: { amount: minimum, unitId },
      warningStock: { amount: warning, unitId },
      idealStock: { amount: ideal, unitId },
    },
  });
  const field = (name: string) => `notificationInformation.${name}.amount`;
  it.each([
    [{ name: '  ' }, 'name', 'REQUIRED_FIELD'],
    [{ name: undefined }, 'name', 'REQUIRED_FIELD'],
    [{ name: 'x'.repeat(201) }, 'name', 'INCORRECT_VALUE'],
    [
      { labelConfiguration: pieces, packagingInformation: packOf10 },
      'labelConfiguration.consumptionPerScan',
      'CONSUMPTION_NOT_DIVISIBLE',
    ],
    [
      { labelConfiguration: { consumptionPerScan: 0 } },
      'labelConfiguration.consumptionPerScan',
      'INCORRECT_VALUE',
    ],
    [{ packagingInformation: packOf10 }, 'packagingInformation.consumptionUnitCount', 'INCORRECT_VALUE'],
    [thresholds(-1, 0, 0), field('minimumStock'), 'MINIMUM_NEGATIVE'],
    [thresholds(5, 5, 0), field('warningStock'), 'WARNING_NOT_ABOVE_MINIMUM'],
    [thresholds(5, 0, 5), field('idealStock'), 'IDEAL_NOT_ABOVE_MINIMUM'],
    [thresholds(5, 9, 8), field('idealStock'), 'IDEAL_NOT_ABOVE_WARNING'],
    [
      { notificationInformation: { minimumStock: { amount: 1, unitId: 3 } } },
      field('minimumStock'),
      'INCORRECT_VALUE',
    ],
    [
      {
        ...thresholds(1_000_000, 0, 0),
        labelConfiguration: { unitToCount: 'CONSUMPTION_UNIT' },
        packagingInformation: { ...packOf10, consumptionUnitCount: 100_000 },
      },
      field('minimumStock'),
      'INCORRECT_VALUE',
    ],
    [{ manufacturerId: 999_999 }, 'manufacturerId', 'INCORRECT_VALUE'],
    [{ manufacturerId: 99_999_999_999 }, 'manufacturerId', 'INCORRECT_VALUE'],
    [{ packagingInformation: { orderUnitId: 999 } }, 'packagingInformation.orderUnitId', 'INCORRECT_VALUE'],
    [
      { packagingInformation: { consumptionUnitId: 999 } },
      'packagingInformation.consumptionUnitId',
      'INCORRECT_VALUE',
    ],
    [
      { storageConfiguration: { defaultStorageId: 9_999 } },
      'storageConfiguration.defaultStorageId',
      'INCORRECT_VALUE',
    ],
    [
      { costCenterInformation: { standardCostCenterId: 9_999 } },
      'costCenterInformation.standardCostCenterId',
      'INCORRECT_VALUE',
    ],
    [{ dentalOfficeId: '00000000-0000-4000-8000-000000000000' }, 'dentalOfficeId', 'INCORRECT_VALUE'],
    [{ earliestExpiryDate: '0000-01-01' }, 'earliestExpiryDate', 'INCORRECT_VALUE'],
    [{ vat: 'none' }, 'vat', 'INCORRECT_VALUE'],
    [{ name: 'a\u0000b' }, 'name', 'INCORRECT_VALUE'],
  ])('refuses %j at %s', async (wish, at, code) => {
    const before = await rowsOwned();
    const { status, errors } = await keeper.send('POST', 'inventory/article', { name: 'Wachs', ...wish });
    expect(status).toBe(422);
    expect(errors).toMatchObject([{ field: at, code }]);
    expect(await rowsOwned()).toEqual(before);
  });

  it('accepts thresholds in packs for what is counted in pieces, and unset ones', async () => {
    const id = await keeper.anArticle({
      labelConfiguration: { unitToCount: 'CONSUMPTION_UNIT', consumptionPerScan: 5 },
      packagingInformation: packOf10,
      notificationInformation: {
        minimumStock: { amount: 15, unitId: 1 },
        warningStock: { amount: 2, unitId: 2 },
        idealStock: null,
      },
    });
    expect(await keeper.see(id)).toMatchObject({ minimumStock: 15, warningStock: 20, idealStock: 0 });
  });
});

describe('the id of the office', () => {
  const practiceOffice = async () =>
    (
      await app.asOwner.one<{ id: string }>('select dental_office_id as id from practice where id = $1', [
        keeper.user.practiceId,
      ])
    ).id;
  const create = (dentalOfficeId: string) =>
    keeper.send('POST', 'inventory/article', { name: 'Wachs', dentalOfficeId });

  it('is that of the session, told with the article and taken with the next', async () => {
    const id = await sessionOfficeId(app, keeper.headers);
    const article = await keeper.see(await keeper.anArticle({ dentalOfficeId: id }));
    expect(article.dentalOfficeId).toBe(id);
  });

  it('of another session, or of the practice, is none', async () => {
    const elsewhere = await sessionOfficeId(app, bearer(await loginAs(app, keeper.user)));
    for (const id of [elsewhere, await practiceOffice()])
      expect(await create(id)).toMatchObject({ status: 422, errors: [{ field: 'dentalOfficeId' }] });
  });

  it('that an API token is told is the practice’s own', async () => {
    const program = await aProgram(app, keeper, ['inventory.read']);
    const answer = await program.call('GET', `/pro/inventory/article/${await keeper.anArticle({})}`);
    expect(answer.json().data.dentalOfficeId).toBe(await practiceOffice());
  });
});

describe('creating several', () => {
  it('saves what can be saved and tells which could not, and why', async () => {
    const before = await rowsOwned();
    const { status, data } = await keeper.send('POST', 'inventory/article', {
      articles: [
        { name: 'Tupfer' },
        { name: 'Wachs', labelConfiguration: { consumptionPerScan: 2 } },
        { name: '' },
        { name: 'Watte', catalogOrigin: { catalogProductSlug: 'no-such' } },
        'nonsense',
      ],
    });
    expect(status).toBe(200);
    expect(data.saved).toMatchObject([{ index: 0, title: 'Tupfer' }]);
    expect(data.failed).toMatchObject([
      {
        index: 1,
        title: 'Wachs',
        problems: [{ code: 'CONSUMPTION_NOT_DIVISIBLE', text: 'Consumption should be divisible' }],
      },
      { index: 2, title: '', problems: [{ field: 'name', code: 'REQUIRED_FIELD' }] },
      { index: 3, title: 'Watte', problems: [{ field: '', code: 'NOT_FOUND' }] },
      { index: 4, title: '' },
    ]);
    const after = await rowsOwned();
    expect(after).toEqual({ articles: Number(before.articles) + 1, products: Number(before.products) + 1 });
  });

  it('takes twelve, and refuses a thirteenth with everything else', async () => {
    const articles = Array.from({ length: 13 }, (_, index) => ({ name: `Nadel ${index}` }));
    const before = await rowsOwned();
    expect(await keeper.send('POST', 'inventory/article', { articles })).toMatchObject({
      status: 422,
      errors: { code: 'TOO_MANY_ARTICLES', params: { maximum: 12 } },
    });
    expect(await rowsOwned()).toEqual(before);
    const { data } = await keeper.send('POST', 'inventory/article', { articles: articles.slice(1) });
    expect(data.saved).toHaveLength(12);
  });

  it('refuses the whole where none can be saved, and names each', async () => {
    const { status, errors } = await keeper.send('POST', 'inventory/article', {
      articles: [{ name: '' }, { name: 'Watte', catalogOrigin: { catalogProductSlug: 'no-such' } }],
    });
    expect(status).toBe(422);
    expect(errors).toMatchObject([
      { field: 'articles.0.name', code: 'REQUIRED_FIELD' },
      { field: 'articles.1', code: 'NOT_FOUND' },
    ]);
    expect((await keeper.send('POST', 'inventory/article', { articles: [] })).status).toBe(422);
  });
});
