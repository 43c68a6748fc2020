// A practice's own vendors: made by name, changed, deleted while nothing depends on them, and ordered from.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailJob } from '../../platform/mail/mail.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { anAddress, aProduct, aVendor, slugOf } from '../../testing/catalog-builders.ts';
import { workOff } from '../../testing/jobs.ts';
import { transmissionJob } from '../transmission/transmission.service.ts';
import { aCustomer, type Customer } from './testing/customer.ts';

let app: TestApp;
let me: Customer;
beforeAll(async () => {
  app = await startTestApp();
  me = await aCustomer(app);
  await anAddress(app, me.user.practiceId, 'DE', 'billing');
});
afterAll(() => app.close());

let count = 0;
const aName = () => `Händler ${++count}`;
const make = async (body: object = {}) =>
  (await me.send('POST', 'vendors/custom', { name: aName(), ...body })).data;

/** An article with an own price at the vendor. */
async function priced(vendorId: number, priceCents = 990) {
  const productId = await aProduct(app);
  const catalogOrigin = { catalogProductSlug: await slugOf(app, productId) };
  const { data } = await me.send('POST', 'inventory/article', {
    name: `Artikel ${productId}`,
    catalogOrigin,
  });
  const articleId: number = data.saved[0].id;
  const { data: offer } = await me.send('POST', `custom-price-offers/${articleId}`, { vendorId, priceCents });
  return { productId, articleId, offerId: offer.id as number };
}

const whole = {
  street: 'Lindenwinkel 4',
  postcode: '80687',
  location: 'München',
  country: 'AT',
  contactPerson: 'Bestellannahme',
  phone: '089 99998-450',
  email: 'bestellung@kronara.example',
  transmission: 'email',
  customerNumber: 'K-2214',
  defaultMessage: 'Abgabe am Empfang',
  ownDiscount: 2.55,
  ownTerms: {
    shippingCents: 550,
    freeShippingFromCents: 12_000,
    surchargeCents: 350,
    surchargeBelowCents: 4_000,
  },
};

