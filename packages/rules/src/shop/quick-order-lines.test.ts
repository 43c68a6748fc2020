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

  it.each(['SN-20451', '04012345118025', 'nitrile S', '20', '', 'x2000', 'Kanülen; steril', 'Wundnaht 4-0'])(
    'has none in "%s"',
    (line) => expect(amountIn(line)).toBeNull(),
  );

  it.each([
    ['gloves 0', 'gloves', '0', false],
    ['gloves -1', 'gloves', '-1', false],
    ['gloves 2,5', 'gloves', '2,5', false],
    ['gloves 100000', 'gloves', '100000', false],
    ['HV-600 1 Pack', 'HV-600', '1 Pack', false],
    ['screw 10 x 2,5', 'screw 10', '2,5', false],
    ['HV-600;1 Pack', 'HV-600', '1 Pack', true],
    ['HV-600\t-2', 'HV-600', '-2', true],
  ])('holds one in "%s" that cannot be ordered', (line, text, amountText, isCertain) =>
    expect(amountIn(line)).toEqual({ text, amount: null, amountText, isCertain }),
  );

  it('reads every whole number back that can be ordered', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (amount) => {
        expect(amountIn(`HD-9023 ${amount}`)).toMatchObject({ text: 'HD-9023', amount, isCertain: false });
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
        hasAmountCell: true,
      })),
    );
  });

  it.each(['\t', ';'])(
    'reads each line on its own: one amount that cannot be read leaves the others (%j)',
    (separator) => {
      const table = [
        ['SN-20451', '20'],
        ['MD-4100', '2'],
        ['HV-600', '1 Pack'],
        ['OD-0937', '0'],
        ['SN-50120', '-2'],
        ['DV-11713', '2,5'],
        ['90000966', '3'],
      ];
      const lines = readPastedLines(table.map((row) => row.join(separator)).join('\n'));
      expect(lines.map(({ text, quantity, amountText }) => [text, quantity, amountText])).toEqual([
        ['SN-20451', 20, '20'],
        ['MD-4100', 2, '2'],
        ['HV-600', null, '1 Pack'],
        ['OD-0937', null, '0'],
        ['SN-50120', null, '-2'],
        ['DV-11713', null, '2,5'],
        ['90000966', 3, '3'],
      ]);
    },
  );

  it('asks about the only amount where it cannot be read', () => {
    expect(short('HV-600\t1 Pack')).toEqual([['HV-600', null]]);
    expect(short('1 Pack;HV-600')).toEqual([['HV-600', null]]);
    expect(short('20451\t7\n20452\t2,5\n20453\t')).toEqual([
      ['20451', 7],
      ['20452', null],
      ['20453', null],
    ]);
    // No quantity given: a pack size between name and end of line is not a quantity.
    expect(short('SN-1\t5 ml\tKanüle')).toEqual([['SN-1', 1]]);
  });

  it('takes lines with and without columns together, each with its own separator', () => {
    expect(readPastedLines('SN-20451\t20\nMD-4100 2\nHV-600;3\n"Beutel; steril";4\n"lose')).toEqual([
      { text: 'SN-20451', quantity: 20, amountText: '20', hasAmountCell: true },
      { text: 'MD-4100 2', quantity: 1, amountText: '', hasAmountCell: false },
      { text: 'HV-600', quantity: 3, amountText: '3', hasAmountCell: true },
      { text: 'Beutel; steril', quantity: 4, amountText: '4', hasAmountCell: true },
      { text: '"lose', quantity: 1, amountText: '', hasAmountCell: false },
    ]);
    expect(short('Nummer;Menge\nSN-1;2\nMD-4100 x 5')).toEqual([
      ['SN-1', 2],
      ['MD-4100 x 5', 1],
    ]);
  });

  it('is one line per row where there are no columns, and reads cells in quotes', () => {
    expect(short('SN-1\n\n masks IIR 6 \n')).toEqual([
      ['SN-1', 1],
      ['masks IIR 6', 1],
    ]);
    expect(short('"Beutel 90""\nlang"\t4')).toEqual([['Beutel 90" lang', 4]]);
  });

  describe('whatever the other lines hold', () => {
    const separator = fc.constantFrom('\t', ';');
    const articleNumber = fc
      .tuple(fc.constantFrom('SN-', 'MD-', 'HV ', 'PZN 9000'), fc.integer({ min: 1000, max: 99_999 }))
      .map(([letters, digits]) => `${letters}${digits}`);
    const amount = fc.integer({ min: 1, max: 99_999 });
    const readable = fc.tuple(articleNumber, amount, separator);
    const unreadable = fc.tuple(
      articleNumber,
      fc.constantFrom('1 Pack', '0', '-2', '2,5', '3 VE', '100000', 'viele', '?'),
      separator,
    );
    const anything = fc
      .array(
        fc.oneof(
          fc.string({ maxLength: 12 }),
          fc.constantFrom('"', '"x', 'x"', '1 Pack', '7', '0,5', 'SN-1 4', '\t', ';'),
        ),
        { maxLength: 4 },
      )
      // A header says itself where amounts stand; here there is none.
      .map((cells) => cells.join('\t').replace(/[\r\n]/g, ''));

    it('every amount that can be read survives', () => {
      fc.assert(
        fc.property(readable, fc.array(anything), fc.array(anything), (line, before, after) => {
          const [text, quantity, between] = line;
          const pasted = [...before, `${text}${between}${quantity}`, ...after].join('\n');
          expect(readPastedLines(pasted)).toContainEqual({
            ...{ text, quantity, hasAmountCell: true },
            amountText: String(quantity),
          });
        }),
      );
    });

    it('an amount that cannot be read is open with what stood there, and only that one', () => {
      fc.assert(
        fc.property(fc.array(fc.oneof(readable, unreadable), { minLength: 1 }), (lines) => {
          const pasted = lines.map(([text, cell, between]) => `${text}${between}${cell}`).join('\n');
          const hasAmount = lines.some(([, cell]) => typeof cell === 'number');
          const read = readPastedLines(pasted);
          lines.forEach(([text, cell], index) => {
            // Words are known as an amount only by the column they stand in.
            if (!hasAmount && (cell === 'viele' || cell === '?')) return;
            expect(read[index]).toMatchObject({
              ...{ text, amountText: String(cell) },
              quantity: typeof cell === 'number' ? cell : null,
            });
          });
        }),
      );
    });
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
