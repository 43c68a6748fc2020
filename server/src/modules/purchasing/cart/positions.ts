// Changing quantities, taking out.
import { soldQuantity } from '@praxora/rules/vendors/pricing-hints';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { lyingOffer } from '../../vendors/index.ts';
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
  const { tx, meta } = context;
  const [position, offer] = await Promise.all([
    lockPosition(context, positionId),
    // Asked behind the lock in the same message, and so read under it.
    lyingOffer(tx, positionId),
  ]);
  if (wanted === 0) {
    return { position: { id: positionId, quantity: 0 }, undoId: await remove(context, [position]) };
  }
  // Nobody sells it there any more: the wish is kept as it is, the cart says that it cannot be bought.
  const quantity = offer ? soldQuantity(offer, wanted) : wanted;
  meta.basket_counter = await repository.setQuantity(tx, positionId, quantity);
  return { position: { id: positionId, quantity }, undoId: null };
}

export async function removePosition(context: UserContext, positionId: number): Promise<{ undoId: string }> {
  const position = await lockPosition(context, positionId);
  return { undoId: await remove(context, [position]) };
}

export async function clearCart(context: UserContext): Promise<{ undoId: string; removed: number }> {
  const [, all] = await Promise.all([lockCart(context.tx), repository.listPositions(context.tx)]);
  return { undoId: await remove(context, all), removed: all.length };
}

/** The cart is locked and the position one of this practice. */
export async function lockPosition({ tx }: UserContext, positionId: number): Promise<Position> {
  const [, position] = await Promise.all([lockCart(tx), repository.findPosition(tx, positionId)]);
  if (position === null) throw new Refusal('NOT_FOUND');
  return position;
}

async function remove(context: UserContext, removed: readonly Position[]): Promise<string> {
  const { tx } = context;
  const [, , undoId] = await Promise.all([
    repository.deletePositions(
      tx,
      removed.map(({ id }) => id),
    ),
    countAnew(context),
    insertUndo(tx, { kind: 'removed', before: removed, after: [] }),
  ]);
  return undoId;
}
