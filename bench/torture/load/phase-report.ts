// Figures of the mixed load, as tables in the form of the documentation.
import { quantile } from '../../http/measure.ts';
import { toTable } from '../kill-report.ts';
import type { Answers } from './loops.ts';

/** Of one phase, by name of the clients. */
export type PhaseAnswers = ReadonlyMap<string, Answers>;

interface Sum {
  readonly waits: readonly number[];
  readonly refused: number;
}

function sumUp(phases: readonly PhaseAnswers[], name: string): Sum {
  const all = phases.flatMap((phase) => phase.get(name) ?? []);
  const waits = all.flatMap((answers) => answers.waits).toSorted((a, b) => a - b);
  return { waits, refused: all.reduce((sum, { refused }) => sum + refused, 0) };
}

const shares = [0.5, 0.95, 0.99];

/** Each kind of small clients alone and beside the heavy practice, and how many times longer they wait there. */
export function describeSmall(
  names: readonly string[],
  alone: readonly PhaseAnswers[],
  beside: readonly PhaseAnswers[],
): string {
  const rows = names.flatMap((name) => {
    const sums = [sumUp(alone, name), sumUp(beside, name)];
    const waits = sums.map((sum) => shares.map((share) => quantile(sum.waits, share)));
    const [before = [], after = []] = waits;
    return [
      ...['alone', 'beside the heavy practice'].map((where, index) => [
        ...[name, where, String(sums[index]?.waits.length), String(sums[index]?.refused)],
        ...(waits[index] ?? []).map((wait) => `${wait.toFixed(0)} ms`),
      ]),
      [
        name,
        'times',
        '',
        '',
        ...after.map((wait, index) => (wait / (before[index] ?? Number.NaN)).toFixed(1)),
      ],
    ];
  });
  return toTable(['Small practices', '', 'Answers', 'Refused', 'p50', 'p95', 'p99'], rows);
}

export function describeHeavy(names: readonly string[], beside: readonly PhaseAnswers[]): string {
  const rows = names.map((name) => {
    const { waits, refused } = sumUp(beside, name);
    return [name, String(waits.length), String(refused), `${quantile(waits, 0.5).toFixed(0)} ms`];
  });
  return toTable(['Heavy practice', 'Answers', 'Refused', 'p50'], rows);
}

/** Statuses that no client should see, with the first text of each. */
export const listFaults = (phases: readonly PhaseAnswers[]): string[] => [
  ...new Set(
    phases.flatMap((phase) =>
      [...phase].flatMap(([name, { faults }]) =>
        [...faults].map(([status, text]) => `${name}: ${status}: ${text}`),
      ),
    ),
  ),
];
