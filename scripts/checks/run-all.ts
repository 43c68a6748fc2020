// Chooses the steps of a test run, runs some at a time where they allow it and tells how each went.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Counts } from './counts.ts';
import { runInOrder } from './run-in-order.ts';
import { endStepsOnSignal, runStep, type StepResult } from './run-step.ts';
import { steps as allSteps, type Step } from './steps.ts';

export interface Choice {
  readonly only?: string;
  readonly skip?: string;
  /** With the HTTP tests through PgBouncer. */
  readonly pooler?: boolean;
  /** Arguments for the test runners; checks, which take none, are left out then. */
  readonly filter: readonly string[];
}

export function chooseSteps(
  { only, skip, pooler, filter }: Choice,
  steps: readonly Step[] = allSteps,
): Step[] {
  const names = (text: string | undefined) => (text ? text.split(',').map((id) => id.trim()) : []);
  const unknown = [...names(only), ...names(skip)].filter((id) => !steps.some((step) => step.id === id));
  if (unknown.length > 0) throw new Error(`There is no step ${unknown.join(', ')}. See npm test -- --help`);
  const isWanted = ({ id, count, isOptional }: Step) =>
    (only ? names(only).includes(id) : !names(skip).includes(id) && !(isOptional && !pooler)) &&
    (filter.length === 0 || count !== undefined);
  const chosen = new Set(steps.filter(isWanted).flatMap(({ id, needs }) => (needs ? [needs, id] : [id])));
  return steps.filter(({ id }) => chosen.has(id));
}

function describe({ passed, failed, skipped }: Counts): string {
  const parts = [`${passed} passed`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (skipped > 0) parts.push(`${skipped} skipped`);
  return parts.join(', ');
}

function line(isGood: boolean, title: string, outcome: string): string {
  return `${isGood ? '✓' : '✗'} ${title.padEnd(26)} ${outcome}`;
}

interface Total {
  passed: number;
  failed: number;
  /** CPU time of all processes; the only comparable figure on a busy machine. */
  cpuSeconds: number;
}

function timesOf({ losesTime }: Step, { seconds, cpuSeconds }: StepResult): string {
  const time = `${seconds.toFixed(1)} s`;
  if (cpuSeconds === undefined) return time;
  return `${time}, ${losesTime ? 'at least ' : ''}${cpuSeconds.toFixed(1)} s CPU`;
}

/**
 * Prints one line per finished step, and the whole output of a failed step. Later steps still run unless they depend on
 * it.
 */
export async function runAll(choice: Choice): Promise<Total> {
  const folder = mkdtempSync(join(tmpdir(), 'praxora-test-'));
  const total: Total = { passed: 0, failed: 0, cpuSeconds: 0 };
  const failedSteps = new Set<string>();
  const runOne = async (step: Step) => {
    if (step.needs && failedSteps.has(step.needs)) {
      console.log(line(false, step.title, `not run, because ${step.needs} failed`));
      total.failed += 1;
      return;
    }
    const result = await runStep(step, {
      resultFile: join(folder, `${step.id}.json`),
      filter: choice.filter,
      say: (text) => console.log(`  ${text}`),
    });
    total.passed += result.passed;
    total.failed += result.failed;
    total.cpuSeconds += result.cpuSeconds ?? 0;
    const isGood = result.failed === 0;
    console.log(line(isGood, step.title, `${describe(result)} (${timesOf(step, result)})`));
    for (const told of step.tells ? (result.output.match(step.tells) ?? []) : []) console.log(`  ${told}`);
    // Whoever chose some tests by their names knows that the others are left out.
    if (choice.filter.length === 0)
      for (const title of result.leftOut ?? []) console.log(`  left out: ${title}`);
    if (!isGood) {
      failedSteps.add(step.id);
      console.log(result.output.trim().replace(/^/gm, '    '));
    }
  };
  endStepsOnSignal();
  try {
    await runInOrder(chooseSteps(choice), runOne);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return total;
}
