// One article with everything its page and form show.
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import type { UserContext } from '../../platform/context.ts';
import { concerning, Refusal } from '../../platform/errors.ts';
import { reachOf } from '../estimates/estimates.service.ts';
import { listedByIds } from './article-list.ts';
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

export async function articleDetail(context: UserContext, id: number): Promise<ArticleDetail> {
  const row = await articleRow(context, id);
  const [listed] = await listedByIds(context, [id]);
  if (listed === undefined) throw new Refusal('NOT_FOUND');
  const reach = (await reachOf(context, [row])).get(id);
  const orderUnit = { id: row.order_unit_id, de: row.order_unit_de, en: row.order_unit_en };
  const consumptionUnit = {
    id: row.consumption_unit_id,
    de: row.consumption_unit_de,
    en: row.consumption_unit_en,
  };
  return {
    ...listed,
    version: row.version,
    manufacturerId: row.manufacturer_id,
    labelConfiguration: {
      consumptionPerScan: row.consumption_per_scan,
      unitToCount: row.unit_to_count,
      unitToLabel: row.unit_to_label,
    },
    packagingInformation: {
      consumptionUnitId: row.consumption_unit_id,
      consumptionUnitCount: row.consumption_unit_count,
      orderUnitId: row.order_unit_id,
    },
    notificationInformation: {
      notificationsEnabled: row.notifications_enabled,
      minimumStock: { amount: row.minimum_amount, unitId: row.minimum_unit_id },
      warningStock: { amount: row.warning_amount, unitId: row.warning_unit_id },
      idealStock: { amount: row.ideal_amount, unitId: row.ideal_unit_id },
    },
    documentation: {
      hasBatchObligation: row.has_batch_obligation,
      hasExpiryDateObligation: row.has_expiry_obligation,
      hasBatchLabel: row.has_batch_label,
      numberOfBatchLabelPrints: row.batch_label_prints,
    },
    discontinuedInventoryArticleInformation: { isInventoryArticleDiscontinued: row.is_discontinued },
    costCenterInformation: { standardCostCenterId: row.cost_center_id },
    storageConfiguration: { defaultStorageId: row.default_storage_id },
    notes: { notice: row.notice },
    vat: row.vat_class ?? row.product_vat_class,
    catalogOrigin: row.is_custom ? null : { catalogProductSlug: row.product_slug },
    dentalOfficeId: context.user.dentalOfficeId,
    orderUnit,
    consumptionUnit,
    permanentLabelId: row.permanent_label_id,
    hasStock: row.stock > 0,
    hasMovements: row.has_movements,
    usedPerDay: reach?.usedPerDay ?? null,
    lastsUntil: reach?.lastsUntil ?? null,
  };
}

/** The practice's article that is bought as this product; null where there is none. */
export async function articleOfProduct(
  context: UserContext,
  productId: number,
): Promise<ArticleDetail | null> {
  const id = await repository.findArticleId(context.tx, productId);
  return id === null ? null : articleDetail(context, id);
}
