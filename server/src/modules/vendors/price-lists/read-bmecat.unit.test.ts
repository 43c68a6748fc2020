import { readFileSync } from 'node:fs';
import { priceListHeadings } from '@praxora/rules/vendors/price-list-fields';
import { describe, expect, it } from 'vitest';
import { bmecatParts } from './read-bmecat.ts';

const options = { today: '2026-11-16', countries: ['DE'] };

async function read(content: Buffer): Promise<Record<string, string>[]> {
  const rows = [];
  for await (const part of bmecatParts(content, options)) rows.push(...part.map(({ cells }) => cells));
  const [header = [], ...lines] = rows;
  const fields = priceListHeadings.proposeColumns(header);
  expect(fields).not.toContain(null);
  return lines.map((cells) =>
    Object.fromEntries(fields.flatMap((field, at) => (cells[at] ? [[field, cells[at]]] : []))),
  );
}

const file = (name: string): Buffer =>
  readFileSync(new URL(`../../shop/catalog-import/testing/${name}`, import.meta.url));

const article = (prices: string, more = '') => `<ARTICLE><SUPPLIER_AID>K-1</SUPPLIER_AID>
  <ARTICLE_DETAILS><DESCRIPTION_SHORT>Gips</DESCRIPTION_SHORT><EAN>4012345678901</EAN></ARTICLE_DETAILS>
  <ARTICLE_ORDER_DETAILS>${more}</ARTICLE_ORDER_DETAILS>${prices}</ARTICLE>`;
const details = (inner: string) => `<ARTICLE_PRICE_DETAILS>${inner}</ARTICLE_PRICE_DETAILS>`;
const price = (amount: string, more = '') =>
  `<ARTICLE_PRICE price_type="net_customer"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT>${more}</ARTICLE_PRICE>`;
const bmecat = (inner: string, transaction = 'T_NEW_CATALOG', version = '1.2') =>
  Buffer.from(
    `<?xml version="1.0"?><BMECAT version="${version}"><HEADER><CATALOG><CURRENCY>EUR</CURRENCY></CATALOG></HEADER>
     <${transaction}>${inner}</${transaction}></BMECAT>`,
  );

describe('a price list in BMEcat', () => {
  it('is read in both versions, with factor, price quantity and party of the manufacturer', async () => {
    expect((await read(file('bmecat-2005.xml')))[0]).toEqual({
      orderNumber: 'GW-2001',
      name: 'Mundschutz Typ IIR „weiß“',
      gtin: '02990010000030',
      manufacturer: 'Grünhand',
      manufacturerNumber: 'MS-50',
      price: '32.25',
      priceQuantity: '10',
      currency: 'EUR',
    });
    expect((await read(file('bmecat-1.2.xml'))).length).toBeGreaterThan(0);
  });

  it('takes updates of products and of prices like whole catalogues', async () => {
    const prices = article(details(price('7.45')));
    expect(await read(bmecat(prices, 'T_UPDATE_PRODUCTS'))).toMatchObject([{ price: '7.45' }]);
    expect(await read(bmecat(prices, 'T_UPDATE_PRICES'))).toMatchObject([
      { orderNumber: 'K-1', price: '7.45' },
    ]);
  });

  it('writes thousandths so that nobody takes them for thousands', async () => {
    expect(await read(bmecat(article(details(price('1.234')))))).toMatchObject([{ price: '1.2340' }]);
    expect(await read(bmecat(article(details(price('-3')))))).toMatchObject([{ price: '-3' }]);
    expect(await read(bmecat(article(details(price('viel')))))).toMatchObject([{ price: 'viel' }]);
  });

  it('tells when a price ran out or comes, and takes the one of today', async () => {
    const until = (day: string) => `<DATETIME type="valid_end_date"><DATE>${day}</DATE></DATETIME>`;
    const from = (day: string) => `<DATETIME type="valid_start_date"><DATE>${day}</DATE></DATETIME>`;
    expect(
      await read(
        bmecat(
          article(details(until('2025-12-31') + price('1')) + details(until('2026-06-30') + price('2'))),
        ),
      ),
    ).toMatchObject([{ price: '2', validUntil: '2026-06-30' }]);
    expect(await read(bmecat(article(details(from('2027-01-01') + price('3')))))).toMatchObject([
      { price: '3', validFrom: '2027-01-01' },
    ]);
    const [today] = await read(
      bmecat(article(details(until('2025-12-31') + price('1')) + details(from('2026-01-01') + price('4')))),
    );
    expect(today).toMatchObject({ price: '4' });
    expect(today?.validUntil).toBeUndefined();
  });

  it('takes the price of the smallest quantity, which is the least one can order', async () => {
    const tiers = details(
      price('5', '<LOWER_BOUND>10</LOWER_BOUND>') + price('6', '<LOWER_BOUND>3</LOWER_BOUND>'),
    );
    expect(await read(bmecat(article(tiers)))).toMatchObject([{ price: '6', minimumQuantity: '3' }]);
    const [twice] = await read(bmecat(article(details(price('5') + price('6')))));
    expect(twice?.price).toBeUndefined();
  });

  it('leaves out what is deleted', async () => {
    const gone = '<ARTICLE mode="delete"><SUPPLIER_AID>K-2</SUPPLIER_AID></ARTICLE>';
    expect(await read(bmecat(gone + article(details(price('1'))), 'T_UPDATE_PRODUCTS'))).toHaveLength(1);
  });

  it.each([
    ['another kind of XML', Buffer.from('<ORDER><ID>1</ID></ORDER>'), 'PRICE_LIST_FILE_TYPE'],
    ['a page', Buffer.from('<!doctype html><p>x'), 'PRICE_LIST_FILE_TYPE'],
    ['an older version', bmecat('', 'T_NEW_CATALOG', '1.01'), 'PRICE_LIST_FILE_TYPE'],
    ['one that is cut off', bmecat(article(details(price('1')))).subarray(0, 300), 'IMPORT_FILE_BROKEN'],
    [
      'one with entities of its own',
      Buffer.from('<!DOCTYPE BMECAT [<!ENTITY a "b">]><BMECAT version="1.2"/>'),
      'IMPORT_FILE_BROKEN',
    ],
    [
      'one in an odd encoding',
      Buffer.from('<?xml version="1.0" encoding="koi8-r"?><BMECAT/>'),
      'IMPORT_FILE_BROKEN',
    ],
  ])('is refused when it is %s', async (_, content, code) => {
    await expect(read(content)).rejects.toMatchObject({ code });
  });
});
