// Sharing positions among vendors with limited stock: exact, step by step, an option beside the ordinary optimizer.
import type { OptimizeOptions } from '../../../packages/optimizer/src/optimize.ts';
import type { Progress } from '../../../packages/optimizer/src/problem.ts';
import { at, ix } from '../../../packages/optimizer/src/vectors.ts';
import { buildSplitModel, type SplitModel, type SplitProblem, type SplitSolution } from './split-problem.ts';
import { SplitSearch } from './split-search.ts';

type SplitOptions = Pick<OptimizeOptions, 'shouldStop' | 'enoughGap'>;

export function* optimizeSplitCart(
  problem: SplitProblem,
  options: SplitOptions = {},
): Generator<Progress, SplitSolution> {
  const model = buildSplitModel(problem);
  const search = new SplitSearch(model);
  for (const _ of search.run()) {
    const progress = progressOf(search, model);
    yield progress;
    if (options.shouldStop?.() || progress.gap <= (options.enoughGap ?? -1)) break;
  }
  return solutionOf(problem, model, search);
}

export function solveSplitCart(problem: SplitProblem, options: SplitOptions = {}): SplitSolution {
  const steps = optimizeSplitCart(problem, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function progressOf({ total, bound }: SplitSearch, { perCent }: SplitModel): Progress {
  const costCents = Math.floor(total / perCent);
  const boundCents = Math.min(costCents, Math.floor(bound / perCent));
  return { costCents, boundCents, gap: costCents > 0 ? (costCents - boundCents) / costCents : 0 };
}

function solutionOf(problem: SplitProblem, model: SplitModel, search: SplitSearch): SplitSolution {
  const units = problem.positions.map(() => new Map<number, number>());
  for (let offer = 0; offer < model.cost.length; offer++) {
    const index = model.available[ix(model.position, offer)] ?? -1;
    const amount = at(search.answers.best, offer);
    if (amount > 0) units[index]?.set(ix(model.vendor, offer), amount);
  }
  const packages = search.total % model.perCent;
  const progress = progressOf(search, model);
  const isAvailable = new Set(model.available);
  return {
    ...progress,
    optimal: search.bound >= search.total,
    totalCents: progress.costCents - packages * (problem.parcelWorthCents ?? 0),
    packages,
    units,
    unavailable: [...problem.positions.keys()].filter((index) => !isAvailable.has(index)),
  };
}
