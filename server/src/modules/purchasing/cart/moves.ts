// A position goes to another delivery address or to another vendor.
import type { cartCalls } from '@praxora/contract/purchasing/cart.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { soldQuantity } from '@praxora/rules/vendors/pricing-hints';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { isAvailable, offersFor, priceAt } from '../../vendors/index.ts';
import type { DeliveryAddress, Position } from './cart.repository.ts';
import * as repository from './cart.repository.ts';
import { basketCents, offerAt, productOffers, rankedIn, readCartContents } from './cart-contents.ts';
import { countAnew } from './lock.ts';
import { type LockedPosition, lockPosition } from './positions.ts';
import { unitCents } from './unit-price.ts';

export async function moveToAddress(
  context: UserContext,
  positionId: number,
  addressId: number,
): Promise<LockedPosition> {
  const position = await lockPosition(context, positionId);
  const addresses = await repository.listDeliveryAddresses(context.tx);
  const target = addresses.find(({ id }) => id === addressId);
  if (target === undefined) throw new Refusal('NOT_FOUND');
  if (addresses.length === 1) throw new Refusal('NO_OTHER_ADDRESS');
  return move(context, position, target, position.vendorId);
}

export async function moveToVendor(
  context: UserContext,
  positionId: number,
  vendorId: number,
): Promise<LockedPosition> {
  const position = await lockPosition(context, positionId);
  if (!(await repository.vendorExists(context.tx, vendorId))) throw new Refusal('NOT_FOUND');
  return move(context, position, await addressOf(context, position), vendorId);
}

/** Joins the same product at the target; the position that stood there is the one that stays. */
async function move(
  context: UserContext,
  position: Position,
  { id: addressId, country }: DeliveryAddress,
  vendorId: number,
): Promise<LockedPosition> {
  const { tx } = context;
  const offers = (await offersFor(tx, [position.productId], country)).filter(isAvailable);
  const offer = offers.find(({ vendor }) => vendor.id === vendorId);
  if (offer === undefined) throw new Refusal('NO_VENDOR_OFFERS');
  const there = await repository.findPositionAt(tx, { addressId, vendorId, productId: position.productId });
  const joins = there !== null && there.id !== position.id;
  if (joins) await repository.deletePositions(tx, [position.id]);
  const target = joins ? there : position;
  const quantity = soldQuantity(offer, position.quantity + (joins ? there.quantity : 0));
  await repository.updatePosition(tx, { ...target, addressId, vendorId, quantity });
  await countAnew(context);
  return { id: target.id, quantity };
}

async function addressOf({ tx }: UserContext, position: Position): Promise<DeliveryAddress> {
  const addresses = await repository.listDeliveryAddresses(tx);
  const address = addresses.find(({ id }) => id === position.addressId);
  if (address === undefined) throw new RangeError('A position lies at a delivery address of its practice');
  return address;
}

/** Other offers for a position, each priced as the cart would be if the position moved to that vendor. */
export async function otherOffers(
  context: UserContext,
  positionId: number,
): Promise<DataOf<typeof cartCalls.listOtherOffers>> {
  const position = await repository.findPosition(context.tx, positionId);
  if (position === null) throw new Refusal('NOT_FOUND');
  const now = await readCartContents(context, position.addressId, [position.productId]);
  const without = { ...now, positions: now.positions.filter(({ id }) => id !== position.id) };
  const own = offerAt(now, position.productId, position.vendorId);
  const leavingCents = own ? basketCents(now, own) - basketCents(without, own) : 0;
  const others = productOffers(now, position.productId).filter(
    ({ vendor }) => vendor.id !== position.vendorId,
  );
  return rankedIn(without, others, position.quantity).map(({ item: offer, growth }) => ({
    vendorId: offer.vendor.id,
    vendorName: offer.vendor.name,
    vendorHue: offer.vendor.hue,
    isFavorite: offer.vendor.isFavorite,
    availability: offer.availability,
    deliveryDays: offer.deliveryDays,
    quantity: growth.quantity,
    unitPriceCents: unitCents(priceAt(offer, soldQuantity(offer, position.quantity))),
    netCents: growth.goodsCents,
    shippingCents: growth.shipping.addedCents,
    surchargeCents: growth.surcharge.addedCents,
    differenceCents: growth.totalCents - leavingCents,
  }));
}
