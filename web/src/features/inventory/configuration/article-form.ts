// An article as its form holds it: flat, thresholds in the counting unit, empty fields as null. Pure.
import type { ConcernedArticle, ErrorCode, ErrorParams } from '@praxora/contract/errors';
import {
  type ArticleDetail,
  type ArticleInput,
  type ArticlePayload,
  articlePayload,
} from '@praxora/contract/inventory/article';
import { articleProblems, prepareArticle } from '@praxora/rules/inventory/article';
import { missedDuties } from '@praxora/rules/inventory/batch-duty';
import {
  isRefused,
  type NumberEntry,
  type RefusedNumber,
  toNumber,
} from '@praxora/rules/shared/number-entry';
import { countingUnitId, type UnitToCount, unitsPerOrderUnit } from '@praxora/rules/shared/units';
import { issuesByField } from '../../../lib/forms.tsx';

export type UnitToLabel = ArticlePayload['labelConfiguration']['unitToLabel'];
export type VatClass = NonNullable<ArticlePayload['vat']>;

/** The number fields, each with its place in the payload. */
const numberFields = {
  consumptionUnitCount: 'packagingInformation.consumptionUnitCount',
  consumptionPerScan: 'labelConfiguration.consumptionPerScan',
  minimumStock: 'notificationInformation.minimumStock.amount',
  warningStock: 'notificationInformation.warningStock.amount',
  idealStock: 'notificationInformation.idealStock.amount',
  numberOfBatchLabelPrints: 'documentation.numberOfBatchLabelPrints',
  openingAmount: 'opening.amount',
} as const;
export type NumberName = keyof typeof numberFields;

export interface ArticleValues {
  readonly name: string;
  readonly manufacturerId: number;
  readonly manufacturerNumber: string;
  readonly isDangerousGood: boolean;
  readonly unitToCount: UnitToCount;
  readonly unitToLabel: UnitToLabel;
  readonly orderUnitId: number;
  readonly consumptionUnitId: number;
  /** Kept while packages are counted, so that changing one's mind loses nothing. */
  readonly consumptionUnitCount: number | null;
  readonly consumptionPerScan: number | null;
  readonly notificationsEnabled: boolean;
  readonly minimumStock: number | null;
  readonly warningStock: number | null;
  readonly idealStock: number | null;
  readonly hasBatchObligation: boolean;
  readonly hasExpiryDateObligation: boolean;
  readonly hasBatchLabel: boolean;
  readonly numberOfBatchLabelPrints: number | null;
  readonly isDiscontinued: boolean;
  readonly standardCostCenterId: number | null;
  readonly defaultStorageId: number | null;
  readonly notice: string;
  readonly useInventory: boolean;
  readonly vat: VatClass;
  readonly catalogProductSlug: string | null;
  /** What lies there already; only where an article is made. */
  readonly opening: OpeningStock;
  /** What was typed into a number field and is none it can take; its value is null then. */
  readonly refused: Readonly<Partial<Record<NumberName, RefusedNumber>>>;
}

export interface OpeningStock {
  readonly amount: number | null;
  readonly storageId: number | null;
  readonly batchNumber: string;
  readonly expirationDate: string | null;
}

const noOpening: OpeningStock = { amount: null, storageId: null, batchNumber: '', expirationDate: null };

/** The specification's defaults. */
export const emptyArticle: ArticleValues = {
  name: '',
  manufacturerId: 1,
  manufacturerNumber: '',
  isDangerousGood: false,
  unitToCount: 'ORDER_UNIT',
  unitToLabel: 'SALES_UNIT',
  orderUnitId: 2,
  consumptionUnitId: 2,
  consumptionUnitCount: 1,
  consumptionPerScan: 1,
  notificationsEnabled: true,
  minimumStock: null,
  warningStock: null,
  idealStock: 1,
  hasBatchObligation: false,
  hasExpiryDateObligation: false,
  hasBatchLabel: false,
  numberOfBatchLabelPrints: 1,
  isDiscontinued: false,
  standardCostCenterId: null,
  defaultStorageId: null,
  notice: '',
  useInventory: true,
  vat: 'fullTax',
  catalogProductSlug: null,
  opening: noOpening,
  refused: {},
};

