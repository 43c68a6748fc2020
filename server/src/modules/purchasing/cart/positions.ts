// Changing quantities, taking out.
import { soldQuantity } from '@praxora/rules/vendors/pricing-hints';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { readPositionOffer } from '../../vendors/index.ts';
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
  // The cart's lock keeps the position at its vendor and address, which say what offer it has.
  await lockCart(tx);
  const [position, offer] = await Promise.all([
    findPosition(context, positionId),
    readPositionOffer(tx, positionId),
  ]);
  if (wanted === 0) {
    return { position: { id: positionId, quantity: 0 }, undoId: await remove(context, [position]) };
  }
  // The vendor no longer sells it: the requested quantity is stored unchanged, and the cart shows that it cannot be
  // bought.
  const quantity = offer ? soldQuantity(offer, wanted) : wanted;
  meta.basket_counter = await repository.setQuantity(tx, positionId, quantity);
  return { position: { id: positionId, quantity }, undoId: null };
}

export async function removePosition(context: UserContext, positionId: number): Promise<{ undoId: string }> {
  const position = await lockPosition(context, positionId);
  return { undoId: await remove(context, [position]) };
}

export async function clearCart(context: UserContext): Promise<{ undoId: string; removed: number }> {
  // The cart's lock keeps others from putting in or taking out what is noted for the undo here.
  await lockCart(context.tx);
  const all = await repository.listPositions(context.tx);
  return { undoId: await remove(context, all), removed: all.length };
}

/** Locks the cart, then reads a position of it: nobody changes or removes the position until the transaction ends. */
export async function lockPosition(context: UserContext, positionId: number): Promise<Position> {
  await lockCart(context.tx);
  return findPosition(context, positionId);
}

async function findPosition({ tx }: UserContext, positionId: number): Promise<Position> {
  const position = await repository.findPosition(tx, positionId);
  if (position === null) throw new Refusal('NOT_FOUND');
  return position;
}

async function remove(context: UserContext, removed: readonly Position[]): Promise<string> {
  const { tx } = context;
  await repository.deletePositions(
    tx,
    removed.map(({ id }) => id),
  );
  const [undoId] = await Promise.all([
    insertUndo(tx, { kind: 'removed', before: removed, after: [] }),
    countAnew(context),
  ]);
  return undoId;
}
