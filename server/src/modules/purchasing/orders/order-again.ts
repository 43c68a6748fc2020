// Positions of the past into the cart, at today's offers.
import type { AddedAgain } from '@praxora/contract/purchasing/order';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { addProducts } from '../cart/additions.ts';
import * as repository from './order-again.repository.ts';

export interface PastPosition {
  /** Null: the product is gone. */
  readonly productId: number | null;
  readonly name: { readonly de: string; readonly en: string };
  readonly quantity: number;
  /** Preferred as long as it sells the product. */
  readonly vendorId: number;
}

/** To the address where it still exists, else to the default one. What has no valid offer is named and left out. */
export async function addOrderAgain(
  context: UserContext,
  positions: readonly PastPosition[],
  addressId: number,
): Promise<AddedAgain> {
  const products = positions.flatMap(({ productId, ...rest }) =>
    productId === null ? [] : { ...rest, productId },
  );
  return toAddedAgain(positions, products, await addProducts(context, products, addressId));
}

type KnownPosition = PastPosition & { readonly productId: number };

/** `added` has an entry for each of the products, in their sequence. */
export function toAddedAgain(
  positions: readonly PastPosition[],
  products: readonly KnownPosition[],
  result: Awaited<ReturnType<typeof addProducts>>,
): AddedAgain {
  const outcomes = products.map((product, index) => ({ ...product, outcome: result.added[index] ?? null }));
  const withoutProduct = positions.filter(({ productId }) => productId === null);
  return {
    addressId: result.addressId,
    added: outcomes.flatMap(({ productId, name, outcome }) =>
      outcome === null
        ? []
        : {
            productId,
            positionId: outcome.position.id,
            name,
            quantity: outcome.growth.quantity,
            vendorId: outcome.offer.vendor.id,
            vendorName: outcome.offer.vendor.name,
            availability: outcome.offer.availability,
            deliveryDays: outcome.offer.deliveryDays,
          },
    ),
    unavailable: [...withoutProduct, ...outcomes.filter(({ outcome }) => outcome === null)].map(
      ({ name, quantity }) => ({
        name,
        quantity,
      }),
    ),
    growsByCents: outcomes.reduce((sum, { outcome }) => sum + (outcome?.growth.totalCents ?? 0), 0),
    undoId: result.undoId,
  };
}

export async function orderAgain(context: UserContext, orderId: number): Promise<AddedAgain> {
  const { positions, addressId } = await readPastOrder(context, orderId);
  return addOrderAgain(context, positions, addressId);
}

export async function readPastOrder(
  { tx }: Pick<UserContext, 'tx'>,
  orderId: number,
): Promise<{ positions: readonly PastPosition[]; addressId: number }> {
  const addressId = await repository.findAddressId(tx, orderId);
  if (addressId === null) throw new Refusal('NOT_FOUND');
  return { positions: await repository.listPositions(tx, orderId), addressId };
}
