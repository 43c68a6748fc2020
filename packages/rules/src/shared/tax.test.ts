import { describe, expect, test } from 'vitest';
import { addVatShares, type VatRate, vatByRate, vatPercentsOn } from './tax.ts';

const rates: VatRate[] = [
  { country: 'DE', vatClass: 'fullTax', validFrom: '2021-01-01', percent: 19 },
  { country: 'DE', vatClass: 'fullTax', validFrom: '2007-01-01', percent: 19 },
  { country: 'DE', vatClass: 'fullTax', validFrom: '2020-07-01', percent: 16 },
  { country: 'DE', vatClass: 'reducedTax', validFrom: '1983-07-01', percent: 7 },
  { country: 'DE', vatClass: 'reducedTax', validFrom: '2020-07-01', percent: 5 },
  { country: 'DE', vatClass: 'reducedTax', validFrom: '2021-01-01', percent: 7 },
  { country: 'AT', vatClass: 'fullTax', validFrom: '1984-01-01', percent: 20 },
  { country: 'AT', vatClass: 'reducedTax', validFrom: '1984-01-01', percent: 10 },
];

describe('the rate of a day', () => {
  test.each([
    ['DE', '2020-06-30', 19, 7],
    ['DE', '2020-07-01', 16, 5],
    ['DE', '2020-12-31', 16, 5],
    ['DE', '2021-01-01', 19, 7],
    ['AT', '2026-03-01', 20, 10],
  ])('%s on %s', (country, day, fullTax, reducedTax) => {
    expect(vatPercentsOn(rates, country, day)).toEqual({ fullTax, reducedTax });
  });

  test('before the first rate, or in a country without one, is an error and not zero', () => {
    expect(() => vatPercentsOn(rates, 'DE', '1980-01-01')).toThrow('fullTax VAT rate for DE on 1980-01-01');
    expect(() => vatPercentsOn(rates, 'CH', '2026-01-01')).toThrow('CH');
  });
});

describe('VAT by rate', () => {
  test('is rounded once on the sum: three lines of 0.03 at 19 % owe 0.02, not three times 0.01', () => {
    const line = { percent: 19, netCents: 3 };
    expect(vatByRate([line, line, line])).toEqual([{ percent: 19, netCents: 9, vatCents: 2 }]);
  });

  test('rounds half a cent up and lists the highest rate first', () => {
    expect(
      vatByRate([
        { percent: 7, netCents: 50 },
        { percent: 19, netCents: 50 },
        { percent: 4.9, netCents: 500 },
      ]),
    ).toEqual([
      { percent: 19, netCents: 50, vatCents: 10 },
      { percent: 7, netCents: 50, vatCents: 4 },
      { percent: 4.9, netCents: 500, vatCents: 25 },
    ]);
  });

  test('adding shares up keeps the cents of each', () => {
    const share = { percent: 19, netCents: 3, vatCents: 1 };
    expect(addVatShares([share, { percent: 7, netCents: 100, vatCents: 7 }, share])).toEqual([
      { percent: 19, netCents: 6, vatCents: 2 },
      { percent: 7, netCents: 100, vatCents: 7 },
    ]);
  });
});
