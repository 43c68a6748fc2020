// The list of vendors and a vendor's page: what the practice's own orders, receipts and ratings tell of it.
import { addDays, workingDaysBetween } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';
import { recordStatements } from '../../../testing/statements.ts';
import { workingDaysBetween as workingDaysInSql } from './figures.repository.ts';
import { aCustomer, type Customer, monthsAgo } from './testing/customer.ts';

let app: TestApp;
let me: Customer;
let other: Customer;
let vendor: number;
beforeAll(async () => {
  app = await startTestApp();
  [me, other] = [await aCustomer(app), await aCustomer(app)];
});
beforeEach(async () => {
  vendor = await aVendor(app);
});
afterAll(() => app.close());

describe('the list', () => {
  test('tells how to reach a vendor and what was ordered there', async () => {
    await app.asOwner.run(
      `update vendor set transmission = 'email', email = 'bestellung@depot.example', phone = '040 1' where id = $1`,
      [vendor],
    );
    await app.asOwner.run(
      'update vendor_condition set delivery_days_min = 1, delivery_days_max = 2 where vendor_id = $1',
      [vendor],
    );
    for (const cents of [900, 1000]) await anOffer(app, await aProduct(app), vendor, { tiers: [[1, cents]] });
    const last = monthsAgo(1);
    await me.order(vendor, { placedAt: last, positions: [{ quantity: 2 }] });
    await me.order(vendor, { placedAt: monthsAgo(11), positions: [{ quantity: 1 }] });
    await other.order(vendor, { positions: [{ quantity: 50 }] });
    expect(await me.listed(vendor)).toMatchObject({
      isOwn: false,
      transmission: 'email',
      email: 'bestellung@depot.example',
      phone: '040 1',
      deliveryDays: { from: 1, to: 2 },
      delivery: { receiptCount: 0, averageWorkingDays: null, inTimeCount: 0 },
      offerCount: 2,
      lastOrderAt: new Date(last).toISOString(),
      // 20.00 and 10.00, each with 5.00 of shipping.
      spentCents: 4000,
      terms: { shippingCents: 590 },
      termsInForce: { shippingCents: 590 },
      ownTerms: null,
    });
  });

  test('offers are counted as they come and go; an own price stands in the place of the vendor’s', async () => {
    const counts = async () => (await me.listed(vendor)).offerCount;
    const [first, second] = [await aProduct(app), await aProduct(app)];
    await anOffer(app, first, vendor);
    const gone = await anOffer(app, second, vendor);
    expect(await counts()).toBe(2);
    const ownPrice = (productId: number) =>
      app.asOwner.run(
        `insert into offer (practice_id, product_id, vendor_id, order_number, tier_from, tier_price_cents)
         values ($1, $2, $3, '', '{1}', '{500}')`,
        [me.user.practiceId, productId, vendor],
      );
    await ownPrice(first);
    expect(await counts()).toBe(2);
    await ownPrice(await aProduct(app));
    expect(await counts()).toBe(3);
    expect((await other.listed(vendor)).offerCount).toBe(2);
    await app.asOwner.run('delete from offer where id = $1', [gone]);
    expect(await counts()).toBe(2);
  });

  test('counts what was given to the vendor, no order that waits, was rejected or cancelled, none from before', async () => {
    for (const state of ['pending-approval', 'rejected', 'cancelled'] as const)
      await me.order(vendor, { state, placedAt: monthsAgo(0) });
    await me.order(vendor, { placedAt: monthsAgo(12) });
    expect(await me.listed(vendor)).toMatchObject({
      spentCents: 0,
      lastOrderAt: new Date(monthsAgo(12)).toISOString(),
    });
  });

  test('the first moment of the oldest month counts by the clock of the practice', async () => {
    const first = await app.asOwner.one<{ at: Date }>(
      `select (date_trunc('month', now() at time zone 'Europe/Berlin') - interval '11 months') at time zone 'Europe/Berlin' as at`,
    );
    await me.order(vendor, { placedAt: first.at.toISOString() });
    await me.order(vendor, { placedAt: new Date(first.at.getTime() - 1).toISOString() });
    expect((await me.listed(vendor)).spentCents).toBe(1500);
  });

  test('real delivery is an average of working days, each day of an order once, without what was taken back or came before', async () => {
    // A Monday of last month or the one before.
    const monday = await app.asOwner.one<{ day: string }>(
      `select (date_trunc('week', now()) - interval '14 days')::date as day`,
    );
    const placedAt = `${monday.day}T08:00:00Z`;
    const [fast, slow, mistaken] = [
      await me.order(vendor, { placedAt }),
      await me.order(vendor, { placedAt }),
      await me.order(vendor, { placedAt }),
    ];
    await me.receive(fast, addDays(monday.day, 1));
    await me.receive(fast, addDays(monday.day, 1));
    // The Monday after: five working days.
    await me.receive(slow, addDays(monday.day, 7));
    await me.takeBack(await me.receive(mistaken, addDays(monday.day, 10)));
    // Ordered by telephone, and placed here after it came.
    await me.receive(await me.order(vendor, { placedAt }), addDays(monday.day, -1));
    expect((await me.listed(vendor)).delivery).toEqual({
      receiptCount: 2,
      averageWorkingDays: 3,
      inTimeCount: 1,
    });
    const { data } = await me.send('GET', `vendors/${vendor}`);
    expect(data.deliveries).toEqual({
      byWorkingDays: [
        { workingDays: 1, count: 1 },
        { workingDays: 5, count: 1 },
      ],
    });
  });

  test('what was taken back in part came, and does not any more once all of it was', async () => {
    const today = calendarDay(new Date());
    const receipt = await me.receive(await me.order(vendor, { positions: [{}, {}] }), today);
    await me.takeBack(receipt, 1);
    expect((await me.listed(vendor)).delivery.receiptCount).toBe(1);
    await app.asOwner.run(
      `insert into receipt_line (practice_id, receipt_id, position_id, quantity, reverses)
       select l.practice_id, b.receipt_id, l.position_id, l.quantity, l.id
       from receipt_line l, (select max(receipt_id) as receipt_id from receipt_line where reverses is not null) b
       where l.receipt_id = $1 and not exists (select from receipt_line r where r.reverses = l.id)`,
      [receipt],
    );
    expect((await me.listed(vendor)).delivery.receiptCount).toBe(0);
  });

  test('working days are counted as the rule does', async () => {
    const days = Array.from({ length: 22 }, (_, index) => addDays('2026-12-24', index));
    const counted = await app.asOwner.rows<{ from: string; to: string; days: number }>(
      `select f as from, t as to, greatest(0, ${workingDaysInSql('f', 't')}) as days
       from unnest($1::date[]) f, unnest($1::date[]) t`,
      [days],
    );
    expect(counted).toHaveLength(days.length ** 2);
    for (const one of counted) expect(one.days).toBe(workingDaysBetween(one.from, one.to));
  });

  test('costs as many statements for many vendors and orders as for few', async () => {
    const counted = async () =>
      (await recordStatements(async () => expect((await me.send('GET', 'vendors')).status).toBe(200))).length;
    const few = await counted();
    for (let count = 0; count < 20; count += 1) await me.order(await aVendor(app));
    expect(await counted()).toBe(few);
  });
});

