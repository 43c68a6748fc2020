// The cheapest split of lines before anything lies in the cart, and putting them in like that.
import type { OptimizedCart } from '@praxora/contract/purchasing/optimizer.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import type { quickOrderCalls } from '@praxora/contract/shop/quick-order.calls';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { LongWork } from '../../../platform/http/progress.ts';
import {
  findCurrentSplit,
  lockCart,
  noteApplied,
  optimizeSplit,
  type SolverPool,
} from '../../purchasing/index.ts';
import { addLines } from './into-cart.ts';
import { checkedLines } from './lines.ts';

type Split = BodyOf<typeof quickOrderCalls.optimizeQuickOrder>;

/** Negative, because positions in a cart have ids above 0. */
const positionIdOf = (index: number): number => -1 - index;

async function requestOf(context: Pick<UserContext, 'tx' | 'user'>, body: Split) {
  const lines = await checkedLines(context, body);
  return {
    lines,
    request: {
      addressId: body.addressId,
      controlParameters: body.controlParameters,
      lines: lines.map(({ productId, quantity, sellerId }, index) => ({
        positionId: positionIdOf(index),
        productId,
        quantity,
        vendorId: sellerId,
      })),
    },
  };
}

/** Reads, solves, stores: the database is not kept waiting while the threads work. */
export async function splitLines(
  pool: SolverPool,
  context: Omit<UserContext, 'tx'>,
  body: Split,
  work: LongWork,
): Promise<OptimizedCart> {
  const { database, user } = context;
  const { request } = await database.forPractice(user.practiceId, (tx) => requestOf({ tx, user }, body));
  return (await optimizeSplit(pool, context, request, work)).result;
}

/** Puts all lines into the cart as in the last result, or none: prices and the existing cart must be unchanged as well. */
export async function putSplitIntoCart(
  context: UserContext,
  body: Split,
): Promise<DataOf<typeof quickOrderCalls.applyQuickOrderSplit>> {
  await lockCart(context.tx);
  const { lines, request } = await requestOf(context, body);
  const { assignment, result } = await findCurrentSplit(context, request);
  const assigned = lines.map((line, index) => ({
    ...line,
    vendorId: assignment.get(positionIdOf(index)) ?? line.sellerId,
  }));
  const done = await addLines(context, body.addressId, assigned);
  // Even if the vendor's offer raises a quantity, only the quantities shown are added.
  if (done.added.some(({ quantity }, index) => quantity !== assigned[index]?.quantity))
    throw new Refusal('OPTIMIZED_CART_OUTDATED');
  return { ...done, ...(await noteApplied(context, body.addressId, done.undoId, result)) };
}
