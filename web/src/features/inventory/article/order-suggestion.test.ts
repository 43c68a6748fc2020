import { expect, test } from 'vitest';
import { packsToIdeal } from './order-suggestion.ts';

const article = {
  stock: 46,
  idealStock: 300,
  labelConfiguration: { consumptionPerScan: 1, unitToCount: 'CONSUMPTION_UNIT', unitToLabel: 'SALES_UNIT' },
  packagingInformation: { consumptionUnitId: 16, consumptionUnitCount: 100, orderUnitId: 2 },
} as const;

test('whole packs up to ideal stock, never none', () => {
  expect(packsToIdeal(article)).toBe(3);
  expect(packsToIdeal({ ...article, stock: 100 })).toBe(2);
  expect(packsToIdeal({ ...article, stock: 400 })).toBe(1);
  expect(packsToIdeal({ ...article, idealStock: 0 })).toBe(1);
});
