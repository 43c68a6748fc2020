// An article as its form holds it: flat, thresholds in the counting unit, empty fields as null. Pure.
import type { ConcernedArticle, ErrorCode, ErrorParams } from '@praxora/contract/errors';
import {
  type ArticleDetail,
  type ArticleInput,
  type ArticlePayload,
  articlePayload,
} from '@praxora/contract/inventory/article';
import { articleProblems, prepareArticle } from '@praxora/rules/inventory/article';
import {
  type ArticleFormValues,
  articleFieldNames,
  type FormNameOfKind,
  placedValues,
  valueAt,
} from '@praxora/rules/inventory/article-field-values';
import { type ArticleField, articleFields } from '@praxora/rules/inventory/article-fields';
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

export type NumberName = FormNameOfKind<'count' | 'optionalCount' | 'threshold'> | 'openingAmount';

export interface ArticleValues extends ArticleFormValues {
  readonly catalogProductSlug: string | null;
  /** Stock that exists already; only when creating an article. */
  readonly opening: OpeningStock;
  /** Invalid input of number fields; their values are null then. */
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
  ...formValues(({ form }) => form.empty),
  catalogProductSlug: null,
  opening: noOpening,
  refused: {},
};

function formValues(value: (field: (typeof articleFields)[ArticleField]) => unknown): ArticleFormValues {
  return Object.fromEntries(
    articleFieldNames.map((field) => [articleFields[field].form.name, value(articleFields[field])]),
  ) as ArticleFormValues;
}

/** Entry in a number field. */
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

/** Unit in which the article is counted. */
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
  const isPackage = countsPackages(values);
  const { vat, ...plain } = payloadOfForm(values);
  return {
    ...plain,
    // A consumption unit count is kept while packages are counted, so that changing one's mind loses nothing.
    labelConfiguration: {
      ...plain.labelConfiguration,
      ...(isPackage ? { consumptionPerScan: 1 } : {}),
    },
    packagingInformation: {
      ...plain.packagingInformation,
      ...(isPackage ? { consumptionUnitId: values.orderUnitId, consumptionUnitCount: 1 } : {}),
    },
    notificationInformation: {
      ...plain.notificationInformation,
      minimumStock: threshold(values.minimumStock),
      warningStock: threshold(values.warningStock),
      idealStock: threshold(values.idealStock),
    },
    documentation: {
      ...plain.documentation,
      numberOfBatchLabelPrints: values.hasBatchLabel ? (values.numberOfBatchLabelPrints ?? 1) : 0,
    },
    ...(values.catalogProductSlug === null
      ? { vat }
      : { catalogOrigin: { catalogProductSlug: values.catalogProductSlug } }),
    ...(dentalOfficeId === undefined ? {} : { dentalOfficeId }),
    earliestExpiryDate: values.opening.amount === null ? null : values.opening.expirationDate,
  };
}

/** Each value at its place. An empty number is sent as 0 and not as a default: where 0 is wrong, its field says so. */
const payloadOfForm = (values: ArticleValues): ArticlePayload & { vat: VatClass } =>
  placedValues(
    articleFieldNames.map((field) => {
      const { kind, path, form } = articleFields[field];
      const value = values[form.name];
      return [path, kind === 'count' ? (value ?? 0) : value];
    }),
  ) as ArticlePayload & { vat: VatClass };

export function valuesOfArticle(article: ArticleDetail): ArticleValues {
  const unset = (amount: number) => (amount === 0 ? null : amount);
  return {
    ...emptyArticle,
    ...formValues(({ path }) => valueAt(article, path)),
    minimumStock: unset(article.minimumStock),
    warningStock: unset(article.warningStock),
    idealStock: unset(article.idealStock),
    numberOfBatchLabelPrints: article.documentation.numberOfBatchLabelPrints || 1,
    catalogProductSlug: article.catalogOrigin?.catalogProductSlug ?? null,
  };
}

export interface Problem {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  /** Articles the problem concerns, as named by the server. */
  readonly articles?: readonly ConcernedArticle[];
}
/** Problems by the field's path in the payload; the opening stock's fields begin with `opening.`. */
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

const numberPaths = {
  ...formValues(({ path }) => path),
  openingAmount: 'opening.amount',
} as unknown as Readonly<Record<NumberName, string>>;

/** Problems of invalid number entries; fields that are not shown are ignored. */
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
      return [[numberPaths[name], isNegative ? plain('MINIMUM_NEGATIVE') : { code, params }]];
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