/** What stands in a number field. */
export const numberEntry = (values: ArticleValues, name: NumberName): NumberEntry =>
  values.refused[name] ?? (name === 'openingAmount' ? values.opening.amount : values[name]);

export function withEntry(
  values: ArticleValues,
  name: NumberName,
  entry: NumberEntry,
): Partial<ArticleValues> {
  const { [name]: _, ...others } = values.refused;
  const number = toNumber(entry);
  return {
    refused: isRefused(entry) ? { ...others, [name]: entry } : others,
    ...(name === 'openingAmount' ? { opening: { ...values.opening, amount: number } } : { [name]: number }),
  };
}

export const countsPackages = ({ unitToCount }: Pick<ArticleValues, 'unitToCount'>): boolean =>
  unitToCount === 'ORDER_UNIT';

/** Counting units in one order unit; the consumption unit is fixed at 1 when counting packages. */
export function unitsPerPack(values: ArticleValues): number {
  const { unitToCount, consumptionUnitCount } = values;
  return unitsPerOrderUnit(unitToCount, { consumptionUnitCount: consumptionUnitCount ?? 1 });
}

/** What is counted in. */
export const countingUnit = (values: ArticleValues): number => countingUnitId(values.unitToCount, values);

/** Thresholds mean the same stock as before: 3 packs of 100 become 300, and 250 become 3. */
export function withUnitToCount(values: ArticleValues, unitToCount: UnitToCount): ArticleValues {
  if (unitToCount === values.unitToCount) return values;
  const size = values.consumptionUnitCount ?? 1;
  const converted = (amount: number | null) =>
    amount === null ? null : unitToCount === 'ORDER_UNIT' ? Math.ceil(amount / size) : amount * size;
  return {
    ...values,
    unitToCount,
    // A label on the contents makes no sense where nobody opens the pack.
    unitToLabel:
      unitToCount === 'ORDER_UNIT' && values.unitToLabel === 'CONSUMABLE_UNIT'
        ? 'SALES_UNIT'
        : values.unitToLabel,
    minimumStock: converted(values.minimumStock),
    warningStock: converted(values.warningStock),
    idealStock: converted(values.idealStock),
  };
}

export function toPayload(values: ArticleValues, dentalOfficeId: string | undefined): ArticleInput {
  const unitId = countingUnit(values);
  const threshold = (amount: number | null) => ({ amount: amount ?? 0, unitId });
  return {
    name: values.name,
    manufacturerId: values.manufacturerId,
    manufacturerNumber: values.manufacturerNumber,
    isDangerousGood: values.isDangerousGood,
    labelConfiguration: {
      // Empty is wrong, not 1: the field says so.
      consumptionPerScan: countsPackages(values) ? 1 : (values.consumptionPerScan ?? 0),
      unitToCount: values.unitToCount,
      unitToLabel: values.unitToLabel,
    },
    packagingInformation: {
      orderUnitId: values.orderUnitId,
      consumptionUnitId: countsPackages(values) ? values.orderUnitId : values.consumptionUnitId,
      consumptionUnitCount: countsPackages(values) ? 1 : (values.consumptionUnitCount ?? 0),
    },
    notificationInformation: {
      notificationsEnabled: values.notificationsEnabled,
      minimumStock: threshold(values.minimumStock),
      warningStock: threshold(values.warningStock),
      idealStock: threshold(values.idealStock),
    },
    documentation: {
      hasBatchObligation: values.hasBatchObligation,
      hasExpiryDateObligation: values.hasExpiryDateObligation,
      hasBatchLabel: values.hasBatchLabel,
      numberOfBatchLabelPrints: values.hasBatchLabel ? (values.numberOfBatchLabelPrints ?? 1) : 0,
    },
    discontinuedInventoryArticleInformation: { isInventoryArticleDiscontinued: values.isDiscontinued },
    costCenterInformation: { standardCostCenterId: values.standardCostCenterId },
    storageConfiguration: { defaultStorageId: values.defaultStorageId },
    notes: { notice: values.notice },
    useInventory: values.useInventory,
    ...(values.catalogProductSlug === null
      ? { vat: values.vat }
      : { catalogOrigin: { catalogProductSlug: values.catalogProductSlug } }),
    ...(dentalOfficeId === undefined ? {} : { dentalOfficeId }),
    earliestExpiryDate: values.opening.amount === null ? null : values.opening.expirationDate,
  };
}

