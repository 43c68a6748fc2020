// Drills on Citus: what happens to bookings while a worker is away, and while a practice moves to another one.
import { setTimeout as sleep } from 'node:timers/promises';
import type { CitusNode } from '../../../server/src/testing/citus.ts';
import { compareWithLedger } from '../comparison.ts';
import { Load } from '../load.ts';
import { findPractice } from '../practice.ts';
import { findFailures, type Result } from '../report.ts';
import type { CitusCluster } from './citus-cluster.ts';
import { findPort, moveTo, type PlacedPractice } from './places.ts';

const second = 1_000;
/** Of undisturbed load before a drill, and after everything is whole again. */
const calm = 4 * second;
let runs = 0;

/** One practice whose rows are on the worker that something happens to, and one on the other. */
export interface Pair {
  readonly affected: PlacedPractice;
  readonly other: PlacedPractice;
  readonly worker: CitusNode;
}

interface CitusDrill {
  readonly what: string;
  readonly run: (cluster: CitusCluster, pair: Pair) => Promise<void>;
}

export const citusDrills: Readonly<Record<string, CitusDrill>> = {
  'worker-killed': {
    what: 'a worker is killed and started again after 20 s',
    run: async (_, { worker }) => {
      await worker.kill();
      await sleep(20 * second);
      await worker.start();
    },
  },
  'practice-moved': {
    what: 'the rows of a practice move to the other worker and back while it books',
    run: async (cluster, { affected, worker }) => {
      const other = cluster.workers.find((one) => one !== worker);
      for (const target of [other, worker]) {
        if (target) await cluster.withOwner((owner) => moveTo(owner, affected.practiceId, target));
        await sleep(second);
      }
    },
  },
};

/** Results of the practice that is affected, and of the other one, at the same time. */
export async function runCitusDrill(cluster: CitusCluster, name: string, pair: Pair): Promise<Result[]> {
  const drill = citusDrills[name];
  if (!drill) throw new Error(`There is no drill ${name}`);
  runs += 1;
  const ports = [cluster.server.port];
  const loads = [];
  for (const [part, { email }] of [
    ['there', pair.affected],
    ['elsewhere', pair.other],
  ] as const) {
    const practice = await cluster.withOwner((owner) => findPractice(owner, ports, email));
    const notes = `${name}-${part}-${runs}`;
    loads.push({ part, notes, load: new Load({ ports, practice, name: notes }) });
  }
  try {
    await sleep(calm);
    await drill.run(cluster, pair);
    await sleep(calm);
  } finally {
    await Promise.all(loads.map(({ load }) => load.stop()));
  }
  const results: Result[] = [];
  for (const [index, { part, notes, load }] of loads.entries()) {
    const { practiceId } = index === 0 ? pair.affected : pair.other;
    const comparison = await cluster.withOwner((owner) =>
      compareWithLedger(owner, notes, load.tally, practiceId),
    );
    const failures = findFailures(load.tally, comparison);
    results.push({ drill: `${name}, ${part}`, tally: load.tally, comparison, failures });
  }
  return results;
}

/** Two practices on two workers: one moves where both are together. `email`: of the practice that nothing happens to. */
export async function choosePair(
  cluster: CitusCluster,
  places: readonly PlacedPractice[],
  email: string,
): Promise<Pair> {
  const other = places.find((place) => place.email === email);
  const affected = places.find((place) => place !== other);
  const [first, second] = cluster.workers;
  if (!affected || !other || !first || !second) throw new Error('Two practices and two workers are needed');
  await cluster.withOwner(async (owner) => {
    await moveTo(owner, affected.practiceId, first);
    await moveTo(owner, other.practiceId, second);
    if ((await findPort(owner, affected.practiceId)) !== first.address.port)
      throw new Error('Both practices are in the same part of the tables');
  });
  return { affected, other, worker: first };
}
