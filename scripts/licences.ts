// `npm run licences`: every package of others with its version and licence, from package-lock.json.
import { readFileSync } from 'node:fs';
import { type LockedPackages, listLicences } from './checks/supply-chain.ts';
import { answerHelp } from './lib/help.mjs';

answerHelp(`npm run licences -- [--production]

Lists every package with its version and licence, and how many packages have which licence. --production leaves out the
packages that only developers need.`);
const lock: LockedPackages = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
);
const isProduction = process.argv.includes('--production');
const licences = listLicences(lock).filter(({ isForDevelopers }) => !(isProduction && isForDevelopers));
for (const { name, version, licence } of licences) console.log(`${licence}\t${name} ${version}`);
const counts = new Map<string, number>();
for (const { licence } of licences) counts.set(licence, (counts.get(licence) ?? 0) + 1);
console.log(
  `\n${licences.length} packages: ${[...counts].map(([name, count]) => `${count} ${name}`).join(', ')}`,
);
