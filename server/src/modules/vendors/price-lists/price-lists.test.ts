import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeXlsx } from '../../../platform/spreadsheet/write-xlsx.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anOffer, aVendor } from '../../../testing/catalog-builders.ts';
import { createClinic } from '../../account/index.ts';
import { aLister, asCsv } from './testing/lister.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const counts = { ready: 0, wrong: 0, unmatched: 0, repeated: 0, leftOut: 0 };

describe('a price list', () => {
  it('finds its header and columns, and waits for a reload', async () => {
    const me = await aLister(app);
    const vendorId = await aVendor(app);
    const { gtin } = await me.aCodedArticle({ name: 'Gips' });
    const file = asCsv(
      'Preisliste 2027;;;',
      'Best.-Nr.;Bezeichnung;EAN;Farbe;Preis (netto)',
      `K-1;Gips;${gtin};weiß;7,45 €`,
      'K-2;Unbekannt;;;1,00',
    );
    const { data } = await me.upload(file, vendorId, 'C:\\Listen\\preise.csv');
    expect(data).toMatchObject({
      vendorId,
      fileName: 'preise.csv',
      format: 'csv',
      columns: [
        { heading: 'Best.-Nr.', field: 'orderNumber', samples: ['K-1', 'K-2'] },
        { field: 'name' },
        { field: 'gtin' },
        { heading: 'Farbe', field: null, samples: ['weiß'] },
        { field: 'price' },
      ],
      counts: { ...counts, lines: 2, ready: 1, unmatched: 1, added: 1, changed: 0, same: 0 },
    });
    expect(await me.find(vendorId)).toEqual(data);
    expect(await me.find(null)).toBeNull();
    const { items, total } = await me.lines(data.id, '?status=ready');
    expect(total).toBe(1);
    expect(items).toMatchObject([
      {
        row: 0,
        line: 3,
        status: 'ready',
        article: { name: 'Gips' },
        matchedBy: 'gtin',
        priceCents: 745,
        currentPriceCents: null,
        isCorrected: false,
      },
    ]);
  });

  it('is one per user and vendor: the next file takes its place', async () => {
    const me = await aLister(app);
    const colleague = await aLister(app, { practiceId: me.user.practiceId });
    const vendorId = await aVendor(app);
    const first = (await me.upload(asCsv('Preis;GTIN', '1;1'), vendorId)).data;
    const second = (await me.upload(asCsv('Preis;GTIN', '2;2'), vendorId)).data;
    const toCome = (await me.upload(asCsv('Preis;GTIN', '3;3'), null)).data;
    expect((await me.find(vendorId))?.id).toBe(second.id);
    expect((await me.find(null))?.id).toBe(toCome.id);
    expect((await me.send('GET', `price-lists/${first.id}/lines`)).status).toBe(404);
    expect(await colleague.find(vendorId)).toBeNull();
    for (const [method, path, body] of [
      ['GET', '/lines', undefined],
      ['PUT', '', { columns: [null, null] }],
      ['PUT', '/lines/0', { isLeftOut: true }],
      ['POST', '/commit', { vendorId }],
      ['DELETE', '', undefined],
    ] as const)
      expect((await colleague.send(method, `price-lists/${second.id}${path}`, body)).status).toBe(404);
    expect((await me.send('DELETE', `price-lists/${second.id}`)).data).toEqual({ deleted: true });
    expect(await me.find(vendorId)).toBeNull();
  });

  it('knows no vendor and no article of another practice', async () => {
    const [me, other] = [await aLister(app), await aLister(app)];
    const own = (await other.send('POST', 'vendors/custom', { name: `Eigen ${Date.now()}` })).data.id;
    const { articleId, gtin } = await other.aCodedArticle();
    const file = asCsv('GTIN;Preis', `${gtin};1,00`);
    expect((await me.upload(file, own)).status).toBe(404);
    expect((await me.send('GET', `price-lists?vendorId=${own}`)).status).toBe(404);
    const { data } = await me.upload(file, null);
    expect(data.counts).toMatchObject({ unmatched: 1 });
    expect((await me.correct(data.id, 0, { articleId })).status).toBe(404);
    expect((await me.commit(data.id, own)).status).toBe(404);
  });

  it('is read from a workbook, with numbers as numbers and days as days', async () => {
    const me = await aLister(app);
    const { gtin } = await me.aCodedArticle();
    const file = await writeXlsx([
      {
        name: 'Preise',
        header: ['GTIN', 'Preis', 'Mindestmenge', 'Gültig bis'],
        rows: [[Number(gtin), 12.5, 3, { day: '2099-12-31' }]],
      },
    ]);
    const { data } = await me.upload(file, null, 'preise.xlsx');
    expect(data).toMatchObject({ format: 'xlsx', counts: { ready: 1 } });
    expect((await me.lines(data.id)).items[0]).toMatchObject({ status: 'ready', priceCents: 1250 });
  });

  it.each([
    ['a PDF', Buffer.from('%PDF-1.7 …'), 'PRICE_LIST_FILE_TYPE'],
    ['a page', Buffer.from('<!doctype html><p>Preise</p>'), 'PRICE_LIST_FILE_TYPE'],
    ['nothing', Buffer.alloc(0), 'IMPORT_FILE_EMPTY'],
    ['a header alone', asCsv('Bestellnummer;Preis'), 'IMPORT_FILE_EMPTY'],
    ['too many lines', Buffer.from(`Preis;GTIN\n${'1;2\n'.repeat(50_060)}`), 'IMPORT_TOO_MANY_ROWS'],
  ])('is refused when it is %s, and leaves the former one', async (_, content, code) => {
    const me = await aLister(app);
    const former = (await me.upload(asCsv('Preis;GTIN', '1;1'), null)).data;
    expect(await me.upload(content, null)).toMatchObject({ status: 422, errors: { code } });
    expect((await me.find(null))?.id).toBe(former.id);
  });

  it('is for approvers where there are approvals', async () => {
    const me = await aLister(app);
    const approver = await aLister(app, { practiceId: me.user.practiceId });
    const vendorId = await aVendor(app);
    const { gtin } = await me.aCodedArticle();
    const file = asCsv('GTIN;Preis', `${gtin};1,00`);
    const before = (await me.upload(file, vendorId)).data;
    await createClinic(app.asOwner, me.user.practiceId, `lists-${me.user.practiceId}`, 5000, [
      approver.user.email,
    ]);
    const refused = { status: 409, errors: { code: 'APPROVERS_ONLY' } };
    expect(await me.upload(file, vendorId)).toMatchObject(refused);
    expect(await me.change(before.id, ['gtin', null])).toMatchObject(refused);
    expect(await me.correct(before.id, 0, { values: { price: '2' } })).toMatchObject(refused);
    expect(await me.commit(before.id, vendorId)).toMatchObject(refused);
    expect(await me.offers(vendorId)).toEqual([]);
    const { data } = await approver.upload(file, vendorId);
    expect((await approver.commit(data.id, vendorId)).data).toEqual({ added: 1, changed: 0, same: 0 });
  });
});

