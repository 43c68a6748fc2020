// Changing quantities, taking out.
import { soldQuantity } from '@praxora/rules/pricing-hints';
import type { UserContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/errors.ts';
import { type BuyableOffer, offersFor } from '../offers/offers.service.ts';
import type { Position } from './cart.repository.ts';
import * as repository from './cart.repository.ts';
import { countAnew, lockCart } from './lock.ts';
import { insertUndo } from './undo.repository.ts';

export interface LockedPosition {
  readonly id: number;
  readonly quantity: number;
}

/** Zero takes the position out, and can be undone. */
export async function setQuantity(
  context: UserContext,
  positionId: number,
  wanted: number,
): Promise<{ position: LockedPosition; undoId: string | null }> {
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
