// HIBC: published examples, every date form, refusals, and a way there and back.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hibcCheckCharacter } from './hibc.ts';
import { parseScan } from './parse-scan.ts';

const today = '2026-11-15';
const read = (text: string) => parseScan(text, { today });
const checked = (text: string): string => text + hibcCheckCharacter(text);
const primary = { lic: 'A123', pcn: 'BJC5D6E7', uom: 1 };

describe('examples', () => {
  it('reads a primary and its secondary', () => {
    expect(read('+A123BJC5D6E71G')).toEqual({ kind: 'hibc', hibc: primary, check: 'G' });
    expect(read('+$$52001510X3GD')).toEqual({
      kind: 'hibc',
      expiry: '2020-01-15',
      expiryPrecision: 'day',
      lot: '10X3',
      link: 'G',
      check: 'D',
    });
    for (const text of ['*+A123BJC5D6E71G*', ']A0+a123bjc5d6e71g\r\n'])
      expect(read(text)).toMatchObject({ kind: 'hibc', hibc: primary, check: 'G' });
  });

  it('reads both in one symbol, with what was added', () => {
    expect(
      read(checked('+A123BJC5D6E71/$$52001510X3/16D20111212/S77DEFG45/Q25/14D20200131/25X1')),
    ).toMatchObject({
      hibc: primary,
      lot: '10X3',
      expiry: '2020-01-31',
      productionDate: '2011-12-12',
      serial: '77DEFG45',
      quantity: 25,
      otherData: ['25X1'],
    });
    expect(read(checked('+A123BJC5D6E71/$$52001510X3')).kind).toBe('hibc');
    expect(read(checked('+A123BJC5D6E71/$$52001510X3'))).not.toHaveProperty('link');
    expect(read(checked('+$$3280229L1/16D20270101G'))).toMatchObject({
      lot: 'L1',
      productionDate: '2027-01-01',
      link: 'G',
    });
  });

  // Their check character is a placeholder: refused for that reason alone, and readable all the same.
  it.each([
    ['+$$09053C001LC', { expiry: '2005-09-30', expiryPrecision: 'month' }],
    ['+$$30509283C001LC', { expiry: '2005-09-28', expiryPrecision: 'day' }],
    ['+$$5052713C001LC', { expiry: '2005-09-28' }],
    ['+$$73C001LC', {}],
    ['+$$90010020928053C001LC', { expiry: '2005-09-28', quantity: 100 }],
  ])('%s has a wrong check character', (text, fields) => {
    const scan = read(text);
    expect(scan).toMatchObject({ kind: 'invalid', looksLike: 'hibc', reason: 'checkCharacter', where: 'C' });
    expect(scan.kind === 'invalid' && scan.reading).toMatchObject({
      ...fields,
      lot: '3C001',
      link: 'L',
      check: 'C',
    });
    expect(scan.lot, 'nothing is taken from it by mistake').toBeUndefined();
  });

  it.each([
    ['$L1', { lot: 'L1' }],
    ['$+S1', { serial: 'S1' }],
    ['28060L1', { lot: 'L1', expiry: '2028-02-29' }],
    ['$$0228L1', { lot: 'L1', expiry: '2028-02-29', expiryPrecision: 'month' }],
    ['$$+0228S1', { serial: 'S1', expiry: '2028-02-29' }],
    ['$$2022928L1', { lot: 'L1', expiry: '2028-02-29', expiryPrecision: 'day' }],
    ['$$3280229L1', { lot: 'L1', expiry: '2028-02-29' }],
    ['$$428022923L1', { lot: 'L1', expiry: '2028-02-29', expiryTime: '23:00' }],
    ['$$528366L1', { lot: 'L1', expiry: '2028-12-31' }],
    ['$$62800105L1', { lot: 'L1', expiry: '2028-01-01', expiryTime: '05:00' }],
    ['$$7L1', { lot: 'L1' }],
    ['$$+7S1', { serial: 'S1' }],
    ['$$8240228L1', { lot: 'L1', quantity: 24, expiry: '2028-02-29' }],
    ['$$8247L1', { lot: 'L1', quantity: 24 }],
    ['$$900500528366L1', { lot: 'L1', quantity: 500, expiry: '2028-12-31' }],
    ['$$3280229', { expiry: '2028-02-29' }],
    ['$$824', { quantity: 24 }],
  ])('%s, alone and after its primary', (secondary, fields) => {
    expect(read(checked(`+${secondary}G`))).toMatchObject({ kind: 'hibc', ...fields, link: 'G' });
    expect(read(checked(`+A123BJC5D6E71/${secondary}`))).toMatchObject({
      kind: 'hibc',
      hibc: primary,
      ...fields,
    });
  });

  it('takes a space for what it is: a check character, in print an underscore', () => {
    const code = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']
      .map((last) => checked(`+A1231234${last}1`))
      .find((text) => text.endsWith(' '));
    expect(code).toBeDefined();
    expect(read(`${code}\r\n`)).toMatchObject({ kind: 'hibc', check: ' ' });
    expect(read(`*${code}*`)).toMatchObject({ kind: 'hibc' });
    expect(read((code ?? '').replace(' ', '_'))).toMatchObject({ kind: 'hibc' });
    expect(read('+A123BJC5D6E71G  ')).toMatchObject({ kind: 'hibc', check: 'G' });
    // A character of +A1239P9L21 with its trailing space was misread; without the space it is another product with a
    // valid check character.
    expect(read('+A1239W9L21 ')).toMatchObject({ kind: 'invalid', reason: 'checkCharacter' });
    expect(read('+A1239W9L21')).toMatchObject({ kind: 'hibc', hibc: { pcn: '9W9L' } });
  });
});

