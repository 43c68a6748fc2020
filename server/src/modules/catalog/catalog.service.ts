// Products as a practice may buy them: hidden vendors left out, own discount and own terms applied.
import type { DataOf } from '@praxora/contract/call';
import type {
  catalogCalls,
  ProductDetail,
  ProductOffer,
  ProductSummary,
} from '@praxora/contract/catalog/catalog.calls';
import { priceLine } from '@praxora/rules/pricing';
import type { UserContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/errors.ts';
import { groupBy } from '../../platform/group-by.ts';
import * as repository from './catalog.repository.ts';

export async function productDetail(context: UserContext, productId: number): Promise<ProductDetail> {
  const { tx, user } = context;
  const product = await repository.findProduct(tx, productId);
  if (product === null) throw new Refusal('NOT_FOUND');
  const offers = await offersOf(context, productId);
  const packIds = await repository.otherPackIds(tx, product);
  const nearIds = (await repository.similarIds(tx, product)).filter((id) => !packIds.includes(id));
  const others = await productSummaries(context, [...packIds, ...nearIds]);
  const [own] = await summarise(tx, user.country, [product]);
  if (own === undefined) throw new Refusal('NOT_FOUND');
  return {
    ...own,
    description: { de: product.description_de, en: product.description_en },
    gtin: product.gtin,
    pzn: product.pzn,
    category: {
      top: { id: product.top_id, slug: product.top_slug, de: product.top_de, en: product.top_en },
      sub: { id: product.category_id, slug: product.sub_slug, de: product.sub_de, en: product.sub_en },
    },
    packSize: product.pack_size,
    unit: { de: product.unit_de, en: product.unit_en },
    contentUnit: { de: product.content_unit_de, en: product.content_unit_en },
    vatClass: product.vat_class,
    hasBatch: product.has_batch,
    hasExpiry: product.has_expiry,
    isDangerousGood: product.is_dangerous_good,
    isMedicine: product.is_medicine,
    isWatched: product.is_watched,
    offers,
    otherPacks: others.filter(({ id }) => packIds.includes(id)),
    similar: others.filter(({ id }) => nearIds.includes(id)),
  };
}

async function offersOf({ tx, user }: UserContext, productId: number): Promise<ProductOffer[]> {
  const [rows, lines] = [
    await repository.listOffers(tx, user.country, [productId]),
    await repository.listCartLines(tx),
  ];
  return rows.map((row) => {
    const inBasket = lines.filter(({ vendor_id }) => vendor_id === row.vendor_id);
    return {
      offerId: row.offer_id,
      vendorId: row.vendor_id,
      vendorName: row.vendor_name,
      vendorRating: row.rating,
      vendorHue: row.hue,
      isFavorite: row.is_favourite,
      orderNumber: row.order_number,
      tiers: tiersOf(row),
      minimumQuantity: row.minimum_quantity,
      orderStep: row.order_step,
      availability: row.availability,
      deliveryDays: row.delivery_days,
      discountable: row.discountable,
      ownDiscountPercent: row.discount_basis_points / 100,
      vatClass: row.vat_class,
      terms: {
        shippingCents: row.shipping_cents,
        freeShippingFromCents: row.free_shipping_from_cents,
        surchargeCents: row.surcharge_cents,
        surchargeBelowCents: row.surcharge_below_cents,
      },
      inCartCents: inBasket.reduce((sum, line) => sum + lineCents(line, line.quantity), 0),
      inCartQuantity: inBasket.find(({ product_id }) => product_id === productId)?.quantity ?? 0,
    };
  });
}

/** In the given order; unknown ids are left out. */
export async function productSummaries(
  { tx, user }: UserContext,
  ids: readonly number[],
): Promise<ProductSummary[]> {
  return ids.length === 0 ? [] : summarise(tx, user.country, await repository.listProducts(tx, ids));
}

async function summarise(
  tx: UserContext['tx'],
  country: string,
  products: readonly repository.ProductRow[],
): Promise<ProductSummary[]> {
  const offers = await repository.listOffers(
    tx,
    country,
    products.map(({ id }) => id),
  );
  const byProduct = groupBy(offers, ({ product_id }) => product_id);
  return products.map((product) => {
    const own = byProduct.get(product.id) ?? [];
    const best = cheapest(own);
    return {
      id: product.id,
      slug: product.slug,
      name: { de: product.name_de, en: product.name_en },
      manufacturer: product.manufacturer,
      manufacturerNumber: product.manufacturer_number,
      packText: { de: product.pack_text_de, en: product.pack_text_en },
      picture: product.picture,
      lowestPriceCents: best ? unitCents(best) : null,
      offerCount: own.length,
      bestVendorId: best?.vendor_id ?? null,
    };
  });
}

type PricedRow = Pick<
  repository.OfferRow,
  'tier_from' | 'tier_price_cents' | 'discountable' | 'discount_basis_points'
>;

function tiersOf(row: Pick<PricedRow, 'tier_from' | 'tier_price_cents'>) {
  return row.tier_from.map((fromQuantity, index) => ({
    fromQuantity,
    unitPriceCents: row.tier_price_cents[index] ?? 0,
  }));
}

const lineCents = (row: PricedRow, quantity: number): number =>
  priceLine(
    { tiers: tiersOf(row), discountable: row.discountable },
    quantity,
    row.discount_basis_points / 100,
  ).netCents;

const unitCents = (row: PricedRow): number => lineCents(row, 1);

/** What can be had now comes before what cannot; then the lowest price of one unit. */
function cheapest(rows: readonly repository.OfferRow[]): repository.OfferRow | undefined {
  const buyable = rows.filter(({ availability }) => availability !== 'unavailable');
  return (buyable.length > 0 ? buyable : rows).toSorted(
    (a, b) => unitCents(a) - unitCents(b) || a.vendor_id - b.vendor_id,
  )[0];
}

export async function priceHistory(
  { tx, user }: UserContext,
  productId: number,
): Promise<DataOf<typeof catalogCalls.getPriceHistory>> {
  if (!(await repository.productExists(tx, productId))) throw new Refusal('NOT_FOUND');
  const rows = await repository.listPriceHistory(tx, user.country, productId);
  return [...groupBy(rows, ({ vendor_id }) => vendor_id)].map(([vendorId, points]) => ({
    vendorId,
    vendorName: points[0]?.vendor_name ?? '',
    points: points.map((point) => ({ validFrom: point.valid_from, unitPriceCents: point.unit_price_cents })),
  }));
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

export const listManufacturers = ({ tx }: UserContext) => repository.listManufacturers(tx);

export async function noteViewed({ tx }: UserContext, productId: number): Promise<void> {
  if (!(await repository.productExists(tx, productId))) throw new Refusal('NOT_FOUND');
  await repository.noteViewed(tx, productId);
}

export async function setWatched({ tx }: UserContext, productId: number, isWatched: boolean): Promise<void> {
  if (!(await repository.productExists(tx, productId))) throw new Refusal('NOT_FOUND');
  await (isWatched ? repository.watch(tx, productId) : repository.unwatch(tx, productId));
}
