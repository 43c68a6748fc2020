import { describe, expect, test } from 'vitest';
import { emptyArticle } from './article-form.ts';
import { describeArticle } from './sentences.ts';

const counted = {
  ...emptyArticle,
  unitToCount: 'CONSUMPTION_UNIT',
  consumptionUnitId: 16,
  consumptionUnitCount: 100,
  minimumStock: 60,
  warningStock: 120,
  idealStock: 300,
} as const;

describe('every setting as a sentence', () => {
  test('counting the contents of packs', () => {
    expect(describeArticle({ ...counted, hasBatchObligation: true, hasExpiryDateObligation: true })).toEqual([
      { kind: 'order', of: { amount: 3, unitId: 2 } },
      { kind: 'stockRises', of: { amount: 300, unitId: 16 } },
      { kind: 'labels', count: 3 },
      { kind: 'scan', of: { amount: 1, unitId: 16 } },
      { kind: 'reorderAt', of: { amount: 120, unitId: 16 } },
      { kind: 'minimumAt', of: { amount: 60, unitId: 16 } },
      { kind: 'fillTo', of: { amount: 300, unitId: 16 } },
      { kind: 'batchAndExpiry' },
    ]);
  });

  test('labels: on each of the contents, or one that stays at the shelf', () => {
    const labels = (unitToLabel: 'CONSUMABLE_UNIT' | 'STORAGE_PRODUCT') =>
      describeArticle({ ...counted, unitToLabel })[2];
    expect(labels('CONSUMABLE_UNIT')).toEqual({ kind: 'labels', count: 300 });
    expect(labels('STORAGE_PRODUCT')).toEqual({ kind: 'permanentLabel' });
  });

  test('a watched article without a minimum is warned of when nothing is left', () => {
    expect(describeArticle({ ...counted, minimumStock: null, warningStock: null })).toContainEqual({
      kind: 'minimumAtNothing',
    });
  });

  test('counting packs, nothing watched', () => {
    expect(
      describeArticle({
        ...emptyArticle,
        consumptionUnitCount: 100,
        consumptionPerScan: 10,
        notificationsEnabled: false,
      }),
    ).toEqual([
      { kind: 'order', of: { amount: 1, unitId: 2 } },
      { kind: 'stockRises', of: { amount: 1, unitId: 2 } },
      { kind: 'labels', count: 1 },
      { kind: 'scan', of: { amount: 1, unitId: 2 } },
      { kind: 'notWatched' },
    ]);
  });

  test('an article that is not kept in stock', () => {
    expect(describeArticle({ ...counted, useInventory: false })).toEqual([{ kind: 'notKept' }]);
  });
});
