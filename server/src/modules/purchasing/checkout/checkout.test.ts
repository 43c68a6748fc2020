// Checkout over HTTP: an order says what the cart said, and keeps it.
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { sessionOfficeId } from '../../../testing/builders.ts';
import { aBuyer } from '../../../testing/cart-builders.ts';
import { anAddress } from '../../../testing/catalog-builders.ts';
import { aCheckout, type CheckoutBench } from '../../../testing/checkout-builders.ts';

let app: TestApp;
let bench: CheckoutBench;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  bench = await aCheckout(app);
});

async function pricedBasket() {
  const id = await sessionOfficeId(app, bench.me.headers);
  const url = `/services/price-engine?addressId=${bench.me.address}&dentalOfficeId=${id}`;
  return (await app.request({ method: 'GET', url })).json().data.baskets[0];
}

describe('an order', () => {
  test('says what the cart said, takes its positions out and stands in the list at once', async () => {
    const { me, gloves, masks } = bench;
    await bench.fill();
    await bench.setPreferences({ ownDiscount: 3.5 });
    const basket = await pricedBasket();
    const answer = await bench.order({ NettoCent: basket.totals.netCents });
    expect(answer.statusCode).toBe(200);
    const { data, state } = answer.json();
    expect(state.basket_counter).toBe(0);
    expect(data.wBestellung).toMatchObject({
      Bestellnummer: `${calendarDay(new Date()).slice(0, 4)}-0001`,
      Plattformbestellnummer: expect.stringMatching(/^PX-\d{8}$/),
      Lieferant: basket.vendor.name,
      Status: 'transmitting',
      NettoCent: basket.totals.netCents,
      BruttoCent: basket.totals.grossCents,
    });
    // 3 × 12.34 less 3.5 % = 35.72; 2 × 5.00 less 3.5 % = 9.65; below 100: 5.90 shipping.
    expect(await bench.stored()).toMatchObject([
      {
        goods_cents: 4537,
        shipping_cents: 590,
        net_cents: 5127,
        vat: [{ percent: 19, netCents: 5127, vatCents: 974 }],
        vat_cents: 974,
        gross_cents: 6101,
        placed_by: me.user.id,
      },
    ]);
    const positions = await app.asOwner.rows(
      `select line, product_id, quantity, unit_price_cents, discount_cents, net_cents, vat_percent::float8, received
       from order_position where order_id = $1 order by line`,
      [data.wBestellung.ID],
    );
    const position = (line: number, productId: number, [quantity, unit, discount, net]: number[]) => ({
      line,
      product_id: productId,
      quantity,
      unit_price_cents: unit,
      discount_cents: discount,
      net_cents: net,
      vat_percent: 19,
      received: 0,
    });
    expect(positions).toEqual([
      position(1, gloves, [3, 1234, 130, 3572]),
      position(2, masks, [2, 500, 35, 965]),
    ]);
    expect(await bench.count('cart_position')).toBe(0);
    expect(await bench.count('order_event')).toBe(1);

    const { data: listed } = (await me.call('GET', '/pro/orders')).json();
    expect(listed).toMatchObject({
      total: 1,
      items: [{ id: data.wBestellung.ID, state: 'transmitting', positionCount: 2, netCents: 5127 }],
    });
    const bought = await me.call('GET', '/pro/saved/article/list?tab=previouslyPurchased');
    expect(
      bought
        .json()
        .data.items.map(({ id }: { id: number }) => id)
        .sort(),
    ).toEqual([gloves, masks].sort());
  });

  test('of some positions leaves the others where they are', async () => {
    const { gloves, masks } = await bench.fill();
    const data = { Positionen: [{ ID: masks, Anzahl: 2, GesamtpreisCent: 1000 }], NettoCent: 1590 };
    expect((await bench.order(data)).json().data.wBestellung.NettoCent).toBe(1590);
    const { items } = await pricedBasket();
    expect(items.map(({ positionId }: { positionId: number }) => positionId)).toEqual([gloves]);
  });

  test('keeps the addresses, the note and the customer number as they were', async () => {
    const { me } = bench;
    await bench.fill();
    await bench.setPreferences({ customerNumber: 'K-4711', defaultMessage: 'Vor 12 Uhr' });
    const other = await anAddress(app, me.user.practiceId, 'DE', 'billing');
    await app.asOwner.run(`update address set short_name = 'Buchhaltung' where id = $1`, [other]);
    expect((await bench.order({ RechnungsadresseId: other })).statusCode).toBe(200);
    await bench.setPreferences({ customerNumber: 'K-0815', defaultMessage: '' });
    await app.asOwner.run(`update address set street = 'Anderswo 9' where practice_id = $1`, [
      me.user.practiceId,
    ]);
    expect(await bench.stored()).toMatchObject([
      {
        customer_number: 'K-4711',
        message: 'Vor 12 Uhr',
        delivery_address: { id: me.address, street: 'Marktplatz 1', location: 'München' },
        billing_address: { id: other, shortName: 'Buchhaltung', street: 'Marktplatz 1' },
      },
    ]);
  });

  test('carries the note written for its basket, which is forgotten then', async () => {
    const { me, vendor } = bench;
    await bench.setPreferences({ defaultMessage: 'Vor 12 Uhr' });
    await bench.fill();
    const path = `wwarenkorb/mitteilung/${vendor}/${me.address}`;
    expect((await me.market('POST', path, { Mitteilung: 'Bitte klingeln' })).statusCode).toBe(200);
    await bench.order();
    await bench.fill();
    await bench.order();
    expect((await bench.stored()).map(({ message }) => message)).toEqual(['Bitte klingeln', 'Vor 12 Uhr']);
  });

  test('is never worth more than can be meant, by a discount neither', async () => {
    const { me, gloves, vendor } = bench;
    await app.asOwner.run('update offer set tier_price_cents = $1 where id = $2', [
      [99_999_999],
      bench.offers.gloves,
    ]);
    await me.add({ productId: gloves, lieferantId: vendor, Anzahl: 99_999 });
    await bench.expectRefused(await bench.order(), 409, 'ORDER_TOO_LARGE');
    await bench.setPreferences({ ownDiscount: 100 });
    await bench.expectRefused(await bench.order(), 409, 'ORDER_TOO_LARGE');
  });

  test('is never computed anew', async () => {
    await bench.fill();
    await bench.order();
    await app.asOwner.run('update offer set tier_price_cents = $1', [[9900]]);
    const { data } = (await bench.me.call('GET', '/pro/orders')).json();
    expect(data.items[0].netCents).toBe(3702 + 1000 + 590);
  });

  test('is seen by its own practice only', async () => {
    await bench.fill();
    await bench.order();
    const stranger = await aBuyer(app);
    expect((await stranger.call('GET', '/pro/orders')).json().data).toEqual({ items: [], total: 0 });
    expect((await app.request({ method: 'GET', url: '/pro/orders' })).statusCode).toBe(401);
  });
});

describe('addresses', () => {
  test('of others do not exist, nor do those of the other kind', async () => {
    await bench.fill();
    const stranger = await aBuyer(app);
    const theirs = await anAddress(app, stranger.user.practiceId, 'DE', 'billing');
    const { expectRefused, order, me, billing } = bench;
    await expectRefused(await order({}, { address: stranger.address }), 404, 'NOT_FOUND');
    await expectRefused(await order({}, { address: billing }), 404, 'NOT_FOUND');
    await expectRefused(await order({ RechnungsadresseId: theirs }), 404, 'NOT_FOUND');
    await expectRefused(await order({ RechnungsadresseId: me.address }), 404, 'NOT_FOUND');
    await expectRefused(await order({}, { headers: stranger.headers }), 404, 'NOT_FOUND');
    expect(await bench.count('cart_position')).toBe(2);
  });

  test('an invoice must go somewhere', async () => {
    await bench.fill();
    await app.asOwner.run('delete from address where id = $1', [bench.billing]);
    await bench.expectRefused(await bench.order(), 409, 'NO_BILLING_ADDRESS');
    expect(await bench.count('cart_position')).toBe(2);
  });
});
