import { describe, expect, it } from 'vitest';
import { missingOrderUnits } from './fill-up.ts';

const article = { stock: 46, idealStock: 300, unitsPerOrderUnit: 100 };

describe('filling up to ideal stock', () => {
  it('orders whole packs, one that is begun counts as missing', () => {
    expect(missingOrderUnits(article, 0)).toBe(3);
    expect(missingOrderUnits({ ...article, stock: 100 }, 0)).toBe(2);
  });

  it('orders nothing twice', () => {
    expect(missingOrderUnits(article, 2)).toBe(1);
    expect(missingOrderUnits(article, 5)).toBe(0);
  });

  it('orders nothing where there is enough, or no ideal stock', () => {
    expect(missingOrderUnits({ ...article, stock: 300 }, 0)).toBe(0);
    expect(missingOrderUnits({ ...article, idealStock: 0 }, 0)).toBe(0);
  });
});
