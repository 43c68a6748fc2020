// GS1 element strings: published examples, dates, separators, brackets, refusals, and a way there and back.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullYear } from './dates.ts';
import { gs1Dictionary, type Identifier, type Part } from './gs1-dictionary.ts';
import { hasCheckDigit } from './gtin.ts';
import { parseScan } from './parse-scan.ts';
import { gs } from './separator.ts';

const today = '2026-11-15';
const read = (text: string) => parseScan(text, { today });
const elementsOf = (text: string) => {
  const scan = read(text);
  return scan.kind === 'gs1' ? scan.elements : scan;
};

describe('examples', () => {
  it.each([
    [
      `]d2011231231231233310ABC123${gs}99TESTING`,
      { '01': '12312312312333', '10': 'ABC123', '99': 'TESTING' },
    ],
    ['^1012345^11991225', { '10': '12345', '11': '991225' }],
    ['^0112345678901231^991234', { '01': '12345678901231', '99': '1234' }],
    [`${gs}0112345678901231${gs}${gs}10A${gs}`, { '01': '12345678901231', '10': 'A' }],
    [`]C10112345678901231${gs}17270131${gs}10A`, { '01': '12345678901231', '17': '270131', '10': 'A' }],
    ['(01)12345678901231(10)A/1', { '01': '12345678901231', '10': 'A/1' }],
    ['(01) 12345678901231 (10) A\\(1\\)', { '01': '12345678901231', '10': 'A(1)' }],
    ['01123456789012311727013110A', { '01': '12345678901231', '17': '270131', '10': 'A' }],
    [`0112345678901231${gs}10A`, { '01': '12345678901231', '10': 'A' }],
  ])('%j', (text, elements) => {
    expect(elementsOf(text)).toEqual(elements);
  });

  it('gives a receipt what it needs', () => {
    expect(read(`]d201041500123456231727020010LOT-1${gs}21S1${gs}1125123130${gs}3012`)).toMatchObject({
      kind: 'invalid',
      reason: 'empty',
    });
    expect(read(`]d201041500123456231727020010LOT-1${gs}21S1${gs}112512313012`)).toEqual({
      kind: 'gs1',
      symbology: ']d2',
      gtin: '04150012345623',
      pzn: '01234562',
      lot: 'LOT-1',
      expiry: '2027-02-28',
      expiryPrecision: 'month',
      productionDate: '2025-12-31',
      serial: 'S1',
      quantity: 12,
      elements: {
        '01': '04150012345623',
        '17': '270200',
        '10': 'LOT-1',
        '21': 'S1',
        '11': '251231',
        '30': '12',
      },
      decimals: {},
    });
  });

  it('reads further dates, national numbers and decimals', () => {
    expect(read('^70032802291530')).toMatchObject({ expiry: '2028-02-29', expiryTime: '15:30' });
    expect(read('(15)280200')).toMatchObject({ expiry: '2028-02-29', expiryPrecision: 'month' });
    expect(read('(15)280200(17)270131')).toMatchObject({ expiry: '2027-01-31', expiryPrecision: 'day' });
    expect(read('(01)12345678901231(710)1234562')).toMatchObject({ pzn: '01234562' });
    expect(read('(3103)001250')).toMatchObject({ decimals: { '3103': '1.250' } });
    expect(read('(3932)978001999')).toMatchObject({ decimals: { '3932': '19.99' } });
    expect(read('(3100)000000')).toMatchObject({ decimals: { '3100': '0' } });
  });
});

