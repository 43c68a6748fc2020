import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPhoneNumber } from './phone-number.ts';

describe('a phone number', () => {
  it.each([
    '089 99998-120',
    '08999998120',
    '0421 1',
    '089/99 99 81-20',
    '(089) 99998-120',
    '+49 89 99998 210',
    '+49 (0)89 99998-0',
    '+49 (89) 99998 - 0',
    '+43 1 58858',
    '0043 1 58858-23',
    '0720 000 220',
    '01 588 58 DW 23',
    '01 58858 ext. 23',
    '  089 1234 ',
    '0170.1234567',
  ])('%s is one', (text) => expect(isPhoneNumber(text)).toBe(true));

  it.each([
    'abc',
    '',
    '0',
    '1234567',
    '99998-120',
    '+',
    '+0 89 1234',
    '+49',
    '00',
    '000 123 456',
    '++49 89 1234',
    '49+89 1234',
    '089 123 (45',
    '089 123) 45',
    '089 ((12) 34)',
    '089 () 1234',
    '089 -----12345',
    '089 12345-',
    '089 12345 call me',
    '089 12345 oder 089 12346',
    '+49 89 1234567890123456',
    '٠٨٩ ١٢٣٤٥',
  ])('%s is none', (text) => expect(isPhoneNumber(text)).toBe(false));

  const group = fc.integer({ min: 0, max: 9999 }).map(String);
  const gap = fc.constantFrom(' ', '-', '/', '.', ' - ', ' / ');
  const start = fc.constantFrom('089', '+49 89', '0049 89', '(089)', '+43 (0)1', '+43 1', '01', '0170');

  it('is one however its groups are parted', () => {
    fc.assert(
      fc.property(start, fc.array(fc.tuple(gap, group), { minLength: 1, maxLength: 2 }), (head, parts) => {
        const text = head + parts.flat().join('');
        fc.pre(text.replace(/\D/g, '').length >= 5);
        expect(isPhoneNumber(text)).toBe(true);
      }),
    );
  });

  it('is none with a word in it', () => {
    const letter = fc.constantFrom(...'aeioumnrtüß');
    fc.assert(
      fc.property(fc.nat({ max: 11 }), letter, (at, sign) => {
        const number = '089 12345678';
        expect(isPhoneNumber(number.slice(0, at) + sign + number.slice(at))).toBe(false);
      }),
    );
  });

  it('answers any text, and a long one at once', () => {
    fc.assert(fc.property(fc.string(), (text) => void isPhoneNumber(text)));
    expect(isPhoneNumber(`0${'1 '.repeat(100_000)}`)).toBe(false);
  });
});
