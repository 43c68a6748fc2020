// A practice's own vendors: ordered from, and deleted while nothing depends on them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailJob } from '../../../platform/mail/mail.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { workOff } from '../../../testing/jobs.ts';
import { transmissionJob } from '../../purchasing/index.ts';
import { aMaker, type Maker, whole } from './testing/maker.ts';

let app: TestApp;
let me: Maker;
beforeAll(async () => {
  app = await startTestApp();
  me = await aMaker(app);
});
afterAll(() => app.close());

describe('deleted', () => {
  test('not while there are own prices: told how many, and of which articles', async () => {
    const { id } = await me.make();
    const offers = [await me.priced(id), await me.priced(id), await me.priced(id)];
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
    const { id } = await me.make();
    const { articleId } = await me.priced(id);
    await me.send('DELETE', `inventory/article/${articleId}`);
    expect((await me.send('DELETE', `vendors/custom/${id}`)).status).toBe(200);
  });

  test('a choice of the re-order list and a note for the next order go along', async () => {
    const { id } = await me.make();
    const { articleId, offerId } = await me.priced(id);
    await me.send('POST', 'reorder', { articleId, quantity: 1 });
    const chosen = await me.send('PUT', `reorder/${articleId}`, { vendorId: id });
    expect(chosen.data).toMatchObject({ chosenVendorId: id });
    await me.market('POST', `wwarenkorb/mitteilung/${id}/${me.address}`, { Mitteilung: 'Klingeln' });
    await me.send('DELETE', `custom-price-offers/${offerId}/article/${articleId}`);
    expect((await me.send('DELETE', `vendors/custom/${id}`)).status).toBe(200);
    const { data } = await me.send('GET', 'reorder');
    expect(data.rows).toContainEqual(
      expect.objectContaining({
        article: expect.objectContaining({ id: articleId }),
        chosenVendorId: null,
      }),
    );
    expect(await app.asOwner.rows('select 1 from cart_note where vendor_id = $1', [id])).toEqual([]);
  });

  test('not while something of it lies in a cart', async () => {
    const { id } = await me.make();
    const { productId, articleId, offerId } = await me.priced(id);
    await me.add({ productId, lieferantId: id, Anzahl: 1 });
    await me.send('DELETE', `custom-price-offers/${offerId}/article/${articleId}`);
    expect((await me.send('DELETE', `vendors/custom/${id}`)).refusal).toEqual([409, 'VENDOR_IN_CART']);
    await me.market('DELETE', 'wwarenkorbposition/all');
    expect((await me.send('DELETE', `vendors/custom/${id}`)).status).toBe(200);
  });

  test('or priced, of two at the same moment: never a price at a vendor that is gone', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await me.make();
      const { articleId } = await me.priced((await me.make()).id);
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
    const { id } = await me.make();
    const { productId, articleId, offerId } = await me.priced(id);
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
    const { id, name } = await me.make();
    const orderId = await me.order(id, { vendorName: name });
    expect((await me.send('DELETE', `vendors/custom/${id}`)).status).toBe(200);
    expect(await me.listed(id)).toBeUndefined();
    expect((await me.send('GET', `vendors/${id}`)).status).toBe(404);
    expect((await me.send('GET', `vendors/${id}/purchases`)).status).toBe(404);
    expect((await me.send('DELETE', `vendors/custom/${id}`)).status).toBe(404);
    expect((await me.send('PUT', `vendors/${id}/preferences`, { isHidden: true })).status).toBe(404);
    const { articleId } = await me.priced((await me.make()).id);
    const price = { vendorId: id, priceCents: 100 };
    expect((await me.send('POST', `custom-price-offers/${articleId}`, price)).status).toBe(404);
    expect((await me.send('GET', `orders/${orderId}`)).data.vendor).toMatchObject({ id, name, isOwn: true });
    expect((await me.send('POST', 'vendors/custom', { name })).status).toBe(200);
  });
});

describe('ordered from', () => {
  async function order(vendorId: number): Promise<number> {
    const { productId } = await me.priced(vendorId);
    await me.add({ productId, lieferantId: vendorId, Anzahl: 2 });
    const answer = await me.market('POST', `wwarenkorb/${vendorId}/${me.address}`, {});
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data.wBestellung.ID;
  }
  const workOn = () => workOff(app, [transmissionJob, mailJob]);

  test('by e-mail: the order lies in the outbox with its PDF and openTRANS, customer number and message', async () => {
    const { id } = await me.make({ ...whole, ownDiscount: 0 });
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
    const { id } = await me.make();
    const orderId = await order(id);
    await workOn();
    expect((await me.send('GET', `orders/${orderId}`)).data).toMatchObject({
      transmission: 'manual',
      state: 'transmitting',
    });
    expect(await app.asOwner.rows('select 1 from mail where order_id = $1', [orderId])).toEqual([]);
  });
});
