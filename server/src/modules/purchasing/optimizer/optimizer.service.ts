// The cheapest split of a cart over vendors, and applying it.
import { availableParallelism } from 'node:os';
import type { OptimizedCart, optimizerCalls } from '@praxora/contract/purchasing/optimizer.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import type { Config } from '../../../platform/config/config.ts';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { LongWork } from '../../../platform/http/progress.ts';
import { reassign } from '../cart/cart.service.ts';
import { lockCart } from '../cart/lock.ts';
import { noteApplied } from './applied.ts';
import { type LoadedCart, loadCart } from './loaded-cart.ts';
import * as repository from './optimizer.repository.ts';
import { type OptimizerRequest, requestText, toOptimizerRequest } from './optimizer-request.ts';
import { toOptimizedCart } from './result.ts';
import { type SolveProgress, SolverPool } from './solver-pool.ts';
import { type OptimizationResult, optimize } from './solving.ts';
import { storedResult, toProgress } from './stored.ts';

export type { SolverPool };

type OptimizationRequest = BodyOf<typeof optimizerCalls.optimizeCart>['data'];
type ToApply = BodyOf<typeof optimizerCalls.applyOptimizedCart>['data'];

/** Leaves one core for answering requests, if there are several. */
export const openSolverPool = ({ OPTIMIZER_THREADS, OPTIMIZER_SECONDS }: Config): SolverPool =>
  new SolverPool({
    threads: OPTIMIZER_THREADS ?? Math.max(1, availableParallelism() - 1),
    seconds: OPTIMIZER_SECONDS,
  });

/** Reads, solves, stores: the database is not kept waiting while the threads work. */
export async function optimizeCart(
  pool: SolverPool,
  { database, user, now }: Omit<UserContext, 'tx'>,
  { addressIds, controlParameters }: OptimizationRequest,
  work: LongWork,
): Promise<OptimizedCart> {
  const wish = toOptimizerRequest(controlParameters);
  const carts = await database.forPractice(user.practiceId, async (tx) => {
    const loaded: LoadedCart[] = [];
    for (const addressId of new Set(addressIds)) loaded.push(await loadCart({ tx, now, user }, addressId));
    return loaded;
  });
  const all = await optimizeAll(pool, carts, wish, work);
  work.signal.throwIfAborted();
  await database.forPractice(user.practiceId, async (tx) => {
    for (const one of all)
      await repository.saveResult(tx, one.cart.addressId, requestText(wish), storedResult(one));
  });
  return toOptimizedCart(all, controlParameters.hasDebugInformation);
}

/** When one fails, the others are not worth going on with. */
async function optimizeAll(
  pool: SolverPool,
  carts: readonly LoadedCart[],
  wish: OptimizerRequest,
  { signal, report }: LongWork,
): Promise<OptimizationResult[]> {
  const failed = new AbortController();
  const stop = AbortSignal.any([signal, failed.signal]);
  const latest = new Map<LoadedCart, SolveProgress>();
  const follow = (cart: LoadedCart) => (progress: SolveProgress) => {
    latest.set(cart, progress);
    if (latest.size === carts.length) report(toProgress([...latest.values()]));
  };
  try {
    return await Promise.all(carts.map((cart) => optimize(pool, cart, wish, stop, follow(cart))));
  } finally {
    failed.abort();
  }
}

/** Moves everything or nothing, and only while cart and offers are those it was solved for. */
export async function applyOptimizedCart(
  context: UserContext,
  { addressId, controlParameters }: ToApply,
): Promise<DataOf<typeof optimizerCalls.applyOptimizedCart>> {
  const { tx } = context;
  await lockCart(tx);
  const { fingerprint } = await loadCart(context, addressId);
  const result = await repository.findResult(
    tx,
    addressId,
    requestText(toOptimizerRequest(controlParameters)),
  );
  if (result?.fingerprint !== fingerprint) throw new Refusal('OPTIMIZED_CART_OUTDATED');
  const assignment = new Map(
    Object.entries(result.assignment).map(([positionId, vendorId]) => [Number(positionId), vendorId]),
  );
  const { undoId, moved } = await reassign(context, addressId, assignment, controlParameters);
  const { savingCents } = await noteApplied(context, addressId, undoId, result);
  return { moved, savingCents, undoId };
}
