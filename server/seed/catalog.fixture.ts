// A catalogue for the tests of this folder: smaller than an installation's, made the same way.
import { calendarUpTo } from './calendar.ts';
import { generateOffers, type Offer } from './offers.ts';
import { type PricedProduct, pricedProducts } from './products.ts';

export const seed = 'praxora';
export const calendar = calendarUpTo('2026-11-17');

export const catalogue: readonly PricedProduct[] = [...pricedProducts(seed, 5_000)];

/** Offers of every eighth product. */
export const sampledOffers: readonly { readonly priced: PricedProduct; readonly offers: readonly Offer[] }[] =
  catalogue
    .filter(({ product }) => product.id % 8 === 0)
    .map((priced) => ({ priced, offers: generateOffers(seed, priced, calendar) }));

export function productNamed(name: string): PricedProduct {
  const found = catalogue.find(({ product }) => product.name.de === name);
  if (!found) throw new Error(`No product named "${name}"`);
  return found;
}