describe('lines are matched', () => {
  it('by order number, GTIN, PZN and manufacturer number, with or without zeros and spaces', async () => {
    const me = await aLister(app);
    const vendorId = await aVendor(app);
    const byOrder = await me.aCodedArticle({ name: 'A' });
    const offer = await anOffer(app, byOrder.productId, vendorId);
    await app.asOwner.run(`update offer set order_number = 'B-77' where id = $1`, [offer]);
    const byGtin = await me.aCodedArticle({ name: 'B' });
    await me.aCodedArticle({ name: 'C', pzn: '01234562' });
    await me.aCodedArticle({ name: 'D', manufacturerNumber: 'XQ-99' });
    const { data } = await me.upload(
      asCsv(
        'Bestellnummer;GTIN;PZN;REF;Preis',
        'B-77;;;;1',
        `;0${byGtin.gtin};;;2`,
        ';;PZN 1234562;;3',
        ';;;xq-99;4',
        'B-78;0000000000000;;;5',
        ';4.01E+12;;;6',
      ),
      vendorId,
    );
    const { items } = await me.lines(data.id);
    expect(items.map(({ article, matchedBy }) => [article?.name, matchedBy])).toEqual([
      ['A', 'orderNumber'],
      ['B', 'gtin'],
      ['C', 'pzn'],
      ['D', 'manufacturerNumber'],
      [undefined, null],
      [undefined, null],
    ]);
  });

  it('by a manufacturer number only with the right manufacturer', async () => {
    const me = await aLister(app);
    await me.aCodedArticle({ name: 'A', manufacturer: 'Sanaris Werk', manufacturerNumber: '100' });
    const file = asCsv('Hersteller;REF;Preis', 'SANARIS-Werk;100;1', 'Helvadent;100;2', ';100;1');
    const { data } = await me.upload(file, null);
    expect((await me.lines(data.id)).items.map(({ status }) => status)).toEqual([
      'ready',
      'unmatched',
      'repeated',
    ]);
  });

  it('to one article; where numbers disagree or several have it, the user chooses', async () => {
    const me = await aLister(app);
    const one = await me.aCodedArticle({ name: 'Eins', manufacturerNumber: 'M-5' });
    const two = await me.aCodedArticle({ name: 'Zwei', manufacturerNumber: 'M-5', pzn: '07654324' });
    const file = asCsv('GTIN;PZN;REF;Preis', `${one.gtin};7654324;;1,50`, ';;M-5;2,50');
    const { data } = await me.upload(file, null);
    expect(data.counts).toMatchObject({ wrong: 2 });
    const { items } = await me.lines(data.id, '?status=wrong');
    for (const { problems, candidates } of items) {
      expect(problems).toMatchObject([{ code: 'PRICE_LIST_AMBIGUOUS' }]);
      expect(candidates.map(({ name }) => name)).toEqual(['Eins', 'Zwei']);
    }
    const chosen = (await me.correct(data.id, 0, { articleId: two.articleId })).data;
    expect(chosen.line).toMatchObject({
      status: 'ready',
      article: { name: 'Zwei' },
      matchedBy: 'user',
      isCorrected: true,
    });
    expect((await me.correct(data.id, 0, { articleId: null })).data.line.status).toBe('wrong');
  });

  it('to articles that came since, and not to those that went', async () => {
    const me = await aLister(app);
    const vendorId = await aVendor(app);
    const gone = await me.aCodedArticle({ name: 'Geht' });
    const file = asCsv('GTIN;Preis', `${gone.gtin};1,00`, '4099999999990;2,00');
    const { data } = await me.upload(file, vendorId);
    expect(data.counts).toMatchObject({ ready: 1, unmatched: 1 });
    expect((await me.send('DELETE', `inventory/article/${gone.articleId}`)).status).toBe(200);
    expect(await me.commit(data.id, vendorId)).toMatchObject({
      status: 409,
      errors: { code: 'IMPORT_HAS_ERRORS' },
    });
    await me.aCodedArticle({ name: 'Kommt', gtin: '4099999999990' });
    expect((await me.find(vendorId))?.counts).toMatchObject({ ready: 1, unmatched: 1 });
    expect((await me.commit(data.id, vendorId)).data).toEqual({ added: 1, changed: 0, same: 0 });
    expect(await me.offers(vendorId)).toMatchObject([{ article: 'Kommt', cents: 200 }]);
  });
});

