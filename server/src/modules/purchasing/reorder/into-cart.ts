// From the re-order list into the cart: chosen lines, all of them or none, and whatever articles lack to their ideal stock.
import type { reorderCalls } from '@praxora/contract/purchasing/reorder.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { mostOfOne } from '@praxora/rules/vendors/pricing-hints';
import type { UserContext } from '../../../platform/context.ts';
import { wrongFields } from '../../../platform/http/problems.ts';
import { type AddedProduct, addExactly } from '../cart/additions.ts';
import { lockCart } from '../cart/lock.ts';
import { checkedLines, type Line } from './lines.ts';
import { refuseOutdated } from './outdated.ts';
import { suggestionsFor } from './suggestions.ts';

type PutIntoCart = DataOf<typeof reorderCalls.putReorderIntoCart>;

export async function putIntoCart(
  context: UserContext,
  body: BodyOf<typeof reorderCalls.putReorderIntoCart>,
): Promise<PutIntoCart> {
  await lockCart(context.tx);
  const lines = await checkedLines(context, body);
  await refuseOutdated(context, lines);
  return addLines(context, body.addressId, lines);
}

/** Adds all lines to the cart; if one cannot be added as requested, everything is undone. */
export async function addLines(
  context: UserContext,
  addressId: number,
  lines: readonly Line[],
): Promise<PutIntoCart> {
  const { added, undoId } = await addExactly(context, addressId, lines);
  const tooMany = lines.flatMap((line, index) =>
    (added[index]?.growth.quantity ?? 0) < line.quantity
      ? [
          {
            field: `lines.${index}.quantity`,
            code: 'NUMBER_TOO_LARGE' as const,
            params: { maximum: mostOfOne },
          },
        ]
      : [],
  );
  if (tooMany.length > 0) throw wrongFields(tooMany, { lines });
  return { addressId, ...sumAdded(lines, added), undoId };
}

function sumAdded(
  lines: readonly { readonly articleId: number }[],
  added: readonly (AddedProduct | null)[],
): Pick<PutIntoCart, 'added' | 'growsByCents'> {
  const done = lines.flatMap(({ articleId }, index) => {
    const one = added[index];
    return one ? [{ articleId, ...one }] : [];
  });
  return {
    added: done.map(({ articleId, position, offer, growth }) => ({
      articleId,
      positionId: position.id,
      vendorId: offer.vendor.id,
      quantity: growth.quantity,
    })),
    growsByCents: done.reduce((sum, { growth }) => sum + growth.totalCents, 0),
  };
}

/** As stock, orders and carts are now: what comes anyway is not ordered twice. */
export async function fillUp(
  context: UserContext,
  articleIds: readonly number[],
): Promise<DataOf<typeof reorderCalls.fillUp>> {
  await lockCart(context.tx);
  const shortages = (await suggestionsFor(context, articleIds)).flatMap(({ row, amount }) =>
    amount > 0
      ? {
          articleId: row.article_id,
          name: row.name,
          productId: row.product_id,
          quantity: amount,
          vendorId: null,
        }
      : [],
  );
  if (shortages.length === 0)
    return { addressId: null, added: [], unavailable: [], growsByCents: 0, undoId: null };
  const { added, addressId, undoId } = await addExactly(context, null, shortages);
  return {
    addressId,
    ...sumAdded(shortages, added),
    unavailable: shortages
      .filter((_, index) => !added[index])
      .map(({ articleId, name }) => ({ id: articleId, title: name })),
    undoId,
  };
}
