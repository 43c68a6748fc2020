import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposeFields, readDay } from './propose-fields.ts';
import { buildTextPdf, type TextStyle } from './testing/build-text-pdf.ts';
import { nodePlatform } from './testing/node-platform.ts';

const propose = (rows: readonly (readonly string[])[], style?: TextStyle) =>
  proposeFields(
    buildTextPdf(
      rows.flatMap((cells, row) =>
        cells.map((text, column) => ({ x: 56 + column * 180, y: 780 - row * 20, text })),
      ),
      style,
    ),
    nodePlatform,
  );

const invoice = [
  ['Havelmed GmbH', 'USt-IdNr. DE 811 234 567'],
  ['Zahnarztpraxis am Isartor, 80331 München'],
  ['Rechnung'],
  ['Rechnungsnummer: HM-20261187', 'Rechnungsdatum: 09.11.2026'],
  ['Ihre Bestellung: PX-2026-04798', 'Lieferdatum 07.11.2026'],
  ['Nitrila Blau M', '12', '1.238,40'],
  ['Summe netto', '1.238,40 €'],
  ['Rechnungsbetrag', '1.473,70 €'],
  ['IBAN DE02 1203 0000 0000 2020 51'],
];

describe('the text of a plain PDF', () => {
  it('proposes number, day and total, however the page is written', () => {
    for (const style of ['latin', 'mapped', 'kerned'] as const) {
      expect(propose(invoice, style), style).toMatchObject({
        number: 'HM-20261187',
        issuedOn: '2026-11-09',
        grossCents: 147_370,
        vatIds: ['DE811234567'],
        ibans: ['DE02120300000000202051'],
        orders: ['PX-2026-04798'],
      });
    }
  });

  it('finds values below their labels', () => {
    const rows = [
      ['Rechnung'],
      ['Rechnungs-Nr.', 'Datum', 'Kundennr.'],
      ['4471-2026', '12.11.2026', '884120'],
      ['Gesamtbetrag', '88,41'],
    ];
    expect(propose(rows)).toMatchObject({ number: '4471-2026', issuedOn: '2026-11-12', grossCents: 8841 });
  });

  it('reads English amounts, and takes the highest where no word names the total', () => {
    expect(propose([['Invoice No. A/77'], ['Amount due: 1,234.50 EUR']])).toMatchObject({
      number: 'A/77',
      grossCents: 123_450,
    });
    expect(propose([['3,00'], ['117,81'], ['19,00 %']]).grossCents).toBe(11_781);
  });

  it('proposes nothing where there is none', () => {
    const nothing = { number: null, issuedOn: null, grossCents: null };
    expect(propose([])).toMatchObject(nothing);
    expect(proposeFields(Buffer.from('%PDF-1.4 nothing'), nodePlatform)).toMatchObject(nothing);
  });

  it('is passed over without a fault, wherever the file is cut or damaged', () => {
    const file = buildTextPdf([{ x: 56, y: 700, text: 'Rechnung Nr. 12, Summe 3,00' }], 'mapped');
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.nat(255), fc.boolean(), (at, byte, isCut) => {
        const damaged = isCut ? Buffer.from(file.subarray(0, at)) : Buffer.from(file);
        if (!isCut) damaged[at] = byte;
        expect(proposeFields(damaged, nodePlatform).texts.length).toBeLessThanOrEqual(200);
      }),
    );
  });
});

it.each([
  ['16.11.2026', '2026-11-16'],
  ['München, 5. März 2026', '2026-03-05'],
  ['2026-02-03', '2026-02-03'],
  ['1.2.26', '2026-02-01'],
  ['31.02.2026', null],
  ['3.1415', null],
])('the day of „%s“ is %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});
