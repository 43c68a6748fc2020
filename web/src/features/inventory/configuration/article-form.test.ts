import { articlePayload } from '@praxora/contract/inventory/article';
import { prepareArticle } from '@praxora/rules/inventory/article';
import { describe, expect, test } from 'vitest';
import {
  type ArticleValues,
  emptyArticle,
  findProblems,
  type NumberName,
  numberEntry,
  toPayload,
  valuesOfArticle,
  withEntry,
  withUnitToCount,
} from './article-form.ts';

const article = (changes: Partial<ArticleValues> = {}): ArticleValues => ({
  ...emptyArticle,
  name: 'Artinova 4%',
  unitToCount: 'CONSUMPTION_UNIT',
  consumptionUnitId: 16,
  consumptionUnitCount: 100,
  ...changes,
});

const codes = (changes: Partial<ArticleValues>) =>
  Object.fromEntries(
    Object.entries(findProblems(article(changes))).map(([field, { code }]) => [field, code]),
  );

describe('from the form to the payload', () => {
  test('a new article carries the defaults of the specification', () => {
    const sent = articlePayload.parse(toPayload({ ...emptyArticle, name: 'Spatel' }, undefined));
    const { earliestExpiryDate: _, ...rest } = sent;
    expect(prepareArticle(rest)).toEqual(
      prepareArticle(
        articlePayload.parse({
          name: 'Spatel',
          vat: 'fullTax',
          packagingInformation: { orderUnitId: 2 },
        }),
      ),
    );
  });

  test('counting packages fixes the consumption unit and the scan at 1', () => {
    const sent = toPayload(article({ unitToCount: 'ORDER_UNIT', consumptionPerScan: 10 }), undefined);
    expect(sent.packagingInformation).toEqual({
      orderUnitId: 2,
      consumptionUnitId: 2,
      consumptionUnitCount: 1,
    });
    expect(sent.labelConfiguration?.consumptionPerScan).toBe(1);
  });

  test('thresholds go out in the counting unit, empty ones as 0', () => {
    const sent = toPayload(article({ minimumStock: 60, warningStock: null, idealStock: 300 }), undefined);
    expect(sent.notificationInformation).toMatchObject({
      minimumStock: { amount: 60, unitId: 16 },
      warningStock: { amount: 0, unitId: 16 },
      idealStock: { amount: 300, unitId: 16 },
    });
  });

  test('what comes from the catalogue has no VAT of its own; without a batch label nothing is printed', () => {
    const fromCatalogue = toPayload(article({ catalogProductSlug: 'artinova' }), 'office');
    expect(fromCatalogue).toMatchObject({
      catalogOrigin: { catalogProductSlug: 'artinova' },
      dentalOfficeId: 'office',
      documentation: { numberOfBatchLabelPrints: 0 },
    });
    expect(fromCatalogue).not.toHaveProperty('vat');
    expect(toPayload(article({ hasBatchLabel: true, numberOfBatchLabelPrints: 2 }), undefined)).toMatchObject(
      {
        vat: 'fullTax',
        documentation: { numberOfBatchLabelPrints: 2 },
      },
    );
  });

  test('an opened article is sent back as it was', () => {
    const values = article({ minimumStock: 60, idealStock: 300, notice: 'kühl lagern', defaultStorageId: 4 });
    const sent = articlePayload.parse(toPayload(values, undefined));
    const detail = {
      ...prepareArticle(sent),
      minimumStock: 60,
      warningStock: 0,
      idealStock: 300,
      isDiscontinued: false,
      catalogOrigin: null,
    };
    expect(valuesOfArticle(detail as never)).toEqual(values);
  });
});

describe('switching what is counted', () => {
  test('thresholds keep their meaning', () => {
    const packs = article({ unitToCount: 'ORDER_UNIT', minimumStock: 1, warningStock: 2, idealStock: 3 });
    const pieces = withUnitToCount(packs, 'CONSUMPTION_UNIT');
    expect(pieces).toMatchObject({ minimumStock: 100, warningStock: 200, idealStock: 300 });
    expect(withUnitToCount(pieces, 'ORDER_UNIT')).toEqual(packs);
    expect(withUnitToCount(article({ idealStock: 250 }), 'ORDER_UNIT').idealStock).toBe(3);
  });

  test('no label on contents that nobody counts', () => {
    const labelled = article({ unitToLabel: 'CONSUMABLE_UNIT' });
    expect(withUnitToCount(labelled, 'ORDER_UNIT').unitToLabel).toBe('SALES_UNIT');
  });
});

