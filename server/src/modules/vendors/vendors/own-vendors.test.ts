// A practice's own vendors: made by name, and changed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aVendor } from '../../../testing/catalog-builders.ts';
import { aCustomer } from './testing/customer.ts';
import { aMaker, aName, type Maker, whole } from './testing/maker.ts';

let app: TestApp;
let me: Maker;
beforeAll(async () => {
  app = await startTestApp();
  me = await aMaker(app);
});
afterAll(() => app.close());

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
    const data = await me.make(whole);
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
    const { id, name } = await me.make(whole);
    const { data } = await me.send('PUT', `vendors/custom/${id}`, { name: name.toLowerCase(), phone: '1' });
    expect(data).toMatchObject({
      name: name.toLowerCase(),
      phone: '1',
      email: whole.email,
      ownDiscount: whole.ownDiscount,
      ownTerms: whole.ownTerms,
      own: { street: whole.street },
    });
    const { name: taken } = await me.make();
    expect((await me.send('PUT', `vendors/custom/${id}`, { name: taken })).refusal).toEqual([
      409,
      'RESOURCE_EXISTS',
    ]);
  });

  test('e-mail needs an address, given or there', async () => {
    const { id, name } = await me.make();
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
    const { id, name, own } = await me.make();
    const change = (body: object) => me.send('PUT', `vendors/custom/${id}`, { name, ...body });
    await me.send('PUT', `vendors/${id}/preferences`, { customerNumber: '77' });
    const late = await change({ customerNumber: '78', version: own.version });
    expect(late.errors).toMatchObject({ code: 'CHANGED_MEANWHILE', params: { version: own.version + 1 } });
    const { data } = await change({ phone: '1', version: own.version + 1 });
    expect(data.own.version).toBe(own.version + 2);
    // Saving the same values again is no change.
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
