// The cart that an addition would go to.
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { BuyableOffer } from '../../vendors/index.ts';
import { listDeliveryAddresses } from './cart.repository.ts';
import { type CartContents, productOffers, rankedIn, readCartContents } from './cart-contents.ts';

/** Without a delivery address the offers of the practice's own country, and nothing lies anywhere. */
const nowhere = 0;

/** Where an addition would go; null: there is no delivery address. Undefined: to the default one. */
export async function findDestination(
  { tx }: Pick<UserContext, 'tx'>,
  addressId: number | undefined,
): Promise<number | null> {
  const addresses = await listDeliveryAddresses(tx);
  const address = addressId === undefined ? addresses[0] : addresses.find(({ id }) => id === addressId);
  if (address === undefined && addressId !== undefined) throw new Refusal('NOT_FOUND');
  return address?.id ?? null;
}

/** Cart contents of the address, with the offers for these products. */
export const cartAt = (
  context: Pick<UserContext, 'tx' | 'user'>,
  destination: number | null,
  productIds: readonly number[],
): Promise<CartContents> => readCartContents(context, destination ?? nowhere, productIds);

/** The cart an addition would go to, with the offers for these products. Undefined: the default address. */
export async function cartFor(
  context: Pick<UserContext, 'tx' | 'user'>,
  addressId: number | undefined,
  productIds: readonly number[],
): Promise<{ addressId: number | null; cart: CartContents }> {
  const destination = await findDestination(context, addressId);
  return { addressId: destination, cart: await cartAt(context, destination, productIds) };
}

/** Best first, as an addition of so many would choose. */
export const rankedOffers = (cart: CartContents, productId: number, quantity: number): BuyableOffer[] =>
  rankedIn(cart, productOffers(cart, productId), Math.max(quantity, 1)).map(({ item }) => item);
