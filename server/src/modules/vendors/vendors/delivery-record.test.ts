// A vendor's delivery record is one figure: on the product page, in the cart, in the optimizer, at checkout and on the vendor's own page.
import { addDays } from '@praxora/rules/shared/calendar';
import { deliveryRecord } from '@praxora/rules/vendors/delivery-record';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { sessionOfficeId } from '../../../testing/builders.ts';
import { anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';
import { aCustomer, type Customer } from './testing/customer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Orders of a Monday two weeks ago or more, each received so many days later. */
async function deliver(practice: Customer, vendor: number, days: readonly number[]): Promise<void> {
  const { monday } = await app.asOwner.one<{ monday: string }>(
    `select (date_trunc('week', now()) - interval '14 days')::date::text as monday`,
  );
  for (const day of days) {
    const order = await practice.order(vendor, { placedAt: `${monday}T08:00:00Z` });
    await practice.receive(order, addDays(monday, day));
  }
}

/** The vendors of the product as each page is told them: product page, cart before and after, and what is about to be ordered. */
async function vendorsOnPages(me: Customer, product: number): Promise<Record<string, readonly number[]>> {
  const { data: detail } = await me.send('GET', `catalog/product/${product}`);
  const optimized = await me.market('POST', 'middleware/basket/optimiser', {
    addressIds: [me.address],
    controlParameters: {},
  });
  const [move] = optimized.json().data.moves;
  const office = await sessionOfficeId(app, me.headers);
  const cart = await me.call(
    'GET',
    `/services/price-engine?addressId=${me.address}&dentalOfficeId=${office}`,
  );
  return {
    product: detail.offers.map(({ vendorId }: { vendorId: number }) => vendorId),
    optimizer: [move.toVendorId, move.fromVendorId],
    cartAndCheckout: cart.json().data.baskets.map((basket: { vendor: { id: number } }) => basket.vendor.id),
  };
}

it('four deliveries tell nothing, five tell one share on every page, and those of others do not count', async () => {
  const [me, other] = [await aCustomer(app), await aCustomer(app)];
  const [vendor, dear, product] = [await aVendor(app), await aVendor(app), await aProduct(app)];
  await app.asOwner.run(
    'update vendor_condition set delivery_days_min = 1, delivery_days_max = 1 where vendor_id = any($1)',
    [[vendor, dear]],
  );
  await anOffer(app, product, vendor, { tiers: [[1, 1000]] });
  await anOffer(app, product, dear, { tiers: [[1, 2000]] });
  await me.add({ productId: product, lieferantId: dear, Anzahl: 1 });
  await deliver(other, vendor, [1, 1, 1, 1, 1, 1]);
  await deliver(me, dear, [3, 3, 3, 3, 1, 1, 1, 3]);

  /** What each page says of each vendor it shows. */
  const records = async () => {
    const { data: list } = await me.send('GET', 'vendors');
    const told = (id: number) => deliveryRecord(list.find((one: { id: number }) => one.id === id));
    const pages = Object.entries(await vendorsOnPages(me, product));
    return Object.fromEntries(pages.map(([page, ids]) => [page, new Map(ids.map((id) => [id, told(id)]))]));
  };
  const late = [dear, { promisedDays: 1, keptPercent: 38 }] as const;
  const expected = (record: { promisedDays: number; keptPercent: number } | null) => ({
    product: new Map([[vendor, record], late]),
    optimizer: new Map([[vendor, record], late]),
    cartAndCheckout: new Map([late]),
  });

  await deliver(me, vendor, [1, 3, 3, 1]);
  expect(await records()).toEqual(expected(null));
  await deliver(me, vendor, [3]);
  expect(await records()).toEqual(expected({ promisedDays: 1, keptPercent: 40 }));

  const { data: page } = await me.send('GET', `vendors/${vendor}`);
  expect(deliveryRecord(page)).toEqual({ promisedDays: 1, keptPercent: 40 });
});
