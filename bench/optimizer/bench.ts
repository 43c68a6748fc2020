// `npm run bench:optimizer`: our solver beside HiGHS and CBC on the same carts in the same run, as a Markdown table.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Highs, loadHighs, solveOptimum } from '../../packages/optimizer/src/testing/highs.ts';
import { cartProgram } from '../../packages/optimizer/src/testing/linear-program.ts';
import { answerHelp } from '../../scripts/lib/help.mjs';
import { hasCbc, solveWithCbc } from './cbc.ts';
import { cpuMs } from './cpu-clock.ts';
import { type Family, generateCart } from './generate.ts';
import { readInstance } from './instance-files.ts';
import { measure, median, type Run } from './measure.ts';
import { solveSplitCart } from './split/split.ts';

answerHelp(`npm run bench:optimizer -- [options]

Our solver beside HiGHS and CBC on the same carts in the same run, as a Markdown table.

  --seeds N                carts per family (10)
  --family TEXT            only families whose name contains it
  --reference-seconds N    how long the others may take for a cart (60)
  --no-reference           without the others
  --instances FOLDER       public instances instead of generated carts`);

interface BenchFamily extends Family {
  /** CPU time we give ourselves, and on how many carts the others are asked. */
  readonly limitMs: number;
  readonly compared: number;
}

const sizes = [
  [10, 8],
  [50, 20],
  [100, 40],
  [300, 60],
  [1000, 100],
] as const;

const families: BenchFamily[] = [1, 0.2].flatMap((lineValue) =>
  sizes.map(([positions, vendors]) => ({
    name: `${positions} × ${vendors}${lineValue === 1 ? '' : ', cheap lines'}`,
    positions,
    vendors,
    lineValue,
    limitMs: lineValue === 1 ? 30_000 : 3_000 * Math.max(1, positions / 300),
    compared: positions >= 1000 || (lineValue < 1 && positions >= 300) ? 1 : Number.POSITIVE_INFINITY,
  })),
);

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10' },
    family: { type: 'string' },
    'reference-seconds': { type: 'string', default: '60' },
    'no-reference': { type: 'boolean', default: false },
    instances: { type: 'string' },
  },
});
const seeds = Number(values.seeds);
const referenceSeconds = Number(values['reference-seconds']);
const highs = values['no-reference'] ? null : await loadHighs();
const withCbc = !values['no-reference'] && hasCbc();
if (!values['no-reference'] && !highs)
  console.error('HiGHS is left out: the npm module highs is not installed.');
if (!values['no-reference'] && !withCbc) console.error('CBC is left out: the program cbc is not installed.');

interface Reference {
  readonly optimum: number | null;
  readonly cpuMs: number;
}

function askHighs(solver: Highs, program: string): Reference {
  const start = cpuMs();
  const optimum = solveOptimum(solver, program, referenceSeconds);
  return { optimum, cpuMs: cpuMs() - start };
}

const ms = (number: number) => (number < 10 ? number.toFixed(1) : Math.round(number).toString());
const spread = (numbers: readonly number[]) =>
  numbers.length === 0 ? '–' : `${ms(median(numbers))} (${ms(Math.max(...numbers))})`;
const known = (numbers: readonly (number | null)[]) => numbers.filter((number) => number !== null);

function referenceCell(references: readonly Reference[]): string {
  const open = references.filter(({ optimum }) => optimum === null).length;
  return spread(references.map(({ cpuMs: used }) => used)) + (open > 0 ? `, ${open} open` : '');
}

function benchFamily(family: BenchFamily): string {
  const runs: Run[] = [];
  const byHighs: Reference[] = [];
  const byCbc: Reference[] = [];
  const ratios: number[] = [];
  let disagreements = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const problem = generateCart(family, seed);
    const run = measure(problem, family.limitMs);
    runs.push(run);
    if (seed > family.compared) continue;
    const program = cartProgram(problem);
    for (const [reference, all] of [
      [highs ? askHighs(highs, program) : null, byHighs],
      [withCbc ? solveWithCbc(program, referenceSeconds) : null, byCbc],
    ] as const) {
      if (!reference) continue;
      all.push(reference);
      if (reference.optimum !== null && run.optimal && reference.optimum !== run.costCents) disagreements++;
    }
    const last = byHighs.at(-1);
    if (last) ratios.push(last.cpuMs / run.cpuMs);
  }
  const proven = runs.filter(({ optimal }) => optimal).length;
  return [
    family.name,
    `${proven} of ${runs.length}`,
    spread(runs.map(({ cpuMs: used }) => used)),
    spread(known(runs.map(({ nearMs }) => nearMs))),
    `${spread(known(runs.map(({ provenNearMs }) => provenNearMs)))}, ${known(runs.map(({ provenNearMs }) => provenNearMs)).length} of ${runs.length}`,
    `${(Math.max(...runs.map(({ gap }) => gap)) * 100).toFixed(3)} %`,
    byHighs.length > 0 ? referenceCell(byHighs) : '–',
    ratios.length > 0 ? `${median(ratios).toFixed(1)}` : '–',
    byCbc.length > 0 ? referenceCell(byCbc) : '–',
    disagreements === 0 ? 'none' : `**${disagreements}**`,
  ].join(' | ');
}

/** The first carts of a process are slower: everything is warmed, ours and theirs. */
function warmUp(): void {
  for (const [index, family] of families.entries()) {
    if (family.positions < 50 || family.positions > 300) continue;
    for (let seed = 101; seed <= 103; seed++) measure(generateCart(family, seed), 500);
    if (highs && index === 1) askHighs(highs, cartProgram(generateCart(family, 101)));
  }
}

function benchInstances(folder: string): void {
  console.log('\n| public instance | cost | proven | CPU ms |\n|---|---|---|---|');
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.csv') || file === 'optima.csv') continue;
    const instance = readInstance(readFileSync(join(folder, file), 'utf8'));
    if (instance.kind !== 'split') continue;
    const start = cpuMs();
    const { costCents, optimal } = solveSplitCart(instance.problem, {
      shouldStop: () => cpuMs() - start > 30_000,
    });
    console.log(
      `| ${basename(file, '.csv')} | ${(costCents / 100).toFixed(2)} | ${optimal} | ${ms(cpuMs() - start)} |`,
    );
  }
}

warmUp();
const columns = [
  'positions × vendors',
  'proven',
  'CPU ms to the proof',
  'CPU ms to 0.1 % of the end',
  'CPU ms to a proven 0.1 %',
  'largest gap',
  'HiGHS CPU ms',
  'times HiGHS',
  'CBC CPU ms',
  'disagreements',
];
console.log(`Median (maximum) of ${seeds} seeds.\n`);
console.log(`| ${columns.join(' | ')} |\n|${columns.map(() => '---|').join('')}`);
for (const family of families) {
  if (values.family && family.name !== values.family) continue;
  console.log(`| ${benchFamily(family)} |`);
}
if (values.instances) benchInstances(values.instances);
