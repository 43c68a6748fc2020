// Three to twelve offers a product: who sells it, at which tiers and terms, and how the price came to be.
import type { Calendar } from './calendar.ts';
import { type ExampleOffer, findExampleOffers } from './example-cart.ts';
import type { PricedProduct } from './products.ts';
import { createRandom, type Random, shuffled } from './random.ts';
import { delivers, type Vendor, vendors, writeOrderNumber } from './vendors.ts';

export type Availability = 'available' | 'low' | 'backorder' | 'unavailable';

export interface PriceChange {
  readonly day: string;
  readonly cents: number;
}

export interface Offer {
  readonly productId: number;
  readonly vendorId: number;
  readonly orderNumber: string;
  readonly tiers: readonly { readonly from: number; readonly cents: number }[];
  readonly minimumQuantity: number;
  readonly orderStep: number;
  readonly availability: Availability;
  readonly deliveryDays: number | null;
  readonly discountable: boolean;
  readonly vatClass: 'fullTax' | 'reducedTax';
  /** Oldest first; the last is today's price. */
  readonly history: readonly PriceChange[];
}

/** Prices end as prices do. */
function priceLike(cents: number): number {
  if (cents >= 10_000) return Math.round(cents / 50) * 50;
  if (cents >= 2_000) return Math.round(cents / 10) * 10;
  if (cents >= 300) return Math.round(cents / 10) * 10 - (Math.round(cents) % 2 === 0 ? 1 : 5);
  return Math.max(5, Math.round(cents));
}

function chosenVendors(priced: PricedProduct, random: Random): Vendor[] {
  const able = vendors.filter((vendor) => vendor.categories?.includes(priced.category) ?? true);
  const count = 3 + Math.floor(10 * random.next() ** 1.2);
  const order = shuffled(random, able);
  // At least one delivers to both countries, so that nobody searches in vain.
  const both = order.findIndex((vendor) => delivers(vendor, 'DE') && delivers(vendor, 'AT'));
  const [first] = order.splice(both, 1);
  return first ? [first, ...order.slice(0, Math.min(12, count) - 1)] : order.slice(0, count);
}

function tiersOf(priced: PricedProduct, single: number, random: Random): Offer['tiers'] {
  const tiers = [{ from: 1, cents: single }];
  if (random.chance(0.62)) return tiers;
  const froms = random.pick([[3, 10], [5], [5, 10], [6, 12], [10], [10, 20, 50], [12, 24], [2, 5, 10]]);
  let cents = single;
  for (const from of froms) {
    const next = Math.max(
      Math.ceil(priced.lowestCents * 0.88),
      Math.round(cents * random.between(0.91, 0.98)),
    );
    if (next < cents) tiers.push({ from, cents: next });
    cents = Math.min(cents, next);
  }
  return tiers;
}

function quantityRule(single: number, random: Random): Pick<Offer, 'minimumQuantity' | 'orderStep'> {
  if (!random.chance(single < 600 ? 0.16 : 0.04)) return { minimumQuantity: 1, orderStep: 1 };
  const amount = random.pick([2, 3, 5, 5, 10]);
  return { minimumQuantity: amount, orderStep: random.chance(0.5) ? amount : 1 };
}

function availabilityOf(vendor: Vendor, random: Random): Pick<Offer, 'availability' | 'deliveryDays'> {
  const [least, most] = vendor.conditions[0]?.deliveryDays ?? [1, 3];
  const draw = random.next();
  if (draw < 0.82) return { availability: 'available', deliveryDays: random.int(least, most) };
  if (draw < 0.91) return { availability: 'low', deliveryDays: random.int(least, most) };
  if (draw < 0.97) return { availability: 'backorder', deliveryDays: random.int(7, 28) };
  return { availability: 'unavailable', deliveryDays: null };
}

/** Goes back from today's price: a few changes, mostly increases, since the first day. */
function historyOf(today: number, calendar: Calendar, random: Random): PriceChange[] {
  const changes = random.int(2, 5);
  const days = new Set([0]);
  while (days.size <= changes && days.size < calendar.days.length)
    days.add(random.int(1, calendar.days.length - 1));
  const history: PriceChange[] = [];
  let cents = today;
  for (const index of [...days].sort((a, b) => b - a)) {
    history.push({ day: calendar.days[index] ?? calendar.today, cents });
    cents = Math.max(5, priceLike(cents / random.between(0.97, 1.05)));
  }
  return history.reverse();
}

function exampleOffer(
  priced: PricedProduct,
  example: ExampleOffer,
  calendar: Calendar,
  random: Random,
): Offer {
  const { product, line, position } = priced;
  return {
    productId: product.id,
    vendorId: example.vendor.id,
    orderNumber: example.orderNumber ?? writeOrderNumber(example.vendor, product.id, line, position),
    tiers: [{ from: 1, cents: example.cents }],
    minimumQuantity: 1,
    orderStep: 1,
    availability: 'available',
    deliveryDays: example.vendor.conditions[0]?.deliveryDays[0] ?? 1,
    discountable: true,
    vatClass: product.vatClass,
    history: historyOf(example.cents, calendar, random),
  };
}

export function generateOffers(seed: string, priced: PricedProduct, calendar: Calendar): Offer[] {
  const { product, line, position } = priced;
  const random = createRandom(seed, `offers ${product.slug}`);
  const examples = findExampleOffers(product.name.de);
  if (examples) return examples.map((example) => exampleOffer(priced, example, calendar, random));

  return chosenVendors(priced, random).map((vendor) => {
    const targetCents = priceLike(priced.usualCents * vendor.priceLevel * random.between(0.93, 1.09));
    const single = Math.min(priced.highestCents, Math.max(priced.lowestCents, targetCents));
    return {
      productId: product.id,
      vendorId: vendor.id,
      orderNumber: writeOrderNumber(vendor, product.id, line, position),
      tiers: tiersOf(priced, single, random),
      ...quantityRule(single, random),
      ...availabilityOf(vendor, random),
      discountable: random.chance(product.isMedicine ? 0.4 : 0.88),
      vatClass: product.vatClass,
      history: historyOf(single, calendar, random),
    };
  });
}
