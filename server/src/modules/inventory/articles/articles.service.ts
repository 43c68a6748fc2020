// Articles changed, replaced, taken out of the inventory; suggestions, and what of a product lies in stock.

import type { ArticleDetail } from '@praxora/contract/inventory/article';
import type { articleCalls } from '@praxora/contract/inventory/articles.calls';
import type { AtHand } from '@praxora/contract/inventory/at-hand';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import { refusedByHolder } from '../../../platform/database/unique.ts';
import { holdVersion, noteWriter, refuseOutdated } from '../../../platform/database/versions.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { wrongFields } from '../../../platform/http/problems.ts';
import { recordActivity } from '../../account/index.ts';
import { updateOwnProduct } from '../../system/index.ts';
import { takePriceOffersAlong } from '../../vendors/index.ts';
import { newPermanentLabel, toArticleColumns } from './article-columns.ts';
import { articleDetail, articleExists, articleRow, catalogProduct } from './article-detail.ts';
import { listOwnArticles, type OwnArticleRow } from './article-list.repository.ts';
import * as products from './article-products.repository.ts';
import * as repository from './articles.repository.ts';
import { createMany, type NewArticle } from './create-many.ts';
import { recordArticleChanges, recordedFields } from './recorded-articles.ts';

/** Units and label placement stay as they are while there is stock. */
export async function updateArticle(
  context: UserContext,
  { id, version, ...payload }: BodyOf<typeof articleCalls.updateArticle>,
): Promise<ArticleDetail> {
  const { tx } = context;
  await repository.lockArticles(tx, [id]);
  const current = await holdVersion(context, 'article', id);
  const before = await articleRow(context, id);
  const product = await newOrigin(context, before, payload.catalogOrigin?.catalogProductSlug);
  const isCustom = before.is_custom && product === null;
  const columns = await toArticleColumns(context, {
    ...payload,
    catalogOrigin: isCustom ? null : (payload.catalogOrigin ?? { catalogProductSlug: before.product_slug }),
  });
  refuseOutdated(
    version,
    current,
    () => product === null && repository.articleColumnNames.every((name) => columns[name] === before[name]),
  );
  if (before.stock > 0) {
    const concerned = concerning(before);
    if (!columns.use_inventory) throw new Refusal('STOCK_LEFT_IN_ARTICLE', {}, concerned);
    const units = [
      'unit_to_count',
      'order_unit_id',
      'consumption_unit_id',
      'consumption_unit_count',
    ] as const;
    if (units.some((unit) => columns[unit] !== before[unit])) throw new Refusal('UNIT_LOCKED', {}, concerned);
    if (columns.unit_to_label !== before.unit_to_label)
      throw new Refusal('LABEL_PLACEMENT_LOCKED', {}, concerned);
  }
  if (product)
    await linkProduct(context, before, {
      productId: product.id,
      // The article's own, of the payload, are written below.
      ...{ name: null, manufacturerId: null, manufacturerNumber: null },
    });
  await repository.updateArticle(tx, id, columns, newPermanentLabel(columns));
  if (isCustom) await updateOwnProduct(tx, before.product_id, columns);
  await recordArticleChanges(context, product ? 'article.replaced' : 'article.changed', [
    {
      id,
      name: columns.name,
      before: { product: before.product_id, ...toRecorded(before) },
      after: { product: product?.id ?? before.product_id, ...toRecorded({ ...before, ...columns }) },
    },
  ]);
  return articleDetail(context, id);
}

/** An article without a tax rate of its own has that of its product. */
const toRecorded = (row: repository.ArticleRow) => ({
  ...recordedFields(row),
  vat: row.vat_class ?? row.product_vat_class,
});

/** The catalogue product an article shall be bought as from now on; null: it stays what it is. */
const newOrigin = async (
  context: UserContext,
  { product_slug }: Pick<repository.ArticleRow, 'product_slug'>,
  slug: string | undefined,
) => (slug === undefined || slug === product_slug ? null : catalogProduct(context, slug));

/** Its own prices go along. Refused where the product is an article already. */
async function linkProduct(
  context: UserContext,
  { id, product_id }: Pick<repository.ArticleRow, 'id' | 'product_id'>,
  origin: repository.Origin,
): Promise<void> {
  const { tx } = context;
  const exists = () => articleExists(context, [origin.productId]);
  const isDone = await refusedByHolder(tx, () => repository.setOrigin(tx, id, origin), exists);
  if (!isDone) throw await exists();
  await takePriceOffersAlong(context, product_id, origin.productId);
}

export async function deleteArticle(
  context: UserContext,
  id: number,
  version?: number,
): Promise<{ deleted: boolean }> {
  const [article] = await refuseStock(context, [id]);
  refuseOutdated(version, await holdVersion(context, 'article', id));
  await repository.markDeleted(context.tx, id);
  const subject = { type: 'article', id, name: article?.name ?? '' } as const;
  await recordActivity(context, { action: 'article.deleted', subject });
  return { deleted: true };
}

/** Locks them; all must exist, and none may have stock. */
async function refuseStock({ tx }: UserContext, ids: readonly number[]) {
  const articles = await repository.lockArticles(tx, ids);
  if (articles.length < new Set(ids).size) throw new Refusal('NOT_FOUND');
  const stocked = articles.filter(({ stock }) => stock > 0);
  if (stocked.length > 0) throw new Refusal('STOCK_LEFT_IN_ARTICLE', {}, concerning(...stocked));
  return articles;
}

