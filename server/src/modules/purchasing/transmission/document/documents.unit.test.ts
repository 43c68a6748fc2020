// The order's files: whoever reads them finds what was ordered, to the cent.
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { Slices } from '../../../../platform/slices.ts';
import { findChild, findChildren, readText, readTree, type XmlNode } from '../response/xml-tree.ts';
import { aDocument } from '../testing/a-document.ts';
import { orderMail } from '../transmission.mails.ts';
import { requestFacts } from './german.ts';
import { orderJson } from './order-json.ts';
import { orderPdfFile } from './order-pdf.ts';
import { orderXmlFile } from './order-xml.ts';

const at = (node: XmlNode, ...names: string[]): XmlNode | undefined =>
  names.reduce<XmlNode | undefined>((inner, name) => findChild(inner, name), node);
const cents = (text: string): number => Math.round(Number(text) * 100);

test('openTRANS read back says the same as the order', async () => {
  const document = aDocument(5);
  const { order } = document;
  const file = await orderXmlFile(document);
  expect(file.name).toBe('Bestellung-2026-0042-PX-10000042.xml');
  const root = await readTree(file.content, new Slices());
  const info = at(root, 'ORDER_HEADER', 'ORDER_INFO');
  expect(readText(info, 'ORDER_ID')).toBe('PX-10000042');
  expect(readText(info, 'ORDER_DATE')).toBe('2026-07-01T14:00:00+02:00');
  expect(readText(info, 'REMARKS')).toBe('Zeile 1\nZeile 2  & <Schluss>');
  const reference = findChild(info, 'CUSTOMER_ORDER_REFERENCE');
  expect(readText(reference, 'ORDER_ID')).toBe('2026-0042');
  expect(readText(reference, 'ORDER_DESCR')).toBe('KW47 <Isar> & Süd');
  // The clocks are set back on that night: the day begins in summer time and ends in winter time.
  const wish = findChild(info, 'DELIVERY_DATE');
  expect(file.content.toString()).toContain('<DELIVERY_DATE type="optional">');
  expect(readText(wish, 'DELIVERY_START_DATE')).toBe('2026-10-25T00:00:00+02:00');
  expect(readText(wish, 'DELIVERY_END_DATE')).toBe('2026-10-25T23:59:59+01:00');
  expect(info?.children.map(({ name }) => name).slice(0, 5)).toEqual([
    'ORDER_ID',
    'ORDER_DATE',
    'DELIVERY_DATE',
    'LANGUAGE',
    'PARTIES',
  ]);

  const items = findChildren(findChild(root, 'ORDER_ITEM_LIST'), 'ORDER_ITEM').map((item) => {
    const price = findChild(item, 'PRODUCT_PRICE_FIX');
    const quantity = Number(readText(item, 'QUANTITY'));
    const perUnits = Number(readText(price, 'PRICE_QUANTITY'));
    return {
      line: Number(readText(item, 'LINE_ITEM_ID')),
      vendorOrderNumber: readText(findChild(item, 'PRODUCT_ID'), 'SUPPLIER_PID'),
      name: readText(findChild(item, 'PRODUCT_ID'), 'DESCRIPTION_SHORT'),
      quantity,
      netCents: cents(readText(item, 'PRICE_LINE_AMOUNT')),
      reckonedCents: Math.round((cents(readText(price, 'PRICE_AMOUNT')) * quantity) / perUnits),
      vatPercent: Math.round(Number(readText(findChild(price, 'TAX_DETAILS_FIX'), 'TAX')) * 100),
    };
  });
  expect(items).toEqual(
    order.positions.map(({ line, vendorOrderNumber, name, quantity, netCents, vatPercent }) => ({
      line,
      vendorOrderNumber,
      name: name.de,
      quantity,
      netCents,
      reckonedCents: netCents,
      vatPercent,
    })),
  );
  const summary = findChild(root, 'ORDER_SUMMARY');
  expect(readText(summary, 'TOTAL_ITEM_NUM')).toBe('5');
  expect(cents(readText(summary, 'TOTAL_AMOUNT'))).toBe(order.goodsCents);
  const extra = findChild(info, 'HEADER_UDX');
  expect(cents(readText(extra, 'UDX.PRAXORA.SHIPPING_AMOUNT'))).toBe(order.shippingCents);
  expect(cents(readText(extra, 'UDX.PRAXORA.GROSS_AMOUNT'))).toBe(order.grossCents);
});

