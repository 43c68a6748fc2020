// Optimizes one cart: runs the solver threads, prices their answers, keeps the best.
import type { CartSolution } from '@praxora/optimizer/problem';
import { type Alternative, listAlternatives } from './alternatives.ts';
import { isBuyable, type LoadedCart, type LoadedPosition } from './loaded-cart.ts';
import { mayBeJoined } from './lots.ts';
import type { OptimizerRequest } from './optimizer-request.ts';
import { type Assignment, type PricedAssignment, priceAssignment } from './priced-assignment.ts';
import type { OptimizerRun, SolveProgress, SolverPool } from './solver-pool.ts';

export interface OptimizationResult {
  readonly cart: LoadedCart;
  readonly wish: OptimizerRequest;
  readonly before: PricedAssignment;
  readonly after: PricedAssignment;
  /** Lower bound on the cost, less the worth of the parcels of `after`. */
  readonly boundCents: number;
  readonly unavailable: readonly LoadedPosition[];
  readonly nodes: number;
  readonly cpuMs: number;
}

export async function optimize(
  pool: SolverPool,
  cart: LoadedCart,
  wish: OptimizerRequest,
  signal: AbortSignal,
  onProgress: (progress: SolveProgress) => void,
): Promise<OptimizationResult> {
  const begun = performance.now();
  const end = (result: OptimizerRun['result']) =>
    pool.onRun({ result, seconds: (performance.now() - begun) / 1000 });
  try {
    const result = await findCheapest(pool, cart, wish, signal, onProgress);
    end(result.boundCents >= result.after.totals.netCents ? 'proven' : 'unproven');
    return result;
  } catch (error) {
    end(signal.aborted ? 'cancelled' : 'failed');
    throw error;
  }
}

async function findCheapest(
  pool: SolverPool,
  cart: LoadedCart,
  wish: OptimizerRequest,
  signal: AbortSignal,
  onProgress: (progress: SolveProgress) => void,
): Promise<OptimizationResult> {
  const before = await cartAsItIs(pool, cart, wish, signal);
  const { best, boundCents, staying, nodes, cpuMs } = await cheapest(pool, cart, wish, signal, onProgress);
  // Safeguard: without a preference for favourites the result never makes the cart dearer.
  const isDearer =
    !wish.favouritesOnly &&
    best?.assignment.size === before.assignment.size &&
    costOf(wish, best) > costOf(wish, before);
  const after = best === null || isDearer ? before : best;
  const bound = Math.min(boundCents, costOf(wish, after));
  return {
    cart,
    wish,
    before,
    after,
    boundCents: bound - parcelWorth(wish, after),
    unavailable: staying,
    nodes,
    cpuMs,
  };
}

const parcelWorth = ({ parcelWorthCents }: OptimizerRequest, { totals }: PricedAssignment): number =>
  totals.packages * parcelWorthCents;

const costOf = (wish: OptimizerRequest, priced: PricedAssignment): number =>
  priced.totals.netCents + parcelWorth(wish, priced);

/**
 * The cart to compare with. A position that cannot be bought where it lies is reckoned at the vendor that costs least
 * with all others staying: both sides of the comparison buy the same.
 */
async function cartAsItIs(
  pool: SolverPool,
  cart: LoadedCart,
  wish: OptimizerRequest,
  signal: AbortSignal,
): Promise<PricedAssignment> {
  const counted = cart.positions.filter(({ positionId }) => !wish.excluded.has(positionId));
  const standing = counted.filter((position) => isBuyable(cart, position));
  const asItLies = () => {
    const assignment = new Map(standing.map(({ positionId, vendorId }) => [positionId, vendorId]));
    const priced = priceAssignment(cart, assignment);
    if (priced === null) throw new RangeError('The cart as it lies has a price');
    return priced;
  };
  if (standing.length === counted.length) return asItLies();
  const pinned = new Set([...wish.pinned, ...standing.map(({ positionId }) => positionId)]);
  const onlyNeeded = { ...wish, pinned, favouritesOnly: false, parcelWorthCents: 0 };
  return (await cheapest(pool, cart, onlyNeeded, signal)).best ?? asItLies();
}

async function cheapest(
  pool: SolverPool,
  cart: LoadedCart,
  wish: OptimizerRequest,
  signal: AbortSignal,
  onProgress?: (progress: SolveProgress) => void,
) {
  const { alternatives, isAll } = listAlternatives(cart, wish);
  const staying = alternatives[0]?.staying ?? [];
  if (alternatives.every(({ lots }) => lots.length === 0))
    return { best: priceAssignment(cart, new Map()), boundCents: 0, staying, nodes: 0, cpuMs: 0 };
  const solved = await pool.solve(alternatives, signal, onProgress);
  const [best] = solved.solutions
    .flatMap(({ alternative: index, solution }) => {
      const alternative = alternatives[index];
      if (!alternative) return [];
      // Positions that were to stay apart may have met at a vendor: there they are one line.
      const assignment = assignmentOf(alternative, solution);
      const priced = mayBeJoined(cart, wish, assignment) ? priceAssignment(cart, assignment) : null;
      return priced ? { staying: alternative.staying, priced } : [];
    })
    .sort(
      (a, b) =>
        costOf(wish, a.priced) - costOf(wish, b.priced) ||
        a.priced.totals.packages - b.priced.totals.packages ||
        a.priced.moved - b.priced.moved,
    );
  const { nodes, cpuMs } = solved;
  return {
    best: best?.priced ?? null,
    boundCents: isAll ? solved.boundCents : 0,
    staying: best?.staying ?? staying,
    nodes,
    cpuMs,
  };
}

function assignmentOf({ lots, vendorIds }: Alternative, { vendors }: CartSolution): Assignment {
  return new Map(
    lots.flatMap(({ members }, index) => {
      const vendorId = vendorIds[vendors[index] ?? -1];
      return vendorId === undefined ? [] : members.map(({ positionId }) => [positionId, vendorId] as const);
    }),
  );
}
