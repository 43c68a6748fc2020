import { describe, expect, it } from 'vitest';
import { articleProblems, prepareArticle } from './article.ts';

const draft = {
  labelConfiguration: {
    consumptionPerScan: 1,
    unitToCount: 'CONSUMPTION_UNIT' as 'ORDER_UNIT' | 'CONSUMPTION_UNIT',
  },
  packagingInformation: {
    consumptionUnitId: 16,
    consumptionUnitCount: 100,
    orderUnitId: 2 as number | null,
  },
  notificationInformation: {
    notificationsEnabled: true,
    minimumStock: { amount: 60, unitId: 16 },
    warningStock: { amount: 120, unitId: 16 } as { amount: number; unitId: number } | null,
    idealStock: { amount: 3, unitId: 2 } as { amount: number; unitId: number } | null,
  },
  documentation: { hasBatchLabel: true, numberOfBatchLabelPrints: 2 },
  vat: 'reducedTax' as 'fullTax' | 'reducedTax' | undefined,
  catalogOrigin: null as { catalogProductSlug: string } | null,
};
type Draft = typeof draft;
const problems = (change: (given: Draft) => Draft) => articleProblems(prepareArticle(change(draft)));
const notified = (change: Partial<Draft['notificationInformation']>) =>
  problems((given) => ({
    ...given,
    notificationInformation: { ...given.notificationInformation, ...change },
  }));

describe('preparing the payload', () => {
  it('sets the batch label prints to 0 without batch label', () => {
    const off = { ...draft, documentation: { hasBatchLabel: false, numberOfBatchLabelPrints: 5 } };
    expect(prepareArticle(off).documentation.numberOfBatchLabelPrints).toBe(0);
    expect(prepareArticle(draft).documentation.numberOfBatchLabelPrints).toBe(2);
  });

  it('keeps of a threshold that is not set only a unit of the article', () => {
    const minimumOf = (unitId: number) =>
      prepareArticle({
        ...draft,
        notificationInformation: {
          ...draft.notificationInformation,
          minimumStock: { amount: 0, unitId },
        },
      }).notificationInformation.minimumStock;
    expect(minimumOf(16)).toEqual({ amount: 0, unitId: 16 });
    expect(minimumOf(99)).toEqual({ amount: 0, unitId: 2 });
  });

  it('takes a threshold without a unit in order units', () => {
    const packs = { ...draft.packagingInformation, orderUnitId: 3 };
    const notificationInformation = { notificationsEnabled: true, minimumStock: { amount: 4 } };
    const prepared = prepareArticle({ ...draft, packagingInformation: packs, notificationInformation });
    expect(prepared.notificationInformation).toMatchObject({
      minimumStock: { amount: 4, unitId: 3 },
      warningStock: { amount: 0, unitId: 3 },
      idealStock: { amount: 0, unitId: 3 },
    });
    expect(articleProblems(prepared)).toEqual([]);
  });

  it('removes the VAT of what comes from the catalogue', () => {
    expect('vat' in prepareArticle({ ...draft, catalogOrigin: { catalogProductSlug: 'artinova' } })).toBe(
      false,
    );
    expect(prepareArticle(draft).vat).toBe('reducedTax');
  });

  it('takes missing warning and ideal stock as 0', () => {
    const { notificationInformation } = prepareArticle({
      ...draft,
      notificationInformation: { ...draft.notificationInformation, warningStock: null, idealStock: null },
    });
    expect(notificationInformation.warningStock.amount).toBe(0);
    expect(notificationInformation.idealStock.amount).toBe(0);
  });

  it('orders in packs where nothing is said', () => {
    const packagingInformation = { ...draft.packagingInformation, orderUnitId: null };
    expect(prepareArticle({ ...draft, packagingInformation }).packagingInformation.orderUnitId).toBe(2);
  });
});

describe('an article', () => {
  it('is fine as drawn', () => {
    expect(problems((given) => given)).toEqual([]);
  });

  it('is consumed in even parts of its pack', () => {
    const scan = (consumptionPerScan: number) =>
      problems((given) => ({
        ...given,
        labelConfiguration: { ...given.labelConfiguration, consumptionPerScan },
      }));
    expect(scan(25)).toEqual([]);
    expect(scan(30)).toEqual([
      { field: 'labelConfiguration.consumptionPerScan', code: 'CONSUMPTION_NOT_DIVISIBLE' },
    ]);
  });

  it('has one consumption unit per pack when packages are counted', () => {
    const counted = (consumptionUnitCount: number) =>
      problems((given) => ({
        ...given,
        labelConfiguration: { ...given.labelConfiguration, unitToCount: 'ORDER_UNIT' },
        packagingInformation: { ...given.packagingInformation, consumptionUnitCount },
        notificationInformation: { ...given.notificationInformation, idealStock: null },
      })).map(({ field }) => field);
    expect(counted(1)).toEqual([]);
    expect(counted(100)).toEqual(['packagingInformation.consumptionUnitCount']);
  });

  it('warns above the minimum and fills up above both', () => {
    expect(notified({ warningStock: { amount: 60, unitId: 16 } })).toEqual([
      { field: 'notificationInformation.warningStock.amount', code: 'WARNING_NOT_ABOVE_MINIMUM' },
    ]);
    expect(notified({ idealStock: { amount: 1, unitId: 2 } })).toEqual([
      { field: 'notificationInformation.idealStock.amount', code: 'IDEAL_NOT_ABOVE_WARNING' },
    ]);
    expect(notified({ idealStock: { amount: 60, unitId: 16 } })).toEqual([
      { field: 'notificationInformation.idealStock.amount', code: 'IDEAL_NOT_ABOVE_MINIMUM' },
    ]);
  });

  it('breaks no rule with what is not set', () => {
    expect(notified({ minimumStock: { amount: 0, unitId: 16 } })).toEqual([]);
    expect(notified({ warningStock: null })).toEqual([]);
    expect(notified({ warningStock: { amount: 0, unitId: 99 } })).toEqual([]);
  });

  it('knows only its own units', () => {
    expect(notified({ minimumStock: { amount: 1, unitId: 7 } })[0]).toEqual({
      field: 'notificationInformation.minimumStock.amount',
      code: 'INCORRECT_VALUE',
    });
  });
});

it('refuses a threshold no stock can reach', () => {
  expect(notified({ idealStock: { amount: 1_000_001, unitId: 2 } })).toEqual([
    { field: 'notificationInformation.idealStock.amount', code: 'INCORRECT_VALUE' },
  ]);
});
