// The product with several numbers of processes (WORKERS): processor time of a call, how long searches take, and memory.
import { execFileSync } from 'node:child_process';
import { Client } from 'pg';
import { fromBuild, startProduct } from '../../fuzz/product/start.ts';
import { processCpu } from '../beside-sql/process-cpu.ts';
import { proportionalMemory } from '../beside-sql/process-memory.ts';
import { grow } from './grow.ts';
import { median, nextTurn, quantile, together } from './measure.ts';
import { options } from './options.ts';
import { findPlace, type Visitor, visit } from './place.ts';
import { ms } from './report.ts';
import type { Row } from './row.ts';
import { mixRows, rows } from './rows.ts';
import { searches, searchReady } from './searches.ts';
import type { BenchClient, Side } from './side.ts';
import { seedProducts } from './size.ts';
import { findFolder } from './start-on.ts';

/** Products of the demo catalogue; more are made by copying some of them. */
const demoProducts = 12_000;

interface Started {
  readonly workers: number;
  readonly side: Side;
  /** Bytes of all its processes, the database's not among them; what they share counts once. */
  memory(): number;
  stop(): Promise<void>;
}

/** Calls with a share in the mixed load that need no preparation by the owner before each request. */
const groups: readonly (readonly [name: string, rows: readonly Row[]])[] = [
  ['search, 40 hits and facets', searches.slice(0, 1)],
  ['suggestions while typing', searches.slice(1, 2)],
  ['all other calls, mixed', rows.filter((row) => !searches.includes(row) && !row.prepare && row.share)],
  ['all calls, as often as in the mixed load', rows.filter((row) => !row.prepare && row.share)],
];

export async function measureWorkers(root: string, products: number): Promise<void> {
  // A large catalogue is there once, and the products take turns with it.
  if (products > demoProducts) {
    for (const workers of options.workers) await withStarted(root, workers, products, (one) => print([one]));
    return;
  }
  const all: Started[] = [];
  try {
    for (const workers of options.workers) all.push(await start(root, workers, products));
    await print(all);
  } finally {
    for (const one of all) await one.stop();
  }
}

async function withStarted(
  root: string,
  workers: number,
  products: number,
  measure: (started: Started) => Promise<void>,
): Promise<void> {
  const started = await start(root, workers, products);
  try {
    await measure(started);
  } finally {
    await started.stop();
  }
}

async function print(all: readonly Started[]): Promise<void> {
  const rest = new Map(all.map((one) => [one, one.memory()]));
  console.log(
    `\n| Calls, ${options.clients} clients | WORKERS | CPU of the server, ms a call | Times that of the first | p50 / p95 |\n|---|---|---|---|---|`,
  );
  for (const [name, calls] of groups) {
    const runs = await measureInTurns(all, mixRows(calls) ?? (() => calls[0] as Row));
    const [first = Number.NaN] = [...runs.values()].map(({ cpu }) => median(cpu));
    for (const [{ workers }, { cpu, waits }] of runs) {
      const sorted = waits.toSorted((a, b) => a - b);
      const [p50, p95] = [quantile(sorted, 0.5), quantile(sorted, 0.95)].map(ms);
      const each = median(cpu);
      console.log(
        `| ${name} | ${workers} | ${each.toFixed(2)} | ${(each / first).toFixed(2)} | ${p50} / ${p95} ms |`,
      );
    }
  }
  console.log('\n| WORKERS | Memory at rest, MB | after the load |\n|---|---|---|');
  const megabytes = (bytes = 0): string => (bytes / 1e6).toFixed(0);
  for (const one of all)
    console.log(`| ${one.workers} | ${megabytes(rest.get(one))} | ${megabytes(one.memory())} |`);
}

/** Requests of each process before it is measured: a service runs for weeks, and with few of them the compiler is a tenth of the time. */
const warmUps = 5_000;
/** Requests of a side until it is another one's turn. */
const mostInTurn = 50;

/** Sides in short turns with the same requests, so that a busy moment of the machine hits all, and none gets the dearer words. */
async function measureInTurns(all: readonly Started[], rowOf: (turn: number) => Row) {
  for (const { side, workers } of all) await together(side, rowOf, (sent) => sent >= warmUps * workers);
  const runs = new Map(all.map((one) => [one, { cpu: [] as number[], waits: [] as number[] }]));
  const turns = Math.ceil(options.together / mostInTurn);
  const requests = Math.ceil(options.together / turns);
  for (let round = 0; round < options.rounds; round += 1) {
    for (const run of runs.values()) run.cpu.push(0);
    for (let turn = 0; turn < turns; turn += 1) {
      const firstRequest = nextTurn() * requests;
      const sides = turn % 2 === 0 ? [...runs] : [...runs].reverse();
      for (const [{ side }, run] of sides) {
        const before = side.cpu().server;
        const { waits, refused } = await together(
          side,
          rowOf,
          (sent) => sent >= requests,
          (sent) => firstRequest + sent,
        );
        // Those that were refused have cost something, too.
        run.cpu[round] =
          (run.cpu[round] as number) + (side.cpu().server - before) / (waits.length + refused) / turns;
        run.waits.push(...waits);
      }
    }
  }
  return runs;
}

async function start(root: string, workers: number, products: number): Promise<Started> {
  const isLarge = products > demoProducts;
  const dataDir = findFolder(isLarge ? `${products}-products` : `workers-${workers}`, null);
  if (isLarge && dataDir === undefined) throw new Error('Say with --keep where the data shall lie');
  const launch = (count: number) =>
    startProduct({
      program: fromBuild,
      root,
      ...(dataDir === undefined ? {} : { dataDir }),
      settings: {
        WORKERS: String(count),
        DEMO_PRODUCTS: String(isLarge ? seedProducts : products),
        LOG_LEVEL: 'warn',
      },
    });
  if (isLarge) await growOnce(await launch(1), products);
  const running = await launch(workers);
  const owner = new Client(running.owner);
  await owner.connect();
  const place = await findPlace(owner, 'demo@praxora.example');
  const visitors: Visitor[] = [];
  for (let client = 0; client < options.clients; client += 1)
    visitors.push(await visit(owner, running.port, place));
  await searchReady(visitors[0] as Visitor, products * 0.9);
  const pids = () => [running.pid, ...serverProcesses(running.pid)];
  const askers = visitors.map(
    (visitor): BenchClient => ({
      client: visitor.client,
      ask: (row, turn) => row.ask(visitor, turn),
      prepare: async () => undefined,
    }),
  );
  return {
    workers,
    side: {
      name: `WORKERS=${workers}`,
      askers,
      cpu: () => ({ server: pids().reduce((sum, pid) => sum + processCpu(pid), 0), database: 0 }),
    },
    memory: () => pids().reduce((sum, pid) => sum + proportionalMemory(pid), 0),
    stop: async () => {
      for (const { client } of visitors) client.close();
      await owner.end();
      await running.stop();
    },
  };
}

async function growOnce(running: Awaited<ReturnType<typeof startProduct>>, products: number): Promise<void> {
  const owner = new Client(running.owner);
  await owner.connect();
  const size = { name: `${products} products`, practices: 1, products, movements: 0 };
  if (await grow(owner, size)) console.log(`The catalogue has ${products} products.`);
  await owner.end();
  await running.stop();
}

const serverProcesses = (parent: number): number[] => {
  const children = execFileSync('ps', ['-o', 'pid=,comm=', '--ppid', String(parent)], { encoding: 'utf8' });
  return children
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('postgres'))
    .map((line) => Number.parseInt(line, 10));
};
