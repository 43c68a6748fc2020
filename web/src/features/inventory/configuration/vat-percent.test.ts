import { expect, test } from 'vitest';
import { vatPercent } from './vat-percent.ts';

const rate = (country: string, percent: number, validFrom: string, vatClass = 'fullTax' as const) => ({
  country,
  percent,
  validFrom,
  vatClass,
});
const rates = [
  rate('DE', 19, '2021-01-01'),
  rate('DE', 16, '2020-07-01'),
  rate('AT', 20, '2016-01-01'),
  rate('DE', 21, '2030-01-01'),
];

test.each([
  ['DE', '2026-11-15', 19],
  ['DE', '2020-08-01', 16],
  ['DE', '2030-01-01', 21],
  ['AT', '2026-11-15', 20],
  ['CH', '2026-11-15', null],
] as const)('%s on %s: %s', (country, day, percent) => {
  expect(vatPercent(rates, country, 'fullTax', day)).toBe(percent);
  expect(vatPercent(rates, country, 'reducedTax', day)).toBeNull();
});
