// npm run cluster -- --citus: the same reads before and after the practices are spread, who sees what on a worker, and drills.
import { Pool } from 'pg';
import { openSession } from '../practice.ts';
import { describeResults, type Result } from '../report.ts';
import { askWhileAway } from './away.ts';
import { CitusCluster } from './citus-cluster.ts';
import { runCommands } from './commands.ts';
import { choosePair, citusDrills, type Pair, runCitusDrill } from './drills.ts';
import { measureFigures } from './figures.ts';
import { listPlaces } from './places.ts';
import { askAll, compareReads, listAddresses } from './reads.ts';
import { countSeenRows } from './tenancy.ts';

const email = 'demo@praxora.example';

export const describeCitusDrills = (): string =>
  Object.entries(citusDrills)
    .map(([name, { what }]) => `  ${name.padEnd(18)} ${what}`)
    .join('\n');

/** What calls cost, on one server and on several. */
export async function measureOnCitus(): Promise<number> {
  await measureFigures(email);
  return 0;
}

/** The code that the process ends with. `isTried`: everything is tried; else it waits for Ctrl-C, to be looked at. */
export async function runOnCitus(isTried: boolean): Promise<number> {
  const cluster = await CitusCluster.start(console.log);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void cluster.remove().then(() => process.exit(130)));
  const failures: string[] = [];
  try {
    if (!isTried) {
      await cluster.distribute();
      console.log(cluster.describe());
      await new Promise(() => undefined);
    }
    const addresses = await readAddresses(cluster);
    failures.push(...(await spreadAndCompare(cluster, addresses)));
    failures.push(...(await lookFromWorkers(cluster)));
    const pair = await choosePair(cluster, await cluster.withOwner(listPlaces), email);
    failures.push(...(await readWhileAway(cluster, pair, addresses)));
    failures.push(...(await runDrills(cluster, pair)));
    failures.push(...(await runCommands(cluster)).map((command) => `${command} failed`));
    if (failures.length > 0) console.log(cluster.describeFaults());
  } catch (error) {
    console.error(`${cluster.describeLogs()}\n`);
    console.error(error);
    return 1;
  } finally {
    await cluster.remove();
  }
  for (const failure of failures) console.log(`FAILED: ${failure}`);
  return failures.length === 0 ? 0 : 1;
}

type Addresses = ReadonlyMap<string, string>;

async function spreadAndCompare(cluster: CitusCluster, addresses: Addresses): Promise<string[]> {
  const token = await cluster.withOwner((owner) => openSession(owner, email));
  const ask = () => askAll(cluster.server.port, token, addresses);
  const [before, again] = [await ask(), await ask()];
  await cluster.distribute();
  const after = await ask();
  const { equal, different, unsteady, notAsked } = compareReads(before, again, after);
  console.log(
    `\nReads: ${equal.length} equal, ${different.length} different, ${unsteady.length} differ each time (${unsteady.join(', ')}), ${notAsked.length} not asked for want of data (${notAsked.join(', ')})`,
  );
  return different.map((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    return `${name}: was ${was?.outcome} ${was?.text.slice(0, 300)}, is ${is?.outcome} ${is?.text.slice(0, 300)}`;
  });
}

/** On one server: what the data hold is looked for over all practices. */
async function readAddresses(cluster: CitusCluster): Promise<Addresses> {
  const pool = new Pool({ connectionString: cluster.ownerUrl, max: 1 });
  try {
    const { rows } = await pool.query<{ practiceId: number; userId: number }>(
      'select practice_id as "practiceId", id as "userId" from practice_user where email = $1',
      [email],
    );
    const [user] = rows;
    if (!user) throw new Error(`There is no user ${email}`);
    return await listAddresses(pool, user.practiceId, user.userId);
  } finally {
    await pool.end();
  }
}

async function lookFromWorkers(cluster: CitusCluster): Promise<string[]> {
  const { parts, open } = await countSeenRows(cluster);
  console.log(
    `\nThe application's role on the workers: ${parts} parts of tables, rows seen in ${open.length}`,
  );
  if (parts === 0) return ['no part of a table was found on the workers'];
  return open.map((name) => `${name} shows rows on a worker to a session without a practice`);
}

async function readWhileAway(cluster: CitusCluster, pair: Pair, addresses: Addresses): Promise<string[]> {
  const { asked, calls } = await askWhileAway(cluster, pair, addresses);
  console.log(
    `\nReads of a practice while the other worker is away: ${asked} asked, ${calls.length} not answered (${calls.join(', ')})`,
  );
  return calls.map((name) => `${name} is not answered while a worker without the practice is away`);
}

async function runDrills(cluster: CitusCluster, pair: Pair): Promise<string[]> {
  const results: Result[] = [];
  for (const name of Object.keys(citusDrills)) {
    console.log(`\n${name} …`);
    results.push(...(await runCitusDrill(cluster, name, pair)));
  }
  console.log(`\n${describeResults(results)}`);
  return results.flatMap(({ drill, failures }) => failures.map((failure) => `${drill}: ${failure}`));
}
