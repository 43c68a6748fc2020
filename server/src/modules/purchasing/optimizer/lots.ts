// Positions that are bought together. Usually each is a lot of its own; the same product in two baskets may become one.
import { isInStock } from '@praxora/rules/vendors/best-offer';
import { mostOfOne } from '@praxora/rules/vendors/pricing-hints';
import { groupBy } from '../../../platform/group-by.ts';
import type { BuyableOffer } from '../../vendors/index.ts';
import { type LoadedCart, type LoadedPosition, listSellers } from './loaded-cart.ts';
import type { OptimizerRequest } from './optimizer-request.ts';
import type { Assignment } from './priced-assignment.ts';

export interface Lot {
  readonly members: readonly LoadedPosition[];
  /** The vendor where it counts as not moved. With several members each one's is tried. */
  readonly homeVendorId: number;
}

/** A position for itself. */
export const toLot = (member: LoadedPosition): Lot => ({ members: [member], homeVendorId: member.vendorId });

export const lotQuantity = ({ members }: Lot): number =>
  members.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * The offers a lot may use: what is in stock, or may be waited for; of that the pinned vendor's, the favourites' where that
 * is wanted, else everybody's.
 */
export function allowedOffers(cart: LoadedCart, wish: OptimizerRequest, lot: Lot): BuyableOffer[] {
  const [first] = lot.members;
  const quantity = lotQuantity(lot);
  if (!first || quantity > mostOfOne) return [];
  const sellers = listSellers(cart, first.product.id, quantity).filter((offer) =>
    mayBeUsed(cart, wish, lot, offer),
  );
  const pinned = new Set(
    lot.members.filter(({ positionId }) => wish.pinned.has(positionId)).map(({ vendorId }) => vendorId),
  );
  if (pinned.size > 0) return sellers.filter(({ vendor }) => pinned.size === 1 && pinned.has(vendor.id));
  if (!wish.favouritesOnly) return sellers;
  const isFavourite = ({ vendor }: BuyableOffer) => vendor.isFavorite;
  // Buying together is no way around a favourite that sells one of them alone.
  const mustBe = lot.members.some((member) => {
    const alone = toLot(member);
    return listSellers(cart, member.product.id, member.quantity).some(
      (offer) => isFavourite(offer) && mayBeUsed(cart, wish, alone, offer),
    );
  });
  return mustBe || sellers.some(isFavourite) ? sellers.filter(isFavourite) : sellers;
}

/**
 * An offer on back order may be used where the user wants that, or where every member stands there already or cannot be had
 * from stock, neither alone nor as the line it becomes.
 */
export function mayBeUsed(cart: LoadedCart, wish: OptimizerRequest, lot: Lot, offer: BuyableOffer): boolean {
  const isSoldFromStock = ({ product }: LoadedPosition, quantity: number) =>
    listSellers(cart, product.id, quantity).some(isInStock);
  return (
    isInStock(offer) ||
    wish.alsoOnBackorder ||
    lot.members.every(
      (member) =>
        member.vendorId === offer.vendor.id ||
        !(isSoldFromStock(member, member.quantity) || isSoldFromStock(member, lotQuantity(lot))),
    )
  );
}

/** Whether the lines that an answer puts together may be bought like that: they are judged at their own quantity. */
export function mayBeJoined(cart: LoadedCart, wish: OptimizerRequest, assignment: Assignment): boolean {
  const bought = cart.positions.filter(({ positionId }) => assignment.has(positionId));
  const vendorOf = ({ positionId }: LoadedPosition) => assignment.get(positionId) ?? 0;
  return [...groupBy(bought, (one) => `${one.product.id} ${vendorOf(one)}`).values()].every((members) => {
    const [first] = members;
    if (!first || members.length === 1) return true;
    const vendorId = vendorOf(first);
    return allowedOffers(cart, wish, { members, homeVendorId: vendorId }).some(
      ({ vendor }) => vendor.id === vendorId,
    );
  });
}

/** Every way to put the cart's positions into lots, at most so many; the first is each position for itself. */
export function listArrangements(
  cart: LoadedCart,
  wish: OptimizerRequest,
  most: number,
): { list: Lot[][]; isAll: boolean } {
  const counted = cart.positions.filter(({ positionId }) => !wish.excluded.has(positionId));
  let list: Lot[][] = [[]];
  for (const members of groupBy(counted, ({ product }) => product.id).values()) {
    const ways = arrangements(members).filter((lots) =>
      lots.every((lot) => lot.members.length === 1 || allowedOffers(cart, wish, lot).length > 0),
    );
    list = list.flatMap((before) => ways.map((lots) => [...before, ...lots])).slice(0, most + 1);
  }
  return { list: list.slice(0, most), isAll: list.length <= most };
}

/** Arrangements of the positions of one product: each alone, or joined to a lot, with the home vendor of either. */
function arrangements(members: readonly LoadedPosition[]): Lot[][] {
  let ways: Lot[][] = [[]];
  for (const member of members) {
    const alone = toLot(member);
    ways = ways.flatMap((lots) => [
      [...lots, alone],
      ...lots.flatMap((lot, index) =>
        [lot.homeVendorId, member.vendorId].map((homeVendorId) =>
          lots.with(index, { members: [...lot.members, member], homeVendorId }),
        ),
      ),
    ]);
  }
  return ways;
}