describe('the page of a vendor', () => {
  test('tells of the practice’s orders and ratings, and of nobody else’s', async () => {
    const rated = await me.order(vendor, { state: 'fully-received', placedAt: monthsAgo(2) });
    await me.order(await aVendor(app), { positions: [{ quantity: 3 }], placedAt: monthsAgo(1) });
    await me.send('PUT', `orders/${rated}/rating`, { rating: 4, comment: 'Ein Karton verbeult.' });
    const before = (await me.send('GET', `vendors/${vendor}`)).data.orders.allVendorsCents;
    await other.order(vendor, { state: 'fully-received' });
    const { data } = await me.send('GET', `vendors/${vendor}`);
    expect(data).toMatchObject({
      id: vendor,
      own: null,
      countries: ['AT', 'DE'],
      canChangeTerms: true,
      orders: { count: 1, withShippingCount: 1, averageCents: 1500, allVendorsCents: before },
      latestOrder: { id: rated, state: 'fully-received', placedAt: new Date(monthsAgo(2)).toISOString() },
      ratings: {
        count: 1,
        average: 4,
        items: [{ orderId: rated, rating: 4, comment: 'Ein Karton verbeult.' }],
      },
      priceOfferCount: 0,
      cartPositionCount: 0,
    });
  });

  test('is there for a hidden vendor too, and says what lies in the cart', async () => {
    const productId = await aProduct(app);
    await anOffer(app, productId, vendor);
    await me.add({ productId, lieferantId: vendor, Anzahl: 1 });
    await me.send('PUT', `vendors/${vendor}/preferences`, { isHidden: true });
    expect((await me.send('GET', `vendors/${vendor}`)).data).toMatchObject({
      isHidden: true,
      cartPositionCount: 1,
    });
    expect(await me.listed(vendor)).toMatchObject({ isHidden: true });
    expect((await me.send('GET', `vendors/${vendor}/purchases`)).status).toBe(200);
  });

  test('shows the terms of the practice’s country; one that does not deliver there has none', async () => {
    const vienna = await aCustomer(app, { country: 'AT' });
    const german = await aVendor(app, { countries: ['DE'] });
    expect((await vienna.send('GET', `vendors/${german}`)).data).toMatchObject({
      terms: null,
      termsInForce: null,
      deliveryDays: null,
      countries: ['DE'],
    });
  });
});

