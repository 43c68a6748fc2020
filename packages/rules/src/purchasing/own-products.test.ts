import { expect, test } from 'vitest';
import { ownSpans, usualAmount } from './own-products.ts';

test('the spans are the running month and those before it', () => {
  expect(ownSpans('2026-11-18')).toEqual({ ownSince: '2024-12-01', countedSince: '2025-12-01' });
  expect(ownSpans('2026-01-31')).toEqual({ ownSince: '2024-02-01', countedSince: '2025-02-01' });
});

test('the usual amount is the median, rounded half up, at least the minimum order and one', () => {
  expect(usualAmount(20, 1)).toBe(20);
  expect(usualAmount(2.5, 1)).toBe(3);
  expect(usualAmount(3, 10)).toBe(10);
  expect(usualAmount(null, 5)).toBe(5);
  expect(usualAmount(null, 0)).toBe(1);
});
