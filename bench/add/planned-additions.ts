// Additions to the baskets: products of the demo catalogue in quantities a practice orders, with the vendors' offers
// for them.
import type { Choice } from '../../packages/rules/src/vendors/best-offer.ts';
import { calendarUpTo } from '../../server/seed/calendar.ts';
import { generateOffers } from '../../server/seed/offers.ts';
import { type PricedProduct, pricedProducts } from '../../server/seed/products.ts';
import { createRandom } from '../../server/seed/random.ts';
import { vendors } from '../../server/seed/vendors.ts';

export interface PlannedAddition {
  readonly productId: number;
  readonly quantity: number;
}

export type Offer = Omit<Choice, 'basket'>;

/** Offers by product id. */
export type Offers = ReadonlyMap<number, readonly Offer[]>;

/** Three favourites, as the demo practice has. */
const favourites = ['Weserkontor Dental', 'Depotia', 'Linea Dentaldepot'];

/** Without what nobody can deliver. */
export function offersInGermany(seed: string, products: number): Offers {
  const all = [...pricedProducts(seed, products)].map(
    (priced) => [priced.product.id, offersFor(seed, priced)] as const,
  );
  return new Map(all.filter(([, offers]) => offers.length > 0));
}

const calendar = calendarUpTo('2026-11-15');

function offersFor(seed: string, priced: PricedProduct): Offer[] {
  return generateOffers(seed, priced, calendar).flatMap((offer): Offer[] => {
    const vendor = vendors.find(({ id }) => id === offer.vendorId);
    const terms = vendor?.conditions.find(({ country }) => country === 'DE');
    if (!vendor || !terms || offer.availability === 'unavailable') return [];
    return [
      {
        ...offer,
        isFavorite: favourites.includes(vendor.name),
        tiers: offer.tiers.map(({ from, cents }) => ({ fromQuantity: from, unitPriceCents: cents })),
        conditions: { terms, ownDiscountPercent: 0 },
      },
    ];
  });
}

const amounts = [1, 1, 1, 1, 2, 2, 3, 5];

/** No product twice in a basket. */
export function baskets(seed: string, offers: Offers, count: number, items: number): PlannedAddition[][] {
  const productIds = [...offers.keys()];
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(seed, `basket ${index}`);
    const chosen = new Set<number>();
    while (chosen.size < items) chosen.add(random.pick(productIds));
    return [...chosen].map((productId) => ({ productId, quantity: random.pick(amounts) }));
  });
}
