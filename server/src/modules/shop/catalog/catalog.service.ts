// Products as a practice may buy them: hidden vendors left out, own discount and own terms applied.
import type { ProductOffer } from '@praxora/contract/purchasing/product-offer';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import type {
  catalogCalls,
  OwnArticle,
  ProductDetail,
  ProductSummary,
} from '@praxora/contract/shop/catalog.calls';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { type ArticleSummary, articleWithReach, readArticleSummaries } from '../../inventory/index.ts';
import {
  cheapest,
  isAvailable,
  offerAnswer,
  offersBeside,
  offersFor,
  priceAt,
  type UnitPrice,
  unitPricesFor,
} from '../../vendors/index.ts';
import * as repository from './catalog.repository.ts';

export async function productDetail(context: UserContext, productId: number): Promise<ProductDetail> {
  const { tx } = context;
  const product = await repository.findProduct(tx, productId);
  if (product === null) throw new Refusal('NOT_FOUND');
  const { pack_ids: packIds, near_ids: nearIds, article_id: articleId } = product;
  const otherIds = [...packIds, ...nearIds];
  // At once, so that they go to the database in one message.
  const [offers, others, figures, article] = await Promise.all([
    offersOf(context, productId),
    otherIds.length === 0 ? [] : repository.listProducts(tx, otherIds),
    figuresOf(tx, [productId, ...otherIds]),
    articleId === null ? null : ownArticle(context, articleId),
  ]);
  const own = summaryOf(product, figures);
  const summaries = others.map((other) => summaryOf(other, figures));
  return {
    ...own,
    description: { de: product.description_de, en: product.description_en },
    gtin: product.gtin,
    pzn: product.pzn,
    category: categoryOf(product),
    packSize: product.pack_size,
    unit: { de: product.unit_de, en: product.unit_en },
    contentUnit: { de: product.content_unit_de, en: product.content_unit_en },
    vatClass: product.vat_class,
    hasBatch: product.has_batch,
    hasExpiry: product.has_expiry,
    isDangerousGood: product.is_dangerous_good,
    isMedicine: product.is_medicine,
    isWatched: product.is_watched,
    targetCents: product.target_cents,
    article,
    offers,
    otherPacks: summaries.filter(({ id }) => packIds.includes(id)),
    similar: summaries.filter(({ id }) => nearIds.includes(id)),
  };
}

async function ownArticle(context: UserContext, articleId: number): Promise<OwnArticle | null> {
  const article = await articleWithReach(context, articleId);
  if (article === null) return null;
  const { id, useInventory, stock, countingUnit, status, minimumStock, warningStock, idealStock } = article;
  const { storages, earliestExpiryDate, usedPerDay, lastsUntil } = article;
  return {
    ...{ id, useInventory, stock, countingUnit, status, minimumStock, warningStock, idealStock },
    ...{ storages, earliestExpiryDate, usedPerDay, lastsUntil },
  };
}

function categoryOf(product: repository.ProductDetailRow): ProductDetail['category'] {
  const { top_id: topId, category_id: subId } = product;
  if (topId === null || subId === null) return null;
  const named = (id: number, slug: string | null, de: string | null, en: string | null) => ({
    id,
    slug: slug ?? '',
    de: de ?? '',
    en: en ?? '',
  });
  return {
    top: named(topId, product.top_slug, product.top_de, product.top_en),
    sub: named(subId, product.sub_slug, product.sub_de, product.sub_en),
  };
}

export async function productBySlug(context: UserContext, slug: string): Promise<ProductDetail> {
  const id = await repository.findProductId(context.tx, slug);
  if (id === null) throw new Refusal('NOT_FOUND');
  return productDetail(context, id);
}

/** With what already lies in the cart of the default address, as "Add" reckons. */
async function offersOf({ tx }: UserContext, productId: number): Promise<ProductOffer[]> {
  const rows = await repository.listCart(tx);
  const lines = rows.map(({ product_id: productId, vendor_id: vendorId, quantity }) => ({
    ...{ productId, vendorId, quantity },
  }));
  const known = await offersBeside(tx, productId, lines);
  const lying = lines.flatMap(({ quantity, ...line }) => {
    const offer = known.find((one) => one.productId === line.productId && one.vendor.id === line.vendorId);
    return offer && isAvailable(offer) ? { offer, quantity, cents: priceAt(offer, quantity).netCents } : [];
  });
  return known
    .filter((offer) => offer.productId === productId)
    .map((offer) => {
      const inBasket = lying.filter((line) => line.offer.vendor.id === offer.vendor.id);
      return {
        ...offerAnswer(offer),
        vendorRating: offer.vendor.rating,
        terms: offer.conditions.terms,
        inCartPositions: inBasket.length,
        inCartCents: inBasket.reduce((sum, { cents }) => sum + cents, 0),
        inCartQuantity: inBasket.find((line) => line.offer.productId === productId)?.quantity ?? 0,
      };
    });
}

