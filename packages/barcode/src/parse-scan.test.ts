// Every kind of code by example, how ambiguity is decided, and why a code is refused.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeLabelId } from './label-id.ts';
import { mostCharacters, parseScan } from './parse-scan.ts';

const today = '2026-11-15';
const read = (text: string) => parseScan(text, { today });

describe('the kinds of codes', () => {
  it.each([
    ['-1234562', { kind: 'pzn', format: 'PZN7', pzn: '01234562' }],
    ['*-1234562*', { kind: 'pzn', pzn: '01234562' }],
    ['1234562', { kind: 'pzn', format: 'PZN7' }],
    ['PZN - 01234562', { kind: 'pzn', format: 'PZN8', pzn: '01234562' }],
    ['PZN 90000966', { kind: 'pzn', pzn: '90000966' }],
    ['PZN-90000966', { kind: 'pzn', pzn: '90000966' }],
    ['PZN90000966', { kind: 'pzn', pzn: '90000966' }],
    ['pzn:01234562', { kind: 'pzn', pzn: '01234562' }],
    [']A0-01234562', { kind: 'pzn', pzn: '01234562', symbology: ']A0' }],
    [']E02112345678900', { kind: 'gtin', format: 'EAN-13', gtin: '02112345678900', symbology: ']E0' }],
    [']E496385074', { kind: 'gtin', format: 'EAN-8', gtin: '00000096385074' }],
    ['4006381333931', { kind: 'gtin', format: 'EAN-13', gtin: '04006381333931' }],
    ['036000291452', { kind: 'gtin', format: 'UPC-A', gtin: '00036000291452' }],
    ['12345678901231\r\n', { kind: 'gtin', format: 'GTIN-14', gtin: '12345678901231' }],
    ['4150012345620', { kind: 'invalid', looksLike: 'gtin', reason: 'checkDigit' }],
    ['4150012345623', { kind: 'gtin', gtin: '04150012345623', pzn: '01234562' }],
    ['Guten Tag', { kind: 'unknown', text: 'Guten Tag' }],
    ['123456789', { kind: 'unknown' }],
    ['', { kind: 'invalid', looksLike: 'unknown', reason: 'empty' }],
  ])('%j', (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  it('knows our own labels, in any writing, with the prefix of a DataMatrix', () => {
    const labelId = makeLabelId(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]));
    expect(read(labelId)).toEqual({ kind: 'label', labelId });
    expect(read(`]d1${labelId.toLowerCase()}\r`)).toEqual({ kind: 'label', labelId, symbology: ']d1' });
    const other = labelId.endsWith('0') ? '1' : '0';
    expect(read(labelId.slice(0, -1) + other)).toMatchObject({
      kind: 'invalid',
      looksLike: 'label',
      reason: 'checkCharacter',
    });
  });
});

describe('eight digits', () => {
  it('that are an EAN-8 and a PZN at once say both', () => {
    expect(read('01234763')).toEqual({
      kind: 'gtin',
      format: 'EAN-8',
      gtin: '00000001234763',
      pzn: '01234763',
    });
  });

  it('that are only one of them say that one', () => {
    expect(read('40170725')).toEqual({ kind: 'gtin', format: 'EAN-8', gtin: '00000040170725' });
    expect(read('01234562')).toEqual({ kind: 'pzn', format: 'PZN8', pzn: '01234562' });
  });

  it('that are neither are refused', () => {
    expect(read('96385075')).toMatchObject({ kind: 'invalid', looksLike: 'gtin', reason: 'checkDigit' });
  });
});

describe('refusals', () => {
  it.each([
    ['-1234563', 'pzn', 'checkDigit'],
    ['-123456', 'pzn', 'tooShort'],
    ['PZN 123456789', 'pzn', 'tooLong'],
    ['PZN 12A45678', 'pzn', 'characters'],
    // 5 · 2: the remainder is 10, which no digit can stand for.
    ['-00002000', 'pzn', 'checkDigit'],
    ['-00002001', 'pzn', 'checkDigit'],
    ['4006381333932', 'gtin', 'checkDigit'],
    [']E0400638133393', 'gtin', 'checkDigit'],
    [']E04006381', 'gtin', 'tooShort'],
    [']E0ABCDEFGHIJKLM', 'gtin', 'characters'],
    [']d2', 'gs1', 'empty'],
  ])('%j looks like %s: %s', (text, looksLike, reason) => {
    expect(read(text)).toMatchObject({ kind: 'invalid', looksLike, reason });
  });

  it('a text longer than any code', () => {
    expect(read('1'.repeat(mostCharacters + 1))).toMatchObject({ kind: 'invalid', reason: 'textTooLong' });
    expect(read('('.repeat(mostCharacters))).toMatchObject({ kind: 'invalid', looksLike: 'gs1' });
  });
});

describe('any text', () => {
  const alphabets = fc.constantFrom(
    '0123456789',
    '01\u001d17(10)^',
    '+$/0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. %*',
    ']dCeQEIA0123PXpx -_\\()\r\n\t',
  );
  const likely = alphabets.chain((alphabet) =>
    fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 400 }),
  );
  const starts = fc.constantFrom(
    '',
    ']d2',
    ']C1',
    ']E0',
    '^',
    '(',
    '(01)',
    '+',
    '*+',
    '+$$',
    '+A123',
    '-',
    'PZN',
    'PX',
    '01',
  );

  it('gets an answer that says its kind, and never an exception', () => {
    const texts = fc.oneof(
      likely,
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ maxLength: 300 }),
    );
    fc.assert(
      fc.property(starts, texts, (start, text) => {
        const scan = read(start + text);
        expect(['gs1', 'hibc', 'pzn', 'gtin', 'label', 'invalid', 'unknown']).toContain(scan.kind);
        if (scan.gtin !== undefined) expect(scan.gtin).toMatch(/^\d{14}$/);
        if (scan.pzn !== undefined) expect(scan.pzn).toMatch(/^\d{8}$/);
        if (scan.expiry !== undefined) expect(new Date(scan.expiry).toISOString()).toContain(scan.expiry);
      }),
      { numRuns: 3000 },
    );
  });

  it('gets one in the time of its length, however long', () => {
    for (const piece of [
      '1',
      '(',
      '(01)',
      '\\',
      '\u001d',
      '^',
      '10',
      ' ',
      '\n',
      '+',
      '$',
      '/',
      '*',
      '-',
      'PZN ',
      'A',
    ])
      for (const start of ['', '+', '+$$', '+A12', '(01)', '(10)', ']d210', '^10', 'PZN'])
        expect(read((start + piece.repeat(5000)).slice(0, mostCharacters)).kind).toMatch(/^[a-z0-9]+$/);
  });
});
