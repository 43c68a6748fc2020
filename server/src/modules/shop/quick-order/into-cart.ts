// Lines into the cart: all of them or none.
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import type { quickOrderCalls } from '@praxora/contract/shop/quick-order.calls';
import { mostOfOne } from '@praxora/rules/vendors/pricing-hints';
import type { UserContext } from '../../../platform/context.ts';
import { wrongFields } from '../../../platform/http/problems.ts';
import { addExactly, lockCart } from '../../purchasing/index.ts';
import { checkedLines } from './lines.ts';
import type { QuickLine } from './prices.ts';

type AddedLines = DataOf<typeof quickOrderCalls.addQuickOrder>;

export async function putIntoCart(
  context: UserContext,
  body: BodyOf<typeof quickOrderCalls.addQuickOrder>,
): Promise<AddedLines> {
  await lockCart(context.tx);
  return addLines(context, body.addressId, await checkedLines(context, body));
}

/** A line that is not added as requested undoes everything. */
export async function addLines(
  context: UserContext,
  addressId: number,
  lines: readonly QuickLine[],
): Promise<AddedLines> {
  const { added, undoId } = await addExactly(context, addressId, lines);
  const tooMany = lines.flatMap(({ quantity }, index) =>
    (added[index]?.growth.quantity ?? 0) < quantity
      ? {
          field: `lines.${index}.quantity`,
          code: 'NUMBER_TOO_LARGE' as const,
          params: { maximum: mostOfOne },
        }
      : [],
  );
  if (tooMany.length > 0) throw wrongFields(tooMany, { lines });
  const done = added.flatMap((one) => one ?? []);
  return {
    addressId,
    added: done.map(({ position, offer, growth }) => ({
      productId: position.productId,
      positionId: position.id,
      vendorId: offer.vendor.id,
      quantity: growth.quantity,
    })),
    growsByCents: done.reduce((sum, { growth }) => sum + growth.totalCents, 0),
    undoId,
  };
}
