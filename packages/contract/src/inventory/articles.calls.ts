// Calls of articles and of what belongs to them.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { flag } from '../shared/flag.ts';
import { articleParams, id, pathId, version, versionQuery } from '../shared/ids.ts';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { lineText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';
import { articleDetail, articleListed, articlePayload, expiryBand, stockStatus } from './article.ts';

export const articleSort = z.enum(['status', 'name', 'stock', 'expiry', 'value', 'manufacturer']);

/** Names with commas between them; none: all. */
const severalOf = (names: readonly string[]) =>
  z
    .string()
    .max(200)
    .refine((text) => text === '' || text.split(',').every((name) => names.includes(name)))
    .default('');

export const articleFilter = z.object({
  search: lineText.max(200).default(''),
  status: severalOf(stockStatus.options),
  expiry: severalOf(expiryBand.options),
  manufacturerId: pathId.optional(),
  costCenterId: pathId.optional(),
  /** Left out: what is in the inventory; true: what is not. */
  nonInventory: flag.optional(),
  discontinued: flag.optional(),
  sort: articleSort.default('status'),
  descending: flag.optional(),
  page: z.coerce.number().int().min(0).max(100_000).default(0),
  pageSize: z.coerce.number().int().min(1).max(200).default(50),
});

const articleList = z.object({
  items: z.array(articleListed),
  total: whole,
  /** Over everything the other filters leave. */
  statusCounts: z.record(stockStatus, whole),
  expiryCounts: z.record(expiryBand, whole),
  stockValueCents: whole,
  /** Articles with stock of which no price is known: the value leaves that stock out. */
  unpricedArticles: whole,
});
const storageParams = z.object({ storageId: pathId });

const catalogListed = z.object({
  articleId: whole,
  articleName: z.string(),
  productId: whole,
  catalogProductSlug: z.string(),
  lowestPriceCents: whole.nullable(),
  offerCount: whole,
});
const catalogFilter = articleFilter.pick({ search: true, page: true, pageSize: true });
const catalogList = z.object({ items: z.array(catalogListed), total: whole });

/** Why one article of several was not saved. */
const notSaved = z.object({
  /** Its place in the request, from 0. */
  index: whole,
  title: z.string(),
  problems: z.array(
    z.object({
      field: z.string(),
      code: z.string(),
      text: z.string(),
      /** The articles it is about, such as the one that exists already. */
      data: z.array(z.object({ id: whole, title: z.string() })),
    }),
  ),
});

const articleErrors = ['NOT_FOUND', 'INCORRECT_VALUE', 'REQUIRED_FIELD', 'ARTICLE_EXISTS'] as const;

nameSchemas({
  ArticleList: articleList,
  UnsavedArticle: notSaved,
  CatalogArticle: catalogListed,
  CatalogList: catalogList,
});

export const articleCalls = {
  listArticles: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'inventory/article/list',
    summary: 'Articles of the practice, a page of them',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    query: articleFilter,
    data: articleList,
  }),
  listArticlesOfStorage: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'inventory/article/list/storage/{storageId}',
    summary: 'Articles that lie in a storage or belong there',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    params: storageParams,
    query: articleFilter,
    data: articleList,
    errors: ['NOT_FOUND'],
  }),
  listCatalogArticles: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'inventory/catalog/list',
    summary: 'Catalogue products among the articles, with what they cost today',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    query: catalogFilter,
    data: catalogList,
  }),
  listCatalogArticlesOfStorage: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'inventory/catalog/list/storage/{storageId}',
    summary: 'The same for one storage',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    params: storageParams,
    query: catalogFilter,
    data: catalogList,
    errors: ['NOT_FOUND'],
  }),
  getArticle: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'inventory/article/{articleId}',
    summary: 'An article with everything its page and form show',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    params: articleParams,
    data: articleDetail,
    errors: ['NOT_FOUND'],
  }),
  createArticles: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'inventory/article',
    summary: 'Create one article, or up to 12 as {articles}; each is saved or refused by itself',
    access: 'pro20',
    permission: 'editArticles',
    // Articles are validated one by one, so that one wrong article does not hold up the others.
    body: z.union([z.object({ articles: z.array(z.unknown()).min(1) }), z.record(z.string(), z.unknown())]),
    data: z.object({
      saved: z.array(z.object({ index: whole, id: whole, title: z.string() })),
      failed: z.array(notSaved),
    }),
    errors: ['TOO_MANY_ARTICLES', ...articleErrors],
  }),
  updateArticle: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'inventory/article',
    summary: 'Change an article as a whole; another catalogOrigin than its own links it with that product',
    access: 'pro20',
    permission: 'editArticles',
    body: articlePayload.extend({ id, version: version.optional() }),
    data: articleDetail,
    errors: [
      ...articleErrors,
      'APPROVERS_ONLY',
      'CHANGED_MEANWHILE',
      'UNIT_LOCKED',
      'LABEL_PLACEMENT_LOCKED',
      'STOCK_LEFT_IN_ARTICLE',
    ],
  }),
  deleteArticle: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'inventory/article/{articleId}',
    summary: 'Delete an article, unless stock is left',
    access: 'pro20',
    permission: 'editArticles',
    params: articleParams,
    query: versionQuery,
    data: z.object({ deleted: z.boolean() }),
    errors: ['NOT_FOUND', 'STOCK_LEFT_IN_ARTICLE', 'CHANGED_MEANWHILE'],
  }),
  replaceArticle: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'inventory/article/{articleId}/catalog-origin',
    summary:
      'Buy the article as another catalogue product from now on, taking over its name and manufacturer or not',
    access: 'pro20',
    permission: 'editArticles',
    params: articleParams,
    body: z.object({
      catalogProductSlug: z.string().min(1).max(200),
      takeOverName: z.boolean().default(false),
      takeOverManufacturer: z.boolean().default(false),
      version: version.optional(),
    }),
    data: articleDetail,
    errors: ['NOT_FOUND', 'ARTICLE_EXISTS', 'APPROVERS_ONLY', 'CHANGED_MEANWHILE'],
  }),
  changeArticles: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'inventory/article/bulk',
    summary:
      'Mark several articles as non-inventory or back, discontinue them, or set their storage; all or none',
    access: 'pro20',
    permission: 'editArticles',
    body: z.object({
      articleIds: z.array(id).min(1).max(500),
      useInventory: z.boolean().optional(),
      isDiscontinued: z.boolean().optional(),
      defaultStorageId: id.optional(),
    }),
    data: z.object({ changed: whole }),
    errors: ['NOT_FOUND', 'STOCK_LEFT_IN_ARTICLE', 'INCORRECT_VALUE'],
  }),
  searchArticles: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'search/inventory-article',
    summary: 'Articles by name, manufacturer, number or batch, the best 20',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    isForDevices: true,
    query: z.object({ query: lineText.max(200).default('') }),
    data: z.array(articleListed),
    dataForDevices: z.array(articleListed.omit({ stockValueCents: true, isValueUnknown: true })),
  }),
  countArticles: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'user/report/inventory/count',
    summary: 'How many articles the inventory has',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    data: z.object({ articlesCount: whole }),
  }),
  listConsumptionUnits: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'consumptionUnits',
    summary: 'Units to order, count and consume in',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    data: z.array(z.object({ id: whole, name: z.string(), nameEn: z.string() })),
  }),
  suggestArticles: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'articles-suggestion/order-history/{vendorId}',
    summary: 'Products ordered from a vendor that are no article yet, latest first; vendor 0: from any',
    access: 'pro20',
    permission: 'view',
    params: z.object({ vendorId: z.literal('0').transform(Number).or(pathId) }),
    data: z.array(
      z.object({
        productId: whole,
        catalogProductSlug: z.string(),
        name: bilingual,
        manufacturer: z.string(),
        picture: z.string(),
        orderedAt: z.string(),
        quantity: whole,
      }),
    ),
  }),
  suggestInvoicedArticles: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'articles-suggestion/invoices',
    summary:
      'Products of the catalogue that lines of invoices name and that are no article yet, latest first',
    access: 'pro20',
    permission: 'reports',
    data: z.array(
      z.object({
        productId: whole,
        name: bilingual,
        manufacturer: z.string(),
        picture: z.string(),
        seller: z.string(),
        invoicedOn: z.string(),
      }),
    ),
  }),
} as const;
