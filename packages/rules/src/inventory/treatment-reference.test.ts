import fc from 'fast-check';
import { expect, it } from 'vitest';
import { looksLikeBirthDate } from './treatment-reference.ts';

it.each([
  '12.03.1980',
  '1.3.80',
  'geb. 12.03.1980',
  '12/03/1980',
  '12-03-1980',
  '12 03 1980',
  '1980-03-12',
  '1980/3/12',
  '12031980',
  '19800312',
  '12. März 1980',
  '12 March 1980',
  '12.Mär.80',
  '12 Jänner 1980',
  'March 12, 1980',
  '3. Oktober 2001',
  'A-1 (12.03.1980)',
])('%s looks like a date of birth', (text) => {
  expect(looksLikeBirthDate(text)).toBe(true);
});

it.each([
  '',
  '4711',
  '120380',
  'P-2026-00417',
  'Akte 88121',
  '2026/1104',
  'OP 3.2',
  '36.12.1980.7',
  'A12031980',
  '4012031980',
  'HKP 2026-11',
  'Fall 17 Mai',
  'Saal 2, Fall 11',
])('%s may be the number of a treatment', (text) => {
  expect(looksLikeBirthDate(text)).toBe(false);
});

it('every day of a life is found however it is written, also inside a text', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.constantFrom('', 'geb. ', '*', 'Nr 7, '), (date, before) => {
      const [y = '', m = '', d = ''] = date.toISOString().slice(0, 10).split('-');
      const texts = [
        `${d}.${m}.${y}`,
        `${y}-${m}-${d}`,
        `${d}${m}${y}`,
        `${+d}.${+m}.${y.slice(2)}`,
        `${d}/${m}/${y}`,
      ];
      return texts.every((text) => looksLikeBirthDate(`${before}${text}`));
    }),
  );
});

it('numbers without blanks or signs are dates only with eight digits', () => {
  fc.assert(fc.property(fc.stringMatching(/^[A-CX-Z]{0,3}\d{1,7}$/), (text) => !looksLikeBirthDate(text)));
});