describe('the century', () => {
  it.each([
    [26, '2026-11-15', 2026],
    [76, '2026-11-15', 2076],
    [77, '2026-11-15', 1977],
    [99, '2026-11-15', 1999],
    [0, '2051-01-01', 2100],
    [1, '2051-01-01', 2101],
    [2, '2051-01-01', 2002],
    [50, '2099-12-31', 2050],
    [49, '2099-12-31', 2149],
  ])('of %i, seen on %s, is that of %i', (year, day, full) => {
    expect(fullYear(year, day)).toBe(full);
  });

  it('is never more than 49 years ago or 50 ahead', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 2000, max: 2199 }), (year, now) => {
        const full = fullYear(year, `${now}-06-30`);
        expect(full % 100).toBe(year);
        expect(full - now).toBeGreaterThanOrEqual(-49);
        expect(full - now).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('refusals', () => {
  it.each([
    ['^0112345678901232', 'checkDigit', '01'],
    ['0112345678901232', 'checkDigit', '01'],
    ['^011234567890', 'tooShort', '01'],
    [`^01123456789012^10A`, 'tooShort', '01'],
    ['^17271301', 'date', '17'],
    ['^17270230', 'date', '17'],
    ['^70062700', 'tooShort', '7006'],
    ['^7006270100', 'date', '7006'],
    ['^70032701012460', 'date', '7003'],
    [`^10${'A'.repeat(21)}`, 'tooLong', '10'],
    ['^10', 'empty', '10'],
    ['^10A B', 'characters', '10'],
    ['^30A', 'characters', '30'],
    ['^05123', 'unknownAi', '0512'],
    ['(05)123', 'unknownAi', '05'],
    ['(1)23', 'structure', undefined],
    ['^10A^10B', 'contradiction', '10'],
    ['^3106000001', 'unknownAi', '3106'],
    ['(8010)abc', 'characters', '8010'],
  ])('%j: %s at %s', (text, reason, where) => {
    expect(read(text)).toMatchObject({
      kind: 'invalid',
      looksLike: 'gs1',
      reason,
      ...(where ? { where } : {}),
    });
  });

  it('does not take the same element twice for a contradiction', () => {
    expect(elementsOf('^10A^10A')).toEqual({ '10': 'A' });
  });
});

describe('the dictionary', () => {
  const all = [...gs1Dictionary.keys()];

  it('has no identifier that begins with another', () => {
    for (const ai of all)
      expect(
        all.filter((other) => other !== ai && other.startsWith(ai)),
        ai,
      ).toEqual([]);
  });

  it('knows which need no separator', () => {
    const fixed = all.filter((ai) => gs1Dictionary.get(ai)?.fixedLength !== null);
    expect(new Set(fixed.map((ai) => ai.slice(0, 2)))).toEqual(
      new Set('00 01 02 03 11 12 13 15 16 17 20 31 32 33 34 35 36 41'.split(' ')),
    );
    for (const ai of fixed)
      for (const { least, most, isOptional } of gs1Dictionary.get(ai)?.parts ?? [])
        expect([least, isOptional], ai).toEqual([most, false]);
  });
});

describe('there and back', () => {
  const sets = {
    n: '0123456789',
    X: '!"%&\'*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz()',
    Y: '#-/0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    Z: '-0123456789ABCXYZ_abcxyz=',
  };
  const twoDigits = (min: number, max: number) =>
    fc.integer({ min, max }).map((number) => String(number).padStart(2, '0'));
  const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(''));

  function dataOf({ characters, least, most, rule }: Part): fc.Arbitrary<string> {
    if (rule === 't') return joined(twoDigits(0, 23), twoDigits(0, 59));
    if (rule === 'd') return joined(twoDigits(0, 99), twoDigits(1, 12), twoDigits(1, 28));
    if (rule === 'e') return joined(twoDigits(0, 99), twoDigits(1, 12), twoDigits(0, 28));
    if (rule === 'D') return joined(fc.constant('20'), twoDigits(0, 99), twoDigits(1, 12), twoDigits(1, 28));
    const unit = fc.constantFrom(...sets[characters]);
    if (rule !== '#') return fc.string({ unit, minLength: least, maxLength: most });
    return fc
      .string({ unit, minLength: most - 1, maxLength: most - 1 })
      .map((body) => [...sets.n].map((digit) => body + digit).find(hasCheckDigit) ?? '');
  }
  const anElement = fc
    .constantFrom(...gs1Dictionary.values())
    .chain((identifier) => joined(...identifier.parts.map(dataOf)).map((value) => ({ identifier, value })));
  const someElements = fc.uniqueArray(anElement, {
    minLength: 1,
    maxLength: 8,
    selector: ({ identifier }) => identifier.ai,
  });
  interface Element {
    readonly identifier: Identifier;
    readonly value: string;
  }

  const separated = (elements: readonly Element[], isGenerous: boolean): string =>
    elements
      .map(({ identifier: { ai, fixedLength }, value }, at) => {
        const isLast = at === elements.length - 1;
        return ai + value + (isGenerous || (fixedLength === null && !isLast) ? gs : '');
      })
      .join('');
  const bracketed = (elements: readonly Element[]): string =>
    elements.map(({ identifier, value }) => `(${identifier.ai})${value.replace(/[()]/g, '\\$&')}`).join('');

  it('every published identifier, with few and many separators, and in brackets', () => {
    fc.assert(
      fc.property(someElements, fc.constantFrom(']d2', ']C1', ']Q3', ']e0', gs), (elements, start) => {
        const expected = Object.fromEntries(elements.map(({ identifier, value }) => [identifier.ai, value]));
        expect(elementsOf(start + separated(elements, false))).toEqual(expected);
        expect(elementsOf(start + separated(elements, true))).toEqual(expected);
        expect(elementsOf(bracketed(elements))).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});