test('a line’s cost center stands where openTRANS has a place for it, and nothing where there is none', async () => {
  const root = await readTree((await orderXmlFile(aDocument(2))).content, new Slices());
  const items = findChildren(findChild(root, 'ORDER_ITEM_LIST'), 'ORDER_ITEM');
  expect(
    items
      .map((item) => findChild(item, 'ACCOUNTING_INFO'))
      .map((info) => info && readText(info, 'COST_CATEGORY_ID')),
  ).toEqual(['1100', undefined]);
  expect(orderJson(aDocument(2)).order.positions.map(({ costCenter }) => costCenter)).toEqual([
    { number: '1100', name: 'Chirurgie & Implantologie' },
    null,
  ]);
});

test('the reference and the requested day are in every form of an order, and in none when there are none', async () => {
  const document = aDocument(1);
  const plain = {
    ...document,
    order: { ...document.order, orderReference: '', requestedDeliveryDate: null },
  };
  expect(orderJson(document).order).toMatchObject({
    orderReference: 'KW47 <Isar> & Süd',
    requestedDeliveryDate: '2026-10-25',
  });
  expect(orderMail(document, 'Praxora GmbH').text).toContain(
    'Bestellreferenz: KW47 <Isar> & Süd\nWunschtermin: 25.10.2026',
  );
  expect(requestFacts(document.order)).toEqual([
    ['Bestellreferenz', 'KW47 <Isar> & Süd'],
    ['Wunschtermin', '25.10.2026'],
  ]);
  expect(requestFacts(plain.order)).toEqual([]);
  expect(orderMail(plain, 'Praxora GmbH').text).not.toMatch(/Bestellreferenz|Wunschtermin/);
  const xml = (await orderXmlFile(plain)).content.toString();
  expect(xml).not.toMatch(/DELIVERY_DATE|ORDER_DESCR/);
});

test('every party that is referred to is there, and a long name loses nothing', async () => {
  const document = aDocument(1);
  const info = at(
    await readTree((await orderXmlFile(document)).content, new Slices()),
    'ORDER_HEADER',
    'ORDER_INFO',
  );
  const parties = findChildren(findChild(info, 'PARTIES'), 'PARTY');
  const ids = parties.flatMap((party) => findChildren(party, 'PARTY_ID').map(({ text }) => text));
  expect(parties.map((party) => readText(party, 'PARTY_ROLE'))).toEqual([
    'buyer',
    'supplier',
    'delivery',
    'invoice_recipient',
  ]);
  const references = findChild(info, 'ORDER_PARTIES_REFERENCE');
  const referred = [
    readText(references, 'BUYER_IDREF'),
    readText(references, 'SUPPLIER_IDREF'),
    readText(references, 'INVOICE_RECIPIENT_IDREF'),
    readText(findChild(references, 'SHIPMENT_PARTIES_REFERENCE'), 'DELIVERY_IDREF'),
  ];
  expect(referred).toEqual(['K-1', 'V3', 'A2', 'A1']);
  expect(ids).toEqual(expect.arrayContaining(referred));
  const address = findChild(parties[2], 'ADDRESS');
  const name = ['NAME', 'NAME2', 'NAME3'].map((part) => findChild(address, part)?.text ?? '').join('');
  expect(name).toBe(document.order.deliveryAddress.companyName);
  expect(readText(findChild(parties[3], 'ADDRESS'), 'COUNTRY')).toBe('Österreich');
});

test('elements stand in the namespaces of openTRANS 2.1 and BMEcat 2005', async () => {
  const found = new Map<string, Set<string>>();
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ uri, local }) => found.set(uri, (found.get(uri) ?? new Set()).add(local)));
  parser.write((await orderXmlFile(aDocument(2))).content.toString()).close();
  expect([...found.keys()].sort()).toEqual([
    'http://www.bmecat.org/bmecat/2005',
    'http://www.opentrans.org/XMLSchema/2.1',
  ]);
  for (const name of ['SUPPLIER_PID', 'ORDER_UNIT', 'PRICE_AMOUNT', 'PARTY_ID', 'STREET', 'CURRENCY'])
    expect(found.get('http://www.bmecat.org/bmecat/2005')).toContain(name);
  for (const name of ['ORDER', 'PARTY_ROLE', 'QUANTITY', 'PRICE_LINE_AMOUNT', 'CONTACT_DETAILS'])
    expect(found.get('http://www.opentrans.org/XMLSchema/2.1')).toContain(name);
});

test('the PDF is the same whenever it is made, and has as many pages as it needs', async () => {
  const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  const one = await orderPdfFile(aDocument(3));
  expect(one.content.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await orderPdfFile(aDocument(3))).content.equals(one.content)).toBe(true);
  expect(pagesOf(one.content)).toBe(1);
  const slices = new Slices(0);
  expect(pagesOf((await orderPdfFile(aDocument(200), slices)).content)).toBeGreaterThan(8);
  // Measured and written, row by row.
  expect(slices.count).toBeGreaterThan(2 * 200);
});
