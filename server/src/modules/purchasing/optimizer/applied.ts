// Results that were applied to a cart: what they saved, and the last one at an address.
import { controlParameters, type optimizerCalls } from '@praxora/contract/purchasing/optimizer.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { listAddresses } from '../../account/index.ts';
import { noteSaving, readUndoState } from '../cart/cart.service.ts';
import * as repository from './optimizer.repository.ts';

/**
 * The last applied optimization and its rules, as long as a position of it is in the cart; it can be undone until the
 * cart changes.
 */
export async function appliedOptimization(
  context: UserContext,
  addressId: number,
): Promise<DataOf<typeof optimizerCalls.getAppliedOptimization>> {
  const { tx } = context;
  if (!(await listAddresses(context)).some(({ id }) => id === addressId)) throw new Refusal('NOT_FOUND');
  const applied = await repository.findApplied(tx, addressId);
  const standing = applied && (await readUndoState(tx, addressId, applied.undo_id));
  if (!standing || standing.positionIds.size === 0) return null;
  const { positionIds, isUnchanged } = standing;
  const rules = controlParameters.parse(standing.rules);
  return {
    appliedAt: applied.applied_at.toISOString(),
    savingCents: applied.saving_cents,
    packagesBefore: applied.packages_before,
    packagesAfter: applied.packages_after,
    undoId: isUnchanged ? applied.undo_id : null,
    rules: {
      hasBuyFromFavoriteVendor: rules.hasBuyFromFavoriteVendor,
      alsoOnBackorder: rules.alsoOnBackorder,
      parcelWorthCents: rules.parcelWorthCents,
      pinnedPositionIds: rules.pinnedPositionIds.filter((id) => positionIds.has(id)),
    },
  };
}

/**
 * A result was applied: its saving counts until the change is taken back, and no other result fits the cart any more.
 */
export async function noteApplied(
  context: UserContext,
  addressId: number,
  undoId: string,
  result: repository.Result,
): Promise<{ savingCents: number }> {
  const savingCents = result.before_cents - result.after_cents;
  await noteSaving(context, {
    addressId,
    undoId,
    savingCents,
    packagesBefore: result.packages_before,
    packagesAfter: result.packages_after,
  });
  await repository.deleteResults(context.tx, addressId);
  return { savingCents };
}