export function valuesOfArticle(article: ArticleDetail): ArticleValues {
  const { labelConfiguration: label, packagingInformation: packaging, documentation } = article;
  const unset = (amount: number) => (amount === 0 ? null : amount);
  return {
    ...emptyArticle,
    name: article.name,
    manufacturerId: article.manufacturerId,
    manufacturerNumber: article.manufacturerNumber,
    isDangerousGood: article.isDangerousGood,
    ...label,
    ...packaging,
    notificationsEnabled: article.notificationInformation.notificationsEnabled,
    minimumStock: unset(article.minimumStock),
    warningStock: unset(article.warningStock),
    idealStock: unset(article.idealStock),
    ...documentation,
    numberOfBatchLabelPrints: documentation.numberOfBatchLabelPrints || 1,
    isDiscontinued: article.isDiscontinued,
    standardCostCenterId: article.costCenterInformation.standardCostCenterId,
    defaultStorageId: article.storageConfiguration.defaultStorageId,
    notice: article.notes.notice,
    useInventory: article.useInventory,
    vat: article.vat,
    catalogProductSlug: article.catalogOrigin?.catalogProductSlug ?? null,
  };
}

export interface Problem {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  /** Those it is about, as the server says. */
  readonly articles?: readonly ConcernedArticle[];
}
/** By the field's path in the payload; the opening stock's fields begin with `opening.`. */
export type Problems = Readonly<Record<string, Problem>>;

const plain = (code: ErrorCode): Problem => ({ code, params: {} });

/** Everything that is wrong, by the same schema and the same rules the server uses. */
export function findProblems(values: ArticleValues): Problems {
  const payload = toPayload(values, undefined);
  const faults: Record<string, Problem> = {};
  for (const { field, code, params } of issuesByField(articlePayload, payload))
    faults[field] = { code, params };
  if (values.name.trim() === '') faults.name = plain('REQUIRED_FIELD');
  const packaging = 'packagingInformation.consumptionUnitCount';
  if (!countsPackages(values) && values.consumptionUnitCount === null)
    faults[packaging] = plain('REQUIRED_FIELD');
  const { consumptionPerScan } = payload.labelConfiguration ?? {};
  // The rule knows a better word for a scan of nothing than the schema.
  if (consumptionPerScan === 0)
    faults['labelConfiguration.consumptionPerScan'] = plain('CONSUMPTION_NOT_DIVISIBLE');
  const read = articlePayload.safeParse(payload);
  if (read.success)
    for (const { field, code } of articleProblems(prepareArticle(read.data))) faults[field] ??= plain(code);
  return { ...faults, ...openingProblems(values), ...refusedNumbers(values) };
}

/** Those of fields that are not shown do not count. */
function refusedNumbers(values: ArticleValues): Record<string, Problem> {
  const isShown: Partial<Record<NumberName, boolean>> = {
    consumptionUnitCount: !countsPackages(values),
    consumptionPerScan: !countsPackages(values),
    numberOfBatchLabelPrints: values.hasBatchLabel,
    openingAmount: values.useInventory,
  };
  return Object.fromEntries(
    (Object.keys(values.refused) as NumberName[]).flatMap((name) => {
      const { code, params = {} } = values.refused[name] ?? {};
      if (!code || isShown[name] === false) return [];
      const isNegative = name === 'minimumStock' && code === 'NUMBER_TOO_SMALL';
      return [[numberFields[name], isNegative ? plain('MINIMUM_NEGATIVE') : { code, params }]];
    }),
  );
}

function openingProblems({ opening, ...values }: ArticleValues): Record<string, Problem> {
  if (opening.amount === null || !values.useInventory) return {};
  return {
    ...(opening.amount < 1 ? { 'opening.amount': plain('INCORRECT_VALUE') } : {}),
    ...((opening.storageId ?? values.defaultStorageId) === null
      ? { 'opening.storageId': plain('REQUIRED_FIELD') }
      : {}),
    ...Object.fromEntries(
      missedDuties(values, opening).map(({ field, code }) => [`opening.${field}`, plain(code)]),
    ),
  };
}
