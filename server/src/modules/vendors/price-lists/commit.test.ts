// Tests that all prices of a list are taken over or none, and that each change is in the price history once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordedActions } from '../../../testing/activity-builders.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anOffer, aVendor } from '../../../testing/catalog-builders.ts';
import { aLister, asCsv } from './testing/lister.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('committing a price list', () => {
  it('adds, changes and leaves alone, and each change goes into the price history', async () => {
    const me = await aLister(app);
    const vendorId = await aVendor(app);
    const [one, two, three] = [
      await me.aCodedArticle({ name: 'Eins' }),
      await me.aCodedArticle({ name: 'Zwei' }),
      await me.aCodedArticle({ name: 'Drei' }),
    ];
    const first = (
      await me.upload(
        asCsv(
          'Bestellnummer;GTIN;Preis;Mindestmenge;Rabattfähig',
          `K-1;${one.gtin};1,00;2;ja`,
          `K-2;${two.gtin};2,00;;`,
        ),
        vendorId,
      )
    ).data;
    expect((await me.commit(first.id, vendorId)).data).toEqual({ added: 2, changed: 0, same: 0 });
    expect(await recordedActions(app, 'vendor', vendorId)).toEqual(['priceList.committed']);
    expect(await me.offers(vendorId)).toEqual([
      { article: 'Eins', cents: 100, number: 'K-1', minimum: 2, discountable: true, version: 1 },
      { article: 'Zwei', cents: 200, number: 'K-2', minimum: 1, discountable: false, version: 1 },
    ]);
    expect(await me.find(vendorId)).toBeNull();
    // As if it had been yesterday.
    await app.asOwner.run(
      `update offer_price_history set valid_from = valid_from - 1 where practice_id = $1`,
      [me.user.practiceId],
    );
    // Matched by the order numbers of the first list; values missing in the second list stay unchanged.
    const second = (
      await me.upload(
        asCsv('Bestellnummer;GTIN;Preis', 'K-1;;1,25', 'K-2;;2,00', `K-3;${three.gtin};3`),
        vendorId,
      )
    ).data;
    expect(second.counts).toMatchObject({ ready: 3, added: 1, changed: 1, same: 1 });
    expect((await me.lines(second.id)).items.map(({ currentPriceCents }) => currentPriceCents)).toEqual([
      100,
      200,
      null,
    ]);
    expect((await me.commit(second.id, vendorId)).data).toEqual({ added: 1, changed: 1, same: 1 });
    expect(await me.offers(vendorId)).toEqual([
      { article: 'Drei', cents: 300, number: 'K-3', minimum: 1, discountable: false, version: 1 },
      { article: 'Eins', cents: 125, number: 'K-1', minimum: 2, discountable: true, version: 2 },
      { article: 'Zwei', cents: 200, number: 'K-2', minimum: 1, discountable: false, version: 1 },
    ]);
    expect(await me.history(vendorId)).toEqual([100, 200, 125, 300]);
    const { changed_by } = await app.asOwner.one<{ changed_by: number }>(
      'select changed_by from offer where vendor_id = $1 and version = 2',
      [vendorId],
    );
    expect(changed_by).toBe(me.user.id);
  });

  it('keeps the order number of the vendor where the line names none', async () => {
    const me = await aLister(app);
    const vendorId = await aVendor(app);
    const named = await me.aCodedArticle({ name: 'Benannt' });
    const known = await me.aCodedArticle({ name: 'Bekannt' });
    for (const { productId } of [named, known]) await anOffer(app, productId, vendorId);
    const { order_number: number } = await app.asOwner.one<{ order_number: string }>(
      'select order_number from offer where product_id = $1 and vendor_id = $2',
      [known.productId, vendorId],
    );
    expect(number).not.toBe('');
    const lines = ['Bestellnummer;GTIN;Preis', `K-1;${named.gtin};9,00`, `;${known.gtin};9,50`];
    const { data } = await me.upload(asCsv(...lines), vendorId);
    expect((await me.commit(data.id, vendorId)).data).toEqual({ added: 2, changed: 0, same: 0 });
    expect(await me.offers(vendorId)).toMatchObject([
      { article: 'Bekannt', cents: 950, number },
      { article: 'Benannt', cents: 900, number: 'K-1' },
    ]);
  });

  it('takes nothing while one line is wrong, or when the last one cannot be written', async () => {
    const me = await aLister(app);
    const vendorId = await aVendor(app);
    const articles = [await me.aCodedArticle(), await me.aCodedArticle()];
    const { data } = await me.upload(
      asCsv('GTIN;Preis', `${articles[0]?.gtin};1,00`, `${articles[1]?.gtin};zwei`),
      vendorId,
    );
    expect(await me.commit(data.id, vendorId, 'all-or-nothing')).toMatchObject({
      status: 409,
      errors: { code: 'IMPORT_HAS_ERRORS' },
    });
    await me.correct(data.id, 1, { values: { price: '7777,77' } });
    // Planted: nothing the preview could know of.
    await app.asOwner.run(
      'alter table offer add constraint planted check (tier_price_cents[1] <> 777777) not valid',
    );
    await expect(me.commit(data.id, vendorId, 'all-or-nothing')).rejects.toThrow('SERVICE_ERROR');
    expect(await me.offers(vendorId)).toEqual([]);
    expect(await me.history(vendorId)).toEqual([]);
    await app.asOwner.run('alter table offer drop constraint planted');
    expect((await me.commit(data.id, vendorId, 'all-or-nothing')).data).toMatchObject({ added: 2 });
  });

  it('happens once for one key, and once from ten clients', async () => {
    const me = await aLister(app);
    const vendorId = await aVendor(app);
    const { gtin } = await me.aCodedArticle();
    const { data } = await me.upload(asCsv('GTIN;Preis', `${gtin};1,00`), vendorId);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        me.commit(data.id, vendorId, at < 5 ? 'the-same-key' : `another-${at}`),
      ),
    );
    expect(answers.filter(({ status }) => ![200, 404].includes(status))).toEqual([]);
    expect([1, 5]).toContain(answers.filter(({ status }) => status === 200).length);
    expect(await me.history(vendorId)).toEqual([100]);
  });

  it('is for the vendor the list was made for', async () => {
    const me = await aLister(app);
    const [vendorId, another] = [await aVendor(app), await aVendor(app)];
    const { gtin } = await me.aCodedArticle();
    const { data } = await me.upload(asCsv('GTIN;Preis', `${gtin};1,00`), vendorId);
    expect((await me.commit(data.id, another)).status).toBe(404);
    expect((await me.commit(data.id, vendorId)).status).toBe(200);
  });

  it('goes with a vendor that is created: both or neither', async () => {
    const me = await aLister(app);
    const { gtin } = await me.aCodedArticle({ name: 'Gips' });
    const { data } = await me.upload(asCsv('Bestellnummer;GTIN;Preis', `K-1;${gtin};eins`), null);
    const wish = { name: `Kronara ${me.user.practiceId}`, priceListId: data.id };
    expect(await me.send('POST', 'vendors/custom', wish)).toMatchObject({
      status: 409,
      errors: { code: 'IMPORT_HAS_ERRORS' },
    });
    const named = async () =>
      (await me.send('GET', 'vendors')).data.filter(({ name }: { name: string }) => name === wish.name);
    expect(await named()).toEqual([]);
    await me.correct(data.id, 0, { values: { price: '1,00' } });
    const made = await me.send('POST', 'vendors/custom', wish);
    expect(made.status).toBe(200);
    expect(await me.offers(made.data.id)).toMatchObject([{ article: 'Gips', cents: 100, number: 'K-1' }]);
    expect(await me.find(null)).toBeNull();
    expect((await me.send('POST', 'vendors/custom', { ...wish, name: `${wish.name} 2` })).status).toBe(404);
  });

  it('changes what the article costs in the next request', async () => {
    const me = await aLister(app);
    const vendorId = await aVendor(app);
    const { gtin, productId } = await me.aCodedArticle();
    const { data } = await me.upload(asCsv('GTIN;Preis', `${gtin};0,77`), vendorId);
    await me.commit(data.id, vendorId);
    const { offers } = (await me.send('GET', `catalog/product/${productId}`)).data;
    expect(offers).toMatchObject([{ vendorId, tiers: [{ unitPriceCents: 77 }] }]);
  });
});
