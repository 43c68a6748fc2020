// Rounds of `kill -9` while clients make every kind of write; afterwards what was acknowledged is held against what is stored.
import { setTimeout as sleep } from 'node:timers/promises';
import { compareWrites } from '../cluster/comparison.ts';
import { RepeatingClients, type Work } from '../cluster/repeating-clients.ts';
import { findFailures } from '../cluster/report.ts';
import { Tally } from '../cluster/tally.ts';
import { describeKills, describeWrites } from './kill-report.ts';
import { kills } from './kills.ts';
import type { Part } from './part.ts';
import { SupervisedProduct } from './supervised-product.ts';
import { verifyLedger } from './verify-ledger.ts';
import type { WriteKind } from './writes/write-kind.ts';
import { writeKinds } from './writes/write-kinds.ts';

/** Milliseconds of undisturbed writes before each kill, so that everything is in the middle of something. */
const calm = { least: 4_000, most: 8_000 };

export const killRounds: Part = {
  name: 'kills',
  summary:
    '--rounds rounds of kill -9 of every process of the product and its database, under every kind of write',
  async run({ rounds }) {
    const product = await SupervisedProduct.create();
    const remove = (): void => void product.remove().then(() => process.exit(130));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, remove);
    try {
      await product.start(1);
      return await runRounds(product, rounds);
    } catch (error) {
      console.error(product.describeLog());
      throw error;
    } finally {
      await product.remove();
    }
  },
};

interface Written {
  readonly kind: WriteKind;
  readonly tally: Tally;
}

async function runRounds(product: SupervisedProduct, rounds: number): Promise<string[]> {
  const written: Written[] = [];
  for (const prepare of writeKinds) written.push({ kind: await prepare(product), tally: new Tally() });
  const clients = new RepeatingClients([product.port], written.map(toWork));
  const done = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    const kill = kills[round % kills.length];
    if (kill === undefined) break;
    await sleep(calm.least + Math.random() * (calm.most - calm.least));
    const startedAt = performance.now();
    await kill.run(product);
    await product.waitUntilReady();
    done.set(kill.name, (done.get(kill.name) ?? 0) + 1);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`round ${round + 1}: ${kill.name}, ready after ${seconds} s`);
  }
  await sleep(calm.least);
  await clients.stop();

  const results = await product.withOwner(async (owner) => {
    const compared = [];
    for (const { kind, tally } of written)
      compared.push({ kind, tally, comparison: compareWrites(tally, await kind.readStored(owner)) });
    return compared;
  });
  console.log(`\n${describeKills(done)}\n\n${describeWrites(results)}\n`);
  const failures = results.flatMap(({ kind, tally, comparison }) =>
    findFailures(tally, comparison, kind.name),
  );
  return [...failures, ...verifyLedger(product.dataDir)];
}

const toWork = ({ kind, tally }: Written, index: number): Work => ({
  ...{ kind: kind.name, clients: kind.clients, pause: kind.pause, token: kind.token, tally },
  firstAddress: 10 + 10 * index,
  async takeTurn(sender, client, turn) {
    const key = `${kind.name.replaceAll(' ', '_')}-${client}-${turn}`;
    tally.begin(key);
    await kind.write(sender, key, client);
    tally.acknowledge(key);
  },
});
