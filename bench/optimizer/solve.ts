// `npm run optimizer:solve -- FILE…`: solves each file and prints a line of CSV. See README.md beside this file.
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import { solveCart } from '../../packages/optimizer/src/optimize.ts';
import { answerHelp } from '../../scripts/lib/help.mjs';
import { cpuMs } from './cpu-clock.ts';
import { readInstance } from './instance-files.ts';
import { solveSplitCart } from './split/split.ts';

answerHelp(`npm run optimizer:solve -- [--seconds 60] FILE…

Solves each file and prints a line of CSV: name, cost, bound, optimal, cpu_ms. See bench/optimizer/README.md.`);

const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '60' } },
  allowPositionals: true,
});
const seconds = Number(values.seconds);
if (positionals.length === 0 || !(seconds > 0)) {
  console.error('Usage: npm run optimizer:solve -- [--seconds 60] FILE…');
  process.exit(1);
}

const euros = (cents: number) => (cents / 100).toFixed(2);

console.log('name,cost,bound,optimal,cpu_ms');
for (const file of positionals) {
  try {
    const instance = readInstance(readFileSync(file, 'utf8'));
    const start = cpuMs();
    const shouldStop = () => cpuMs() - start > seconds * 1000;
    const { costCents, boundCents, optimal, unavailable } =
      instance.kind === 'cart'
        ? solveCart(instance.problem, { shouldStop })
        : solveSplitCart(instance.problem, { shouldStop });
    const name = basename(file, extname(file));
    console.log([name, euros(costCents), euros(boundCents), optimal, Math.round(cpuMs() - start)].join(','));
    if (unavailable.length > 0)
      console.error(`${name}: without positions ${unavailable.join(', ')} (unavailable)`);
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
