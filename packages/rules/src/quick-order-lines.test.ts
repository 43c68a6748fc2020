import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountIn, readAmount, readPastedLines } from './quick-order-lines.ts';

describe('a typed line with its amount', () => {
  it.each([
    ['SN-20451 20', 'SN-20451', 20],
    ['masks IIR 6', 'masks IIR', 6],
    ['20 x nitrile S', 'nitrile S', 20],
    ['3× Lumafil Nano A2', 'Lumafil Nano A2', 3],
    ['Lumafil x 4', 'Lumafil', 4],
    ['flächin;2', 'flächin', 2],
    ['flächin\t1.000', 'flächin', 1000],
    ['04012345118025 3', '04012345118025', 3],
  ])('%s', (line, text, amount) => expect(amountIn(line)).toMatchObject({ text, amount }));

  it.each([
    'SN-20451',
    '04012345118025',
    'nitrile S',
    '20',
    '',
    'gloves 0',
    'gloves -1',
    'gloves 2,5',
    'gloves 100000',
    'x2000',
  ])('has none in "%s"', (line) => expect(amountIn(line)).toBeNull());

  it('reads every whole number back that can be ordered', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (amount) => {
        expect(amountIn(`HD-9023 ${amount}`)).toEqual({ text: 'HD-9023', amount, isCertain: false });
        expect(readAmount(amount.toLocaleString('de'))).toBe(amount);
      }),
    );
  });
});

const short = (pasted: string) => readPastedLines(pasted).map(({ text, quantity }) => [text, quantity]);

describe('a pasted table', () => {
  it('takes the column of whole numbers as the amount, wherever it stands', () => {
    expect(short('SN-20451\tNitrila Blau M\t20\nHD-9023\tSteriBeutel\t3\n')).toEqual([
      ['SN-20451', 20],
      ['HD-9023', 3],
    ]);
    expect(short('20;SN-20451\n3;HD-9023')).toEqual([
      ['SN-20451', 20],
      ['HD-9023', 3],
    ]);
    expect(short('20451\t7\n20452\t12')).toEqual([
      ['20451', 7],
      ['20452', 12],
    ]);
  });

  it('knows headings in both languages and leaves the header out', () => {
    expect(short('Pos;Bezeichnung;Art.-Nr.;Menge\r\n1;Handschuh;SN-1;2\r\n2;Maske;;1.000')).toEqual([
      ['SN-1', 2],
      ['Maske', 1000],
    ]);
    expect(short('Qty\tProduct\n5\tMask')).toEqual([['Mask', 5]]);
  });

  it('leaves an amount open that cannot be ordered, and says what stood there', () => {
    expect(readPastedLines('Nummer;Menge\nA1;2,5\nA2;0\nA3;\nA4;-1\nA5;viele')).toEqual(
      ['2,5', '0', '', '-1', 'viele'].map((amountText, index) => ({
        text: `A${index + 1}`,
        quantity: null,
        amountText,
        hasAmountColumn: true,
      })),
    );
  });

  it('is one line per row where there are no columns, and reads cells in quotes', () => {
    expect(short('SN-1\n\n masks IIR 6 \n')).toEqual([
      ['SN-1', 1],
      ['masks IIR 6', 1],
    ]);
    expect(short('"Beutel 90""\nlang"\t4')).toEqual([['Beutel 90" lang', 4]]);
  });

  it('never throws, and never makes an amount that cannot be ordered', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.integer({ min: -5, max: 200_000 }).map(String),
      fc.constantFrom('Menge', 'Name', '"', '\t', ';'),
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { maxLength: 4 })),
        fc.constantFrom('\t', ';'),
        (rows, separator) => {
          for (const { text, quantity } of readPastedLines(
            rows.map((row) => row.join(separator)).join('\n'),
          )) {
            expect(text).not.toBe('');
            if (quantity !== null)
              expect(quantity > 0 && quantity <= 99_999 && Number.isInteger(quantity)).toBe(true);
          }
        },
      ),
    );
  });
});
