// From the payload of the specification to the columns of the table, with every rule checked on the way.
import { type ArticlePayload, articlePayload } from '@praxora/contract/inventory/article';
import {
  articleProblems,
  type PreparedArticle,
  prepareArticle,
  toThresholds,
} from '@praxora/rules/inventory/article';
import {
  type ArticleFieldColumn,
  articleFieldNames,
  type ValueAt,
  valueAt,
} from '@praxora/rules/inventory/article-field-values';
import { type ArticleField, articleFields } from '@praxora/rules/inventory/article-fields';
import type { UserContext } from '../../../platform/context.ts';
import { InvalidInput, type WrongField, wrongFields } from '../../../platform/http/problems.ts';
import { newLabelId } from '../../../platform/label-ids.ts';
import { type ArticleColumns, findUnknownReferences } from './articles.repository.ts';

export { type ArticleColumns, articleColumnNames } from './articles.repository.ts';

/** Parses one article of a request on its own. */
export function readPayload(given: unknown): ArticlePayload {
  const read = articlePayload.safeParse(given);
  if (!read.success) throw new InvalidInput('body', read.error.issues, given);
  return read.data;
}

export async function toArticleColumns(
  { tx, user }: UserContext,
  payload: ArticlePayload,
): Promise<ArticleColumns> {
  const article = prepareArticle(payload);
  const problems: WrongField[] = articleProblems(article);
  if (payload.dentalOfficeId !== undefined && payload.dentalOfficeId !== user.dentalOfficeId)
    problems.push({ field: 'dentalOfficeId', code: 'INCORRECT_VALUE' });
  const columns = written(article);
  const unknown = await findUnknownReferences(tx, columns);
  const fields = {
    manufacturer: 'manufacturerId',
    order_unit: 'packagingInformation.orderUnitId',
    consumption_unit: 'packagingInformation.consumptionUnitId',
    cost_center: 'costCenterInformation.standardCostCenterId',
    storage: 'storageConfiguration.defaultStorageId',
  } as const;
  for (const [name, field] of Object.entries(fields))
    if (unknown[name as keyof typeof fields]) problems.push({ field, code: 'INCORRECT_VALUE' });
  if (problems.length > 0) throw wrongFields(problems, payload);
  return columns;
}

/** The label that stays at the shelf has its id as soon as it is chosen; it is made once and never edited. */
export const newPermanentLabel = ({ unit_to_label }: Pick<ArticleColumns, 'unit_to_label'>): string | null =>
  unit_to_label === 'STORAGE_PRODUCT' ? newLabelId() : null;

type FieldColumns = {
  readonly [Field in ArticleField as ArticleFieldColumn<Field>]: ValueAt<
    PreparedArticle<ArticlePayload>,
    (typeof articleFields)[Field]['path']
  >;
};

/** The value of each field, from its place in the payload to its column. */
const fieldColumns = (article: PreparedArticle<ArticlePayload>): FieldColumns =>
  Object.fromEntries(
    articleFieldNames.map((field) => [
      articleFields[field].column,
      valueAt(article, articleFields[field].path),
    ]),
  ) as FieldColumns;

/** Columns of a prepared and checked article. */
export function written(article: PreparedArticle<ArticlePayload>): ArticleColumns {
  const { minimumStock, warningStock, idealStock } = article.notificationInformation;
  const thresholds = toThresholds(article);
  return {
    ...fieldColumns(article),
    minimum_unit_id: minimumStock.unitId,
    warning_unit_id: warningStock.unitId,
    ideal_unit_id: idealStock.unitId,
    minimum_stock: thresholds.minimumStock ?? 0,
    warning_stock: thresholds.warningStock ?? 0,
    ideal_stock: thresholds.idealStock ?? 0,
    vat_class: article.catalogOrigin ? null : (article.vat ?? 'fullTax'),
  };
}
