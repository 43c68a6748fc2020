// Faults a checkout must never have: an order twice, a gap in the numbers, or anything that was not shown so.
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { readRefusal } from '../../../testing/cart-builders.ts';
import { anOffer, aVendor } from '../../../testing/catalog-builders.ts';
import { aCheckout, type CheckoutBench } from '../../../testing/checkout-builders.ts';

let app: TestApp;
let otherProcess: TestApp;
let bench: CheckoutBench;
beforeAll(async () => {
  app = await startTestApp();
  otherProcess = await app.another();
});
afterAll(() => app.close());
beforeEach(async () => {
  bench = await aCheckout(app);
});

describe('twice', () => {
  test('with the same key: one order, the same answer', async () => {
    await bench.fill();
    const key = 'checkout-key-1';
    const answers = await Promise.all([
      bench.order({}, { key }),
      bench.order({}, { key, at: otherProcess }),
      bench.order({}, { key }),
    ]);
    answers.push(await bench.order({}, { key }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const ids = answers.map((answer) => answer.json().data.wBestellung.ID);
    expect(new Set(ids).size).toBe(1);
    expect(await bench.count('purchase_order')).toBe(1);
  });

  test('without a key at the same moment: one order, and a word about the cart', async () => {
    await bench.fill();
    const answers = await Promise.all([bench.order(), bench.order({}, { at: otherProcess })]);
    expect(answers.map(readRefusal).sort()).toEqual([
      [200, undefined],
      [409, 'CART_CHANGED'],
    ]);
    expect(await bench.count('purchase_order')).toBe(1);
  });

  test('a refused order leaves its key free for the next try', async () => {
    await bench.fill();
    const key = 'checkout-key-2';
    await bench.expectRefused(await bench.order({ NettoCent: 1 }, { key }), 409, 'OFFER_NOT_VALID');
    expect((await bench.order({}, { key })).statusCode).toBe(200);
  });
});

test('20 checkouts at once are numbered without a gap, each practice and year by itself', async () => {
  const { me, gloves } = bench;
  // The practice's year: for an hour around New Year it is another one than the machine's.
  const year = Number(calendarDay(new Date()).slice(0, 4));
  await app.asOwner.run('insert into order_counter (practice_id, year, last) values ($1, $2, 312)', [
    me.user.practiceId,
    year - 1,
  ]);
  const vendors = await Promise.all(Array.from({ length: 20 }, () => aVendor(app)));
  for (const vendor of vendors) {
    await anOffer(app, gloves, vendor);
    await me.add({ productId: gloves, lieferantId: vendor, Anzahl: 1 });
  }
  const answers = await Promise.all(
    vendors.map((vendor, index) => bench.order({}, { vendor, at: index % 2 ? otherProcess : app })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(vendors.map(() => 200));
  const expected = vendors.map((_, index) => `${year}-${String(index + 1).padStart(4, '0')}`);
  expect((await bench.stored()).map(({ order_number }) => String(order_number)).sort()).toEqual(expected);
  const { data } = (await me.call('GET', '/pro/orders?page=1&pageSize=15')).json();
  expect(data).toMatchObject({ total: 20, items: { length: 5 } });

  // A refused checkout uses up no number.
  await bench.fill();
  expect(readRefusal(await bench.order({ NettoCent: 1 }))).toEqual([409, 'OFFER_NOT_VALID']);
  expect((await bench.order()).json().data.wBestellung.Bestellnummer).toBe(`${year}-0021`);
});

describe('nothing is ordered that was not shown so', () => {
  const shownAs = ({ gloves, masks }: { gloves: number; masks: number }, glovesCents = 3702) => ({
    Positionen: [
      { ID: gloves, Anzahl: 3, GesamtpreisCent: glovesCents },
      { ID: masks, Anzahl: 2, GesamtpreisCent: 1000 },
    ],
    NettoCent: glovesCents + 1000 + 590,
  });
  const setOffer = (offerId: number, change: string) =>
    app.asOwner.run(`update offer set ${change} where id = $1`, [offerId]);

  test('another price of a position, seen or unseen in the total', async () => {
    const { expectRefused, order, offers } = bench;
    const positions = await bench.fill();
    await setOffer(offers.gloves, `tier_price_cents = '{1300}'`);
    await expectRefused(await order(shownAs(positions)), 409, 'OFFER_NOT_VALID');
    await expectRefused(await order({ NettoCent: 5292 }), 409, 'OFFER_NOT_VALID');
    expect(await bench.count('cart_position')).toBe(2);
    expect((await order(shownAs(positions, 3900))).statusCode).toBe(200);
  });

  test('other fees at the same prices', async () => {
    const positions = await bench.fill();
    const ownTerms = {
      shippingCents: 690,
      freeShippingFromCents: 'never',
      surchargeCents: 0,
      surchargeBelowCents: 0,
    };
    await bench.setPreferences({ ownTerms });
    await bench.expectRefused(await bench.order(shownAs(positions)), 409, 'OFFER_NOT_VALID');
  });

  test('an offer that is sold out, asks for more or went', async () => {
    const { expectRefused, order, offers } = bench;
    const { masks } = await bench.fill();
    const Positionen = [{ ID: masks, Anzahl: 2, GesamtpreisCent: 1000 }];
    await setOffer(offers.masks, `availability = 'unavailable'`);
    await expectRefused(await order(), 409, 'OFFER_NOT_VALID');
    await expectRefused(await order({ Positionen }), 409, 'OFFER_NOT_VALID');
    await setOffer(offers.masks, `availability = 'available', minimum_quantity = 5`);
    await expectRefused(await order({ Positionen }), 409, 'OFFER_NOT_VALID');
    await bench.setPreferences({ isHidden: true });
    await expectRefused(await order(), 409, 'OFFER_NOT_VALID');
    expect(await bench.count('cart_position')).toBe(2);
  });

  test('another quantity, a position that went, an empty basket', async () => {
    const { expectRefused, order } = bench;
    const { gloves } = await bench.fill();
    const position = { ID: gloves, Anzahl: 3, GesamtpreisCent: 3702 };
    await expectRefused(await order({ Positionen: [{ ...position, Anzahl: 2 }] }), 409, 'CART_CHANGED');
    const gone = { ID: 999_999, Anzahl: 1, GesamtpreisCent: 1 };
    await expectRefused(await order({ Positionen: [position, gone] }), 409, 'CART_CHANGED');
    await expectRefused(await order({}, { vendor: await aVendor(app) }), 409, 'CART_CHANGED');
    expect(await bench.count('cart_position')).toBe(2);
  });
});