describe('refusals', () => {
  it.each([
    ['+', 'tooShort'],
    ['+A123BJC5D6E71#', 'characters'],
    [checked('+A12'), 'structure'],
    [checked('+A123BJC5D6E7A'), 'structure'],
    [checked('+A123BJC5D6E71/'), 'structure'],
    [checked('+/A123'), 'structure'],
    [checked('+$$A1G'), 'structure'],
    [checked('+$$8A1G'), 'structure'],
    [checked('+$$1326L1G'), 'date'],
    [checked('+$$3270229L1G'), 'date'],
    [checked('+$$527366L1G'), 'date'],
    [checked('+$$527000L1G'), 'date'],
    [checked('+$$428022924L1G'), 'date'],
    [checked('+$$328G'), 'date'],
    [checked('+A123BJC5D6E71/14D20270229'), 'date'],
    [checked(`+$${'L'.repeat(19)}G`), 'tooLong'],
  ])('%s: %s', (text, reason) => {
    expect(read(text)).toMatchObject({ kind: 'invalid', looksLike: 'hibc', reason });
  });
});

describe('there and back', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const text = (alphabet: string, minLength: number, maxLength: number) =>
    fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength });
  const two = (number: number) => String(number).padStart(2, '0');
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2070-12-31'), noInvalidDate: true });

  it('lot or serial, quantity and expiry in every form', () => {
    fc.assert(
      fc.property(
        fc.record({
          lic: fc
            .tuple(text(letters, 1, 1), text(`${letters}0123456789`, 3, 3))
            .map((parts) => parts.join('')),
          pcn: text(`${letters}0123456789`, 1, 18),
          uom: fc.integer({ min: 0, max: 9 }),
          name: text(`${letters}0123456789`, 1, 18),
          isSerial: fc.boolean(),
          quantity: fc.option(fc.integer({ min: 0, max: 99_999 })),
          form: fc.integer({ min: 1, max: 7 }),
          day: days,
          isAlone: fc.boolean(),
        }),
        ({ lic, pcn, uom, name, isSerial, quantity, form, day, isAlone }) => {
          const date = day.toISOString().slice(0, 10);
          const [yy, mm, dd] = [date.slice(2, 4), date.slice(5, 7), date.slice(8, 10)];
          const julian =
            Math.round((Date.parse(date) - Date.UTC(day.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;
          const jjj = String(julian).padStart(3, '0');
          const dates = [
            '',
            mm + yy,
            `2${mm}${dd}${yy}`,
            `3${yy}${mm}${dd}`,
            `4${yy}${mm}${dd}07`,
            `5${yy}${jjj}`,
            `6${yy}${jjj}23`,
            '7',
          ];
          const count =
            quantity === null
              ? ''
              : quantity < 100
                ? `8${two(quantity)}`
                : `9${String(quantity).padStart(5, '0')}`;
          const secondary = `$$${isSerial ? '+' : ''}${count}${dates[form]}${name}`;
          const scan = read(checked(isAlone ? `+${secondary}Z` : `+${lic}${pcn}${uom}/${secondary}`));
          expect(scan).toMatchObject({
            kind: 'hibc',
            [isSerial ? 'serial' : 'lot']: name,
            ...(quantity === null ? {} : { quantity }),
            ...(isAlone ? { link: 'Z' } : { hibc: { lic, pcn, uom } }),
          });
          if (form === 7) expect(scan.expiry).toBeUndefined();
          else if (form === 1) expect(scan.expiry?.slice(0, 7)).toBe(date.slice(0, 7));
          else expect(scan.expiry).toBe(date);
        },
      ),
    );
  });

  it('betrays one wrong character', () => {
    const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    fc.assert(
      fc.property(text(alphabet, 1, 18), fc.nat(), fc.constantFrom(...alphabet), (pcn, at, other) => {
        const code = checked(`+A123${pcn}1`);
        const place = 5 + (at % pcn.length);
        fc.pre(code[place] !== other);
        expect(read(code.slice(0, place) + other + code.slice(place + 1)).kind).toBe('invalid');
      }),
    );
  });
});
