// What a call costs before and after the practices are spread, with one worker and with two.
import { Client } from 'pg';
import { databaseCpu } from '../../beside-sql/database-cpu.ts';
import { processCpu } from '../../beside-sql/process-cpu.ts';
import { alone, median } from '../../http/measure.ts';
import { findPlace, visit } from '../../http/place.ts';
import { rows } from '../../http/rows.ts';
import { searchReady } from '../../http/searches.ts';
import type { Side } from '../../http/side.ts';
import { CitusCluster } from './citus-cluster.ts';

const requests = 200;
const measured = [
  'profile',
  'cart list',
  'add to the cart',
  'inventory list',
  'book in',
  'consume',
  'orders list',
  'search, 40 hits and facets',
];

interface Cost {
  readonly server: number;
  readonly database: number;
  readonly wait: number;
}

/** By the name of the call. */
type Costs = ReadonlyMap<string, Cost>;

/** One table of all calls, and how many parts and connections there are. */
export async function measureFigures(email: string): Promise<void> {
  const sides: { name: string; costs: Costs }[] = [];
  for (const workers of [1, 2]) {
    const cluster = await CitusCluster.start(console.log, workers);
    try {
      if (workers === 1) sides.push({ name: 'one server', costs: await measure(cluster, email) });
      await cluster.distribute();
      sides.push({
        name: workers === 1 ? 'one worker' : 'two workers',
        costs: await measure(cluster, email),
      });
      console.log(`\n${workers} worker(s): ${await describeParts(cluster)}`);
    } finally {
      await cluster.remove();
    }
  }
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  console.log(`\nCPU ms of the server + of all database servers, and the median wait in ms\n`);
  console.log(line(['call', ...sides.map(({ name }) => name)]));
  console.log(line(['---', ...sides.map(() => '---')]));
  for (const call of sides[0]?.costs.keys() ?? [])
    console.log(line([call, ...sides.map(({ costs }) => describeCost(costs.get(call)))]));
}

const describeCost = (cost: Cost | undefined): string =>
  cost === undefined
    ? '–'
    : `${cost.server.toFixed(2)} + ${cost.database.toFixed(2)}, ${cost.wait.toFixed(1)}`;

async function measure(cluster: CitusCluster, email: string): Promise<Costs> {
  const owner = new Client(cluster.ownerUrl);
  await owner.connect();
  const nodes = await openNodes(cluster);
  try {
    const clocks = await Promise.all(nodes.map((node) => databaseCpu(node)));
    const place = await findPlace(owner, email);
    const visitor = await visit(owner, cluster.server.port, place);
    await searchReady(visitor, 50);
    const side: Side = {
      name: 'product',
      askers: [
        {
          client: visitor.client,
          ask: (row, turn) => row.ask(visitor, turn),
          prepare: async (row) => row.prepare?.(owner, place),
        },
      ],
      cpu: () => ({
        server: processCpu(cluster.server.pid),
        database: clocks.reduce((sum, clock) => sum + (clock?.() ?? Number.NaN), 0),
      }),
    };
    const costs = new Map<string, Cost>();
    for (const row of rows.filter(({ what }) => measured.includes(what))) {
      await row.ready?.(visitor);
      // The compiler optimizes what is asked often.
      await alone(side, row, requests);
      const { server, database, waits } = await alone(side, row, requests);
      costs.set(row.what, { server, database, wait: median(waits) });
    }
    visitor.client.close();
    return costs;
  } finally {
    await Promise.all([owner, ...nodes].map((client) => client.end()));
  }
}

async function openNodes(cluster: CitusCluster): Promise<Client[]> {
  const clients = cluster.nodeUrls.map((connectionString) => new Client({ connectionString }));
  for (const client of clients) await client.connect();
  return clients;
}

async function describeParts(cluster: CitusCluster): Promise<string> {
  const nodes = await openNodes(cluster);
  try {
    const counts = await Promise.all(
      nodes.map(async (node) => {
        const { rows } = await node.query<{ connections: number }>(
          `select count(*)::integer as connections from pg_stat_activity
           where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
        );
        return rows[0]?.connections ?? 0;
      }),
    );
    const { rows } = (await nodes[0]?.query<{ parts: number; tables: number }>(
      'select count(*)::integer as parts, count(distinct logicalrelid)::integer as tables from pg_dist_shard',
    )) ?? { rows: [] };
    const [coordinator, ...workers] = counts;
    return `${rows[0]?.parts} parts of ${rows[0]?.tables} tables; connections to the coordinator ${coordinator}, to each worker ${workers.join(' and ')}`;
  } finally {
    await Promise.all(nodes.map((node) => node.end()));
  }
}
