import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Buyer, readRefusal } from '../../../testing/cart-builders.ts';
import { aProduct, readSlug } from '../../../testing/catalog-builders.ts';
import { aCheckout, type CheckoutBench } from '../../../testing/checkout-builders.ts';
import { aClinicWithLimit, freeDelivery, readData, setOwnPrice } from './testing/clinic-builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let bench: CheckoutBench;
let approver: Buyer['headers'];

/** The cart is worth 52.92 at the vendor's own prices. */
async function aClinic(limitCents: number): Promise<void> {
  approver = await aClinicWithLimit(app, bench, limitCents);
}

beforeEach(async () => {
  bench = await aCheckout(app);
});

const call = (
  headers: Buyer['headers'],
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
) => app.request({ method, url, headers, ...(body ? { payload: body } : {}) });

describe('under approvals agreements are changed', () => {
  const tried: [string, () => Promise<['POST' | 'PUT' | 'DELETE', string, object?]>][] = [
    ['own discount', async () => ['PUT', `/pro/vendors/${bench.vendor}/preferences`, { ownDiscount: 100 }]],
    [
      'conditions',
      async () => ['PUT', `/pro/vendors/${bench.vendor}/preferences`, { ownTerms: freeDelivery }],
    ],
    ['own vendor', async () => ['POST', '/pro/vendors/custom', { name: 'Hofladen' }]],
    [
      'changed own vendor',
      async () => ['PUT', `/pro/vendors/custom/${await anOwnVendor()}`, { name: 'Hofladen', phone: '089 1' }],
    ],
    ['deleted own vendor', async () => ['DELETE', `/pro/vendors/custom/${await anOwnVendor()}`]],
    [
      'new own price',
      async () => {
        const articleId = await anArticleOf(bench.gloves);
        return [
          'POST',
          `/pro/custom-price-offers/${articleId}`,
          { vendorId: bench.vendor, priceCents: 1, orderNumber: '' },
        ];
      },
    ],
    [
      'changed own price',
      async () => {
        const { articleId, offerId } = await anOwnPrice();
        return [
          'PUT',
          `/pro/custom-price-offers/${offerId}/article/${articleId}`,
          { vendorId: bench.vendor, priceCents: 1 },
        ];
      },
    ],
    [
      'deleted own price',
      async () => {
        const { articleId, offerId } = await anOwnPrice();
        return ['DELETE', `/pro/custom-price-offers/${offerId}/article/${articleId}`];
      },
    ],
    [
      'own price that goes along with an article',
      async () => {
        const { articleId } = await anOwnPrice();
        const slug = await readSlug(app, await aProduct(app));
        return ['PUT', `/pro/inventory/article/${articleId}/catalog-origin`, { catalogProductSlug: slug }];
      },
    ],
  ];

  async function anOwnVendor(): Promise<number> {
    const name = `Hofladen ${randomUUID()}`;
    const { id } = await app.asOwner.one<{ id: number }>(
      'insert into vendor (practice_id, name, slug) values ($1, $2, $2) returning id',
      [bench.me.user.practiceId, name],
    );
    return id;
  }

  async function anArticleOf(productId: number): Promise<number> {
    const wish = {
      name: 'Handschuhe',
      catalogOrigin: { catalogProductSlug: await readSlug(app, productId) },
    };
    return readData(await bench.me.call('POST', '/pro/inventory/article', wish)).saved[0].id;
  }

  async function anOwnPrice() {
    const articleId = await anArticleOf(bench.gloves);
    await setOwnPrice(app, bench, bench.gloves, bench.vendor, 1100);
    const { id } = await app.asOwner.one<{ id: number }>('select id from offer where practice_id = $1', [
      bench.me.user.practiceId,
    ]);
    return { articleId, offerId: id };
  }

  test.each(tried)('by approvers only: %s', async (_, wish) => {
    await aClinic(5000);
    const [method, url, body] = await wish();
    const before = await agreements();
    expect(readRefusal(await call(bench.me.headers, method, url, body))).toEqual([409, 'APPROVERS_ONLY']);
    expect(await agreements()).toEqual(before);
    readData(await call(approver, method, url, body));
    expect(await agreements()).not.toEqual(before);
  });

  test.each(tried)('by everybody where there are none: %s', async (_, wish) => {
    const [method, url, body] = await wish();
    readData(await call(bench.me.headers, method, url, body));
  });

  const agreements = async () => ({
    offers: await app.asOwner.rows('select * from offer where practice_id = $1 order by id', [
      bench.me.user.practiceId,
    ]),
    vendors: await app.asOwner.rows('select * from vendor where practice_id = $1', [
      bench.me.user.practiceId,
    ]),
    preferences: await app.asOwner.rows('select * from vendor_preference where practice_id = $1', [
      bench.me.user.practiceId,
    ]),
  });

  test('an article without own prices is replaced by everybody', async () => {
    await aClinic(5000);
    const articleId = await anArticleOf(bench.gloves);
    const wish = { catalogProductSlug: await readSlug(app, await aProduct(app)) };
    readData(await bench.me.call('PUT', `/pro/inventory/article/${articleId}/catalog-origin`, wish));
  });

  test('favourite, hidden, customer number and message are everybody’s, also beside conditions that stay as they are', async () => {
    await bench.setPreferences({ ownDiscount: 3, ownTerms: freeDelivery, customerNumber: '4711' });
    await aClinic(5000);
    await bench.setPreferences({
      isFavorite: true,
      isHidden: true,
      ownDiscount: 3,
      ownTerms: freeDelivery,
      customerNumber: '0815',
      defaultMessage: 'Bitte klingeln.',
    });
    const listed: { id: number }[] = readData(await call(approver, 'GET', '/pro/vendors'));
    expect(listed.find(({ id }) => id === bench.vendor)).toMatchObject({
      isFavorite: true,
      isHidden: true,
      ownDiscount: 3,
      customerNumber: '0815',
      defaultMessage: 'Bitte klingeln.',
    });
  });
});
