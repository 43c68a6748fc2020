import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInvoice } from './read-invoice.ts';
import { InvoiceRefusal } from './refusal.ts';
import { buildPdf, type PdfShape } from './testing/build-pdf.ts';
import { nodePlatform } from './testing/node-platform.ts';
import { sampleExtended, sampleZugferd1 } from './testing/sample-cii.ts';
import { sampleUbl } from './testing/sample-ubl.ts';

const invoice = readInvoice(Buffer.from(sampleExtended), nodePlatform);
const facturX = { name: 'factur-x.xml', content: sampleExtended };

const read = (shape: PdfShape) => readInvoice(buildPdf({ files: [facturX], ...shape }), nodePlatform);

function refuse(bytes: Uint8Array): InvoiceRefusal {
  try {
    readInvoice(bytes, nodePlatform);
  } catch (error) {
    if (error instanceof InvoiceRefusal) return error;
    throw error;
  }
  return expect.fail('The file was read.');
}

describe('an invoice embedded in a PDF', () => {
  const tables = ['plain', 'packed', 'missing'] as const;
  const lists = ['tree', 'deep tree', 'associated', 'both', 'page'] as const;

  it('is read however the PDF lists its objects and files', () => {
    for (const table of tables) for (const list of lists) expect(read({ table, list })).toEqual(invoice);
  });

  it('is read however it is packed', () => {
    const filters = ['Flate', 'Hex', 'Ascii85', 'both', 'LZW', 'LZW late', 'RunLength', 'none'] as const;
    for (const filter of filters) expect(read({ filter }), filter).toEqual(invoice);
    expect(read({ filter: 'wrong checksum' })).toEqual(invoice);
    expect(read({ lineEnd: ' \n' })).toEqual(invoice);
    // So long that the codes of LZW begin anew.
    const letters = Array.from({ length: 20_000 }, (_, at) => String.fromCharCode(65 + ((at * at) % 57)));
    const long = { name: 'factur-x.xml', content: `${sampleExtended}<!-- ${letters.join('')} -->` };
    for (const filter of ['LZW', 'LZW late', 'Hex'] as const)
      expect(read({ files: [long], filter })).toEqual(invoice);
  });

  it('is read although lengths, offsets or the table are wrong', () => {
    expect(read({ wrongLengths: true })).toEqual(invoice);
    expect(read({ before: 'Content-Type: application/pdf\r\n\r\n' })).toEqual(invoice);
    const pdf = buildPdf({ files: [facturX] }).toString('latin1');
    const moved = pdf.replace('\n1 0 obj', '\n\n\n\n1 0 obj');
    expect(readInvoice(Buffer.from(moved, 'latin1'), nodePlatform)).toEqual(invoice);
    const without = pdf.slice(0, pdf.indexOf('xref'));
    expect(readInvoice(Buffer.from(without, 'latin1'), nodePlatform)).toEqual(invoice);
  });

  it('counts only the newest version of a file that was changed', () => {
    const old = buildPdf({ files: [{ name: 'factur-x.xml', content: sampleZugferd1 }] });
    const before = /startxref\n(\d+)/.exec(old.toString('latin1'))?.[1];
    const data = deflateSync(sampleExtended);
    const changed = Buffer.concat([
      old,
      Buffer.from(`20 0 obj\n<</Filter/FlateDecode/Length ${data.length}>>stream\n`),
      data,
      Buffer.from('\nendstream\nendobj\n'),
    ]);
    const table = `xref\n20 1\n${String(old.length).padStart(10, '0')} 00000 n \ntrailer\n<</Root 1 0 R/Prev ${before}>>\nstartxref\n${changed.length}\n%%EOF`;
    expect(readInvoice(Buffer.concat([changed, Buffer.from(table)]), nodePlatform)).toEqual(invoice);
  });

  it('stands beside other files, and may have another name', () => {
    const picture = { name: 'foto.png', content: '\x89PNG' };
    const other = { name: 'stunden.xml', content: '<Stunden/>' };
    expect(read({ files: [picture, facturX, other] })).toEqual(invoice);
    expect(read({ files: [{ name: 'Rechnung 17.XML', content: sampleExtended }, other] })).toEqual(invoice);
    expect(read({ files: [{ name: 'ZUGFeRD-invoice.xml', content: sampleZugferd1 }] }).syntax).toBe(
      'ZUGFeRD1',
    );
    expect(read({ files: [{ name: 'xrechnung.xml', content: sampleUbl }] }).syntax).toBe('UBL');
    const nameless = [{ name: 'Rechnungsdaten', content: sampleUbl }];
    expect(read({ files: nameless, subtype: '/Subtype/text#2Fxml' }).syntax).toBe('UBL');
  });

  it('is found on a page although the catalogue lists other files', () => {
    const listed = buildPdf({ files: [{ name: 'agb.pdf', content: '%PDF-' }, facturX] }).toString('latin1');
    // The list keeps only its first entry; the specification of the invoice stays an object of its own.
    const first = listed.replace(/(\/Names\[\([^)]*\) 21 0 R) \([^)]*\) 23 0 R\]/, '$1]');
    expect(first).not.toBe(listed);
    expect(readInvoice(Buffer.from(first, 'latin1'), nodePlatform)).toEqual(invoice);
  });

  it('counts in its newest version also where only streams of objects say which', () => {
    const [before, after] = [sampleZugferd1, sampleExtended].map((content) =>
      buildPdf({ files: [{ name: 'factur-x.xml', content }], table: 'packed', list: 'associated' }),
    );
    const both = Buffer.concat([before ?? '', after ?? '', Buffer.from('\nstartxref\n5\n%%EOF')] as Buffer[]);
    expect(readInvoice(both, nodePlatform)).toEqual(invoice);
  });

  it('may be embedded once for each list, but no other invoice beside it', () => {
    expect(read({ files: [facturX, facturX] })).toEqual(invoice);
    const two = buildPdf({ files: [facturX, { name: 'zugferd-invoice.xml', content: sampleZugferd1 }] });
    expect(refuse(two).message).toBe(
      'The PDF holds more than one invoice file: factur-x.xml, zugferd-invoice.xml.',
    );
    const renamed = buildPdf({ files: [facturX, { name: 'b.xml', content: sampleUbl }] });
    expect(refuse(renamed).code).toBe('PDF_TWO_INVOICES');
    const sameName = buildPdf({ files: [facturX, { name: 'factur-x.xml', content: sampleUbl }] });
    expect(refuse(sameName).code).toBe('PDF_TWO_INVOICES');
  });
});

