// Small practices at work, in turns alone and beside a heavy one: what they feel of it, and whether the memory settles.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { fromBuild, type RunningProduct, startProduct } from '../../../fuzz/product/start.ts';
import { proportionalMemory } from '../../beside-sql/process-memory.ts';
import { emailOfCopy, grow } from '../../http/grow.ts';
import { findPlace, type Visitor, visit } from '../../http/place.ts';
import type { Row } from '../../http/row.ts';
import { mixRows, rows } from '../../http/rows.ts';
import { searches, searchReady } from '../../http/searches.ts';
import { seedProducts } from '../../http/size.ts';
import type { Part } from '../part.ts';
import { verifyLedger } from '../verify-ledger.ts';
import { heavyClients, listHeavyClients, makeHeavy } from './heavy-practice.ts';
import { type LoopClient, runFor } from './loops.ts';
import { describeHeavy, describeSmall, listFaults, type PhaseAnswers } from './phase-report.ts';

const smallPractices = 20;
/** Milliseconds between two calls of one of them. */
const pause = 500;
/** Seconds before anything is measured. */
const warmUp = 30;
/** Half of them alone, the others beside the heavy practice, in turns. */
const phases = 12;
const settings = { DEMO_PRODUCTS: String(seedProducts), OPTIMIZER_THREADS: '1', OPTIMIZER_SECONDS: '20' };

export const mixedLoad: Part = {
  name: 'load',
  summary: '--minutes minutes of small practices at work, alone and beside a heavy one in turns',
  async run({ minutes }) {
    const folder = mkdtempSync(join(tmpdir(), 'praxora-torture-'));
    // As root, the database runs as another user, who must be able to pass.
    chmodSync(folder, 0o711);
    const dataDir = join(folder, 'data');
    const product = await startProduct({ program: fromBuild, dataDir, settings });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => void product.stop().then(() => process.exit(130)));
    const owner = new Client(product.owner);
    await owner.connect();
    try {
      const clients = await openClients(product, owner);
      return [...(await runPhases(product.pid, clients, minutes)), ...verifyLedger(dataDir)];
    } finally {
      await owner.end();
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

interface Clients {
  readonly small: readonly LoopClient[];
  readonly heavy: readonly LoopClient[];
}

async function openClients({ port }: RunningProduct, owner: Client): Promise<Clients> {
  await grow(owner, { name: 'torture', practices: smallPractices, products: seedProducts, movements: 0 });
  const heavyPlace = await findPlace(owner, 'demo@praxora.example');
  await makeHeavy(owner, heavyPlace.practiceId);
  const heavy: Visitor[] = [];
  for (let client = 0; client < heavyClients; client += 1) heavy.push(await visit(owner, port, heavyPlace));
  const small: LoopClient[] = [];
  for (let number = 1; number <= smallPractices; number += 1) {
    const visitor = await visit(owner, port, await findPlace(owner, emailOfCopy(number)));
    small.push(toSmallClient(visitor, number));
  }
  await searchReady(heavy[0] as Visitor, 1);
  return { small, heavy: listHeavyClients(heavy) };
}

/** Consumption is left out: the stock of a small practice would run out. */
const others = rows.filter((row) => !searches.includes(row) && !row.prepare && row.what !== 'consume');

/** Every fourth one searches, the others do everything else. */
function toSmallClient(visitor: Visitor, number: number): LoopClient {
  const isSearching = number % 4 === 0;
  const rowOf = mixRows(isSearching ? searches : others) as (turn: number) => Row;
  const name = isSearching ? 'searches' : 'other calls';
  return { name, visitor, pause, ask: (turn) => rowOf(turn).ask(visitor, turn) };
}

async function runPhases(pid: number, { small, heavy }: Clients, minutes: number): Promise<string[]> {
  await runFor(warmUp, small);
  const alone: PhaseAnswers[] = [];
  const beside: PhaseAnswers[] = [];
  for (let phase = 0; phase < phases; phase += 1) {
    const isBeside = phase % 2 === 1;
    const answers = await runFor((minutes * 60) / phases, isBeside ? [...small, ...heavy] : small);
    (isBeside ? beside : alone).push(answers);
    const [load = 0] = loadavg();
    const memory = (proportionalMemory(pid) / 1e6).toFixed(0);
    console.log(
      `phase ${phase + 1}, ${isBeside ? 'beside the heavy practice' : 'alone'}: server ${memory} MB, load of the machine ${load.toFixed(1)}`,
    );
  }
  console.log(
    `\n${describeSmall(toNames(small), alone, beside)}\n\n${describeHeavy(toNames(heavy), beside)}\n`,
  );
  return listFaults([...alone, ...beside]);
}

const toNames = (clients: readonly LoopClient[]): string[] => [...new Set(clients.map(({ name }) => name))];
