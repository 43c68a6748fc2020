// A result as it is kept until it is applied, and how far a search for one is.
import type { OptimizerProgress } from '@praxora/contract/purchasing/optimizer.calls';
import type { Result } from './optimizer.repository.ts';
import type { SolveProgress } from './solver-pool.ts';
import type { OptimizationResult } from './solving.ts';

/** The progress of several carts together. */
export function toProgress(all: readonly SolveProgress[]): OptimizerProgress {
  const cost = all.reduce((sum, { costCents }) => sum + costCents, 0);
  const bound = all.reduce((sum, { boundCents }) => sum + boundCents, 0);
  return { cost, bound, gap: cost === 0 ? 0 : (cost - bound) / cost };
}

export const storedResult = ({ cart, before, after }: OptimizationResult): Result => ({
  fingerprint: cart.fingerprint,
  assignment: Object.fromEntries(after.assignment),
  before_cents: before.totals.netCents,
  after_cents: after.totals.netCents,
  packages_before: before.totals.packages,
  packages_after: after.totals.packages,
});
