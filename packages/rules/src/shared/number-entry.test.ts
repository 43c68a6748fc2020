import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isFarBeyond,
  isRefused,
  type NumberEntry,
  type NumberRule,
  readEntry,
  toNumber,
  whenLeft,
} from './number-entry.ts';

const quantity: NumberRule = { least: 1, most: 99_999, decimals: 0 };
const counted: NumberRule = { least: 0, most: 1_000_000, decimals: 0 };
const price: NumberRule = { least: 0.01, most: 1_000_000, decimals: 2 };

/** Content of the field after it loses focus: the number, or the text that stays and why. */
const left = (text: string, rule = quantity) => {
  const entry = whenLeft(readEntry(text, rule));
  return isRefused(entry) ? [entry.text, entry.code] : entry;
};

describe('a whole number', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['007', 7],
    ['1.000', 1000],
    ['1 000', 1000],
    ['１２', 12],
    ['2,0', 2],
    ['99.999', 99_999],
  ])('"%s" is %d', (text, value) => {
    expect(left(text)).toBe(value);
  });

  it.each([
    ['2,5', 'NUMBER_NOT_WHOLE'],
    ['2.5', 'NUMBER_NOT_WHOLE'],
    ['1,000', 'NUMBER_NOT_WHOLE'],
    ['0,5', 'NUMBER_NOT_WHOLE'],
    ['-3', 'NUMBER_TOO_SMALL'],
    ['−3', 'NUMBER_TOO_SMALL'],
    ['1000000', 'NUMBER_TOO_LARGE'],
    ['9'.repeat(400), 'NUMBER_TOO_LARGE'],
  ])('"%s" stays as typed: %s', (text, code) => {
    expect(left(text)).toEqual([text, code]);
  });

  it.each([
    ['0', 'NUMBER_ZERO'],
    ['-0', 'NUMBER_ZERO'],
    ['00', 'NUMBER_ZERO'],
    ['abc', 'NUMBER_EXPECTED'],
    ['12a', 'NUMBER_EXPECTED'],
    ['-', 'NUMBER_EXPECTED'],
    ['2 5', 'NUMBER_EXPECTED'],
    ['1e3', 'NUMBER_EXPECTED'],
  ])('"%s" clears the field: %s', (text, code) => {
    expect(left(text)).toEqual(['', code]);
    expect(readEntry(text, quantity), 'not while it is being typed').toMatchObject({ text, code });
  });

  it('says its limits', () => {
    expect(readEntry('-3', quantity)).toMatchObject({ params: { minimum: 1 } });
    expect(readEntry('100000', quantity)).toMatchObject({ params: { maximum: 99_999 } });
  });

  it('nothing typed is nothing, and zero is a value where none is one', () => {
    expect([left(''), left('   '), left('0', counted)]).toEqual([null, null, 0]);
    expect(left('0', { ...quantity, zeroIsEmpty: true })).toBeNull();
  });
});

describe('a sum of money', () => {
  it('takes comma and point, with two digits behind', () => {
    const texts = ['12,5', '12.50', '1.234,56', '1,234.56', '1.234', ',5'];
    expect(texts.map((text) => left(text, price))).toEqual([12.5, 12.5, 1234.56, 1234.56, 1234, 0.5]);
    expect(left('12,345', price)).toEqual(['12,345', 'NUMBER_DECIMALS']);
    expect(left('0,001', price)).toEqual(['0,001', 'NUMBER_DECIMALS']);
    expect(left('1,000', price), 'a thousand, or one?').toEqual(['1,000', 'NUMBER_DECIMALS']);
    expect(left('0,00', price)).toEqual(['', 'NUMBER_ZERO']);
  });
});

describe('far beyond the usual', () => {
  it('is ten times the most that is usual, and a hundred at least', () => {
    const asked = ([amount, usual]: [number, number | null]) => isFarBeyond(amount, usual);
    expect(
      [
        [199, 20],
        [200, 20],
        [55, 5],
        [99, 1],
        [100, 1],
      ].map((pair) => asked(pair as [number, number])),
    ).toEqual([false, true, false, false, true]);
    expect([asked([999, null]), asked([1000, null]), asked([1000, 0])]).toEqual([false, true, true]);
  });

  it('is asked about once: not before there is a usual, not after a yes', () => {
    expect(readEntry('2000', quantity)).toBe(2000);
    expect(left('2000', { ...quantity, usual: 20 })).toEqual(['2000', 'NUMBER_UNUSUAL']);
    expect(left('2000', { ...quantity, usual: 20, confirmed: 2000 })).toBe(2000);
    expect(left('3000', { ...quantity, usual: 20, confirmed: 2000 })).toEqual(['3000', 'NUMBER_UNUSUAL']);
    expect(left('2000', { ...quantity, usual: 20, askedUpTo: 1999 }), 'it is refused anyway').toBe(2000);
    expect(left('25', { ...price, usual: 2.5 }), 'a price may be small').toEqual(['25', 'NUMBER_UNUSUAL']);
  });
});

const german = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });
const someRule = fc
  .record({
    least: fc.integer({ min: 0, max: 50 }),
    span: fc.integer({ min: 0, max: 2_000_000 }),
    decimals: fc.constantFrom(0, 2),
    usual: fc.option(fc.integer({ min: 0, max: 5000 }), { nil: undefined }),
  })
  .map(({ least, span, ...rest }) => ({ least, most: least + span, ...rest }) as NumberRule);
const someText = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...'0123456789.,-+ \u00a0’a５') }),
  fc.double({ min: -1e7, max: 1e7, noNaN: true }).map((value) => german.format(value)),
);

describe('whatever is typed', () => {
  it('a number is within the rule, and anything else keeps the text or clears it', () => {
    fc.assert(
      fc.property(someText, someRule, (text, rule) => {
        const entry = readEntry(text, rule);
        const number = toNumber(entry);
        if (number !== null) {
          expect(number).toBeGreaterThanOrEqual(rule.least);
          expect(number).toBeLessThanOrEqual(rule.most);
          expect(Number(number.toFixed(rule.decimals))).toBe(number);
        }
        if (isRefused(entry)) expect(entry.text).toBe(text);
        const after: NumberEntry = whenLeft(entry);
        if (isRefused(after)) expect(['', text]).toContain(after.text);
        else expect(after).toBe(entry);
      }),
    );
  });

  it('what the field shows is read as the same number again', () => {
    const wide: NumberRule = { least: 0, most: 1e9, decimals: 2 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), (cents) => {
        expect(readEntry(german.format(cents / 100), wide)).toBe(cents / 100);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (amount) => {
        expect(readEntry(german.format(amount), counted)).toBe(amount);
        expect(readEntry(String(amount), counted)).toBe(amount);
      }),
    );
  });

  it('a part of a whole is never taken for a whole', () => {
    const parts = fc.tuple(
      fc.integer({ min: 0, max: 99_999 }),
      fc.constantFrom(',', '.'),
      fc.integer({ min: 1, max: 99 }),
    );
    fc.assert(
      fc.property(parts, ([whole, separator, part]) => {
        const text = `${whole}${separator}${part}`;
        expect(left(text, counted)).toEqual([text, 'NUMBER_NOT_WHOLE']);
        expect(isRefused(readEntry(`-${whole + 1}`, counted))).toBe(true);
      }),
    );
  });
});
