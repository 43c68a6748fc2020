import { describe, expect, it } from 'vitest';
import type { Invoice } from './model.ts';
import { readInvoice } from './read-invoice.ts';
import { InvoiceRefusal } from './refusal.ts';
import { nodePlatform } from './testing/node-platform.ts';
import { sampleUbl, ublNamespaces } from './testing/sample-ubl.ts';
import { parseXml } from './xml/parse-xml.ts';

const readText = (text: string): Invoice => readInvoice(Buffer.from(text), nodePlatform);

function refusal(bytes: Uint8Array): string {
  try {
    readInvoice(bytes, nodePlatform);
  } catch (error) {
    if (error instanceof InvoiceRefusal) return error.code;
    throw error;
  }
  return 'none';
}

const refusalText = (text: string): string => refusal(Buffer.from(text));

describe('a UBL invoice', () => {
  const invoice = readText(sampleUbl);

  it('gives the fields of the model', () => {
    expect(invoice).toMatchObject({
      syntax: 'UBL',
      profile: 'XRECHNUNG',
      kind: 'invoice',
      number: 'R-2026-17',
      issueDate: '2026-03-02',
      deliveryDate: '2026-03-01',
      currency: 'EUR',
      notes: [{ subject: 'REG', text: 'Amtsgericht Musterstadt' }],
      references: { buyerReference: '04011000-12345-03', order: null, salesOrder: 'AB-1' },
      seller: {
        name: 'Müller & Söhne GmbH',
        tradingName: 'Müller Dental',
        ids: [],
        vatId: 'DE123456789',
        taxNumber: '123/456/78901',
        address: { lines: ['Hauptstraße 1'], postcode: '50667', city: 'Köln', country: 'DE' },
      },
      buyer: { name: 'Zahnarztpraxis am Markt', tradingName: null },
      payment: { creditorId: 'DE98ZZZ09999999999' },
      unreadable: [],
    });
    const [line] = invoice.lines;
    expect(line).toMatchObject({
      name: 'Handschuhe M',
      sellerNumber: '4711',
      gtin: '04006381333931',
      unit: 'XBX',
    });
    expect([line?.quantity, line?.netPrice, line?.netAmount].map(String)).toEqual(['2', '5.50', '11.00']);
    expect([invoice.totals.net, invoice.totals.vat, invoice.totals.payable].map(String)).toEqual([
      '11.00',
      '2.09',
      '13.09',
    ]);
  });

  it('has the cash discounts of its terms', () => {
    const discounts = invoice.payment.cashDiscounts.map(({ days, percent, baseAmount }) =>
      [days, percent, baseAmount].map(String),
    );
    expect(discounts).toEqual([
      ['14', '2.00', 'null'],
      ['21', '1.00', '13.09'],
    ]);
  });

  it('reads the same with other prefixes, comments, CDATA and character references', () => {
    const other = sampleUbl
      .replaceAll('cbc:', 'b:')
      .replaceAll('cac:', 'a:')
      .replace('xmlns:cbc', 'xmlns:b')
      .replace('xmlns:cac', 'xmlns:a')
      .replace('<Invoice xmlns=', '<u:Invoice xmlns:u=')
      .replace('</Invoice>', '</u:Invoice>')
      .replace('R-2026-17', 'R-<!-- year -->2026<![CDATA[-17]]>')
      .replace('Handschuhe M', 'Hand&#115;chuhe&#x20;M');
    expect(readText(other)).toEqual(invoice);
  });

  it('reads the same with another default namespace', () => {
    const other = sampleUbl
      .replace('<Invoice xmlns=', '<i:Invoice xmlns:i=')
      .replace('</Invoice>', '</i:Invoice>')
      .replace('xmlns:cbc=', 'xmlns=')
      .replaceAll(/(<\/?)cbc:/g, '$1');
    expect(readText(other)).toEqual(invoice);
  });

  it('reads the same in every encoding', () => {
    const declared = (name: string) => sampleUbl.replace('encoding="UTF-8"', `encoding="${name}"`);
    const swapped = Buffer.from(declared('UTF-16'), 'utf16le').swap16();
    const files = [
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(sampleUbl)]),
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(declared('UTF-16'), 'utf16le')]),
      Buffer.concat([Buffer.from([0xfe, 0xff]), swapped]),
      Buffer.from(declared('UTF-16LE'), 'utf16le'),
      Buffer.from(declared('ISO-8859-1'), 'latin1'),
      Buffer.from(declared('windows-1252'), 'latin1'),
      Buffer.from(declared('ISO-8859-15'), 'latin1'),
      // Written as UTF-8 by a program that believes in UTF-16, and filled up at the end.
      Buffer.from(declared('utf-16')),
      Buffer.from(`${sampleUbl}\0\0\r\n\x1a`),
      Buffer.from(sampleUbl.replace(/^<\?xml.*\n/, '')),
      Buffer.from(`\n  \n${sampleUbl}`),
    ];
    for (const file of files) expect(readInvoice(file, nodePlatform)).toEqual(invoice);
  });

  it('leaves out numbers and days that are none, and names them', () => {
    const broken = readText(
      sampleUbl
        .replace('"XBX">2<', '"XBX">2,5<')
        .replace('2026-03-01', '2026-02-30')
        .replace('13.09</cbc:PayableAmount', '99999999999999999999</cbc:PayableAmount'),
    );
    expect(broken.lines[0]?.quantity).toBeNull();
    expect(broken.deliveryDate).toBeNull();
    expect(broken.totals.payable).toBeNull();
    expect(broken.unreadable.map(({ path, text }) => `${path.split('/').at(-1)} ${text}`).sort()).toEqual([
      'ActualDeliveryDate 2026-02-30',
      'InvoicedQuantity 2,5',
      'PayableAmount 99999999999999999999',
    ]);
  });

  it('keeps negative lines and fractions of a quantity', () => {
    const credit = readText(
      sampleUbl
        .replace('"XBX">2<', '"XBX">-0.125<')
        .replace(
          '11.00</cbc:LineExtensionAmount>\n    <cac:Item',
          '-0.69</cbc:LineExtensionAmount>\n    <cac:Item',
        ),
    );
    expect([credit.lines[0]?.quantity, credit.lines[0]?.netAmount].map(String)).toEqual(['-0.125', '-0.69']);
  });
});

