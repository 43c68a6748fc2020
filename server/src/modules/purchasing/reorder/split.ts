// Straight through: the cheapest split of chosen lines before anything lies in the cart, and putting them in like that.
import type { reorderCalls, SplitList } from '@praxora/contract/purchasing/reorder.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { wrongFields } from '../../../platform/http/problems.ts';
import type { LongWork } from '../../../platform/http/progress.ts';
import { lockCart } from '../cart/lock.ts';
import { noteApplied } from '../optimizer/applied.ts';
import type { SolverPool } from '../optimizer/optimizer.service.ts';
import { findCurrentSplit, optimizeSplit } from '../optimizer/split.ts';
import { addLines } from './into-cart.ts';
import { checkedLines, type Line } from './lines.ts';
import { refuseOutdated } from './outdated.ts';

type Split = BodyOf<typeof reorderCalls.optimizeReorder>;

/** Negative, because positions in a cart have ids above 0. */
const positionIdOf = ({ articleId }: Pick<Line, 'articleId'>): number => -articleId;

async function requestOf(context: Pick<UserContext, 'tx' | 'user'>, body: Split) {
  const lines = await checkedLines(context, body);
  return {
    lines,
    request: {
      addressId: body.addressId,
      controlParameters: body.controlParameters,
      lines: lines.map(({ productId, quantity, sellerId, ...line }) => ({
        positionId: positionIdOf(line),
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
): Promise<SplitList> {
  const { database, user } = context;
  const { lines, request } = await database.forPractice(user.practiceId, (tx) =>
    requestOf({ tx, user }, body),
  );
  const { result, assignment } = await optimizeSplit(pool, context, request, work);
  return {
    ...result,
    lines: lines.flatMap((line) => {
      const vendorId = assignment.get(positionIdOf(line));
      return vendorId === undefined ? [] : { articleId: line.articleId, vendorId, quantity: line.quantity };
    }),
  };
}

/** Adds all lines as in the last result or none: also none if a price or the cart has changed. */
export async function putSplitIntoCart(
  context: UserContext,
  body: Split,
): Promise<DataOf<typeof reorderCalls.applyReorderSplit>> {
  await lockCart(context.tx);
  const { lines, request } = await requestOf(context, body);
  await refuseOutdated(context, lines);
  const { assignment, result } = await findCurrentSplit(context, request);
  const unsold = lines.flatMap((line, index) =>
    assignment.has(positionIdOf(line))
      ? []
      : {
          field: `lines.${index}.vendorId`,
          code: 'NO_VENDOR_OFFERS' as const,
          concerned: concerning({ id: line.articleId, name: line.name }),
        },
  );
  if (unsold.length > 0) throw wrongFields(unsold, body);
  const assigned = lines.map((line) => ({ ...line, vendorId: assignment.get(positionIdOf(line)) ?? 0 }));
  const done = await addLines(context, body.addressId, assigned);
  // Even if the vendor's offer raises a quantity, only the quantities shown are added.
  if (done.added.some(({ quantity }, index) => quantity !== assigned[index]?.quantity))
    throw new Refusal('OPTIMIZED_CART_OUTDATED');
  return { ...done, ...(await noteApplied(context, body.addressId, done.undoId, result)) };
}
