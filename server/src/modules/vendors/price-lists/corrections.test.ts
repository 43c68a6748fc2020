// Errors of lines, and their correction in the preview.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aVendor } from '../../../testing/catalog-builders.ts';
import { aLister, asCsv } from './testing/lister.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the preview', () => {
  it('shows what needs a hand, at its field, page by page', async () => {
    const me = await aLister(app);
    const wrong: [string, string, string][] = [
      ['', 'price', 'PRICE_LIST_PRICE_MISSING'],
      ['-1', 'price', 'PRICE_LIST_PRICE_RANGE'],
      ['32,5 0', 'price', 'PRICE_LIST_NO_AMOUNT'],
      ['99999999999', 'price', 'PRICE_LIST_PRICE_RANGE'],
      ['gratis', 'price', 'PRICE_LIST_NO_AMOUNT'],
      ['1.234', 'price', 'PRICE_LIST_UNCLEAR'],
    ];
    const articles: { gtin: string }[] = [];
    for (const _ of [...wrong, 0, 0]) articles.push(await me.aCodedArticle());
    const lines = wrong.map(([price], at) => `${articles[at]?.gtin};${price};`);
    const file = asCsv(
      'GTIN;Preis;Gültig bis',
      ...lines,
      `${articles[6]?.gtin};2,5;31.12.2020`,
      `${articles[7]?.gtin};2,5;`,
      'nichts;auch nichts;',
    );
    const { data } = await me.upload(file, null);
    expect(data.counts).toMatchObject({ lines: 9, wrong: 7, ready: 1, unmatched: 1 });
    const first = await me.lines(data.id, '?status=wrong&pageSize=4');
    const second = await me.lines(data.id, '?status=wrong&pageSize=4&page=1');
    expect([first.total, first.items.length, second.items.length]).toEqual([7, 4, 3]);
    expect(
      [...first.items, ...second.items].map(({ problems }) => [problems[0]?.field, problems[0]?.code]),
    ).toEqual([...wrong.map(([, field, code]) => [field, code]), ['validUntil', 'PRICE_LIST_ENDED']]);
    expect(second.items.at(-1)?.problems[0]?.params).toEqual({ day: '2020-12-31' });
  });

  it('is corrected line by line, and remembers it', async () => {
    const me = await aLister(app);
    const vendorId = await aVendor(app);
    const { gtin } = await me.aCodedArticle({ name: 'Gips' });
    const { data } = await me.upload(asCsv('GTIN;Preis', `${gtin};32,5 0`), vendorId);
    const { priceList, line } = (await me.correct(data.id, 0, { values: { price: '32,50' } })).data;
    expect(line).toMatchObject({ status: 'ready', priceCents: 3250, isCorrected: true });
    expect(line.values).toEqual({ gtin, price: '32,50' });
    expect(priceList.counts).toMatchObject({ ready: 1, wrong: 0 });
    expect(await me.find(vendorId)).toEqual(priceList);
    // Typed back, it is no correction any more.
    expect((await me.correct(data.id, 0, { values: { price: '32,5 0' } })).data.line).toMatchObject({
      status: 'wrong',
      isCorrected: false,
    });
    expect((await me.correct(data.id, 0, { isLeftOut: true })).data.priceList.counts).toMatchObject({
      leftOut: 1,
      wrong: 0,
    });
    expect(await me.commit(data.id, vendorId)).toMatchObject({ errors: { code: 'IMPORT_NOTHING_LEFT' } });
    expect((await me.correct(data.id, 0, { isLeftOut: false })).data.line.status).toBe('wrong');
    expect((await me.correct(data.id, 7, { isLeftOut: true })).status).toBe(404);
  });

  it('takes columns matched anew, and refuses what is no matching', async () => {
    const me = await aLister(app);
    const { gtin } = await me.aCodedArticle();
    const { data } = await me.upload(asCsv('Code;Betrag;Betrag 2', `${gtin};1,00;2,00`), null);
    expect(data.counts).toMatchObject({ unmatched: 1 });
    expect((await me.change(data.id, ['gtin', null, 'price'])).data.counts).toMatchObject({ ready: 1 });
    expect((await me.lines(data.id)).items[0]).toMatchObject({ priceCents: 200 });
    expect((await me.change(data.id, ['gtin', 'price', 'price'])).errors).toMatchObject([
      { field: 'columns.2', code: 'IMPORT_COLUMN_TWICE' },
    ]);
    expect((await me.change(data.id, ['gtin'])).status).toBe(422);
    // The validity of a whole list is set aside by not reading its column.
    const later = (await me.upload(asCsv('GTIN;Preis;Gültig ab', `${gtin};1,00;01.01.2999`), null)).data;
    expect(later.counts).toMatchObject({ wrong: 1 });
    expect((await me.change(later.id, ['gtin', 'price', null])).data.counts).toMatchObject({ ready: 1 });
  });

  it('counts the same article once, and asks where two lines say different things', async () => {
    const me = await aLister(app);
    const vendorId = await aVendor(app);
    const { gtin } = await me.aCodedArticle({ name: 'Doppelt' });
    const file = asCsv(
      'Bestellnummer;GTIN;Preis',
      `K-1;${gtin};1,00`,
      `K-1;${gtin};1,00`,
      `K-1;${gtin};9,20`,
    );
    const { data } = await me.upload(file, vendorId);
    expect(data.counts).toMatchObject({ ready: 1, repeated: 1, wrong: 1 });
    const [twice] = (await me.lines(data.id, '?status=wrong')).items;
    expect(twice).toMatchObject({ line: 4, problems: [{ code: 'PRICE_LIST_TWICE', params: { line: 2 } }] });
    expect(await me.commit(data.id, vendorId)).toMatchObject({ errors: { code: 'IMPORT_HAS_ERRORS' } });
    // Without the first two the third one counts.
    await me.correct(data.id, 0, { isLeftOut: true });
    expect((await me.correct(data.id, 1, { isLeftOut: true })).data.priceList.counts).toMatchObject({
      ready: 1,
      wrong: 0,
      leftOut: 2,
    });
    expect((await me.commit(data.id, vendorId)).data).toEqual({ added: 1, changed: 0, same: 0 });
    expect(await me.offers(vendorId)).toMatchObject([{ cents: 920, number: 'K-1' }]);
  });
});
