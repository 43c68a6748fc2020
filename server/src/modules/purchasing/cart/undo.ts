// Taking back a removal, a clearing, an addition or an applied optimization.
import { isOrderable, mostOfOne } from '@praxora/rules/vendors/pricing-hints';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Position } from './cart.repository.ts';
import * as repository from './cart.repository.ts';
import { offerAt, readCartContents } from './cart-contents.ts';
import { countAnew, lockCart } from './lock.ts';
import { deleteSaving, takeUndo, type Undo } from './undo.repository.ts';

interface Undone {
  readonly restored: number;
  /** Positions before the undo, and their quantities after it; 0: none, the position is gone. */
  readonly positions: { positionId: number; quantity: number }[];
}

export async function undoChange(context: UserContext, undoId: string): Promise<Undone> {
  const { tx } = context;
  await lockCart(tx);
  const undo = await takeUndo(tx, undoId);
  if (undo === null) throw new Refusal('NOT_FOUND');
  const undone = undo.kind === 'added' ? await takeOutAgain(context, undo) : await bringBack(context, undo);
  if (undo.kind !== 'removed') await deleteSaving(tx, undoId);
  await countAnew(context);
  return undone;
}

/** Positions added meanwhile stay: the same product at the same place is added up. */
async function bringBack(context: UserContext, undo: Undo): Promise<Undone> {
  if (undo.kind === 'optimized') await clearTheWay(context, undo);
  const restored = await repository.restorePositions(context.tx, undo.before, mostOfOne);
  // An address or a product is gone by now: all of it comes back or nothing.
  if (restored < undo.before.length) throw new Refusal('UNDO_NOT_POSSIBLE');
  const quantityBefore = new Map(undo.before.map(({ id, quantity }) => [id, quantity]));
  return {
    restored,
    positions:
      undo.kind === 'optimized'
        ? undo.after.map(({ id }) => ({ positionId: id, quantity: quantityBefore.get(id) ?? 0 }))
        : [],
  };
}

/** An optimization is taken back only while its products lie just as it left them. */
async function clearTheWay({ tx }: UserContext, { after }: Undo): Promise<void> {
  const products = new Set(after.map(({ productId }) => productId));
  const addressId = after[0]?.addressId;
  const now = addressId === undefined ? [] : await repository.listPositionsAt(tx, addressId);
  const same = now.filter(({ productId }) => products.has(productId));
  if (summarizePositions(same) !== summarizePositions(after)) throw new Refusal('UNDO_NOT_POSSIBLE');
  await repository.deletePositions(
    tx,
    same.map(({ id }) => id),
  );
}

/** Differs when a position came, went, moved or changed its quantity. */
export const summarizePositions = (positions: readonly Position[]): string =>
  positions
    .map(({ id, vendorId, quantity }) => `${id} ${vendorId} ${quantity}`)
    .sort()
    .join();

/** As many go as came, from where they came to; what was added before and since stays. */
async function takeOutAgain(context: UserContext, { before, after }: Undo): Promise<Undone> {
  const { tx } = context;
  const rests = await restsOf(context, before, after);
  if (rests === null) throw new Refusal('UNDO_NOT_POSSIBLE');
  await repository.deletePositions(
    tx,
    rests.filter(({ quantity }) => quantity === 0).map(({ id }) => id),
  );
  await repository.putPositions(
    tx,
    rests.filter(({ quantity }) => quantity > 0),
  );
  return {
    restored: rests.length,
    positions: rests.map(({ id, quantity }) => ({ positionId: id, quantity })),
  };
}

/** Null: something was moved, taken out or made less since, or what is left is not sold like that. */
async function restsOf(
  context: UserContext,
  before: readonly Position[],
  after: readonly Position[],
): Promise<Position[] | null> {
  const [first] = after;
  if (first === undefined) return [];
  const [addresses, cart] = await Promise.all([
    repository.listDeliveryAddresses(context.tx),
    readCartContents(context, first.addressId, []),
  ]);
  if (!addresses.some(({ id }) => id === first.addressId)) return null;
  const rests: Position[] = [];
  for (const added of after) {
    const quantityBefore = before.find(({ id }) => id === added.id)?.quantity ?? 0;
    const now = cart.positions.find(({ id, vendorId }) => id === added.id && vendorId === added.vendorId);
    const quantity = (now?.quantity ?? 0) - (added.quantity - quantityBefore);
    const offer = offerAt(cart, added.productId, added.vendorId);
    const isSold = quantity === quantityBefore || (offer !== undefined && isOrderable(offer, quantity));
    if (!now || quantity < 0 || !(isSold || quantity === 0)) return null;
    rests.push({ ...now, quantity });
  }
  return rests;
}
