// Type check, project by project: each has its own surroundings (browser, Node, neither). Each
// remembers in node_modules/.cache what it has checked.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerHelp } from './lib/help.mjs';
import { linkOwnParts } from './lib/install.mjs';

answerHelp(`npm run typecheck

Checks the types of packages, server, web and browser tests, each with its own surroundings.`);

linkOwnParts();
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tsc = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json', { paths: [root] })),
  'bin',
  'tsc',
);
const projects = [
  ['packages', 'packages/tsconfig.json'],
  ['server, scripts, bench, fuzz, specification', 'tsconfig.json'],
  ['web', 'web/tsconfig.json'],
  ['e2e', 'e2e/tsconfig.json'],
];

// A single checker, because several check the same types again for twice the CPU time, and another step runs in
// parallel. Rare garbage collection in the compiler saves half of the rest.
const sparing = ['--checkers', '1'];
const env = { GOGC: '400', ...process.env };

let failed = 0;
for (const [name, config] of projects) {
  const started = performance.now();
  const result = spawnSync(process.execPath, [tsc, '-p', config, '--pretty', 'false', ...sparing], {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const output = `${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`.trim();
  const errors = (output.match(/error TS/g) ?? []).length;
  const verdict = result.status === 0 ? 'ok' : `${errors || 'unknown'} errors`;
  console.log(`${name}: ${verdict} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (output) console.log(output);
  if (result.status !== 0) failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
