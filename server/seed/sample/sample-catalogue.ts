// The vendors and products of a sample practice: taken from the demo catalogue, but the practice's own, so that nobody else sees them and
// the common catalogue of the installation need not have them.
import type { Client } from 'pg';
import { copyRows, type Value } from '../../src/platform/database/copy.ts';
import type { Calendar } from '../calendar.ts';
import { examplePositions } from '../example-cart.ts';
import { picturedProducts } from '../inventory/open-orders.ts';
import { picturedArticles } from '../inventory/pictured.ts';
import type { StockedOffer, StockedProduct } from '../inventory/products.ts';
import { manufacturers } from '../manufacturers.ts';
import { generateOffers, type Offer } from '../offers.ts';
import { type PricedProduct, pricedProducts } from '../products.ts';
import { delivers, type Vendor, vendors } from '../vendors.ts';
import { drawNumbers } from './numbers.ts';

const vendorCount = 6;
const productCount = 120;
/** So many products of the demo catalogue are looked through. */
const looked = 1_500;
const dearestCents = 15_000;
const withoutManufacturer = 1;

export interface SampleVendor {
  readonly id: number;
  readonly vendor: Vendor;
}

export const sampleCountry = (country: string): 'DE' | 'AT' => (country === 'AT' ? 'AT' : 'DE');

/** By their number in the demo catalogue. Orders to them are never sent. */
export async function writeSampleVendors(
  client: Client,
  practiceId: number,
  country: string,
): Promise<Map<number, SampleVendor>> {
  const chosen = vendors.filter((vendor) => delivers(vendor, sampleCountry(country))).slice(0, vendorCount);
  const first = await drawNumbers(client, 'vendor', chosen.length);
  await copyRows(
    client,
    'vendor',
    'id, practice_id, name, slug, rating, transmission, email, phone',
    chosen.map((vendor, index) => [
      ...[first + index, practiceId, vendor.name, `sample-${practiceId}-${vendor.slug}`, vendor.rating],
      ...['email', vendor.email ?? `bestellung@${vendor.slug}.example`, vendor.phone],
    ]),
  );
  await copyRows(
    client,
    'vendor_preference',
    'practice_id, vendor_id, is_favourite, own_shipping_cents, own_free_shipping_from_cents, own_never_free, own_surcharge_cents, own_surcharge_below_cents',
    chosen.map((vendor, index): Value[] => {
      const terms = vendor.conditions.find((one) => one.country === sampleCountry(country));
      return [
        ...[practiceId, first + index, index === 1, terms?.shippingCents ?? 0],
        ...[terms?.freeShippingFromCents ?? null, terms?.freeShippingFromCents === null],
        ...[terms?.surchargeCents ?? 0, terms?.surchargeBelowCents ?? 0],
      ];
    }),
  );
  return new Map(chosen.map((vendor, index) => [vendor.id, { id: first + index, vendor }]));
}

interface Chosen {
  readonly priced: PricedProduct;
  readonly offers: readonly Offer[];
}

/** Those that the pictures and the example cart show, then one of each family, evenly over the catalogue. */
function chooseProducts(seed: string, calendar: Calendar, sold: ReadonlySet<number>): Chosen[] {
  const names = [
    ...picturedArticles.map(({ name }) => name),
    ...picturedProducts,
    ...examplePositions.map(({ productName }) => productName),
  ];
  const named: Chosen[] = [];
  const others: Chosen[] = [];
  const families = new Set<string>();
  for (const priced of pricedProducts(seed, looked)) {
    const { product } = priced;
    const isNamed = names.includes(product.name.de);
    if (!isNamed && families.has(product.family)) continue;
    const offers = generateOffers(seed, priced, calendar).filter(({ vendorId }) => sold.has(vendorId));
    const single = offers.filter((offer) => offer.minimumQuantity === 1 && offer.orderStep === 1);
    const cheapest = Math.min(...single.map(({ tiers }) => tiers[0]?.cents ?? Number.POSITIVE_INFINITY));
    if (isNamed ? single.length === 0 : !(cheapest <= dearestCents)) continue;
    families.add(product.family);
    (isNamed ? named : others).push({ priced, offers });
  }
  named.sort((a, b) => names.indexOf(a.priced.product.name.de) - names.indexOf(b.priced.product.name.de));
  const wanted = productCount - named.length;
  const step = Math.max(1, others.length / wanted);
  const spread = others.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step));
  return [...named, ...spread.slice(0, wanted)];
}

const offerColumns =
  'id, practice_id, product_id, vendor_id, order_number, tier_from, tier_price_cents, minimum_quantity, order_step, availability, delivery_days, discountable, vat_class';

