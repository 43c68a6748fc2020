// Many products at once, as far as they can be bought today.
import type { UserContext } from '../../platform/context.ts';
import { groupBy } from '../../platform/group-by.ts';
import { isAvailable, offersFor } from '../offers/offers.service.ts';
import * as repository from './cart.repository.ts';
import { countAnew, lockCart } from './lock.ts';
import { addressOrDefault, cheapestAt, soldQuantity } from './positions.ts';

export interface WantedProduct {
  readonly productId: number;
  readonly quantity: number;
  /** Taken when it still sells the product; else the cheapest one. */
  readonly vendorId: number;
}

interface AddedProduct {
  /** What came into the cart: at least what was wanted, more where the vendor sells no fewer. */
  readonly quantity: number;
  readonly vendorName: string;
}

/** Of each wanted one, in their order, what was added; null: nobody sells it any more. */
export async function addProducts(
  context: UserContext,
  wanted: readonly WantedProduct[],
  wantedAddressId: number,
): Promise<{ addressId: number; added: (AddedProduct | null)[] }> {
  const { tx } = context;
  await lockCart(tx);
  const address = await addressOrDefault(context, wantedAddressId);
  const productIds = [...new Set(wanted.map(({ productId }) => productId))];
  const offers = groupBy(
    (await offersFor(tx, address.country, productIds)).filter(isAvailable),
    ({ productId }) => productId,
  );
  const added: (AddedProduct | null)[] = [];
  for (const { productId, quantity, vendorId } of wanted) {
    const sold = offers.get(productId) ?? [];
    const offer = sold.find(({ vendor }) => vendor.id === vendorId) ?? cheapestAt(sold, quantity);
    if (offer === undefined) {
      added.push(null);
      continue;
    }
    const place = { addressId: address.id, vendorId: offer.vendor.id, productId };
    const there = await repository.findPositionOf(tx, place);
    const before = there?.quantity ?? 0;
    const after = soldQuantity(offer, before + quantity);
    if (there) await repository.updatePosition(tx, { ...there, quantity: after });
    else await repository.insertPosition(tx, place, after);
    added.push({ quantity: after - before, vendorName: offer.vendor.name });
  }
  await countAnew(context);
  return { addressId: address.id, added };
}
