// Measures the CPU time of one solver on one cart.
import { optimizeCart } from '../../packages/optimizer/src/optimize.ts';
import type { CartProblem } from '../../packages/optimizer/src/problem.ts';
import { cpuMs } from './cpu-clock.ts';

export interface Run {
  readonly costCents: number;
  readonly optimal: boolean;
  readonly gap: number;
  readonly cpuMs: number;
  /** When the answer was within 0.1 % of the final one, and when that was proven; null: never. */
  readonly nearMs: number | null;
  readonly provenNearMs: number | null;
}

const near = 0.001;
/** Reading the CPU clock takes as long as a small step: it is read when something happened, and now and then. */
const stepsBetweenLooks = 20;

export function measure(problem: CartProblem, limitMs: number): Run {
  const start = cpuMs();
  let steps = 0;
  const shouldStop = () => ++steps % stepsBetweenLooks === 0 && cpuMs() - start > limitMs;
  const search = optimizeCart(problem, { shouldStop });
  const costs: { costCents: number; at: number }[] = [];
  let provenNearMs: number | null = null;
  for (;;) {
    const step = search.next();
    const { costCents, gap } = step.value;
    if (costs.at(-1)?.costCents !== costCents) costs.push({ costCents, at: cpuMs() - start });
    if (gap <= near) provenNearMs ??= cpuMs() - start;
    if (!step.done) continue;
    const nearMs = costs.find((some) => some.costCents <= costCents * (1 + near))?.at ?? null;
    return { costCents, gap, optimal: step.value.optimal, cpuMs: cpuMs() - start, nearMs, provenNearMs };
  }
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