describe('what is wrong', () => {
  test('nothing', () => {
    expect(codes({ minimumStock: 60, warningStock: 120, idealStock: 300 })).toEqual({});
  });

  test('a re-order point of 0 is not set, as an empty one', () => {
    const thresholds = { minimumStock: 60, idealStock: 300 };
    expect(codes({ ...thresholds, warningStock: 0 })).toEqual({});
    expect(toPayload(article({ ...thresholds, warningStock: 0 }), undefined)).toEqual(
      toPayload(article({ ...thresholds, warningStock: null }), undefined),
    );
  });

  test.each([
    [{ name: '  ' }, { name: 'REQUIRED_FIELD' }],
    [{ consumptionPerScan: 3 }, { 'labelConfiguration.consumptionPerScan': 'CONSUMPTION_NOT_DIVISIBLE' }],
    [{ consumptionPerScan: null }, { 'labelConfiguration.consumptionPerScan': 'CONSUMPTION_NOT_DIVISIBLE' }],
    [{ consumptionUnitCount: null }, { 'packagingInformation.consumptionUnitCount': 'REQUIRED_FIELD' }],
    [{ minimumStock: -1 }, { 'notificationInformation.minimumStock.amount': 'MINIMUM_NEGATIVE' }],
    [
      { minimumStock: 60, warningStock: 60, idealStock: 300 },
      { 'notificationInformation.warningStock.amount': 'WARNING_NOT_ABOVE_MINIMUM' },
    ],
    [
      { minimumStock: 60, warningStock: null, idealStock: 60 },
      { 'notificationInformation.idealStock.amount': 'IDEAL_NOT_ABOVE_MINIMUM' },
    ],
    [
      { minimumStock: 60, warningStock: 120, idealStock: 120 },
      { 'notificationInformation.idealStock.amount': 'IDEAL_NOT_ABOVE_WARNING' },
    ],
  ] satisfies [Partial<ArticleValues>, Record<string, string>][])('%o', (changes, expected) => {
    expect(codes(changes)).toEqual(expected);
  });

  test('what was typed into a number field and is none', () => {
    const negative = { text: '-1', code: 'NUMBER_TOO_SMALL', params: { minimum: 1 } } as const;
    expect(codes(withEntry(article({}), 'minimumStock', negative))).toEqual({
      'notificationInformation.minimumStock.amount': 'MINIMUM_NEGATIVE',
    });
    const refused = { text: '2,5', code: 'NUMBER_NOT_WHOLE', params: {} } as const;
    const typed = (name: NumberName, changes: Partial<ArticleValues> = {}) => {
      const values = article(changes);
      return { ...values, ...withEntry(values, name, refused) };
    };
    const values = typed('warningStock', { warningStock: 120, idealStock: 300 });
    expect(numberEntry(values, 'warningStock')).toBe(refused);
    expect(codes(values)).toEqual({ 'notificationInformation.warningStock.amount': 'NUMBER_NOT_WHOLE' });
    expect(codes({ ...values, ...withEntry(values, 'warningStock', 130) })).toEqual({});
    expect(codes(typed('openingAmount', { defaultStorageId: 1 }))).toEqual({
      'opening.amount': 'NUMBER_NOT_WHOLE',
    });
    // A hidden field cannot be corrected.
    expect(codes(typed('numberOfBatchLabelPrints', { hasBatchLabel: false }))).toEqual({});
    expect(codes({ ...typed('consumptionPerScan'), unitToCount: 'ORDER_UNIT' })).toEqual({});
  });

  test('an opening stock needs its storage, and what the article asks for', () => {
    const opening = { amount: 5, storageId: null, batchNumber: ' ', expirationDate: null };
    expect(codes({ opening, hasBatchObligation: true, hasExpiryDateObligation: true })).toEqual({
      'opening.storageId': 'REQUIRED_FIELD',
      'opening.batchNumber': 'BATCH_REQUIRED',
      'opening.expirationDate': 'EXPIRY_REQUIRED',
    });
    expect(codes({ opening: { ...opening, amount: 0 }, defaultStorageId: 1 })).toEqual({
      'opening.amount': 'INCORRECT_VALUE',
    });
    expect(codes({ opening: { ...opening, amount: null }, hasBatchObligation: true })).toEqual({});
  });
});
