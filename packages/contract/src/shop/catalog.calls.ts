// The catalogue: products with the offers this practice may buy, categories, price history, watchlist.
import { z } from 'zod';
import { articleDetail } from '../inventory/article.ts';
import { atHand } from '../inventory/at-hand.ts';
import { productOffer } from '../purchasing/product-offer.ts';
import { defineCall } from '../shared/call.ts';
import { pathId } from '../shared/ids.ts';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';

export const productSummary = z.object({
  id: whole,
  slug: z.string(),
  name: bilingual,
  manufacturer: z.string(),
  manufacturerNumber: z.string(),
  packText: bilingual,
  picture: z.string(),
  /** Lowest unit price in cents for this practice; null when nobody offers it. */
  lowestPriceCents: whole.nullable(),
  offerCount: whole,
  /** How many of those who offer it have it in stock. */
  vendorsInStock: whole,
  /** Vendor of the lowest price. */
  bestVendorId: whole.nullable(),
  /** Its stock; null: it is no article of the inventory. */
  atHand: atHand.nullish(),
  /** Whether it is an article of the practice, also one of which no stock is kept. */
  isArticle: z.boolean(),
});
export type ProductSummary = z.infer<typeof productSummary>;

/** The article a product is, as far as somebody who is about to buy needs it. */
const ownArticle = articleDetail.pick({
  id: true,
  useInventory: true,
  stock: true,
  countingUnit: true,
  status: true,
  minimumStock: true,
  warningStock: true,
  idealStock: true,
  storages: true,
  earliestExpiryDate: true,
  usedPerDay: true,
  lastsUntil: true,
});
export type OwnArticle = z.infer<typeof ownArticle>;

const categoryName = z.object({ id: whole, slug: z.string(), de: z.string(), en: z.string() });

export const productDetail = productSummary.extend({
  description: bilingual,
  gtin: z.string().nullable(),
  pzn: z.string().nullable(),
  /** Null: a practice's own product, which is in none. */
  category: z.object({ top: categoryName, sub: categoryName }).nullable(),
  packSize: whole,
  unit: bilingual,
  contentUnit: bilingual,
  vatClass: z.enum(['fullTax', 'reducedTax']),
  hasBatch: z.boolean(),
  hasExpiry: z.boolean(),
  isDangerousGood: z.boolean(),
  isMedicine: z.boolean(),
  isWatched: z.boolean(),
  /** Net price of one unit below which the practice wants a price alert; null: it goes by the median of 90 days. */
  targetCents: whole.nullable(),
  /** Null: it is no article of the practice. One without stockkeeping is an article too. */
  article: ownArticle.nullable(),
  offers: z.array(productOffer),
  otherPacks: z.array(productSummary),
  similar: z.array(productSummary),
});
export type ProductDetail = z.infer<typeof productDetail>;

/** Prices above are not stored either. */
const mostTargetCents = 2_000_000_000;

const productParams = z.object({ productId: pathId });

nameSchemas({ ProductOffer: productOffer, ProductSummary: productSummary, ProductDetail: productDetail });

export const catalogCalls = {
  getProduct: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'catalog/product/{productId}',
    summary: 'A product with all offers for this practice, other pack sizes and similar products',
    access: 'pro20',
    permission: 'view',
    scopes: ['catalog.read'],
    params: productParams,
    data: productDetail,
    errors: ['NOT_FOUND'],
  }),
  getProductBySlug: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'catalog/product-by-slug/{slug}',
    summary: 'The same for a product of the catalogue by the name it has in addresses',
    access: 'pro20',
    permission: 'view',
    scopes: ['catalog.read'],
    params: z.object({ slug: z.string().min(1).max(200) }),
    data: productDetail,
    errors: ['NOT_FOUND'],
  }),
  listProducts: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'catalog/products',
    summary: 'Up to 60 products by id, with prices for this practice, in the given order',
    access: 'pro20',
    permission: 'view',
    scopes: ['catalog.read'],
    query: z.object({
      ids: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9}){0,59}$/)
        .transform((text) => text.split(',').map(Number)),
    }),
    data: z.array(productSummary),
  }),
  listVariants: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'catalog/product/{productId}/variants',
    summary:
      'Up to 60 variants of the product, itself among them, in the order of the catalogue; none: it has no others',
    access: 'pro20',
    permission: 'view',
    scopes: ['catalog.read'],
    params: productParams,
    data: z.array(productSummary),
    errors: ['NOT_FOUND'],
  }),
  getPriceHistory: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'catalog/product/{productId}/price-history',
    summary: 'How the unit prices of the shown vendors moved, lowest first',
    access: 'pro20',
    permission: 'view',
    scopes: ['catalog.read'],
    params: productParams,
    data: z.array(
      z.object({
        vendorId: whole,
        vendorName: z.string(),
        points: z.array(z.object({ validFrom: z.string(), unitPriceCents: whole })),
      }),
    ),
    errors: ['NOT_FOUND'],
  }),
  listCategories: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'catalog/categories',
    summary: 'The two-level category tree in both languages',
    access: 'user',
    permission: 'view',
    scopes: ['catalog.read'],
    data: z.array(
      categoryName.extend({
        picture: z.string(),
        sub: z.array(categoryName.extend({ picture: z.string() })),
      }),
    ),
  }),
  noteProductViewed: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'catalog/product/{productId}/viewed',
    summary: 'Put the product into Recently Viewed',
    access: 'pro20',
    permission: 'view',
    params: productParams,
    data: z.object({ noted: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  watchProduct: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'catalog/product/{productId}/watch',
    summary: 'Put the product on the watchlist with a target price or without, or take it off',
    access: 'pro20',
    permission: 'fillCart',
    params: productParams,
    body: z.object({
      isWatched: z.boolean(),
      /** Null removes the target price; left out, it stays. */
      targetCents: z.number().int().min(1).max(mostTargetCents).nullish(),
    }),
    data: z.object({ isWatched: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
} as const;