/** The given product ids, limited to products that the practice can see. */
export const knownProductIds = async (
  { tx }: Pick<UserContext, 'tx'>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => new Set(await repository.knownIds(tx, ids));

/** Answers in the order of the ids; unknown ids are left out. */
export async function productSummaries(
  { tx }: Pick<UserContext, 'tx'>,
  ids: readonly number[],
): Promise<ProductSummary[]> {
  if (ids.length === 0) return [];
  const [products, figures] = await Promise.all([repository.listProducts(tx, ids), figuresOf(tx, ids)]);
  return products.map((product) => summaryOf(product, figures));
}

/** Itself among them; none where there is nothing to choose. */
export async function productVariants(context: UserContext, productId: number): Promise<ProductSummary[]> {
  const ids = await repository.listFamily(context.tx, productId);
  if (ids === null) throw new Refusal('NOT_FOUND');
  return ids.length < 2 ? [] : productSummaries(context, ids);
}

/** Data of a summary of products beside their own columns. */
interface Figures {
  readonly prices: ReadonlyMap<number, readonly UnitPrice[]>;
  readonly articles: ReadonlyMap<number, ArticleSummary>;
}

async function figuresOf(tx: UserContext['tx'], ids: readonly number[]): Promise<Figures> {
  const [prices, articles] = await Promise.all([unitPricesFor(tx, ids), readArticleSummaries({ tx }, ids)]);
  return { prices: groupBy(prices, ({ productId }) => productId), articles };
}

function summaryOf(product: repository.ProductRow, { prices, articles }: Figures): ProductSummary {
  const own = prices.get(product.id) ?? [];
  const best = cheapest(own);
  return {
    id: product.id,
    slug: product.slug,
    name: { de: product.name_de, en: product.name_en },
    manufacturer: product.manufacturer,
    manufacturerNumber: product.manufacturer_number,
    packText: { de: product.pack_text_de, en: product.pack_text_en },
    picture: product.picture,
    lowestPriceCents: best?.netCents ?? null,
    offerCount: own.length,
    vendorsInStock: own.filter(({ isInStock }) => isInStock).length,
    bestVendorId: best?.vendorId ?? null,
    atHand: articles.get(product.id)?.atHand ?? null,
    isArticle: articles.has(product.id),
  };
}

export async function priceHistory(
  { tx }: UserContext,
  productId: number,
): Promise<DataOf<typeof catalogCalls.getPriceHistory>> {
  if (!(await repository.productExists(tx, productId))) throw new Refusal('NOT_FOUND');
  const offers = await offersFor(tx, [productId]);
  const rows = await repository.listPriceHistory(
    tx,
    offers.map(({ offerId }) => offerId),
  );
  const byOffer = groupBy(rows, ({ offer_id }) => offer_id);
  return offers.flatMap(({ offerId, vendor }) => {
    const points = byOffer.get(offerId) ?? [];
    if (points.length === 0) return [];
    return {
      vendorId: vendor.id,
      vendorName: vendor.name,
      points: points.map((point) => ({
        validFrom: point.valid_from,
        unitPriceCents: point.unit_price_cents,
      })),
    };
  });
}

export async function categoryTree({
  tx,
}: Pick<UserContext, 'tx'>): Promise<DataOf<typeof catalogCalls.listCategories>> {
  const rows = await repository.listCategories(tx);
  const named = (row: (typeof rows)[number]) => ({
    id: row.id,
    slug: row.slug,
    de: row.name_de,
    en: row.name_en,
    picture: row.picture,
  });
  return rows
    .filter(({ parent_id }) => parent_id === null)
    .map((top) => ({ ...named(top), sub: rows.filter(({ parent_id }) => parent_id === top.id).map(named) }));
}

export async function noteViewed({ tx }: UserContext, productId: number): Promise<void> {
  if (!(await repository.productExists(tx, productId))) throw new Refusal('NOT_FOUND');
  await repository.noteViewed(tx, productId);
}

export async function setWatched(
  { tx }: UserContext,
  productId: number,
  { isWatched, targetCents }: BodyOf<typeof catalogCalls.watchProduct>,
): Promise<void> {
  if (!(await repository.productExists(tx, productId))) throw new Refusal('NOT_FOUND');
  await (isWatched ? repository.watch(tx, productId, targetCents) : repository.unwatch(tx, productId));
}
