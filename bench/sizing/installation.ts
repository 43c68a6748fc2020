// The product on data of some size, with one client of each practice.
import { Client } from 'pg';
import { fromBuild, startProduct } from '../../fuzz/product/start.ts';
import { databaseCpu } from '../beside-sql/database-cpu.ts';
import { processCpu } from '../beside-sql/process-cpu.ts';
import { proportionalMemory } from '../beside-sql/process-memory.ts';
import { emailOfCopy, grow } from '../http/grow.ts';
import { findPlace, visit } from '../http/place.ts';
import { rows } from '../http/rows.ts';
import { searchReady } from '../http/searches.ts';
import type { Side } from '../http/side.ts';
import { type Size, seedProducts } from '../http/size.ts';
import { findGrowth } from './growth.ts';

export interface Installation {
  /** SQL over everything. */
  readonly owner: Client;
  readonly side: Side;
  /** Bytes of the server when it could search, before anybody asked for anything else. */
  readonly memory: number;
  grow(size: Size): Promise<void>;
  /** Bytes for each practice whose user has worked for a moment. */
  measurePractices(practices: number): Promise<number>;
  countConnections(): Promise<number>;
  stop(): Promise<void>;
}

/** What users do when they begin to work. */
const firstCalls = ['profile', 'inventory list', 'cart list', 'search, 40 hits and facets'];

export async function openInstallation(dataDir: string, products: number): Promise<Installation> {
  const running = await startProduct({
    program: fromBuild,
    dataDir,
    settings: { DEMO_PRODUCTS: String(seedProducts) },
  });
  const owner = new Client(running.owner);
  await owner.connect();
  const visitor = await visit(owner, running.port, await findPlace(owner, 'demo@praxora.example'));
  // Variants of one thing are one hit.
  await searchReady(visitor, products / 3);
  const memory = proportionalMemory(running.pid);
  const cpuOfDatabase = await databaseCpu(owner);
  if (cpuOfDatabase === null) throw new Error('Processor time can be measured on Linux only, out of /proc');
  const calls = rows.filter(({ what }) => firstCalls.includes(what));

  const workIn = async (practice: number): Promise<void> => {
    const colleague = await visit(owner, running.port, await findPlace(owner, emailOfCopy(practice)));
    for (const call of calls) await colleague.client.send(call.ask(colleague, practice));
    colleague.client.close();
  };
  return {
    ...{ owner, memory },
    side: {
      name: 'product',
      askers: [
        {
          client: visitor.client,
          ask: (row, turn) => row.ask(visitor, turn),
          prepare: async () => undefined,
        },
      ],
      cpu: () => ({ server: processCpu(running.pid), database: cpuOfDatabase() }),
    },
    grow: async (size) => void (await grow(owner, size)),
    measurePractices: async (practices) => {
      // The first half is for the compiler and the heap, which grow whoever works.
      const half = Math.floor(practices / 2);
      for (let practice = 1; practice <= half; practice += 1) await workIn(practice);
      const before = proportionalMemory(running.pid);
      for (let practice = half + 1; practice <= practices; practice += 1) await workIn(practice);
      return findGrowth(proportionalMemory(running.pid) - before, practices - half);
    },
    countConnections: async () => {
      const found = await owner.query<{ count: number }>(
        `select count(*)::int from pg_stat_activity where usename = 'praxora_app'`,
      );
      return found.rows[0]?.count ?? 0;
    },
    stop: async () => {
      visitor.client.close();
      await owner.end();
      await running.stop();
    },
  };
}
