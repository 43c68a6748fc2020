// An article with everything its page and form show.
import type { ArticleDetail, ArticleListed } from '@praxora/contract/inventory/article';
import { articleFieldNames, placedValues } from '@praxora/rules/inventory/article-field-values';
import { articleFields } from '@praxora/rules/inventory/article-fields';
import type { UserContext } from '../../../platform/context.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { averageBy, reachBy, readConsumption } from '../estimates/estimates.service.ts';
import { listedByIds, listedWithDetails } from './article-list.ts';
import * as products from './article-products.repository.ts';
import * as repository from './articles.repository.ts';

export async function articleRow({ tx }: UserContext, id: number): Promise<repository.ArticleRow> {
  const row = await repository.findArticle(tx, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  return row;
}

export async function catalogProduct({ tx }: UserContext, slug: string) {
  const product = await products.findCatalogProduct(tx, slug);
  if (product === null) throw new Refusal('NOT_FOUND');
  return product;
}

/** Naming the articles these products are already. */
export const articleExists = async ({ tx }: UserContext, productIds: readonly number[]): Promise<Refusal> =>
  new Refusal('ARTICLE_EXISTS', {}, concerning(...(await repository.findArticlesOfProducts(tx, productIds))));

/** The parts of an article that hold its fields. */
type FieldValues = Pick<
  ArticleDetail,
  | 'manufacturerId'
  | 'labelConfiguration'
  | 'packagingInformation'
  | 'notificationInformation'
  | 'documentation'
  | 'discontinuedInventoryArticleInformation'
  | 'costCenterInformation'
  | 'storageConfiguration'
  | 'notes'
>;

/** The value of each field, from its column to its place in the answer. */
const fieldValues = (row: repository.ArticleRow): FieldValues =>
  placedValues([
    ...articleFieldNames.map(
      (field) => [articleFields[field].path, row[articleFields[field].column]] as const,
    ),
    ['notificationInformation.minimumStock.unitId', row.minimum_unit_id],
    ['notificationInformation.warningStock.unitId', row.warning_unit_id],
    ['notificationInformation.idealStock.unitId', row.ideal_unit_id],
  ]) as FieldValues;

export async function articleDetail(context: UserContext, id: number): Promise<ArticleDetail> {
  const [article, use] = await Promise.all([listedWithDetails(context, id), readConsumption(context, [id])]);
  if (article === null) throw new Refusal('NOT_FOUND');
  const { row, listed } = article;
  const { usedPerDay, lastsUntil } = reachBy(context, use, row);
  const orderUnit = { id: row.order_unit_id, de: row.order_unit_de, en: row.order_unit_en };
  const consumptionUnit = {
    id: row.consumption_unit_id,
    de: row.consumption_unit_de,
    en: row.consumption_unit_en,
  };
  return {
    ...listed,
    version: row.version,
    ...fieldValues(row),
    vat: row.vat_class ?? row.product_vat_class,
    catalogOrigin: row.is_custom ? null : { catalogProductSlug: row.product_slug },
    dentalOfficeId: context.user.dentalOfficeId,
    orderUnit,
    consumptionUnit,
    permanentLabelId: row.permanent_label_id,
    hasStock: row.stock > 0,
    hasMovements: row.has_movements,
    averagePerWeek: averageBy(use, id),
    usedPerDay,
    lastsUntil,
  };
}

/** Article as shown on other pages, and how long its stock lasts; null where there is none. */
export async function articleWithReach(
  context: UserContext,
  id: number,
): Promise<(ArticleListed & Pick<ArticleDetail, 'usedPerDay' | 'lastsUntil'>) | null> {
  const [[listed], use] = await Promise.all([listedByIds(context, [id]), readConsumption(context, [id])]);
  return listed === undefined ? null : { ...listed, ...reachBy(context, use, listed) };
}
