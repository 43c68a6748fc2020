// "Order again" asks first: at the same vendors, or at the cheapest split today, and what that makes of a difference.
import type { AddedAgain, AgainChoices } from '@praxora/contract/purchasing/order';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { LongWork } from '../../../platform/http/progress.ts';
import { addExactly, planProducts } from '../cart/additions.ts';
import { lockCart } from '../cart/lock.ts';
import { noteApplied } from '../optimizer/applied.ts';
import type { SolverPool } from '../optimizer/optimizer.service.ts';
import { findCurrentSplit, optimizeSplit, type SplitRequest } from '../optimizer/split.ts';
import { readPastOrder, toAddedAgain } from './order-again.ts';

/** Reads, solves, stores: the database is not kept waiting while the threads work. */
export async function againChoices(
  pool: SolverPool,
  context: Omit<UserContext, 'tx'>,
  orderId: number,
  work: LongWork,
): Promise<AgainChoices> {
  const { database, user } = context;
  const plan = await database.forPractice(user.practiceId, (tx) => planAgain({ tx, user }, orderId));
  const { sold, unavailable } = plan;
  const growsByCents = sold.reduce((sum, { choice }) => sum + choice.growth.totalCents, 0);
  const sameVendors = {
    growsByCents,
    vendorNames: unique(sold.map(({ choice }) => choice.item.vendor.name)),
  };
  if (sold.length === 0) return { sameVendors, cheapest: null, unavailable };
  const { result, assignment } = await optimizeSplit(pool, context, plan.request, work);
  const { savingCents } = result.cartPriceDetail;
  const isComplete = sold.every(({ line }) => assignment.has(line.positionId));
  const vendorNames = new Map(result.vendors.map(({ vendorId, vendorName }) => [vendorId, vendorName]));
  return {
    sameVendors,
    cheapest:
      isComplete && savingCents > 0
        ? {
            growsByCents: growsByCents - savingCents,
            vendorNames: unique(
              sold.map(({ line }) => vendorNames.get(assignment.get(line.positionId) ?? 0) ?? ''),
            ),
          }
        : null,
    unavailable,
  };
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** Each position as it would be bought at the same vendor: the split is compared with just that. */
async function planAgain(context: Pick<UserContext, 'tx' | 'user'>, orderId: number) {
  const past = await readPastOrder(context, orderId);
  const products = past.positions.flatMap(({ productId, ...rest }) =>
    productId === null ? [] : { ...rest, productId },
  );
  const { choices, addressId } = await planProducts(context, products, past.addressId);
  const sold = products.flatMap((product, index) => {
    const choice = choices[index];
    if (!choice) return [];
    const { item, growth } = choice;
    // Negative, because positions in a cart have ids above 0.
    const line = {
      positionId: -1 - index,
      productId: product.productId,
      quantity: growth.quantity,
      vendorId: item.vendor.id,
    };
    return { product, choice, line };
  });
  const request: SplitRequest = {
    addressId,
    lines: sold.map(({ line }) => line),
    controlParameters: {
      hasBuyFromFavoriteVendor: false,
      alsoOnBackorder: false,
      parcelWorthCents: 0,
      excludedPositionIds: [],
      hasDebugInformation: false,
    },
  };
  const soldProducts = new Set(sold.map(({ product }) => product));
  return {
    sold,
    request,
    unavailable: [
      ...past.positions.filter(({ productId }) => productId === null),
      ...products.filter((product) => !soldProducts.has(product)),
    ].map(({ name, quantity }) => ({ name, quantity })),
  };
}

/** All positions as in the last choices or none: also none if a price or the cart has changed. */
export async function orderAgainSplit(context: UserContext, orderId: number): Promise<AddedAgain> {
  await lockCart(context.tx);
  const { sold, request, unavailable } = await planAgain(context, orderId);
  const { assignment, result } = await findCurrentSplit(context, request);
  const done = await addExactly(
    context,
    request.addressId,
    request.lines.map(({ positionId, productId, quantity }) => ({
      productId,
      quantity,
      vendorId: assignment.get(positionId) ?? 0,
    })),
  );
  if (done.added.some((added, index) => added?.growth.quantity !== request.lines[index]?.quantity))
    throw new Refusal('OPTIMIZED_CART_OUTDATED');
  await noteApplied(context, request.addressId, done.undoId, result);
  return {
    ...toAddedAgain(
      [],
      sold.map(({ product }) => product),
      done,
    ),
    unavailable,
  };
}