describe('a PDF that is refused', () => {
  it('says so by name', () => {
    expect(refuse(buildPdf({})).code).toBe('PDF_WITHOUT_INVOICE');
    const { message } = refuse(buildPdf({ files: [{ name: 'agb.pdf', content: '%PDF-' }] }));
    expect(message).toBe('The PDF holds no electronic invoice among its embedded files: agb.pdf.');
    expect(refuse(buildPdf({ files: [facturX], filter: 'JBIG2' })).message).toContain('JBIG2Decode');
    expect(refuse(buildPdf({ files: [{ name: 'factur-x.xml', content: '<rsm:' }] })).code).toBe('XML_BROKEN');
    expect(refuse(Buffer.from('%PDF-1.7')).code).toBe('PDF_WITHOUT_INVOICE');
  });

  it('may not be encrypted, whichever table says so', () => {
    for (const table of ['plain', 'packed', 'missing'] as const) {
      expect(refuse(buildPdf({ files: [facturX], encrypted: true, table })).code).toBe('PDF_ENCRYPTED');
    }
  });

  it('may not unpack to more than an invoice', () => {
    const bomb = { name: 'factur-x.xml', content: Buffer.alloc(33 * 1024 * 1024, ' ') };
    expect(refuse(buildPdf({ files: [bomb] })).code).toBe('PDF_TOO_LARGE_INSIDE');
    expect(refuse(buildPdf({ files: [bomb], filter: 'RunLength' })).code).toBe('PDF_TOO_LARGE_INSIDE');
  });

  it('may not keep the reader busy', () => {
    const open = `%PDF-1.7\n${'1 0 obj\n[[[[[[[[[['.repeat(5000)}`;
    expect(refuse(Buffer.from(open)).code).toMatch(/^PDF_/);
    for (const repeated of ['1 0 obj ', '1 0 obj<<']) {
      const many = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2 * 1024 * 1024, repeated)]);
      expect(refuse(many).message).toBe('The PDF is broken: it takes too long to read.');
    }
    const circle =
      '%PDF-1.7\n1 0 obj\n<</Names 1 0 R/EmbeddedFiles 1 0 R/Kids[1 0 R 1 0 R]/AF 2 0 R>>\nendobj\n2 0 obj\n2 0 R\nendobj\ntrailer\n<</Root 1 0 R>>';
    expect(refuse(Buffer.from(circle)).code).toBe('PDF_WITHOUT_INVOICE');
    // A packed table whose length is an object of that table.
    const table =
      '%PDF-1.7\n1 0 obj\n<</Type/XRef/Root 1 0 R/W[1 2 1]/Size 2/Length 1 0 R>>\nstream\nx\nendstream\nendobj\nstartxref\n9\n%%EOF';
    expect(refuse(Buffer.from(table)).code).toBe('PDF_WITHOUT_INVOICE');
  });

  it('never ends in anything but an invoice or a refusal, wherever it is cut or damaged', () => {
    const files = (['plain', 'packed'] as const).map((table) =>
      buildPdf({ files: [facturX], table, list: 'both' }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.nat(5000),
        fc.nat(255),
        fc.boolean(),
        (file, at, byte, isCut) => {
          const damaged = isCut ? Buffer.from(file.subarray(0, at)) : Buffer.from(file);
          if (!isCut && at < damaged.length) damaged[at] = byte;
          try {
            readInvoice(damaged, nodePlatform);
          } catch (error) {
            expect(error).toBeInstanceOf(InvoiceRefusal);
          }
        },
      ),
    );
  });
});
