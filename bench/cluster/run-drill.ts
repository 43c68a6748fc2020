// Runs one drill under load and compares the ledger afterwards.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { compareWithLedger } from './comparison.ts';
import { drills } from './drills.ts';
import { Load } from './load.ts';
import { findPractice } from './practice.ts';
import { findFailures, type Result } from './report.ts';

/** Milliseconds of undisturbed load before a drill, and after everything is whole again. */
const calm = 4_000;
let runs = 0;

export async function runDrill(cluster: Cluster, name: string): Promise<Result> {
  const drill = drills[name];
  if (drill === undefined) throw new Error(`There is no drill ${name}`);
  await cluster.patroni.waitUntilWhole();
  await drill.prepare?.(cluster);
  const ports = [cluster.ports.entrance];
  const practice = await cluster.withOwner((owner) => findPractice(owner, ports, 'demo@praxora.example'));
  runs += 1;
  const notes = `${name}-${runs}`;
  const load = new Load({ ports, practice, name: notes });
  try {
    await sleep(calm);
    await drill.run(cluster);
    await cluster.patroni.waitUntilWhole();
    await sleep(calm);
  } finally {
    await load.stop();
  }
  const comparison = await cluster.withOwner((owner) => compareWithLedger(owner, notes, load.tally));
  return { drill: name, tally: load.tally, comparison, failures: findFailures(load.tally, comparison) };
}
