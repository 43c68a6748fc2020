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
    ['of a long number', (xml: string) => xml.replace(/<cbc:ID>RE-\d+/, `<cbc:ID>${'9'.repeat(500)}`)],
  ])('an invoice %s', async (_, change) => {
    const { status, data } = await desk.upload(Buffer.from(change(desk.anInvoice().toString())));
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
});
