import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainVatId, vatIdFault } from './vat-id.ts';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((d) => d.join(''));

/** The only one of ten that fits. */
const completed = (start: string, body: string): string[] =>
  [...'0123456789'].map((check) => start + body + check).filter((text) => vatIdFault(text) === null);

describe('a VAT id', () => {
  it.each([
    ['of Germany', 'DE136695976'],
    ['of Germany, another one', 'DE129273398'],
    ['of Germany with the check digit 0', 'DE111111060'],
    ['of Austria', 'ATU13585627'],
    ['of Austria, another one', 'ATU37675002'],
    ['as people write it', ' de 136 695 976 '],
    ['with dots and dashes', 'ATU-1358.5627'],
  ])('%s is right', (_, text) => expect(vatIdFault(text)).toBeNull());

  it.each([
    ['zzz', 'VAT_ID_FORM'],
    ['DE12345678', 'VAT_ID_FORM'],
    ['DE1366959760', 'VAT_ID_FORM'],
    ['AT13585627', 'VAT_ID_FORM'],
    ['FR13585627', 'VAT_ID_FORM'],
    ['DE١٣٦٦٩٥٩٧٦', 'VAT_ID_FORM'],
    ['DE308172643', 'VAT_ID_CHECK_DIGIT'],
    ['ATU13585626', 'VAT_ID_CHECK_DIGIT'],
  ])('%s is not: %s', (text, fault) => expect(vatIdFault(text)).toBe(fault));

  it('has exactly one check digit', () => {
    fc.assert(fc.property(digits(8), (body) => void expect(completed('DE', body)).toHaveLength(1)));
    fc.assert(fc.property(digits(7), (body) => void expect(completed('ATU', body)).toHaveLength(1)));
  });

  it.each([
    ['DE', 8],
    ['ATU', 7],
  ] as const)('%s shows every single slip of the finger', (start, length) => {
    fc.assert(
      fc.property(digits(length), fc.nat({ max: length }), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
        const [right = ''] = completed(start, body);
        const index = start.length + at;
        const wrong = (Number(right[index]) + by) % 10;
        expect(vatIdFault(right.slice(0, index) + wrong + right.slice(index + 1))).toBe('VAT_ID_CHECK_DIGIT');
      }),
    );
  });

  it('is the same however it is spaced', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('', ' ', '.', '-'), { minLength: 12, maxLength: 12 }), (gaps) => {
        const written = [...'DE136695976'].map((sign, index) => gaps[index] + sign).join('') + gaps[11];
        expect([plainVatId(written), vatIdFault(written)]).toEqual(['DE136695976', null]);
      }),
    );
  });

  it('never fails on any text', () => {
    fc.assert(fc.property(fc.string(), (text) => void vatIdFault(text)));
  });
});
