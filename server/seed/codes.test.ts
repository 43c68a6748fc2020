import { describe, expect, it } from 'vitest';
import { catalogue } from './catalog.fixture.ts';
import { gtinCheckDigit, pznCheckDigit } from './codes.ts';

const products = catalogue.map(({ product }) => product);
const distinct = (values: readonly string[]) => new Set(values).size;

describe('GTIN', () => {
  it('has the check digit of the published examples', () => {
    expect(gtinCheckDigit('629104150021')).toBe(3);
    expect(gtinCheckDigit('950110153000')).toBe(3);
  });

  it('is valid, used once and never one of a traded product', () => {
    const gtins = products.flatMap(({ gtin }) => (gtin === null ? [] : [gtin]));
    expect(gtins.length).toBeGreaterThan(products.length * 0.9);
    expect(distinct(gtins)).toBe(gtins.length);
    const isFaulty = (gtin: string) =>
      !/^2\d{12}$/.test(gtin) || gtinCheckDigit(gtin.slice(0, -1)) !== Number(gtin.at(-1));
    expect(gtins.filter(isFaulty)).toEqual([]);
  });
});

describe('PZN', () => {
  it('has the check digit of the published example', () => {
    expect(pznCheckDigit('2758089')).toBe(9);
  });

  it('is valid and used once; every medicine has one', () => {
    const pzns = products.flatMap(({ pzn }) => (pzn === null ? [] : [pzn]));
    expect(distinct(pzns)).toBe(pzns.length);
    const isFaulty = (pzn: string) =>
      !/^9\d{7}$/.test(pzn) || pznCheckDigit(pzn.slice(0, -1)) !== Number(pzn.at(-1));
    expect(pzns.filter(isFaulty)).toEqual([]);
    expect(products.filter((product) => product.isMedicine && product.pzn === null)).toEqual([]);
    expect(products.some((product) => product.isMedicine)).toBe(true);
  });
});
