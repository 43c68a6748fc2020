// Files that nobody should send, and unusual ones that everybody may: each is kept or refused with a reason, and none is a fault.
import { buildPdf } from '@praxora/invoice/testing/build-pdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anInvoiceDesk, type InvoiceDesk, right } from '../../../testing/invoice-desk.ts';

let app: TestApp;
let desk: InvoiceDesk;

beforeAll(async () => {
  app = await startTestApp();
  desk = await anInvoiceDesk(app);
});
afterAll(() => app.close());

const megabyte = 1024 * 1024;
const inPdf = (...contents: readonly (string | Buffer)[]): Buffer =>
  buildPdf({
    files: contents.map((content, index) => ({
      name: index === 0 ? 'factur-x.xml' : `zweite-${index}.xml`,
      content,
    })),
  });

const altered = (change: (xml: string) => string): Buffer => Buffer.from(change(desk.anInvoice().toString()));
const inUtf16 = (xml: Buffer): Buffer =>
  Buffer.from(`\ufeff${xml.toString().replace('encoding="UTF-8"', 'encoding="UTF-16"')}`, 'utf16le');
const cut = (file: Buffer, share: number): Buffer => file.subarray(0, Math.floor(file.length * share));

describe('is refused with a reason', () => {
  it.each([
    ['a PDF bomb', () => inPdf(Buffer.alloc(40 * megabyte, 0x20))],
    ['an encrypted PDF', () => buildPdf({ encrypted: true })],
    ['a PDF with two invoices', () => inPdf(desk.anInvoice(), desk.anInvoice())],
    ['XML nested too deep', () => Buffer.from(`<?xml version="1.0"?>${'<a>'.repeat(5000)}`)],
    ['XML that ends early', () => desk.anInvoice().subarray(0, 900)],
    [
      'a billion laughs',
      () =>
        Buffer.from(
          `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY l0 "ha">${Array.from({ length: 30 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join('')}]><Invoice>&l30;</Invoice>`,
        ),
    ],
    ['an entity from elsewhere', () => Buffer.from('<!DOCTYPE a SYSTEM "file:///etc/passwd"><Invoice/>')],
    ['nothing', () => Buffer.alloc(0)],
    ['a ZIP archive', () => Buffer.from('PK\u0003\u0004rechnung.xml', 'latin1')],
    [
      'an encoding nobody reads',
      () => Buffer.from('<?xml version="1.0" encoding="EBCDIC-CP-US"?><Invoice/>'),
    ],
    [
      'bytes that are not of the encoding',
      () => Buffer.concat([desk.anInvoice(), Buffer.from([0xff, 0xfe])]),
    ],
    ['UTF-16 that ends in half a letter', () => Buffer.concat([inUtf16(desk.anInvoice()), Buffer.from([1])])],
    ['an unknown entity', () => altered((xml) => xml.replace('Weg 1', 'Weg &eins;'))],
    ['a character that XML does not have', () => altered((xml) => xml.replace('Weg 1', 'Weg &#0;'))],
    [
      'a PDF whose objects name each other in a circle',
      () =>
        Buffer.from(
          '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Names 1 0 R/EmbeddedFiles 1 0 R/Kids[1 0 R]/AF[1 0 R]/Length 1 0 R>>\nstream\nx\nendstream\nendobj\n2 0 obj\n<</EF<</F 1 0 R>>/F(factur-x.xml)>>\nendobj\ntrailer<</Root 1 0 R/Prev 0>>\nstartxref\n0\n%%EOF',
        ),
    ],
    ['a PDF with an empty invoice', () => inPdf('')],
  ])('%s', async (_, make) => {
    const { status, errors } = await desk.upload(make(), { name: 'rechnung.pdf' });
    expect([status, errors.code]).toEqual([422, 'INVOICE_UNREADABLE']);
    expect(errors.params.reasonDe).not.toBe('');
  });

  it('XML of 50 MB', async () => {
    const { status } = await desk.upload(Buffer.alloc(50 * megabyte, 0x20));
    expect(status).toBe(413);
  });
});

