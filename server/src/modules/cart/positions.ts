// Putting into the cart, changing quantities, taking out.
import { isOrderable, nextOrderableQuantity } from '@praxora/rules/pricing-hints';
import type { UserContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/errors.ts';
import { type BuyableOffer, isAvailable, offersFor, priceAt } from '../offers/offers.service.ts';
import type { DeliveryAddress, Position } from './cart.repository.ts';
import * as repository from './cart.repository.ts';
import { countAnew, lockCart, mostOfOne } from './lock.ts';
import { insertUndo } from './undo.repository.ts';

export interface Addition {
  readonly productId: number;
  /** Undefined: the vendor with the lowest price at this quantity. */
  readonly vendorId: number | undefined;
  /** Undefined: the default delivery address. */
  readonly addressId: number | undefined;
  readonly quantity: number;
}

export interface Held {
  readonly id: number;
  readonly quantity: number;
}

export async function addToCart(
  context: UserContext,
  wanted: Addition,
): Promise<{ position: Held; vendor: { id: number; name: string }; addressId: number }> {
  const { tx } = context;
  await lockCart(tx);
  const address = await addressFor(context, wanted.addressId);
  const offer = await offerFor(context, wanted, address);
  const place = { addressId: address.id, vendorId: offer.vendor.id, productId: wanted.productId };
  const there = await repository.findPositionOf(tx, place);
  const quantity = soldQuantity(offer, (there?.quantity ?? 0) + wanted.quantity);
  if (there) await repository.updatePosition(tx, { ...there, quantity });
  const id = there?.id ?? (await repository.insertPosition(tx, place, quantity)).id;
  await countAnew(context);
  return { position: { id, quantity }, vendor: offer.vendor, addressId: address.id };
}

async function addressFor({ tx }: UserContext, id: number | undefined): Promise<DeliveryAddress> {
  const addresses = await repository.listDeliveryAddresses(tx);
  const address = id === undefined ? addresses[0] : addresses.find((one) => one.id === id);
  if (address === undefined) throw new Refusal(id === undefined ? 'NO_DELIVERY_ADDRESS' : 'NOT_FOUND');
  return address;
}

/** The address, or the default one where it is gone. */
export async function addressOrDefault(context: UserContext, id: number): Promise<DeliveryAddress> {
  const addresses = await repository.listDeliveryAddresses(context.tx);
  return addresses.find((one) => one.id === id) ?? addressFor(context, undefined);
}

async function offerFor(
  { tx }: UserContext,
  { productId, vendorId, quantity }: Addition,
  { country }: DeliveryAddress,
): Promise<BuyableOffer> {
  if (!(await repository.productExists(tx, productId))) throw new Refusal('NOT_FOUND');
  const offers = (await offersFor(tx, country, [productId])).filter(isAvailable);
  if (vendorId !== undefined && !(await repository.vendorExists(tx, vendorId)))
    throw new Refusal('NOT_FOUND');
  const offer =
    vendorId === undefined
      ? cheapestAt(offers, quantity)
      : offers.find(({ vendor }) => vendor.id === vendorId);
  if (offer === undefined) throw new Refusal(offers.length === 0 ? 'NO_VENDOR_OFFERS' : 'OFFER_NOT_VALID');
  return offer;
}

/** Offers that sell just this quantity come first; then what the line costs. */
export function cheapestAt(offers: readonly BuyableOffer[], quantity: number): BuyableOffer | undefined {
  const exact = offers.filter((offer) => isOrderable(offer, quantity));
  const costOf = (offer: BuyableOffer): number => priceAt(offer, soldQuantity(offer, quantity)).netCents;
  const candidates = exact.length > 0 ? exact : offers;
  return candidates.toSorted((a, b) => costOf(a) - costOf(b) || a.vendor.id - b.vendor.id)[0];
}

/** Less than the vendor sells is raised to what it does; never past what a position can hold. */
export function soldQuantity(offer: BuyableOffer, wanted: number): number {
  const raised = nextOrderableQuantity(offer, wanted);
  if (raised <= mostOfOne) return raised;
  const most = Math.floor(mostOfOne / offer.orderStep) * offer.orderStep;
  return Math.max(most, nextOrderableQuantity(offer, 1));
}

/** Zero takes the position out, and can be undone. */
export async function setQuantity(
  context: UserContext,
  positionId: number,
  wanted: number,
): Promise<{ position: Held; undoId: string | null }> {
  const { tx } = context;
  const position = await lockPosition(context, positionId);
  if (wanted === 0) {
    return { position: { id: positionId, quantity: 0 }, undoId: await remove(context, [position]) };
  }
  const offer = await offerOf(context, position);
  // Nobody sells it there any more: the wish is kept as it is, the cart says that it cannot be bought.
  const quantity = offer ? soldQuantity(offer, wanted) : wanted;
  await repository.updatePosition(tx, { ...position, quantity });
  await countAnew(context);
  return { position: { id: positionId, quantity }, undoId: null };
}

export async function removePosition(context: UserContext, positionId: number): Promise<{ undoId: string }> {
  const position = await lockPosition(context, positionId);
  return { undoId: await remove(context, [position]) };
}

export async function clearCart(context: UserContext): Promise<{ undoId: string; removed: number }> {
  await lockCart(context.tx);
  const all = await repository.listPositions(context.tx);
  return { undoId: await remove(context, all), removed: all.length };
}

/** The cart is locked and the position one of this practice. */
export async function lockPosition({ tx }: UserContext, positionId: number): Promise<Position> {
  await lockCart(tx);
  const position = await repository.findPosition(tx, positionId);
  if (position === null) throw new Refusal('NOT_FOUND');
  return position;
}

/** The offer a position stands for today. */
async function offerOf({ tx }: UserContext, position: Position): Promise<BuyableOffer | undefined> {
  const addresses = await repository.listDeliveryAddresses(tx);
  const country = addresses.find(({ id }) => id === position.addressId)?.country ?? '';
  const offers = await offersFor(tx, country, [position.productId]);
  return offers.find(({ vendor }) => vendor.id === position.vendorId);
}

async function remove(context: UserContext, removed: readonly Position[]): Promise<string> {
  const { tx } = context;
  await repository.deletePositions(
    tx,
    removed.map(({ id }) => id),
  );
  await countAnew(context);
  return insertUndo(tx, { kind: 'removed', before: removed, after: [] });
}
