// npm run torture: breaks the product on one machine in every way we know, and tells what did not hold.
import { parseArgs } from 'node:util';
import { endWithNpm } from '../../scripts/lib/end-with-npm.mjs';
import { answerHelp } from '../../scripts/lib/help.mjs';
import { ensureReady } from '../../scripts/lib/ready.mjs';
import { fuzz } from './fuzz.ts';
import { killRounds } from './kill-rounds.ts';
import { mixedLoad } from './load/mixed-load.ts';
import type { Part } from './part.ts';

const parts: readonly Part[] = [killRounds, fuzz, mixedLoad];

answerHelp(`npm run torture                     all parts, one after another; fails when anything did not hold
npm run torture -- --only kills     some of them, separated by commas

  --rounds 50         rounds of kill -9 (50 where nothing is said)
  --requests 100000   generated requests (100000)
  --minutes 60        minutes of mixed load (60)

Builds what changed and starts the product as npm start does, in a temporary folder on a free port of this machine. Parts:

${parts.map(({ name, summary }) => `  ${name.padEnd(8)}${summary}`).join('\n')}`);

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    requests: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '60' },
    only: { type: 'string' },
  },
});
const names = values.only?.split(',') ?? parts.map(({ name }) => name);
const unknown = names.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0)
  fail(`There is no part ${unknown.join(', ')}. Parts: ${parts.map(({ name }) => name).join(', ')}.`);
const options = {
  rounds: toNumber('rounds'),
  requests: toNumber('requests'),
  minutes: toNumber('minutes'),
};

endWithNpm();
await ensureReady(['server', 'web'], process.stdout);
const failures: string[] = [];
for (const part of parts.filter(({ name }) => names.includes(name))) {
  console.log(`\n${part.name}: ${part.summary}\n`);
  failures.push(...(await part.run(options)).map((failure) => `${part.name}: ${failure}`));
}
for (const failure of failures) console.log(`FAILED: ${failure}`);
if (failures.length === 0) console.log('\nEverything held.');
process.exit(failures.length === 0 ? 0 : 1);

function toNumber(name: 'rounds' | 'requests' | 'minutes'): number {
  const number = Number(values[name]);
  if (!(number > 0)) fail(`--${name} is a number above 0.`);
  return number;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
