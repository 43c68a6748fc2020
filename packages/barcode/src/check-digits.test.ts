// Check digits: a single wrong digit never passes.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasCheckDigit, readGtin } from './gtin.ts';
import { readPzn } from './pzn.ts';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const completed = (body: string, isRight: (text: string) => boolean): string | undefined =>
  [...'0123456789'].map((digit) => body + digit).find(isRight);
const withWrongDigit = (text: string, at: number, add: number): string => {
  const place = at % text.length;
  return text.slice(0, place) + String((Number(text[place]) + add) % 10) + text.slice(place + 1);
};
const place = fc.nat();
const add = fc.integer({ min: 1, max: 9 });

it('in a GTIN of any length', () => {
  fc.assert(
    fc.property(fc.constantFrom(7, 11, 12, 13).chain(digits), place, add, (body, at, more) => {
      const right = completed(body, hasCheckDigit) ?? '';
      expect(readGtin(right)).toMatchObject({ kind: 'gtin', gtin: right.padStart(14, '0') });
      expect(readGtin(withWrongDigit(right, at, more))).toMatchObject({ reason: 'checkDigit' });
    }),
  );
});

it('in a PZN of seven or eight digits; some beginnings were never given out', () => {
  fc.assert(
    fc.property(fc.constantFrom(6, 7).chain(digits), place, add, (body, at, more) => {
      const right = completed(body, (text) => readPzn(text).kind === 'pzn');
      const sum = [...body.padStart(7, '0')].reduce(
        (total, digit, index) => total + Number(digit) * (index + 1),
        0,
      );
      expect(right === undefined).toBe(sum % 11 === 10);
      if (right === undefined) return;
      expect(readPzn(right)).toMatchObject({ kind: 'pzn', pzn: right.padStart(8, '0') });
      expect(readPzn(withWrongDigit(right, at, more))).toMatchObject({
        kind: 'invalid',
        reason: 'checkDigit',
      });
    }),
  );
});
