// `npm test`: everything that must hold, from the type check to the browser. Plain JavaScript: it may run before the install.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();

const help = `npm test                                everything, as many steps at a time as there are cores (up to three)
npm test -- --only http                 one step; several separated by commas
npm test -- --skip e2e                  all but these
npm test -- --pooler                    with the HTTP tests through PgBouncer, where it is installed
npm test -- --only unit dates           only test files whose path contains "dates"
npm test -- --only e2e login -g wrong   from the first other word on, all goes to the test runner

Steps: types, lint, imports, unused, translations, styles, http, unit, web, build, e2e (needs build), pooler (asked for).
DATABASE_URL runs HTTP and browser tests on that PostgreSQL (15 or newer) instead of the embedded one.
CHROMIUM_PATH names the browser; else an installed Chromium or Chrome is taken, or one is installed.
PGBOUNCER_PATH names the pooler; else /usr/sbin/pgbouncer is taken.`;

function readArguments(args) {
  let own = 0;
  while (own < args.length && args[own].startsWith('-')) own += /^--(only|skip)$/.test(args[own]) ? 2 : 1;
  const { values } = parseArgs({
    args: args.slice(0, own),
    options: {
      only: { type: 'string' },
      skip: { type: 'string' },
      pooler: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  return { ...values, filter: args.slice(own) };
}

function hasPooler() {
  if (existsSync(process.env.PGBOUNCER_PATH ?? '/usr/sbin/pgbouncer')) return true;
  console.log('PgBouncer is not installed (apt-get install pgbouncer): its step is left out.');
  return false;
}

/** A run of everything says what it still does not try. */
function tellOptional({ only, skip, pooler, filter }) {
  if (only || skip || pooler || filter.length > 0) return;
  console.log(
    '\nLeft out, since nobody asked for them: HTTP tests through PgBouncer (npm test -- --pooler), and the drills',
  );
  console.log('of several machines (npm run cluster -- --all), which say what they need.');
}

async function main() {
  const { help: isHelp, ...choice } = readArguments(process.argv.slice(2));
  if (isHelp) {
    console.log(help);
    return 0;
  }
  const { ensureInstalled } = await import('./lib/install.mjs');
  await ensureInstalled();
  // Only now: this needs what was just installed.
  const { tsImport } = await import('tsx/esm/api');
  const { runAll } = await tsImport('./checks/run-all.ts', import.meta.url);
  const pooler = choice.pooler && hasPooler();
  const { passed, failed, cpuSeconds } = await runAll({ ...choice, pooler });
  tellOptional(choice);
  if (cpuSeconds > 0)
    console.log(`\nCPU seconds of all steps, without the browsers': ${cpuSeconds.toFixed(0)}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
