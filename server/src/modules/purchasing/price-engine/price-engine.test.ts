// The priced cart without credentials: exact to the cent, and nothing personal in it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { bearer, loginAs, sessionOfficeId, type TestUser } from '../../../testing/builders.ts';
import { aBuyer, anExampleCart, type Buyer, readRefusal } from '../../../testing/cart-builders.ts';
import { anAddress, anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';

let app: TestApp;
let me: Buyer;
let office: string;
let example: Awaited<ReturnType<typeof anExampleCart>>;
beforeAll(async () => {
  app = await startTestApp();
  me = await aBuyer(app);
  office = await sessionOfficeId(app, me.headers);
  example = await anExampleCart(app, me);
});
afterAll(() => app.close());

/** No token, no cookie. */
const ask = (dentalOfficeId: string, addressId: number | string) =>
  app.request({
    method: 'GET',
    url: `/services/price-engine?addressId=${addressId}&dentalOfficeId=${dentalOfficeId}`,
  });

test('the worked-out cart costs what the pictures show', async () => {
  const answer = await ask(office, me.address);
  const { data, state } = answer.json();
  expect(state).toBeUndefined();
  expect(data.totals).toEqual({
    goodsCents: 80_782,
    shippingCents: 2_030,
    surchargeCents: 1_140,
    netCents: 83_952,
    vat: [{ percent: 19, netCents: 83_952, vatCents: 15_951 }],
    vatCents: 15_951,
    grossCents: 99_903,
    packages: 6,
  });
  expect(data.baskets.map(({ vendor }: { vendor: { id: number } }) => vendor.id).sort()).toEqual(
    example.vendors.toSorted(),
  );
  expect(data.baskets[0]).toMatchObject({
    vendor: { name: 'Weserkontor Dental', isFavorite: true, isHidden: false },
    items: [
      {
        positionId: example.positions[0],
        quantity: 20,
        checked: true,
        offer: { product: { name: 'Nitrila Blau M' } },
      },
      { offer: { product: { name: 'Nitrila Blau S' } } },
      { offer: { product: { name: 'Artinova 4% 1:100.000' } } },
      { offer: { product: { name: 'Silvora Putty' } } },
    ],
    unavailableItems: [],
  });
});

test('nothing personal leaves with it', async () => {
  const [vendor] = example.vendors;
  const secrets = {
    customerNumber: 'KUNDE-4711',
    defaultMessage: 'Hintereingang benutzen',
    note: 'Bitte vor acht Uhr',
    street: 'Geheimweg 9',
    person: 'Schmidtbauer',
    practice: 'Zahnarztpraxis am Weiher',
    email: me.user.email,
  };
  await me.call('PUT', `/pro/vendors/${vendor}/preferences`, {
    customerNumber: secrets.customerNumber,
    defaultMessage: secrets.defaultMessage,
  });
  await me.market('POST', `wwarenkorb/mitteilung/${vendor}/${me.address}`, { Mitteilung: secrets.note });
  await app.asOwner.run('update address set street = $2, last_name = $3, company_name = $4 where id = $1', [
    me.address,
    secrets.street,
    secrets.person,
    secrets.practice,
  ]);
  await app.asOwner.run(
    'update person set last_name = $2 where id = (select person_id from app_user where id = $1)',
    [me.user.id, secrets.person],
  );
  await app.asOwner.run('update practice set name = $2 where id = $1', [
    me.user.practiceId,
    secrets.practice,
  ]);
  const { body } = await ask(office, me.address);
  expect(body).toContain('Nitrila');
  for (const secret of [...Object.values(secrets), 'München', office]) expect(body).not.toContain(secret);
});

test('unknown offices, foreign, billing and unknown addresses do not exist', async () => {
  const stranger = await aBuyer(app);
  const billing = await anAddress(app, me.user.practiceId, 'DE', 'billing');
  const notFound = [404, 'NOT_FOUND'];
  expect(readRefusal(await ask('00000000-0000-4000-8000-000000000000', me.address))).toEqual(notFound);
  expect(readRefusal(await ask(office, stranger.address))).toEqual(notFound);
  expect(readRefusal(await ask(await sessionOfficeId(app, stranger.headers), me.address))).toEqual(notFound);
  expect(readRefusal(await ask(office, billing))).toEqual(notFound);
  expect((await ask(office, 'here')).statusCode).toBe(422);
  expect((await ask('1', me.address)).statusCode).toBe(422);
  expect(
    (await ask(await sessionOfficeId(app, stranger.headers), stranger.address)).json().data,
  ).toMatchObject({
    baskets: [],
    totals: { grossCents: 0, packages: 0 },
  });
});

test('own conditions, country and VAT classes count; what cannot be bought is named and costs nothing', async () => {
  const buyer = await aBuyer(app, { country: 'AT' });
  const vendor = await aVendor(app, { countries: ['DE'] });
  const [book, glove, gone] = [
    await aProduct(app),
    await aProduct(app),
    await aProduct(app, { name: 'Vergriffen' }),
  ];
  await anOffer(app, book, vendor, { vatClass: 'reducedTax', discountable: false });
  await anOffer(app, glove, vendor, {
    tiers: [
      [1, 1000],
      [5, 900],
    ],
  });
  await anOffer(app, gone, vendor);
  const terms = {
    shippingCents: 700,
    freeShippingFromCents: null,
    surchargeCents: 0,
    surchargeBelowCents: 0,
  };
  await buyer.call('PUT', `/pro/vendors/${vendor}/preferences`, {
    ownDiscount: 5,
    ownTerms: { ...terms, freeShippingFromCents: 'never' },
  });
  await buyer.add({ productId: book, Anzahl: 1 });
  await buyer.add({ productId: glove, Anzahl: 5 });
  const position = await buyer.add({ productId: gone, Anzahl: 2 });
  await app.asOwner.run(`update offer set availability = 'unavailable' where product_id = $1`, [gone]);
  const { data } = (await ask(await sessionOfficeId(app, buyer.headers), buyer.address)).json();
  expect(data.vatPercents).toEqual({ fullTax: 20, reducedTax: 10 });
  expect(data.baskets).toMatchObject([
    {
      conditions: { ownDiscountPercent: 5, terms },
      unavailableItems: [{ positionId: position, quantity: 2, product: { name: 'Vergriffen' } }],
      totals: {
        goodsCents: 1000 + 4275,
        shippingCents: 700,
        // Costs carry the rate of the basket's first position.
        vat: [
          { percent: 20, netCents: 4275, vatCents: 855 },
          { percent: 10, netCents: 1700, vatCents: 170 },
        ],
        grossCents: 5975 + 1025,
      },
    },
  ]);
  await buyer.call('PUT', `/pro/vendors/${vendor}/preferences`, { isHidden: true });
  const hidden = (await ask(await sessionOfficeId(app, buyer.headers), buyer.address)).json().data;
  expect(hidden.baskets[0].unavailableItems).toHaveLength(3);
  expect(hidden.baskets[0].vendor).toMatchObject({ isHidden: true });
  expect(hidden.totals).toMatchObject({ netCents: 0, packages: 0 });
});

test('an office that asks without end is slowed down', async () => {
  // This minute and the next: whichever the clock says when the question arrives.
  await app.asOwner.run(
    `insert into rate_limit (key, window_start, attempts)
     select $1, date_bin('1 minute', now(), timestamptz 'epoch') + make_interval(mins => later), 600
     from generate_series(0, 1) as later
     on conflict (key, window_start) do update set attempts = excluded.attempts`,
    [`price-engine:office:${me.user.practiceId}`],
  );
  expect(readRefusal(await ask(office, me.address))).toEqual([429, 'TOO_MANY_REQUESTS']);
});

test('an id belongs to its session and ends with it, however that ends', async () => {
  const { user, address } = await aBuyer(app);
  const begin = async (who: Pick<TestUser, 'email' | 'password'> = user) => {
    const headers = bearer(await loginAs(app, who));
    return { headers, id: await sessionOfficeId(app, headers) };
  };
  const statuses = async (...ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await ask(id, address)).statusCode));
  const [left, expired, ended, stays] = [await begin(), await begin(), await begin(), await begin()];
  expect(new Set([left.id, expired.id, ended.id, stays.id]).size).toBe(4);
  expect(await statuses(left.id, expired.id, ended.id, stays.id)).toEqual([200, 200, 200, 200]);

  await app.request({ method: 'GET', url: '/api/marketplace/v1/logout', headers: left.headers });
  await app.asOwner.run(`update session set expires_at = now() - interval '1 second' where office_id = $1`, [
    expired.id,
  ]);
  expect(await statuses(left.id, expired.id, ended.id, stays.id)).toEqual([404, 404, 200, 200]);

  const { email, password: oldPassword } = user;
  const payload = { email, oldPassword, password: 'a-better-1', passwordConfirmation: 'a-better-1' };
  await app.request({ method: 'POST', url: '/pro/password/change', payload });
  expect(await statuses(ended.id, stays.id)).toEqual([404, 404]);

  const last = await begin({ email, password: 'a-better-1' });
  expect(await statuses(last.id)).toEqual([200]);
  await app.asOwner.run('update app_user set deactivated_at = now() where id = $1', [user.id]);
  expect(await statuses(last.id)).toEqual([404]);
});

test('the own id of the practice, which programs know, opens nothing', async () => {
  const { id } = await app.asOwner.one<{ id: string }>(
    'select dental_office_id as id from practice where id = $1',
    [me.user.practiceId],
  );
  expect(readRefusal(await ask(id, me.address))).toEqual([404, 'NOT_FOUND']);
});
