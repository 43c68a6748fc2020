// npm run cluster: the product on several machines, all of them on this one, and drills that break parts of it under load.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { endWithNpm } from '../../scripts/lib/end-with-npm.mjs';
import { answerHelp } from '../../scripts/lib/help.mjs';
import { ensureReady } from '../../scripts/lib/ready.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { hasCitus, howToBuild } from '../../server/src/testing/citus.ts';
import { testOnCitus } from './citus/http.ts';
import { describeCitusDrills, measureOnCitus, runOnCitus } from './citus/run.ts';
import { Cluster } from './cluster.ts';
import { describeDrills, drillNames, drills } from './drills.ts';
import { describeMissing } from './programs.ts';
import { describeResults, type Result } from './report.ts';
import { runDrill } from './run-drill.ts';

answerHelp(`npm run cluster                     starts a cluster, waits for names of drills, and removes it on Ctrl-C
npm run cluster -- --drill NAME     one drill; several separated by commas
npm run cluster -- --citus          the product on Citus, where the extension is built, until Ctrl-C
npm run cluster -- --citus --http   the HTTP tests there; words behind it choose test files by their paths
npm run cluster -- --citus --figures  what calls cost there with one worker and with two, beside one server
npm run cluster -- --citus --all    all reads before and after the practices are spread, rights on the workers, drills, and operators' commands
npm run cluster -- --all            all of them; fails on one lost or doubled booking, or an answer that is no 502, 503 or 504

A drill that this machine does not allow is left out by name. Where none is left, nothing is tried, and the code at the end is 2.

  --from FOLDER   another checkout, built, that the servers begin with; the rolling restart leads to this one. Left out: another
                  build of the same source

Three PostgreSQL nodes under Patroni with one etcd, PgBouncer, three servers, and HAProxy before both, with the files of deploy/, in a
temporary folder on free ports of this machine. During a drill six clients book, two search and two read; a booking that is not
acknowledged is repeated under its key. Drills:

${describeDrills()}

On Citus, all of them one after another, with one practice on the worker that something happens to and one on another:

${describeCitusDrills()}`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    drill: { type: 'string' },
    all: { type: 'boolean', default: false },
    from: { type: 'string' },
    citus: { type: 'boolean', default: false },
    figures: { type: 'boolean', default: false },
    http: { type: 'boolean', default: false },
  },
});
if (values.http && !values.citus) fail('The HTTP tests on plain PostgreSQL are npm run test:http.');
if (!values.http && positionals.length > 0) fail(`What is ${positionals.join(' ')}?`);
// Before anything is built.
if (values.citus && !hasCitus) {
  console.error(howToBuild);
  process.exit(2);
}
if (values.http) process.exit(testOnCitus(positionals));
if (values.citus) {
  await ensureReady(['server', 'web'], process.stdout);
  process.exit(values.figures ? await measureOnCitus() : await runOnCitus(values.all));
}
const requested = values.all ? drillNames : (values.drill?.split(',') ?? []);
const unknown = requested.filter((name) => !drillNames.includes(name));
if (unknown.length > 0) fail(`There is no drill ${unknown.join(', ')}. Drills:\n\n${describeDrills()}`);
const missing = describeMissing();
if (missing !== '') fail(missing);
const possible = requested.filter(isPossible);
if (requested.length > 0 && possible.length === 0) {
  console.error('Nothing was tried.');
  process.exit(2);
}

endWithNpm();
await ensureReady(['server', 'web'], process.stdout);
const cluster = await Cluster.create();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void cluster.remove().then(() => process.exit(130)));
try {
  await cluster.start(console.log, values.from);
  console.log(describeCluster(cluster));
  process.exitCode = possible.length > 0 ? await runAll(possible) : await waitForNames();
} catch (error) {
  console.error(`${cluster.describeLogs()}\n`);
  console.error(error);
  process.exitCode = 1;
} finally {
  await cluster.remove();
}

/** Says which drill is left out on this machine, and why. */
function isPossible(name: string): boolean {
  const obstacle = drills[name]?.findObstacle?.();
  if (obstacle !== undefined) console.log(`Left out: ${name}: ${obstacle}`);
  return obstacle === undefined;
}

/** A drill that could not be brought to its end has failed; the others are tried, and the ledger is verified. */
async function runAll(names: readonly string[]): Promise<number> {
  const results: Result[] = [];
  const failed: string[] = [];
  for (const name of names) {
    console.log(`\n${name} …`);
    try {
      const result = await runDrill(cluster, name);
      results.push(result);
      failed.push(...result.failures.map((failure) => `${name}: ${failure}`));
      console.log(describeResults([result]));
    } catch (error) {
      failed.push(`${name}: ${(error as Error).message}`);
      console.log(`${cluster.describeLogs()}\n\n${(error as Error).stack}`);
    }
  }
  console.log(`\n${describeResults(results)}\n`);
  for (const failure of failed) console.log(`FAILED: ${failure}`);
  const isLedgerRight = verifyLedger();
  if (failed.length > 0 || !isLedgerRight) return 1;
  console.log('Nothing was lost or doubled.');
  return 0;
}

/** Interactive: one name a line. */
async function waitForNames(): Promise<number> {
  console.log(`Type the name of a drill, or end everything with Ctrl-C:\n\n${describeDrills()}\n`);
  for await (const line of createInterface({ input: process.stdin })) {
    const name = line.trim();
    if (drillNames.includes(name)) await runAll([name].filter(isPossible));
    else if (name !== '') console.log(`There is no drill ${name}. Drills:\n\n${describeDrills()}`);
  }
  return 0;
}

function verifyLedger(): boolean {
  const { status } = spawnSync(process.execPath, [join(root, 'server/dist/admin.js'), 'verify-ledger'], {
    env: { PATH: process.env.PATH, DATABASE_URL: cluster.ownerUrl },
    stdio: 'inherit',
  });
  return status === 0;
}

function describeCluster({ ports, folder, ownerUrl, nodes, servers }: Cluster): string {
  return [
    '',
    `  Product      http://127.0.0.1:${ports.entrance} (demo@praxora.example, password praxora-demo)`,
    ...servers.map(({ name, port }) => `  ${name}     http://127.0.0.1:${port}`),
    `  Primary      ${ownerUrl}`,
    `  PgBouncer    127.0.0.1:${ports.pooler}`,
    ...nodes.map(
      ({ name, port, apiPort }) =>
        `  ${name}       127.0.0.1:${port}, Patroni http://127.0.0.1:${apiPort}/cluster`,
    ),
    `  etcd         http://127.0.0.1:${ports.etcd}`,
    `  Logs         ${folder}/*.log`,
    '',
  ].join('\n');
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
