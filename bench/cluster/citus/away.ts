// What a practice can still read while a worker without its rows is away.
import { openSession } from '../practice.ts';
import type { CitusCluster } from './citus-cluster.ts';
import type { Pair } from './drills.ts';
import { askAll } from './reads.ts';

export interface Refused {
  readonly asked: number;
  /** Calls that are answered while all workers are there, and not while one is away. */
  readonly calls: readonly string[];
}

/** Asks every read of the other practice with and without the worker, which is there again afterwards. */
export async function askWhileAway(
  cluster: CitusCluster,
  { other, worker }: Pair,
  addresses: ReadonlyMap<string, string>,
): Promise<Refused> {
  const token = await cluster.withOwner((owner) => openSession(owner, other.email));
  const ask = () => askAll(cluster.server.port, token, addresses);
  const whole = await ask();
  await worker.kill();
  try {
    const away = await ask();
    const answered = [...whole].filter(([, { outcome }]) => outcome === 200).map(([name]) => name);
    return { asked: answered.length, calls: answered.filter((name) => away.get(name)?.outcome !== 200) };
  } finally {
    await worker.start();
  }
}