it.each([['a PDF cut in the middle', () => cut(inPdf(desk.anInvoice()), 0.4)]])(
  '%s is asked about like a plain PDF',
  async (_, make) => {
    const { status, errors } = await desk.upload(make(), { name: 'rechnung.pdf' });
    expect(status).toBe(422);
    expect(JSON.stringify(errors)).toContain('REQUIRED_FIELD');
  },
);

describe('is kept', () => {
  const rated = (category: string, percent: string) => (xml: string) =>
    xml
      .replaceAll('<cbc:ID>S</cbc:ID>', `<cbc:ID>${category}</cbc:ID>`)
      .replaceAll('<cbc:Percent>19</cbc:Percent>', `<cbc:Percent>${percent}</cbc:Percent>`);

  it.each([
    ['exempt from VAT', rated('E', '0')],
    ['under reverse charge', rated('AE', '0')],
    ['of a day long ago', (xml: string) => xml.replace('2026-02-03', '0001-01-01')],
    ['of a day far ahead', (xml: string) => xml.replace('2026-02-03', '9999-12-31')],
    ['of an amount beyond all sense', (xml: string) => xml.replaceAll(/>\d+\.\d{2}</g, '>9999999999.99<')],
    ['in UTF-16', (xml: string) => inUtf16(Buffer.from(xml))],
    ['with a byte order mark', (xml: string) => `\ufeff${xml}`],
    ['with a letter by its number', (xml: string) => xml.replace('Weg 1', 'Weg&#x20;&#49;')],
    ['with a quantity that is no number', (xml: string) => xml.replace('>12<', '>1e400<')],
    ['of a day that is none', (xml: string) => xml.replace('2026-03-03', '2026-02-30')],
    ['of a long number', (xml: string) => xml.replace(/<cbc:ID>RE-\d+/, `<cbc:ID>${'9'.repeat(500)}`)],
  ])('an invoice %s', async (_, change) => {
    const { status, data } = await desk.upload(Buffer.from(change(desk.anInvoice().toString()) as Buffer));
    expect(status).toBe(200);
    expect((await desk.desk.keeper.send('GET', `invoices/${data.id}`)).status).toBe(200);
  });

  it('a line below zero, and a quantity with decimals', async () => {
    const lines = [...right, { number: 'SN-2', quantity: -1, unitCents: 4190 }];
    expect((await desk.upload(desk.anInvoice(lines))).status).toBe(200);
    const { data } = await desk.upload(
      desk.anInvoice([{ number: 'SN-1', quantity: 2.5, unitCents: 544 }], { order: desk.orderNumber }),
    );
    expect(data.rows[0]).toMatchObject({ invoiced: 2.5, invoicedCents: 1360 });
  });

  it('an invoice of a vendor nobody knows, without any amount to compare', async () => {
    const unknown = { sellerName: 'Niemand und Co', order: 'telefonisch' };
    const { data } = await desk.upload(
      desk.anInvoice([{ number: 'X', quantity: 1, unitCents: 99 }], unknown),
    );
    expect(data).toMatchObject({ vendorId: null, comparison: 'not-compared', tooMuchCents: 0 });
  });

  it('300 lines', async () => {
    const lines = Array.from({ length: 300 }, (_, index) => ({
      ...{ number: `X-${index}`, quantity: 1, unitCents: 100 + index, name: 'Ware &amp; mehr' },
    }));
    const { status, data } = await desk.upload(desk.anInvoice(lines));
    expect([status, data.document.lines.length]).toEqual([200, 300]);
  });

  it('a file whose name is a path', async () => {
    const names = ['../../etc/passwd.xml', 'C:\\x\\rechnung.xml', `${'a'.repeat(400)}.xml`];
    for (const name of names) {
      const { status, data } = await desk.upload(desk.anInvoice(), { name });
      expect(status).toBe(200);
      expect(data.fileName).not.toMatch(/[\\/]/);
      expect(data.fileName.length).toBeLessThanOrEqual(255);
    }
  });
});