/** Answers the products as articles are made of them, the pictured ones first. */
export async function writeSampleProducts(
  client: Client,
  practiceId: number,
  seed: string,
  calendar: Calendar,
  sampleVendors: ReadonlyMap<number, SampleVendor>,
): Promise<StockedProduct[]> {
  const chosen = chooseProducts(seed, calendar, new Set(sampleVendors.keys()));
  const firstProduct = await drawNumbers(client, 'product', chosen.length);
  const firstOffer = await drawNumbers(
    client,
    'offer',
    chosen.reduce((sum, { offers }) => sum + offers.length, 0),
  );
  const makers = await readManufacturers(client);
  await copyRows(
    client,
    'product',
    'id, practice_id, slug, name_de, name_en, description_de, description_en, manufacturer_id, manufacturer_number, category_id, family, variant, pack_size, unit_id, content_unit_id, pack_text_de, pack_text_en, vat_class, has_batch, has_expiry, is_dangerous_good, is_medicine, picture',
    chosen.map(({ priced: { product } }, index): Value[] => [
      ...[firstProduct + index, practiceId, `sample-${practiceId}-${product.slug}`],
      ...[product.name.de, product.name.en, product.description.de, product.description.en],
      ...[makers.get(product.manufacturerId) ?? withoutManufacturer, product.manufacturerNumber],
      ...[product.categoryId, `sample-${practiceId}-${product.family}`, product.variant, product.packSize],
      ...[product.unitId, product.contentUnitId, product.packText.de, product.packText.en, product.vatClass],
      ...[product.hasBatch, product.hasExpiry, product.isDangerousGood, product.isMedicine, product.picture],
    ]),
  );
  const numbered = numberOffers(chosen, firstProduct, firstOffer);
  await writeOffers(client, practiceId, numbered, sampleVendors);
  const pictures = await readPictures(client);
  return chosen.map(({ priced, offers }, index) => ({
    id: firstProduct + index,
    name: priced.product.name.de,
    nameEn: priced.product.name.en,
    manufacturerId: makers.get(priced.product.manufacturerId) ?? withoutManufacturer,
    manufacturer: manufacturers.find(({ id }) => id === priced.product.manufacturerId)?.name ?? '',
    manufacturerNumber: priced.product.manufacturerNumber,
    packText: priced.product.packText.de,
    packTextEn: priced.product.packText.en,
    picture: priced.product.picture ?? pictures.get(priced.product.categoryId) ?? 'einweg',
    packSize: priced.product.packSize,
    unitId: priced.product.unitId,
    contentUnitId: priced.product.contentUnitId,
    hasBatch: priced.product.hasBatch,
    hasExpiry: priced.product.hasExpiry,
    isDangerousGood: priced.product.isDangerousGood,
    category: priced.category,
    offers: offers
      .filter(({ minimumQuantity, orderStep }) => minimumQuantity === 1 && orderStep === 1)
      .map((offer) => stockedOffer(offer, sampleVendors))
      .sort((a, b) => (a.tierCents[0] ?? 0) - (b.tierCents[0] ?? 0) || a.vendorId - b.vendorId),
  }));
}

interface NumberedOffer {
  readonly id: number;
  readonly productId: number;
  readonly offer: Offer;
}

const numberOffers = (chosen: readonly Chosen[], firstProduct: number, firstOffer: number): NumberedOffer[] =>
  chosen
    .flatMap(({ offers }, index) => offers.map((offer) => ({ productId: firstProduct + index, offer })))
    .map((one, index) => ({ ...one, id: firstOffer + index }));

/** The prices of the past are written as they were, so the trigger that notes today's is told that rows are moved in. */
async function writeOffers(
  client: Client,
  practiceId: number,
  offers: readonly NumberedOffer[],
  sampleVendors: ReadonlyMap<number, SampleVendor>,
): Promise<void> {
  await client.query("select set_config('app.importing', 'on', true)");
  await copyRows(
    client,
    'offer',
    offerColumns,
    offers.map(({ id, productId, offer }): Value[] => [
      ...[id, practiceId, productId, sampleVendors.get(offer.vendorId)?.id ?? 0, offer.orderNumber],
      offer.tiers.map(({ from }) => from),
      offer.tiers.map(({ cents }) => cents),
      ...[offer.minimumQuantity, offer.orderStep, offer.availability, offer.deliveryDays, false],
      offer.vatClass,
    ]),
  );
  await copyRows(
    client,
    'offer_price_history',
    'offer_id, practice_id, valid_from, unit_price_cents',
    offers.flatMap(({ id, offer }) =>
      offer.history.map(({ day, cents }): Value[] => [id, practiceId, day, cents]),
    ),
  );
  await client.query("select set_config('app.importing', '', true)");
}

const stockedOffer = (offer: Offer, sampleVendors: ReadonlyMap<number, SampleVendor>): StockedOffer => ({
  vendorId: sampleVendors.get(offer.vendorId)?.id ?? 0,
  vendorName: sampleVendors.get(offer.vendorId)?.vendor.name ?? '',
  orderNumber: offer.orderNumber,
  tierFrom: offer.tiers.map(({ from }) => from),
  tierCents: offer.tiers.map(({ cents }) => cents),
  vatClass: offer.vatClass,
  history: offer.history,
});

/** Manufacturers are shared by all: those that the installation knows by name are used, and none is added. */
async function readManufacturers(client: Client): Promise<Map<number, number>> {
  const { rows } = await client.query<{ given: number; id: number }>(
    `select given.id as given, m.id from unnest($1::integer[], $2::text[]) as given (id, name)
     join manufacturer m on m.name = given.name`,
    [manufacturers.map(({ id }) => id), manufacturers.map(({ name }) => name)],
  );
  return new Map(rows.map(({ given, id }) => [given, id]));
}

async function readPictures(client: Client): Promise<Map<number, string>> {
  const { rows } = await client.query<{ id: number; picture: string }>('select id, picture from category');
  return new Map(rows.map(({ id, picture }) => [id, picture]));
}
