import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseScan } from './parse-scan.ts';
import {
  gtinForms,
  isAssignedCode,
  namesProduct,
  productNumbers,
  shownNumber,
  toArticleCode,
  toProductCode,
} from './product-code.ts';

const codeOf = (text: string) => toProductCode(parseScan(text, { today: '2026-11-15' }));

describe('the product a code means', () => {
  it('is told by GTIN, PZN or number, whatever kind of code it is', () => {
    expect(codeOf('(01)04006381333931(10)A')).toEqual({ gtin: '04006381333931' });
    expect(codeOf('4006381333931')).toEqual({ gtin: '04006381333931' });
    expect(codeOf('-03752864')).toEqual({ pzn: '03752864' });
    expect(codeOf('+A99912345/$$52001510X33')).toEqual({ number: '1234' });
    expect(codeOf('SN-20451')).toEqual({ number: 'SN-20451' });
  });

  it('is none in a code without any, nor in signs alone or an endless text', () => {
    for (const text of ['- -', '(10)LOT', 'PX000000000', `A${'1'.repeat(64)}`])
      expect(namesProduct(codeOf(text)), text).toBe(false);
  });

  it('is shown with the digits that stand on the pack', () => {
    expect(shownNumber({ gtin: '04006381333931' })).toBe('4006381333931');
    expect(shownNumber({ gtin: '00000096385074' })).toBe('96385074');
    expect(shownNumber({ gtin: '00012345678905' })).toBe('0012345678905');
    expect(shownNumber({ gtin: '14006381333938' })).toBe('14006381333938');
    expect(shownNumber({ gtin: '04150037528643', pzn: '03752864' })).toBe('03752864');
    expect(shownNumber({ number: 'SN-1' })).toBe('SN-1');
    expect(shownNumber({})).toBeNull();
  });
});

it('a GTIN is written with 8, 12, 13 or 14 digits, and is the same in each', () => {
  expect(gtinForms('96385074')).toEqual(['96385074', '000096385074', '0000096385074', '00000096385074']);
  expect(gtinForms('04006381333931')).toEqual(['4006381333931', '04006381333931']);
  expect(gtinForms('00000000')).toEqual([]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999_999 }), (number) => {
      const forms = gtinForms(String(number));
      expect(forms.map(Number)).toEqual(forms.map(() => number));
      for (const form of forms) expect(gtinForms(form)).toEqual(forms);
    }),
  );
});

it('a code that somebody assigned is kept once, and is the same however it is written', () => {
  expect(toArticleCode({ gtin: '4006381333931' })).toEqual({ kind: 'gtin', code: '04006381333931' });
  expect(toArticleCode({ gtin: '04150037528643', pzn: '03752864' })).toEqual({
    kind: 'pzn',
    code: '03752864',
  });
  expect(toArticleCode({ number: 'sn 1/2' })).toEqual({ kind: 'number', code: 'SN12' });
  for (const code of [{}, { gtin: '00000000' }, { number: '--' }]) expect(toArticleCode(code)).toBeNull();
  for (const gtin of ['4006381333931', '04006381333931'])
    expect(isAssignedCode(productNumbers({ gtin }), { kind: 'gtin', code: '04006381333931' })).toBe(true);
  const sn = productNumbers({ number: 'SN-12' });
  expect(isAssignedCode(sn, { kind: 'number', code: 'SN12' })).toBe(true);
  expect(isAssignedCode(sn, { kind: 'pzn', code: 'SN12' })).toBe(false);
});
