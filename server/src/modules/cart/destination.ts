// The cart that an addition would go to.
import type { UserContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/errors.ts';
import type { BuyableOffer } from '../offers/offers.service.ts';
import { listDeliveryAddresses } from './cart.repository.ts';
import { type LyingCart, lyingAt, offersOf, rankedIn } from './lying.ts';

/** Without a delivery address the offers of the practice's own country, and nothing lies anywhere. */
const nowhere = 0;

/** The cart an addition would go to, with the offers for these products. Undefined: the default address. */
export async function cartFor(
  { tx, user }: Pick<UserContext, 'tx' | 'user'>,
  addressId: number | undefined,
  productIds: readonly number[],
): Promise<{ addressId: number | null; cart: LyingCart }> {
  const addresses = await listDeliveryAddresses(tx);
  const address = addressId === undefined ? addresses[0] : addresses.find(({ id }) => id === addressId);
  if (address === undefined && addressId !== undefined) throw new Refusal('NOT_FOUND');
  const place = address ?? { id: nowhere, country: user.country };
  return { addressId: address?.id ?? null, cart: await lyingAt(tx, place, productIds) };
}

/** Best first, as an addition of so many would choose. */
export const rankedOffers = (cart: LyingCart, productId: number, quantity: number): BuyableOffer[] =>
  rankedIn(cart, offersOf(cart, productId), Math.max(quantity, 1)).map(({ item }) => item);
