// Writes the generated catalogue into the database, in batches, so that memory stays bounded at any size.
import type { Client } from 'pg';
import { copyRows, type Value } from '../src/platform/database/copy.ts';
import type { Calendar } from './calendar.ts';
import { withoutForeignKeys } from './foreign-keys.ts';
import { manufacturers } from './manufacturers.ts';
import { generateOffers, type Offer } from './offers.ts';
import { type PricedProduct, pricedProducts } from './products.ts';
import { querySuggestions } from './suggestions.ts';
import { vendors } from './vendors.ts';

const batchSize = 1000;

const productColumns =
  'id, slug, name_de, name_en, description_de, description_en, manufacturer_id, manufacturer_number, gtin, pzn, category_id, family, variant, pack_size, unit_id, content_unit_id, pack_text_de, pack_text_en, vat_class, has_batch, has_expiry, is_dangerous_good, is_medicine, picture, updated_at';

const offerColumns =
  'id, product_id, vendor_id, order_number, tier_from, tier_price_cents, minimum_quantity, order_step, availability, delivery_days, discountable, vat_class, updated_at';

/** Prices of a day come overnight. */
const morningOf = (day: string): string => `${day}T04:00:00Z`;

const productRow = ({ product }: PricedProduct, calendar: Calendar): Value[] => [
  product.id,
  product.slug,
  product.name.de,
  product.name.en,
  product.description.de,
  product.description.en,
  product.manufacturerId,
  product.manufacturerNumber,
  product.gtin,
  product.pzn,
  product.categoryId,
  product.family,
  product.variant,
  product.packSize,
  product.unitId,
  product.contentUnitId,
  product.packText.de,
  product.packText.en,
  product.vatClass,
  product.hasBatch,
  product.hasExpiry,
  product.isDangerousGood,
  product.isMedicine,
  product.picture,
  morningOf(calendar.firstDay),
];

const offerRow = (offer: Offer, id: number, calendar: Calendar): Value[] => [
  id,
  offer.productId,
  offer.vendorId,
  offer.orderNumber,
  offer.tiers.map((tier) => tier.from),
  offer.tiers.map((tier) => tier.cents),
  offer.minimumQuantity,
  offer.orderStep,
  offer.availability,
  offer.deliveryDays,
  offer.discountable,
  offer.vatClass,
  morningOf(offer.history.at(-1)?.day ?? calendar.firstDay),
];

async function loadVendors(client: Client, calendar: Calendar): Promise<void> {
  await copyRows(
    client,
    'vendor',
    'id, name, slug, rating, transmission, email, webhook_url, phone, created_at',
    vendors.map((vendor) => [
      vendor.id,
      vendor.name,
      vendor.slug,
      vendor.rating,
      vendor.transmission,
      vendor.email,
      vendor.webhookUrl,
      vendor.phone,
      morningOf(calendar.firstDay),
    ]),
  );
  await copyRows(
    client,
    'vendor_condition',
    'vendor_id, country, shipping_cents, free_shipping_from_cents, surcharge_cents, surcharge_below_cents, delivery_days_min, delivery_days_max',
    vendors.flatMap((vendor) =>
      vendor.conditions.map((condition) => [
        vendor.id,
        condition.country,
        condition.shippingCents,
        condition.freeShippingFromCents,
        condition.surchargeCents,
        condition.surchargeBelowCents,
        ...condition.deliveryDays,
      ]),
    ),
  );
}

/** New rows of the application must not meet the ids given out here. */
async function moveSequences(client: Client): Promise<void> {
  for (const table of ['manufacturer', 'vendor', 'product', 'offer', 'query_suggestion']) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1))`,
    );
  }
}

interface Batch {
  readonly products: Value[][];
  readonly offers: Value[][];
  readonly history: Value[][];
}

const emptyBatch = (): Batch => ({ products: [], offers: [], history: [] });

async function writeBatch(client: Client, batch: Batch): Promise<void> {
  await copyRows(client, 'product', productColumns, batch.products);
  await copyRows(client, 'offer', offerColumns, batch.offers);
  await copyRows(client, 'offer_price_history', 'offer_id, valid_from, unit_price_cents', batch.history);
}

async function loadProducts(
  client: Client,
  seed: string,
  products: number,
  calendar: Calendar,
  progress: (text: string) => void,
): Promise<void> {
  let offerId = 0;
  let batch = emptyBatch();
  for (const priced of pricedProducts(seed, products)) {
    batch.products.push(productRow(priced, calendar));
    for (const offer of generateOffers(seed, priced, calendar)) {
      batch.offers.push(offerRow(offer, ++offerId, calendar));
      for (const change of offer.history) batch.history.push([offerId, change.day, change.cents]);
    }
    if (batch.products.length === batchSize) {
      await writeBatch(client, batch);
      progress(`Demo data: ${priced.product.id} of ${products} products, ${offerId} offers`);
      batch = emptyBatch();
    }
  }
  await writeBatch(client, batch);
}

export async function loadCatalog(
  client: Client,
  seed: string,
  products: number,
  calendar: Calendar,
  progress: (text: string) => void,
): Promise<void> {
  await copyRows(
    client,
    'manufacturer',
    'id, name',
    manufacturers.map(({ id, name }) => [id, name]),
  );
  await loadVendors(client, calendar);

  await withoutForeignKeys(client, ['product', 'offer', 'offer_price_history'], () =>
    loadProducts(client, seed, products, calendar, progress),
  );

  await copyRows(
    client,
    'query_suggestion',
    'id, query, language, weight',
    querySuggestions(seed).map(({ query, language, weight }, index) => [index + 1, query, language, weight]),
  );
  await moveSequences(client);
}
