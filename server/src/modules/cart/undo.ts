// Taking back a removal, a clearing or an applied optimization.
import type { UserContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Position } from './cart.repository.ts';
import * as repository from './cart.repository.ts';
import { countAnew, lockCart, mostOfOne } from './lock.ts';
import { deleteSaving, takeUndo, type Undo } from './undo.repository.ts';

export async function undoChange(context: UserContext, undoId: string): Promise<{ restored: number }> {
  const { tx } = context;
  await lockCart(tx);
  const undo = await takeUndo(tx, undoId);
  if (undo === null) throw new Refusal('NOT_FOUND');
  if (undo.kind === 'optimized') {
    await clearTheWay(context, undo);
    await deleteSaving(tx, undoId);
  }
  // What was put in meanwhile stays: the same product at the same place is added up.
  const restored = await repository.restorePositions(tx, undo.before, mostOfOne);
  // An address or a product is gone by now: all of it comes back or nothing.
  if (restored < undo.before.length) throw new Refusal('UNDO_NOT_POSSIBLE');
  await countAnew(context);
  return { restored };
}

/** An optimization is taken back only while its products lie just as it left them. */
async function clearTheWay({ tx }: UserContext, { after }: Undo): Promise<void> {
  const products = new Set(after.map(({ productId }) => productId));
  const addressId = after[0]?.addressId;
  const now = addressId === undefined ? [] : await repository.listPositionsAt(tx, addressId);
  const same = now.filter(({ productId }) => products.has(productId));
  if (summaryOf(same) !== summaryOf(after)) throw new Refusal('UNDO_NOT_POSSIBLE');
  await repository.deletePositions(
    tx,
    same.map(({ id }) => id),
  );
}

const summaryOf = (positions: readonly Position[]): string =>
  positions
    .map(({ id, vendorId, quantity }) => `${id} ${vendorId} ${quantity}`)
    .sort()
    .join();