describe('made', () => {
  test('by its name alone: delivers free, orders go by hand, in the practice’s country', async () => {
    const name = aName();
    const { status, data } = await me.send('POST', 'vendors/custom', { name: `  ${name} ` });
    const free = { shippingCents: 0, freeShippingFromCents: null, surchargeCents: 0, surchargeBelowCents: 0 };
    expect(status).toBe(200);
    expect(data).toMatchObject({
      name,
      isOwn: true,
      transmission: 'manual',
      email: '',
      ownTerms: null,
      termsInForce: free,
      own: { country: 'DE', street: '' },
      version: 0,
    });
    expect(await me.listed(data.id)).toMatchObject({ name, isOwn: true, offerCount: 0 });
  });

  test('with all its form holds', async () => {
    const data = await make(whole);
    const { street, postcode, location, country, contactPerson, ...rest } = whole;
    expect(data).toMatchObject({
      ...rest,
      own: { street, postcode, location, country, contactPerson },
      termsInForce: whole.ownTerms,
    });
    expect((await me.send('GET', `vendors/${data.id}`)).data).toEqual(data);
  });

  test('not under a name that is taken, here or on the marketplace, in whichever letters', async () => {
    const name = aName();
    await me.send('POST', 'vendors/custom', { name });
    const again = await me.send('POST', 'vendors/custom', { name: name.toUpperCase() });
    expect(again.errors).toMatchObject({ error: 'This resource already exists!', code: 'RESOURCE_EXISTS' });
    await aVendor(app, { name: 'Marktdepot Nord' });
    expect((await me.send('POST', 'vendors/custom', { name: 'marktdepot nord' })).refusal).toEqual([
      409,
      'RESOURCE_EXISTS',
    ]);
    const other = await aCustomer(app);
    expect((await other.send('POST', 'vendors/custom', { name })).status).toBe(200);
  });

  test('once, of two at the same moment', async () => {
    const name = aName();
    const answers = await Promise.all([1, 2, 3].map(() => me.send('POST', 'vendors/custom', { name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test.each([
    [{ name: ' ' }, 'REQUIRED_FIELD'],
    [{ transmission: 'email' }, 'EMAIL_REQUIRED'],
    [{ transmission: 'email', email: '' }, 'EMAIL_REQUIRED'],
    [{ email: 'kein at' }, 'EMAIL_FORMAT'],
    [{ transmission: 'webhook' }, 'INCORRECT_VALUE'],
    [{ country: 'FR' }, 'INCORRECT_VALUE'],
    [{ ownDiscount: 2.555 }, 'INCORRECT_VALUE'],
    [{ ownTerms: { freeShippingFromCents: 'sometimes' } }, 'INCORRECT_VALUE'],
  ])('not with %j', async (body, code) => {
    const name = aName();
    expect((await me.send('POST', 'vendors/custom', { name, ...body })).refusal).toEqual([422, code]);
    expect((await me.send('GET', 'vendors')).data.map((one: { name: string }) => one.name)).not.toContain(
      name,
    );
  });

  test('not with a price list nobody has', async () => {
    const name = aName();
    const priceListId = crypto.randomUUID();
    expect((await me.send('POST', 'vendors/custom', { name, priceListId })).refusal).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect((await me.send('POST', 'vendors/custom', { name })).status).toBe(200);
  });
});

describe('changed', () => {
  test('what is left out stays as it is, and a name may be its own', async () => {
    const { id, name } = await make(whole);
    const { data } = await me.send('PUT', `vendors/custom/${id}`, { name: name.toLowerCase(), phone: '1' });
    expect(data).toMatchObject({
      name: name.toLowerCase(),
      phone: '1',
      email: whole.email,
      ownDiscount: whole.ownDiscount,
      ownTerms: whole.ownTerms,
      own: { street: whole.street },
    });
    const { name: taken } = await make();
    expect((await me.send('PUT', `vendors/custom/${id}`, { name: taken })).refusal).toEqual([
      409,
      'RESOURCE_EXISTS',
    ]);
  });

  test('e-mail needs an address, given or there', async () => {
    const { id, name } = await make();
    const byMail = (body: object) =>
      me.send('PUT', `vendors/custom/${id}`, { name, transmission: 'email', ...body });
    expect((await byMail({})).refusal).toEqual([422, 'EMAIL_REQUIRED']);
    expect((await byMail({ email: 'a@b.example' })).status).toBe(200);
    expect((await byMail({})).status).toBe(200);
    expect((await me.send('PUT', `vendors/custom/${id}`, { name, email: '' })).refusal).toEqual([
      422,
      'EMAIL_REQUIRED',
    ]);
  });

  test('not over somebody else’s change, of the vendor or of what was agreed on with it', async () => {
    const { id, name, own } = await make();
    const change = (body: object) => me.send('PUT', `vendors/custom/${id}`, { name, ...body });
    await me.send('PUT', `vendors/${id}/preferences`, { customerNumber: '77' });
    const late = await change({ customerNumber: '78', version: own.version });
    expect(late.errors).toMatchObject({ code: 'CHANGED_MEANWHILE', params: { version: own.version + 1 } });
    const { data } = await change({ phone: '1', version: own.version + 1 });
    expect(data.own.version).toBe(own.version + 2);
    // The same again is no change.
    expect((await change({ phone: '1', version: own.version })).status).toBe(200);
    expect((await me.send('DELETE', `vendors/custom/${id}?version=${own.version}`)).refusal).toEqual([
      409,
      'CHANGED_MEANWHILE',
    ]);
  });

  test('a vendor of the marketplace is nobody’s own', async () => {
    const vendor = await aVendor(app);
    expect((await me.send('PUT', `vendors/custom/${vendor}`, { name: aName() })).status).toBe(404);
    expect((await me.send('DELETE', `vendors/custom/${vendor}`)).status).toBe(404);
  });
});

describe('deleted', () => {
  test('not while there are own prices: told how many, and of which articles', async () => {
    const { id } = await make();
    const offers = [await priced(id), await priced(id), await priced(id)];
    const { status, errors } = await me.send('DELETE', `vendors/custom/${id}`);
    expect([status, errors.error, errors.params]).toEqual([
      409,
      'The vendor cannot be deleted because 3 price offers exist',
      { count: 3 },
    ]);
    expect(errors.data.map((one: { id: number }) => one.id).sort()).toEqual(
      offers.map(({ articleId }) => articleId).sort(),
    );
    for (const { articleId, offerId } of offers)
      await me.send('DELETE', `custom-price-offers/${offerId}/article/${articleId}`);
    expect((await me.send('DELETE', `vendors/custom/${id}`)).data).toEqual({ deleted: true });
  });

  test('prices of deleted articles, which nobody sees, do not keep it', async () => {
    const { id } = await make();
    const { articleId } = await priced(id);
    await me.send('DELETE', `inventory/article/${articleId}`);
    expect((await me.send('DELETE', `vendors/custom/${id}`)).status).toBe(200);
  });

  test('not while something of it lies in a cart', async () => {
    const { id } = await make();
    const { productId, articleId, offerId } = await priced(id);
    await me.add({ productId, lieferantId: id, Anzahl: 1 });
    await me.send('DELETE', `custom-price-offers/${offerId}/article/${articleId}`);
    expect((await me.send('DELETE', `vendors/custom/${id}`)).refusal).toEqual([409, 'VENDOR_IN_CART']);
    await me.market('DELETE', 'wwarenkorbposition/all');
    expect((await me.send('DELETE', `vendors/custom/${id}`)).status).toBe(200);
  });

  test('or priced, of two at the same moment: never a price at a vendor that is gone', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await make();
      const { articleId } = await priced((await make()).id);
      const [deleted, offered] = await Promise.all([
        me.send('DELETE', `vendors/custom/${id}`),
        me.send('POST', `custom-price-offers/${articleId}`, { vendorId: id, priceCents: 100 }),
      ]);
      expect([
        [200, 404],
        [409, 200],
      ]).toContainEqual([deleted.status, offered.status]);
    }
  });

  test('what lay in the cart before does not come back with an undo', async () => {
    const { id } = await make();
    const { productId, articleId, offerId } = await priced(id);
    await me.add({ productId, lieferantId: id, Anzahl: 1 });
    const emptied = await me.market('DELETE', 'wwarenkorbposition/all');
    await me.send('DELETE', `custom-price-offers/${offerId}/article/${articleId}`);
    await me.send('DELETE', `vendors/custom/${id}`);
    expect((await me.send('POST', `cart/undo/${emptied.json().data.undoId}`)).refusal).toEqual([
      409,
      'UNDO_NOT_POSSIBLE',
    ]);
  });

  test('it is in no list any more, its orders keep its name, and the name is free again', async () => {
    const { id, name } = await make();
    const orderId = await me.order(id, { vendorName: name });
    expect((await me.send('DELETE', `vendors/custom/${id}`)).status).toBe(200);
    expect(await me.listed(id)).toBeUndefined();
    expect((await me.send('GET', `vendors/${id}`)).status).toBe(404);
    expect((await me.send('GET', `vendors/${id}/purchases`)).status).toBe(404);
    expect((await me.send('DELETE', `vendors/custom/${id}`)).status).toBe(404);
    expect((await me.send('PUT', `vendors/${id}/preferences`, { isHidden: true })).status).toBe(404);
    const { articleId } = await priced((await make()).id);
    const price = { vendorId: id, priceCents: 100 };
    expect((await me.send('POST', `custom-price-offers/${articleId}`, price)).status).toBe(404);
    expect((await me.send('GET', `orders/${orderId}`)).data.vendor).toMatchObject({ id, name, isOwn: true });
    expect((await me.send('POST', 'vendors/custom', { name })).status).toBe(200);
  });
});

describe('ordered from', () => {
  async function order(vendorId: number): Promise<number> {
    const { productId } = await priced(vendorId);
    await me.add({ productId, lieferantId: vendorId, Anzahl: 2 });
    const answer = await me.market('POST', `wwarenkorb/${vendorId}/${me.address}`, {});
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data.wBestellung.ID;
  }
  const workOn = () => workOff(app, [transmissionJob, mailJob]);

  test('by e-mail: the order lies in the outbox with its PDF and openTRANS, customer number and message', async () => {
    const { id } = await make({ ...whole, ownDiscount: 0 });
    const orderId = await order(id);
    await workOn();
    expect((await me.send('GET', `orders/${orderId}`)).data).toMatchObject({
      state: 'ordered',
      customerNumber: 'K-2214',
      // 19.80 of goods below 40.00.
      shippingCents: 550,
      surchargeCents: 350,
    });
    const mail = await app.asOwner.one<{ recipient: string; body_text: string; files: string[] }>(
      `select recipient, body_text, array(select media_type from mail_attachment where mail_id = m.id order by 1) as files
       from mail m where order_id = $1`,
      [orderId],
    );
    expect(mail.recipient).toBe('bestellung@kronara.example');
    expect(mail.body_text).toContain('K-2214');
    expect(mail.files).toEqual(['application/pdf', expect.stringContaining('xml')]);
  });

  test('by hand: it waits to be printed and handed over', async () => {
    const { id } = await make();
    const orderId = await order(id);
    await workOn();
    expect((await me.send('GET', `orders/${orderId}`)).data).toMatchObject({
      transmission: 'manual',
      state: 'transmitting',
    });
    expect(await app.asOwner.rows('select 1 from mail where order_id = $1', [orderId])).toEqual([]);
  });
});
