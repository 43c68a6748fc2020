// The limit cannot be walked around: whatever a practice agreed on with a vendor, the larger value counts, and under
// approvals only approvers agree on anything.
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { sessionOfficeId } from '../../../testing/builders.ts';
import type { Buyer } from '../../../testing/cart-builders.ts';
import { anAddress, anOffer, aProduct } from '../../../testing/catalog-builders.ts';
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

const statusOf = async () => readData(await bench.order()).wBestellung.Status;

describe('agreements from before the approvals do not take an order below the limit', () => {
  test('an own discount of 100 %', async () => {
    await bench.setPreferences({ ownDiscount: 100 });
    await aClinic(5291);
    await bench.fill();
    expect(await statusOf()).toBe('pending-approval');
    expect(await bench.stored()).toMatchObject([{ net_cents: 590, vendors_net_cents: 5292 }]);
  });

  test('an own price of a cent, and own terms', async () => {
    await setOwnPrice(app, bench, bench.gloves, bench.vendor, 1);
    await setOwnPrice(app, bench, bench.masks, bench.vendor, 1);
    await bench.setPreferences({ ownTerms: freeDelivery });
    await aClinic(5291);
    await bench.fill();
    expect(await statusOf()).toBe('pending-approval');
    expect(await bench.stored()).toMatchObject([{ net_cents: 5, vendors_net_cents: 5292 }]);
  });

  test('exactly the limit passes', async () => {
    await bench.setPreferences({ ownDiscount: 100 });
    await aClinic(5292);
    await bench.fill();
    expect(await statusOf()).toBe('transmitting');
  });

  test('a dearer own price counts itself', async () => {
    await setOwnPrice(app, bench, bench.gloves, bench.vendor, 9000);
    await aClinic(27_000);
    await bench.fill();
    expect(await statusOf()).toBe('pending-approval');
  });

  test('what only an own vendor sells counts at its price, without the discount', async () => {
    const { practiceId } = bench.me.user;
    const vendor = readData(await bench.me.call('POST', '/pro/vendors/custom', { name: 'Wochenmarkt' })).id;
    const product = await aProduct(app);
    await setOwnPrice(app, bench, product, vendor, 3000);
    await app.asOwner.run('update offer set discountable = true where practice_id = $1', [practiceId]);
    await bench.me.call('PUT', `/pro/vendors/${vendor}/preferences`, { ownDiscount: 100 });
    await aClinic(5999);
    await bench.me.add({ productId: product, lieferantId: vendor, Anzahl: 2 });
    const answer = await bench.order(undefined, { vendor });
    expect(readData(answer).wBestellung).toMatchObject({ Status: 'pending-approval', NettoCent: 0 });
  });

  test('the terms are those of the country the goods go to; a country only own terms reach counts with them', async () => {
    const vienna = await anAddress(app, bench.me.user.practiceId, 'AT');
    await bench.setPreferences({ ownTerms: { ...freeDelivery, freeShippingFromCents: 'never' } });
    await aClinic(4701);
    await bench.me.add({ productId: bench.gloves, lieferantId: bench.vendor, Anzahl: 3, addressId: vienna });
    await bench.me.add({ productId: bench.masks, lieferantId: bench.vendor, Anzahl: 2, addressId: vienna });
    await app.asOwner.run(`delete from vendor_condition where vendor_id = $1 and country = 'AT'`, [
      bench.vendor,
    ]);
    const answer = await bench.order(undefined, { address: vienna });
    expect(readData(answer).wBestellung.Status).toBe('pending-approval');
    expect(await bench.stored()).toMatchObject([{ net_cents: 4702, vendors_net_cents: 4702 }]);
  });

  test('approvers are told what the vendor asks', async () => {
    await bench.setPreferences({ ownDiscount: 50 });
    await aClinic(5000);
    await bench.fill();
    expect(await statusOf()).toBe('pending-approval');
    const [waiting] = readData(await call(approver, 'GET', '/pro/approvals'));
    expect(waiting).toMatchObject({ limitCents: 5000, countedCents: 5292, order: { netCents: 2941 } });
    const mail = await app.asOwner.one<{ body_text: string }>(
      'select body_text from mail where practice_id = $1',
      [bench.me.user.practiceId],
    );
    expect(mail.body_text).toContain('29,41');
    expect(mail.body_text).toContain('52,92');
  });

  test('an approver orders at whatever was agreed', async () => {
    await bench.setPreferences({ ownDiscount: 100 });
    await aClinic(1);
    await bench.fill();
    expect(readData(await bench.order(undefined, { headers: approver })).wBestellung.Status).toBe(
      'transmitting',
    );
  });
});

test('the priced cart says what the vendor asks only where something else was agreed', async () => {
  await setOwnPrice(app, bench, bench.gloves, bench.vendor, 1000);
  await bench.setPreferences({ ownTerms: freeDelivery });
  await bench.fill();
  const office = await sessionOfficeId(app, bench.me.headers);
  const url = `/services/price-engine?addressId=${bench.me.address}&dentalOfficeId=${office}`;
  const [basket] = readData(await app.request({ method: 'GET', url })).baskets;
  expect(basket.conditions).toMatchObject({
    terms: { shippingCents: 0 },
    vendorTerms: { shippingCents: 590, freeShippingFromCents: 10_000 },
  });
  const [gloves, masks] = basket.items;
  expect(gloves.offer.tiers).toEqual([{ fromQuantity: 1, unitPriceCents: 1000 }]);
  expect(gloves.offer.vendorTiers).toEqual([{ fromQuantity: 1, unitPriceCents: 1234 }]);
  expect(masks.offer).not.toHaveProperty('vendorTiers');
});

test('the number of queries of an order does not grow with its positions', async () => {
  const queriesFor = async (positions: number): Promise<number> => {
    bench = await aCheckout(app);
    await aClinic(1);
    for (let index = 0; index < positions; index++) {
      const product = await aProduct(app);
      await anOffer(app, product, bench.vendor, { tiers: [[1, 500]] });
      await setOwnPrice(app, bench, product, bench.vendor, 1);
      await bench.me.add({ productId: product, lieferantId: bench.vendor, Anzahl: 1 });
    }
    const queries = vi.spyOn(Client.prototype, 'query');
    readData(await bench.order());
    const count = queries.mock.calls.length;
    queries.mockRestore();
    return count;
  };
  const few = await queriesFor(2);
  expect(few).toBeGreaterThan(5);
  expect(await queriesFor(12)).toBe(few);
});
