import { describe, expect, it } from 'vitest';
import { type DatevBooking, toWindows1252, writeBookingBatch, writeDocumentList } from './booking-batch.ts';
import { datevColumns } from './columns.ts';

const settings = { adviserNumber: 29098, clientNumber: 55003, fiscalYearMonth: 1, accountLength: 4 };
const booking: DatevBooking = {
  grossCents: 49_009,
  creditorAccount: '70001',
  expenseAccount: '3200',
  taxKey: '',
  issuedOn: '2026-11-16',
  dueOn: '2026-12-16',
  number: 'RE-2026 88417',
  vendor: 'Depotia "Süd"',
  costCenter: '100',
  documentId: '7f1c1c1e-0000-4000-8000-000000000001',
};
const lines = (bookings: readonly DatevBooking[], from = '2026-11-01', more = {}) =>
  writeBookingBatch({
    settings: { ...settings, ...more },
    from,
    to: `${from.slice(0, 8)}30`,
    createdAt: '20261201080000000',
    bookings,
  }).split('\r\n');
const cell = (line: string | undefined, column: string) =>
  (line ?? '').split(';')[datevColumns.indexOf(column)];

describe('a booking batch', () => {
  it('has the header of version 700, 125 columns, and one line a booking', () => {
    const [header, columns, line, end] = lines([booking]);
    expect(header).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20261201080000000;;"RE";"";"";29098;55003;20260101;4;20261101;20261130;"Rechnungen 2026-11";"";1;0;0;"EUR";;"";;;"";;;"";""',
    );
    expect(columns?.split(';')).toHaveLength(125);
    expect(line?.split(';')).toHaveLength(125);
    expect(
      line?.startsWith('490,09;"H";"EUR";;;;70001;3200;;1611;"RE-202688417";"161226";;"Depotia ""Süd""";'),
    ).toBe(true);
    expect(cell(line, 'Beleglink')).toBe('"BEDI ""7f1c1c1e-0000-4000-8000-000000000001"""');
    expect(cell(line, 'KOST1 - Kostenstelle')).toBe('"100"');
    expect(end).toBe('');
  });

  it('books a credit note the other way round, and a late invoice on the first day', () => {
    const [, , credit, late] = lines([
      { ...booking, grossCents: -100 },
      { ...booking, issuedOn: '2026-10-30', vendor: 'Depotia' },
    ]);
    expect(credit?.startsWith('1,00;"S"')).toBe(true);
    expect(cell(late, 'Belegdatum')).toBe('0111');
    expect(cell(late, 'Buchungstext')).toBe('"Depotia, vom 2026-10-30"');
  });

  it('begins the fiscal year in its month, maybe the year before', () => {
    expect(lines([], '2026-06-01', { fiscalYearMonth: 7 })[0]).toContain(';20250701;');
    expect(lines([], '2026-07-01', { fiscalYearMonth: 7 })[0]).toContain(';20260701;');
  });

  it('writes the key of input VAT where there is one', () => {
    const [, , without, line] = lines([booking, { ...booking, taxKey: '9' }]);
    expect(cell(without, 'BU-Schlüssel')).toBe('');
    expect(cell(line, 'BU-Schlüssel')).toBe('"9"');
  });

  it('keeps line breaks out of its texts', () => {
    expect(lines([{ ...booking, vendor: 'A\r\nB;C' }])).toHaveLength(4);
  });
});

it('the character set is Windows-1252', () => {
  expect([...toWindows1252('Ä€ž–😀漢')]).toEqual([0xc4, 0x80, 0x9e, 0x96, 0x3f, 0x3f]);
});

it('the list of documents names each file by the id of its booking', () => {
  const xml = writeDocumentList(
    [{ id: booking.documentId, fileName: '1-RE&1.pdf', description: 'Depotia <1>' }],
    '2026-12-01T08:00:00',
  );
  expect(xml).toContain(`<document guid="${booking.documentId}">`);
  expect(xml).toContain('name="1-RE&#38;1.pdf"');
  expect(xml).toContain('Depotia &#60;1&#62;');
});
