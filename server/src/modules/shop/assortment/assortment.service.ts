// A page of the assortment, and how many products each of its filters would show.
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import type {
  AssortmentItem,
  AssortmentQuery,
  assortmentCalls,
} from '@praxora/contract/shop/assortment.calls';
import type { ProductSummary } from '@praxora/contract/shop/catalog.calls';
import { usualAmount } from '@praxora/rules/purchasing/own-products';
import { calendarDay } from '@praxora/rules/shared/dates';
import {
  type assortmentKinds,
  filterAssortment,
  isOfKind,
  sortAssortment,
} from '@praxora/rules/shop/assortment';
import { soldQuantity } from '@praxora/rules/vendors/pricing-hints';
import type { UserContext } from '../../../platform/context.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { type ArticleSummary, readArticleSummaries } from '../../inventory/index.ts';
import { type BuyableOffer, cheapest, offersFor, unitPricesFor } from '../../vendors/index.ts';
import { productSummaries } from '../catalog/catalog.service.ts';
import { type OwnProduct, readAssortment } from './assortment.ts';

export async function listAssortment(
  context: UserContext,
  query: QueryOf<typeof assortmentCalls.listAssortment>,
): Promise<DataOf<typeof assortmentCalls.listAssortment>> {
  const { page, pageSize } = query;
  const found = await findAssortment(context, query);
  const shown = found.slice(page * pageSize, (page + 1) * pageSize);
  return { items: await itemsOf(context, shown), total: found.length };
}

/** Everything the filters leave, in the order that is asked for. */
export async function wholeAssortment(
  context: UserContext,
  query: AssortmentQuery,
): Promise<AssortmentItem[]> {
  return itemsOf(context, await findAssortment(context, query));
}

async function findAssortment(context: UserContext, query: AssortmentQuery): Promise<OwnProduct[]> {
  const { search, kind, categoryId = null, vendorId = null, sort, language } = query;
  const filter = { search, kind, categoryId, vendorId };
  const found = filterAssortment(await readAssortment(context), filter, calendarDay(context.now()));
  return sortAssortment(found, sort, language);
}

async function itemsOf(context: UserContext, products: readonly OwnProduct[]): Promise<AssortmentItem[]> {
  const ids = products.map(({ productId }) => productId);
  const [summaries, offers, articles] = await Promise.all([
    productSummaries(context, ids),
    offersFor(context.tx, ids),
    readArticleSummaries(context, ids),
  ]);
  const summaryById = new Map(summaries.map((summary) => [summary.id, summary]));
  const offersById = groupBy(offers, ({ productId }) => productId);
  return products.flatMap((product) => {
    const summary = summaryById.get(product.productId);
    const own = offersById.get(product.productId) ?? [];
    return summary ? itemOf(product, summary, own, articles.get(product.productId)) : [];
  });
}

function itemOf(
  { row, purchases, vendor, isWatched, timesBought }: OwnProduct,
  summary: ProductSummary,
  offers: readonly BuyableOffer[],
  article: ArticleSummary | undefined,
): AssortmentItem {
  const best = offers.find((offer) => offer.vendor.id === summary.bestVendorId);
  const usual = usualAmount(purchases?.medianQuantity ?? null, best?.minimumQuantity ?? 1);
  return {
    ...summary,
    unit: { id: row.unit_id, de: row.unit_de, en: row.unit_en },
    isWatched,
    thresholds: article?.atHand ? article.thresholds : null,
    timesBought,
    lastPurchase: purchases && {
      at: purchases.lastAt.toISOString(),
      vendor: { ...purchases.lastVendor, hue: vendor?.hue ?? 0 },
      isFavourite: vendor?.is_favourite ?? false,
      unitCents: purchases.lastUnitCents,
    },
    best: best
      ? {
          vendor: { id: best.vendor.id, name: best.vendor.name, hue: best.vendor.hue },
          minimumQuantity: best.minimumQuantity,
          orderStep: best.orderStep,
        }
      : null,
    usualQuantity: best ? soldQuantity(best, usual) : usual,
  };
}

export async function countAssortment(
  context: UserContext,
): Promise<DataOf<typeof assortmentCalls.countAssortment>> {
  const products = await readAssortment(context);
  const today = calendarDay(context.now());
  const countOf = (kind: (typeof assortmentKinds)[number]) =>
    products.filter((product) => isOfKind(product, kind, today)).length;
  return {
    kinds: {
      all: countOf('all'),
      favourites: countOf('favourites'),
      watched: countOf('watched'),
      inInventory: countOf('inInventory'),
      notBought: countOf('notBought'),
    },
    cheaper: await countCheaper(context, products),
    categories: [...groupBy(products, ({ categoryId }) => categoryId)]
      .flatMap(([id, [first, ...others]]) => {
        const { category_de: de, category_en: en } = first?.row ?? {};
        return id !== null && de && en ? { id, de, en, count: 1 + others.length } : [];
      })
      .sort((a, b) => b.count - a.count || a.de.localeCompare(b.de, 'de')),
    vendors: [...groupBy(products, ({ vendor }) => vendor?.id ?? null)]
      .flatMap(([id, [first, ...others]]) =>
        id !== null && first?.vendor ? { id, name: first.vendor.name, count: 1 + others.length } : [],
      )
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'de')),
  };
}

/** Products whose lowest price today is below what was paid last. */
async function countCheaper({ tx }: UserContext, products: readonly OwnProduct[]): Promise<number> {
  const bought = products.filter(({ purchases }) => purchases !== null);
  const prices = await unitPricesFor(
    tx,
    bought.map(({ productId }) => productId),
  );
  const pricesById = groupBy(prices, ({ productId }) => productId);
  return bought.filter(({ productId, purchases }) => {
    const best = cheapest(pricesById.get(productId) ?? []);
    return best !== undefined && purchases !== null && best.netCents < purchases.lastUnitCents;
  }).length;
}