describe('a price list in BMEcat', () => {
  const article = (
    number: string,
    gtin: string,
    prices: string,
  ) => `<ARTICLE><SUPPLIER_AID>${number}</SUPPLIER_AID>
    <ARTICLE_DETAILS><DESCRIPTION_SHORT>${number}</DESCRIPTION_SHORT><EAN>${gtin}</EAN></ARTICLE_DETAILS>
    <ARTICLE_PRICE_DETAILS>${prices}</ARTICLE_PRICE_DETAILS></ARTICLE>`;
  const price = (amount: string) =>
    `<ARTICLE_PRICE price_type="net_customer"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT></ARTICLE_PRICE>`;
  const bmecat = (inner: string) =>
    Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><BMECAT version="1.2"><HEADER><CATALOG/></HEADER>
      <T_UPDATE_PRICES prev_version="3">${inner}</T_UPDATE_PRICES></BMECAT>`);

  it('goes the same way as a table, and says when a price ran out', async () => {
    const me = await aLister(app);
    const vendorId = await aVendor(app);
    const [one, two] = [await me.aCodedArticle({ name: 'Eins' }), await me.aCodedArticle({ name: 'Zwei' })];
    const first = (
      await me.upload(asCsv('Bestellnummer;GTIN;Preis', `K-1;${one.gtin};1`, `K-2;${two.gtin};2`), vendorId)
    ).data;
    await me.commit(first.id, vendorId);
    const ended = `<DATETIME type="valid_end_date"><DATE>2020-12-31</DATE></DATETIME>${price('9.99')}`;
    const file = bmecat(article('K-1', '', price('1.5')) + article('K-2', '', ended));
    const { data } = await me.upload(file, vendorId, 'preise.xml');
    expect(data).toMatchObject({ format: 'bmecat', counts: { lines: 2, ready: 1, wrong: 1, changed: 1 } });
    expect((await me.lines(data.id, '?status=wrong')).items).toMatchObject([
      {
        article: { name: 'Zwei' },
        matchedBy: 'orderNumber',
        priceCents: 999,
        problems: [{ field: 'validUntil', code: 'PRICE_LIST_ENDED', params: { day: '2020-12-31' } }],
      },
    ]);
    await me.correct(data.id, 1, { isLeftOut: true });
    expect((await me.commit(data.id, vendorId)).data).toEqual({ added: 0, changed: 1, same: 0 });
    expect(await me.offers(vendorId)).toMatchObject([{ cents: 150 }, { cents: 200 }]);
  });
});
