// The cheapest split of lines that do not lie in the cart yet. What lies there stays with its vendor and counts for
// thresholds; putting the lines in is refused when anything changed since.
import type { ControlParameters, OptimizedCart } from '@praxora/contract/purchasing/optimizer.calls';
import { mostOfOne } from '@praxora/rules/vendors/pricing-hints';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { wrongFields } from '../../../platform/http/problems.ts';
import type { LongWork } from '../../../platform/http/progress.ts';
import { type LoadedCart, loadCart, type NewLine } from './loaded-cart.ts';
import * as repository from './optimizer.repository.ts';
import { type OptimizerRequest, requestText, toOptimizerRequest } from './optimizer-request.ts';
import { toOptimizedCart } from './result.ts';
import type { SolverPool } from './solver-pool.ts';
import { optimize } from './solving.ts';
import { storedResult, toProgress } from './stored.ts';

export interface SplitRequest {
  readonly addressId: number;
  readonly lines: readonly NewLine[];
  readonly controlParameters: Omit<ControlParameters, 'pinnedPositionIds'>;
}

const wishFor = ({ controlParameters }: SplitRequest): OptimizerRequest =>
  toOptimizerRequest({ ...controlParameters, pinnedPositionIds: [] });

/** Kept beside the results for carts, under a name that none of them has. */
const nameOf = (request: SplitRequest): string => `split ${requestText(wishFor(request))}`;

const keepingCart = (
  wish: OptimizerRequest,
  { positions }: LoadedCart,
  lines: readonly NewLine[],
): OptimizerRequest => {
  const isNew = new Set(lines.map(({ positionId }) => positionId));
  const lying = positions.map(({ positionId }) => positionId).filter((id) => !isNew.has(id));
  return { ...wish, pinned: new Set(lying) };
};

/** Lines of one product at one vendor become one position, with what lies there: together they may be more than it can hold. */
function refuseTooMuch({ positions }: LoadedCart, lines: readonly NewLine[]): void {
  const tooMuch = lines.flatMap(({ productId, vendorId }, index) => {
    const together = positions
      .filter((position) => position.product.id === productId && position.vendorId === vendorId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const field = `lines.${index}.quantity`;
    return together > mostOfOne
      ? [{ field, code: 'NUMBER_TOO_LARGE' as const, params: { maximum: mostOfOne } }]
      : [];
  });
  if (tooMuch.length > 0) throw wrongFields(tooMuch, { lines });
}

/** Line to vendor. */
export type SplitAssignment = ReadonlyMap<number, number>;

export async function optimizeSplit(
  pool: SolverPool,
  { database, user, now }: Omit<UserContext, 'tx'>,
  request: SplitRequest,
  { signal, report }: LongWork,
): Promise<{ result: OptimizedCart; assignment: SplitAssignment }> {
  const { addressId, lines } = request;
  const cart = await database.forPractice(user.practiceId, (tx) =>
    loadCart({ tx, now, user }, addressId, lines),
  );
  refuseTooMuch(cart, lines);
  const wish = keepingCart(wishFor(request), cart, lines);
  const solved = await optimize(pool, cart, wish, signal, (progress) => report(toProgress([progress])));
  signal.throwIfAborted();
  await database.forPractice(user.practiceId, (tx) =>
    repository.saveResult(tx, addressId, nameOf(request), storedResult(solved)),
  );
  const { hasDebugInformation } = request.controlParameters;
  return { result: toOptimizedCart([solved], hasDebugInformation), assignment: solved.after.assignment };
}

/** The last result of the same request, while cart, lines and offers are those it was solved for. The cart is locked. */
export async function findCurrentSplit(
  context: UserContext,
  request: SplitRequest,
): Promise<{ assignment: SplitAssignment; result: repository.Result }> {
  const { addressId, lines } = request;
  const { fingerprint } = await loadCart(context, addressId, lines);
  const result = await repository.findResult(context.tx, addressId, nameOf(request));
  if (result?.fingerprint !== fingerprint) throw new Refusal('OPTIMIZED_CART_OUTDATED');
  const assignment = Object.entries(result.assignment).map(
    ([positionId, vendorId]) => [Number(positionId), vendorId] as const,
  );
  return { assignment: new Map(assignment), result };
}