describe('a file that is refused', () => {
  it('says so by name', () => {
    expect(refusalText('')).toBe('FILE_EMPTY');
    expect(refusalText('Rechnung Nr. 1')).toBe('FILE_UNKNOWN');
    expect(refusalText('PK\x03\x04')).toBe('FILE_UNKNOWN');
    expect(refusalText('<Invoice xmlns="http://www.ebinterface.at/schema/6p1/"/>')).toBe(
      'INVOICE_FORMAT_NAMED',
    );
    expect(refusalText(`<Order xmlns="${ublNamespaces.root.replace('Invoice', 'Order')}"/>`)).toBe(
      'INVOICE_FORMAT_NAMED',
    );
    expect(refusalText('<html><body/></html>')).toBe('INVOICE_FORMAT_UNKNOWN');
    expect(refusalText(sampleUbl.replace('UTF-8', 'EBCDIC'))).toBe('ENCODING_UNKNOWN');
    expect(refusal(Buffer.from(sampleUbl, 'latin1'))).toBe('ENCODING_WRONG');
  });

  it('names ebInterface in both languages', () => {
    const ebInterface = Buffer.from('<Invoice xmlns="http://www.ebinterface.at/schema/5p0/"/>');
    const error = expect.objectContaining({ message: expect.stringContaining('ebInterface') });
    expect(() => readInvoice(ebInterface, nodePlatform)).toThrow(error);
    expect(new InvoiceRefusal('INVOICE_FORMAT_NAMED', { format: 'ebInterface' }).text('de')).toMatch(
      /^Das XML ist ebInterface und/,
    );
  });

  it('may be cut off or broken anywhere', () => {
    for (let length = 40; length < sampleUbl.length - 20; length += 97) {
      expect(refusalText(sampleUbl.slice(0, length))).toBe('XML_BROKEN');
    }
    expect(refusalText(sampleUbl.replace('</cbc:ID>', '</cbc:Id>'))).toBe('XML_BROKEN');
    expect(refusalText(sampleUbl.replaceAll('cac:', 'nowhere:'))).toBe('XML_BROKEN');
  });

  it('may have no entities and no document type', () => {
    const laughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]><Invoice>&b;</Invoice>`;
    const outside = `<!DOCTYPE Invoice SYSTEM "http://localhost/x.dtd">${sampleUbl.replace(/^<\?xml.*\n/, '')}`;
    expect([laughs, outside].map(refusalText)).toEqual(['XML_DOCTYPE', 'XML_DOCTYPE']);
    expect(refusalText(sampleUbl.replace('R-2026-17', '&number;'))).toBe('XML_BROKEN');
  });

  it('may not be larger, deeper, longer or more numerous than an invoice', () => {
    expect(refusal(Buffer.alloc(50 * 1024 * 1024, '<a>'))).toBe('FILE_TOO_LARGE');
    const nested = `${'<a>'.repeat(100)}${'</a>'.repeat(100)}</Invoice>`;
    expect(refusalText(sampleUbl.replace('</Invoice>', nested))).toBe('XML_TOO_DEEP');
    const long = `<a>${'x'.repeat(200_001)}</a></Invoice>`;
    expect(refusalText(sampleUbl.replace('</Invoice>', long))).toBe('XML_TEXT_TOO_LONG');
    const attributes = Array.from({ length: 201 }, (_, index) => `a${index}=""`).join(' ');
    expect(refusalText(sampleUbl.replace('</Invoice>', `<a ${attributes}/></Invoice>`))).toBe(
      'XML_TOO_MANY_ATTRIBUTES',
    );
    const limits = { depth: 10, elements: 50, attributes: 10, allAttributes: 20, text: 100 };
    const many = (count: number) => () => parseXml(`<a>${'<b/>'.repeat(count)}</a>`, () => {}, limits);
    expect(many(49)).not.toThrow();
    expect(many(50)).toThrow('The XML has more than 50 elements.');
    const attributed = (count: number) => () =>
      parseXml(`<a>${'<b c="" d=""/>'.repeat(count)}</a>`, () => {}, limits);
    expect(attributed(10)).not.toThrow();
    expect(attributed(11)).toThrow('The elements of the XML have more than 20 attributes together.');
  });
});
