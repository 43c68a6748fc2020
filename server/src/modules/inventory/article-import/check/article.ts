// From a row to the article's payload, by the rules every article obeys.
import { type ErrorCode, errorCatalogue } from '@praxora/contract/errors';
import { type ArticleInput, type ArticlePayload, articlePayload } from '@praxora/contract/inventory/article';
import { articleProblems, prepareArticle } from '@praxora/rules/inventory/article';
import {
  articleFieldNames,
  isOppositeInFiles,
  placedValues,
  plainFields,
} from '@praxora/rules/inventory/article-field-values';
import { articleFields, type PlainField } from '@praxora/rules/inventory/article-fields';
import type { ImportField } from '@praxora/rules/inventory/article-import-fields';
import {
  type ImportChoice,
  readChoice,
  readCount,
  readFlag,
  readUnit,
} from '@praxora/rules/shared/file-cells';
import type { Cells } from './cells.ts';
import type { Identity } from './identity.ts';
import type { KnownArticle } from './reference-data.repository.ts';
import type { ReferenceData } from './reference-data.ts';

const defaultOrderUnit = 2;
const piece = 1;

const fieldOfPath: ReadonlyMap<string, ImportField> = new Map(
  articleFieldNames.map((field) => [articleFields[field].path, field]),
);

const isCode = (text: string): text is ErrorCode => Object.hasOwn(errorCatalogue, text);

/**
 * Null where it is no article; why is noted in the cells. The storage is filled in by whoever saves it. An empty cell means the
 * field's default, and of an article that exists already what it has.
 */
export function checkArticle(
  cells: Cells,
  identity: Identity,
  reference: ReferenceData,
  existing: KnownArticle | null = null,
): ArticlePayload | null {
  if (identity.name === '') cells.refuse('name', 'REQUIRED_FIELD');
  const read = articlePayload.safeParse(payloadOf(cells, identity, reference, existing));
  const issues =
    read.error?.issues.map(({ path, message }) => ({ field: path.join('.'), code: message })) ?? [];
  const problems = read.success ? articleProblems(prepareArticle(read.data)) : issues;
  for (const { field, code } of problems)
    cells.refuse(fieldOfPath.get(field) ?? 'name', isCode(code) ? code : 'INCORRECT_VALUE');
  return read.success && cells.problems.length === 0 ? read.data : null;
}

/** A cell in the form of its field; empty: what the field is without a word. */
function plainValue(cells: Cells, field: PlainField, existing: KnownArticle | null): unknown {
  const { kind, form, column } = articleFields[field];
  // A catalogue product has no VAT of the practice's own.
  const empty = existing === null ? form.empty : (existing[column] ?? undefined);
  switch (kind) {
    case 'line':
      return cells.text(field) || empty;
    case 'note':
      // Spaces at the edges of a note are the user's own.
      return cells.values[field] || empty;
    case 'count':
    case 'optionalCount':
      return cells.read(field, readCount, empty);
    case 'choice':
      return cells.read(field, (text) => readChoice(field as ImportChoice, text), empty);
    case 'flag':
      return cells.read(
        field,
        (text) => {
          const isSaid = readFlag(text);
          return isSaid === null ? null : isSaid !== isOppositeInFiles(field);
        },
        empty,
      );
  }
}

/** The thresholds of an article that exists, in the units they were set in. */
const thresholdColumns = {
  minimumStock: ['minimum_amount', 'minimum_unit_id'],
  warningStock: ['warning_amount', 'warning_unit_id'],
  idealStock: ['ideal_amount', 'ideal_unit_id'],
} as const;

function payloadOf(
  cells: Cells,
  identity: Identity,
  reference: ReferenceData,
  existing: KnownArticle | null,
): ArticleInput {
  const { product } = identity;
  const packaging = packagingOf(cells, identity, reference, existing);
  const { unitToCount, orderUnitId, consumptionUnitId } = packaging;
  const countingUnit = unitToCount === 'ORDER_UNIT' ? orderUnitId : consumptionUnitId;
  /** Thresholds are meant as stock is counted. */
  const threshold = (field: keyof typeof thresholdColumns) => {
    const [amount, unit] = thresholdColumns[field];
    return existing !== null && cells.text(field) === ''
      ? { amount: existing[amount], unitId: existing[unit] }
      : { amount: cells.read(field, readCount, 0), unitId: countingUnit };
  };
  const thresholds = {
    minimumStock: threshold('minimumStock'),
    warningStock: threshold('warningStock'),
    idealStock: threshold('idealStock'),
  };
  const standardCostCenterId =
    cells.find('costCenter', (text) => reference.costCenters.get(text.toLowerCase())) ??
    existing?.cost_center_id ??
    null;
  const plain = placedValues(
    plainFields.map((field) => [articleFields[field].path, plainValue(cells, field, existing)]),
  ) as ArticlePayload;
  return {
    ...plain,
    name: identity.name || '?',
    manufacturerId: identity.manufacturerId,
    manufacturerNumber: identity.manufacturerNumber,
    labelConfiguration: { ...plain.labelConfiguration, unitToCount },
    packagingInformation: {
      orderUnitId,
      consumptionUnitId,
      consumptionUnitCount: packaging.unitsPerPack,
    },
    notificationInformation: { ...plain.notificationInformation, ...thresholds },
    costCenterInformation: { standardCostCenterId },
    catalogOrigin: originOf(product, existing),
  };
}

/** An article stays the product it is; replacing it is a decision of its own. */
function originOf(product: Identity['product'], existing: KnownArticle | null) {
  if (existing !== null) return existing.is_custom ? null : { catalogProductSlug: existing.product_slug };
  return product === null ? null : { catalogProductSlug: product.slug };
}

/** Counting packages fixes their contents at 1: what the file says of them is not taken over, and the user is told. */
function packagingOf(
  cells: Cells,
  { product }: Identity,
  reference: ReferenceData,
  existing: KnownArticle | null,
) {
  const unitToCount = cells.read(
    'unitToCount',
    (text) => readChoice('unitToCount', text),
    existing?.unit_to_count ?? ('ORDER_UNIT' as const),
  );
  const orderUnitId =
    cells.find('orderUnit', (text) => readUnit(text, reference.units)) ??
    existing?.order_unit_id ??
    product?.unit_id ??
    defaultOrderUnit;
  const consumptionUnit = cells.find('consumptionUnit', (text) => readUnit(text, reference.units));
  const contents = cells.read('unitsPerPack', readCount, null);
  if (unitToCount === 'ORDER_UNIT') {
    if (contents !== null && contents !== 1) cells.note('unitsPerPack', 'contentsNotCounted');
    return {
      unitToCount,
      orderUnitId,
      consumptionUnitId: consumptionUnit ?? existing?.consumption_unit_id ?? orderUnitId,
      unitsPerPack: 1,
    };
  }
  return {
    unitToCount,
    orderUnitId,
    consumptionUnitId: consumptionUnit ?? existing?.consumption_unit_id ?? product?.content_unit_id ?? piece,
    unitsPerPack: contents ?? existing?.consumption_unit_count ?? product?.pack_size ?? 1,
  };
}
