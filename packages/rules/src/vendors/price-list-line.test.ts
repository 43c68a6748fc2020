import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PriceListValues, readPriceLine } from './price-list-line.ts';

const today = '2026-11-16';
const read = (values: PriceListValues) => readPriceLine(values, today);
const problemsOf = (values: PriceListValues) => read(values).problems.map(({ field, code }) => [field, code]);

describe('the price of a line', () => {
  it.each([
    ['7,45', 745],
    ['7.45', 745],
    ['2,5', 250],
    ['7,45 €', 745],
    ['EUR 7,45', 745],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1 234,56', 123_456],
    ['1.234.567', 123_456_700],
    ['12', 1200],
    ['0,125', 13],
    ['0.01', 1],
    ['1000000', 100_000_000],
    ['7.4500', 745],
  ])('reads %s', (price, cents) => {
    expect(read({ price })).toMatchObject(
      cents > 100_000_000
        ? { priceCents: null, problems: [{ code: 'PRICE_LIST_PRICE_RANGE' }] }
        : { priceCents: cents, problems: [] },
    );
  });

  it.each([
    ['32,5 0', 'PRICE_LIST_NO_AMOUNT'],
    ['auf Anfrage', 'PRICE_LIST_NO_AMOUNT'],
    ['7,45 USD', 'PRICE_LIST_NO_AMOUNT'],
    ['=1+1', 'PRICE_LIST_NO_AMOUNT'],
    ['7,4,5', 'PRICE_LIST_NO_AMOUNT'],
    ['1e5', 'PRICE_LIST_NO_AMOUNT'],
    ['9'.repeat(400), 'PRICE_LIST_NO_AMOUNT'],
    ['1.234', 'PRICE_LIST_UNCLEAR'],
    ['1,234', 'PRICE_LIST_UNCLEAR'],
    ['-1', 'PRICE_LIST_PRICE_RANGE'],
    ['0', 'PRICE_LIST_PRICE_RANGE'],
    ['0,001', 'PRICE_LIST_PRICE_RANGE'],
    ['1.000.000,01', 'PRICE_LIST_PRICE_RANGE'],
    ['99999999999999999999', 'PRICE_LIST_PRICE_RANGE'],
    ['', 'PRICE_LIST_PRICE_MISSING'],
    ['   ', 'PRICE_LIST_PRICE_MISSING'],
  ])('refuses %s', (price, code) => {
    expect(problemsOf({ price })).toEqual([['price', code]]);
    expect(read({ price }).priceCents).toBeNull();
  });

  it('is of one order unit, also where the list gives that of a hundred', () => {
    expect(read({ price: '12,50', priceQuantity: '100' }).priceCents).toBe(13);
    expect(read({ price: '12,50', priceQuantity: '1' }).priceCents).toBe(1250);
    expect(problemsOf({ price: '12,50', priceQuantity: '0' })).toEqual([
      ['priceQuantity', 'INCORRECT_VALUE'],
    ]);
    expect(problemsOf({ price: '12,50', priceQuantity: 'Stück' })).toEqual([
      ['priceQuantity', 'INCORRECT_VALUE'],
    ]);
  });

  it('is in euros', () => {
    for (const currency of ['', 'EUR', 'eur', '€']) expect(problemsOf({ price: '1', currency })).toEqual([]);
    expect(read({ price: '1', currency: 'chf' }).problems).toEqual([
      { field: 'currency', code: 'PRICE_LIST_CURRENCY', params: { value: 'CHF' } },
    ]);
  });

  it('reads back what it writes itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (cents) => {
        expect(read({ price: (cents / 100).toFixed(2).replace('.', ',') }).priceCents).toBe(cents);
      }),
    );
  });

  it('is a good price or told what is wrong, whatever stands there', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (price, priceQuantity) => {
        const { priceCents, problems } = read({ price, priceQuantity });
        expect(priceCents === null).toBe(problems.length > 0);
        if (priceCents !== null) expect(Number.isInteger(priceCents) && priceCents >= 1).toBe(true);
      }),
    );
  });
});

describe('what else a line says', () => {
  it('is left open where it says nothing', () => {
    expect(read({ price: '1', minimumQuantity: ' ', discountable: '' })).toEqual({
      priceCents: 100,
      minimumQuantity: null,
      discountable: null,
      orderNumber: null,
      validUntil: null,
      problems: [],
    });
  });

  it('is read, or told at its field', () => {
    const values = { price: '1', orderNumber: ' K-1 ', minimumQuantity: '1.000,0', discountable: 'ja' };
    expect(read(values)).toMatchObject({ orderNumber: 'K-1', minimumQuantity: 1000, discountable: true });
    for (const minimumQuantity of ['0', '-3', '1,5', '100000', 'zwei'])
      expect(problemsOf({ price: '1', minimumQuantity })).toEqual([['minimumQuantity', 'INCORRECT_VALUE']]);
    expect(problemsOf({ price: '1', discountable: 'vielleicht' })).toEqual([
      ['discountable', 'INCORRECT_VALUE'],
    ]);
    expect(problemsOf({ price: '1', orderNumber: 'x'.repeat(65) })).toEqual([
      ['orderNumber', 'INCORRECT_VALUE'],
    ]);
  });

  it('holds on the days it names, both included', () => {
    expect(problemsOf({ price: '1', validFrom: '16.11.2026', validUntil: '2026-11-16' })).toEqual([]);
    expect(read({ price: '1', validUntil: '15.11.2026' }).problems).toEqual([
      { field: 'validUntil', code: 'PRICE_LIST_ENDED', params: { day: '2026-11-15' } },
    ]);
    expect(read({ price: '1', validFrom: '01.01.2027', validUntil: '31.12.2027' }).problems).toEqual([
      { field: 'validFrom', code: 'PRICE_LIST_NOT_YET', params: { day: '2027-01-01' } },
    ]);
    expect(problemsOf({ price: '1', validUntil: 'bald' })).toEqual([['validUntil', 'INCORRECT_VALUE']]);
  });
});