/** Stock, thresholds, own prices and history stay with the article; it is bought as another product from now on. */
export async function replaceArticle(
  context: UserContext,
  id: number,
  { version, ...wanted }: BodyOf<typeof articleCalls.replaceArticle>,
): Promise<ArticleDetail> {
  const { tx } = context;
  await repository.lockArticles(tx, [id]);
  const current = await holdVersion(context, 'article', id);
  const before = await articleRow(context, id);
  const product = await catalogProduct(context, wanted.catalogProductSlug);
  refuseOutdated(
    version,
    current,
    () =>
      before.product_id === product.id &&
      (!wanted.takeOverName || before.name === product.name_de) &&
      (!wanted.takeOverManufacturer ||
        (before.manufacturer_id === product.manufacturer_id &&
          before.manufacturer_number === product.manufacturer_number)),
  );
  await linkProduct(context, before, {
    productId: product.id,
    name: wanted.takeOverName ? product.name_de : null,
    manufacturerId: wanted.takeOverManufacturer ? product.manufacturer_id : null,
    manufacturerNumber: wanted.takeOverManufacturer ? product.manufacturer_number : null,
  });
  const name = wanted.takeOverName ? product.name_de : before.name;
  const isManufacturerNew = wanted.takeOverManufacturer;
  await recordArticleChanges(context, 'article.replaced', [
    {
      id,
      name,
      before: {
        product: before.product_id,
        name: before.name,
        manufacturer: before.manufacturer_id,
        manufacturerNumber: before.manufacturer_number,
      },
      after: {
        product: product.id,
        name,
        manufacturer: isManufacturerNew ? product.manufacturer_id : before.manufacturer_id,
        manufacturerNumber: isManufacturerNew ? product.manufacturer_number : before.manufacturer_number,
      },
    },
  ]);
  return articleDetail(context, id);
}

/** Changes all of the articles or none. */
export async function changeArticles(
  context: UserContext,
  change: BodyOf<typeof articleCalls.changeArticles>,
): Promise<{ changed: number }> {
  const { tx } = context;
  const { articleIds, defaultStorageId } = change;
  await noteWriter(context);
  const articles =
    change.useInventory === false
      ? await refuseStock(context, articleIds)
      : await repository.lockArticles(tx, articleIds);
  if (articles.length < new Set(articleIds).size) throw new Refusal('NOT_FOUND');
  // After the articles, as whoever deletes a storage does, so that nobody waits in a circle.
  if (defaultStorageId !== undefined && !(await repository.holdStorage(tx, defaultStorageId)))
    throw wrongFields([{ field: 'defaultStorageId', code: 'INCORRECT_VALUE' }], change);
  const changed = await repository.changeArticles(tx, articleIds, {
    useInventory: change.useInventory ?? null,
    isDiscontinued: change.isDiscontinued ?? null,
    defaultStorageId: change.defaultStorageId ?? null,
  });
  const changes = articles.map(({ id, name, use_inventory, is_discontinued, default_storage_id }) => ({
    ...{ id, name },
    before: {
      useInventory: use_inventory,
      discontinued: is_discontinued,
      defaultStorage: default_storage_id,
    },
    after: {
      useInventory: change.useInventory ?? use_inventory,
      discontinued: change.isDiscontinued ?? is_discontinued,
      defaultStorage: defaultStorageId ?? default_storage_id,
    },
  }));
  await recordArticleChanges(context, 'article.changed', changes);
  return { changed };
}

/** Creates all of the articles or none; the caller has checked them already. */
export const createManyArticles = (
  context: UserContext,
  articles: readonly NewArticle[],
): Promise<number[]> => createMany(context, articles);

export const listUnits = ({ tx }: UserContext) => repository.listUnits(tx);

export async function suggestArticles(
  { tx }: UserContext,
  vendorId: number,
): Promise<DataOf<typeof articleCalls.suggestArticles>> {
  return (await products.listSuggested(tx, vendorId)).map((row) => ({
    productId: row.product_id,
    catalogProductSlug: row.slug,
    name: { de: row.name_de, en: row.name_en },
    manufacturer: row.manufacturer,
    picture: row.picture,
    orderedAt: row.ordered_at.toISOString(),
    quantity: row.quantity,
  }));
}

/** A product that is an article of the practice. */
export interface ArticleSummary {
  /** When stock of it was booked last, or when it was created. */
  readonly usedAt: Date;
  /** Null: no stock is kept of it. */
  readonly atHand: AtHand | null;
  readonly thresholds: {
    readonly minimumStock: number;
    readonly warningStock: number;
    readonly idealStock: number;
  };
}

/** Articles of the given products, by product: for search results, summaries and product pages. */
export async function readArticleSummaries(
  { tx }: Pick<UserContext, 'tx'>,
  productIds: readonly number[],
): Promise<Map<number, ArticleSummary>> {
  if (productIds.length === 0) return new Map();
  const rows = await listOwnArticles(tx, productIds);
  return new Map(rows.map((row) => [row.product_id, articleSummary(row)]));
}

const articleSummary = (row: OwnArticleRow): ArticleSummary => ({
  usedAt: row.used_at,
  atHand: row.use_inventory
    ? {
        articleId: row.article_id,
        stock: row.stock,
        unit: { de: row.unit_de, en: row.unit_en },
        status: row.status,
      }
    : null,
  thresholds: {
    minimumStock: row.minimum_stock,
    warningStock: row.warning_stock,
    idealStock: row.ideal_stock,
  },
});

/** Products that are articles: at most so many, the oldest of the catalogue first. */
export const articleProducts = ({ tx }: Pick<UserContext, 'tx'>, limit: number): Promise<number[]> =>
  products.listArticleProducts(tx, limit);