describe('purchases', () => {
  test('stand by month, the empty ones too, and by article with its last and first price', async () => {
    const productId = await aProduct(app, { name: 'Nitril Blau M' });
    await me.order(vendor, { placedAt: monthsAgo(3), positions: [{ productId, quantity: 4 }] });
    const newer = await me.order(vendor, {
      placedAt: monthsAgo(1),
      positions: [{ productId, quantity: 2 }, { name: 'Becher' }],
    });
    await app.asOwner.run(
      'update order_position set unit_price_cents = 900, net_cents = 1800 where order_id = $1 and product_id = $2',
      [newer, productId],
    );
    await me.order(vendor, { state: 'cancelled', placedAt: monthsAgo(1), positions: [{ productId }] });
    const { data } = await me.send('GET', `vendors/${vendor}/purchases`);
    expect(data.months).toHaveLength(12);
    expect(data.months[0]).toEqual({ month: monthsAgo(11).slice(0, 7), orderCount: 0, netCents: 0 });
    expect(data.months[11]).toMatchObject({ month: monthsAgo(0).slice(0, 7) });
    expect(data.months[8]).toMatchObject({ orderCount: 1, netCents: 4500 });
    expect(data.articles).toMatchObject([
      {
        productId,
        articleId: null,
        quantity: 6,
        orderCount: 2,
        netCents: 5800,
        lastPriceCents: 900,
        firstPriceCents: 1000,
        lastBoughtAt: new Date(monthsAgo(1)).toISOString(),
      },
      { productId: null, name: { de: 'Becher', en: 'Becher' }, quantity: 1, netCents: 1000 },
    ]);

    const asked = await me.send('GET', `vendors/${vendor}/purchases?month=${monthsAgo(3).slice(0, 7)}`);
    expect(asked.data.months).toEqual(data.months);
    expect(asked.data.articles).toMatchObject([{ productId, quantity: 4, netCents: 4000 }]);
    const before = await me.send('GET', `vendors/${vendor}/purchases?month=1999-12`);
    expect(before.data.articles).toEqual([]);
  });

  test.each(['2026-13', '2026', 'now', '2026-1'])('a month is a month, not %s', async (month) => {
    expect((await me.send('GET', `vendors/${vendor}/purchases?month=${month}`)).status).toBe(422);
  });
});

test('an own vendor of another practice is not there, whatever is called', async () => {
  const { data: own } = await other.send('POST', 'vendors/custom', { name: 'Nur für andere' });
  for (const [method, path, body] of [
    ['GET', `vendors/${own.id}`],
    ['GET', `vendors/${own.id}/purchases`],
    ['PUT', `vendors/${own.id}/preferences`, { isFavorite: true }],
    ['PUT', `vendors/custom/${own.id}`, { name: 'Meiner' }],
    ['DELETE', `vendors/custom/${own.id}`],
  ] as const)
    expect((await me.send(method, path, body)).refusal).toEqual([404, 'NOT_FOUND']);
  expect(await me.listed(own.id)).toBeUndefined();
  expect((await other.send('GET', `vendors/${own.id}`)).data.isFavorite).toBe(false);
});
