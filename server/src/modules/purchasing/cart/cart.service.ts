// The cart's interface for the rest of the product: its lock, its notes, and changes made to many positions at once.
import { mostOfOne } from '@praxora/rules/vendors/pricing-hints';
import type { UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import { groupBy } from '../../../platform/group-by.ts';
import type { Position } from './cart.repository.ts';
import * as repository from './cart.repository.ts';
import { countAnew, lockCart } from './lock.ts';
import { findUndoState, insertSaving, insertUndo, type Saving } from './undo.repository.ts';
import { summarizePositions } from './undo.ts';

/** Message to the vendor: the note written for this basket, or the practice's default message. */
export const readNote = (tx: Tx, vendorId: number, addressId: number): Promise<string> =>
  repository.findNote(tx, vendorId, addressId);

/** For a vendor that is being deleted: a note for the next order has no use any more. */
export const clearNotes = (tx: Tx, vendorId: number): Promise<number> =>
  repository.deleteNotesOfVendor(tx, vendorId);

/** Quantities of these products in the carts of all addresses. */
export const cartQuantities = (tx: Tx, productIds: readonly number[]): Promise<repository.CartQuantity[]> =>
  repository.listCartQuantities(tx, productIds);

/**
 * For a checkout, which holds the lock; without undo. The notes of these baskets went with the order and are forgotten: read them
 * before.
 */
export async function takeOut({ tx, meta }: UserContext, positionIds: readonly number[]): Promise<void> {
  meta.basket_counter = await repository.takeOut(tx, positionIds);
}

/**
 * Moves positions of an address to other vendors, all at once. Where the same product lies at the target already, the
 * quantities are put together; the notes stay with their baskets.
 */
export async function reassign(
  context: UserContext,
  addressId: number,
  assignment: ReadonlyMap<number, number>,
  rules: object,
): Promise<{ undoId: string; moved: number }> {
  const { tx } = context;
  await lockCart(tx);
  const all = await repository.listPositionsAt(tx, addressId);
  const moving = all.filter(({ id, vendorId }) => (assignment.get(id) ?? vendorId) !== vendorId);
  const known = new Set(all.map(({ id }) => id));
  if ([...assignment.keys()].some((id) => !known.has(id))) throw new Refusal('OPTIMIZED_CART_OUTDATED');
  // A product may lie at several vendors: its positions are looked at together, even those that stay.
  const products = new Set(moving.map(({ productId }) => productId));
  const before = all.filter(({ productId }) => products.has(productId));
  const after = regrouped(before, assignment);
  await repository.deletePositions(
    tx,
    before.map(({ id }) => id),
  );
  const placed = await repository.restorePositions(tx, after, mostOfOne);
  if (placed < after.length) throw new Refusal('OPTIMIZED_CART_OUTDATED');
  await countAnew(context);
  const cart = await repository.listPositionsAt(tx, addressId);
  const undoId = await insertUndo(tx, { kind: 'optimized', before, after }, { cart, rules });
  return { undoId, moved: moving.length };
}

/** It counts until the change is taken back. */
export const noteSaving = ({ tx, user }: UserContext, saving: Saving): Promise<number> =>
  insertSaving(tx, saving, user.userId);

/**
 * An optimization that can still be undone: its rules, what of the cart still lies where it left it, and whether nothing at
 * all has changed since. Null: it was forgotten.
 */
export async function readUndoState(
  tx: Tx,
  addressId: number,
  undoId: string,
): Promise<{ rules: object; positionIds: ReadonlySet<number>; isUnchanged: boolean } | null> {
  const standing = await findUndoState(tx, undoId);
  if (standing === null) return null;
  const { rules, cart } = standing;
  const now = await repository.listPositionsAt(tx, addressId);
  const lies = ({ id, vendorId }: Position) => now.some((one) => one.id === id && one.vendorId === vendorId);
  return {
    rules,
    positionIds: new Set(cart.filter(lies).map(({ id }) => id)),
    isUnchanged: summarizePositions(now) === summarizePositions(cart),
  };
}

/** Merges positions to one per product and vendor; a position that was there already keeps its id. */
function regrouped(before: readonly Position[], assignment: ReadonlyMap<number, number>): Position[] {
  const targetOf = ({ id, vendorId }: Position): number => assignment.get(id) ?? vendorId;
  const groups = groupBy(before, (position) => `${position.productId} ${targetOf(position)}`);
  return [...groups.values()].flatMap((together) => {
    const survivor = together.find((position) => targetOf(position) === position.vendorId) ?? together[0];
    if (!survivor) return [];
    const quantity = together.reduce((sum, position) => sum + position.quantity, 0);
    return { ...survivor, vendorId: targetOf(survivor), quantity: Math.min(quantity, mostOfOne) };
  });
}
