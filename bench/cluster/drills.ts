// Drills: what is broken while the load runs, and how it is mended.
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../scripts/lib/root.mjs';
import type { Cluster } from './cluster.ts';
import type { DatabaseNode } from './database-node.ts';
import { findMountObstacle } from './small-disk.ts';
import { whileWriting } from './small-writes.ts';

interface Drill {
  /** For the help. */
  readonly what: string;
  /** Tells why the drill has to be left out on this machine, if it has to. */
  readonly findObstacle?: () => string | undefined;
  /** Before the load begins. */
  readonly prepare?: (cluster: Cluster) => Promise<void>;
  readonly run: (cluster: Cluster) => Promise<void>;
}

const second = 1_000;
/** Two looks of HAProxy, two seconds apart, until it uses a server that is ready again, and a little more. */
const untilProxyNotices = 5 * second;
const smallDiskMegabytes = 700;

/** Until another node is the primary. */
async function waitForOtherPrimary({ patroni }: Cluster, former: DatabaseNode): Promise<void> {
  const end = Date.now() + 120 * second;
  const read = async (): Promise<string> => (await patroni.readPrimary().catch(() => former)).name;
  while ((await read()) === former.name) {
    if (Date.now() > end) throw new Error(`No other node took over from ${former.name}`);
    await sleep(250);
  }
}

/** One of the standbys gets a new, small disk, a copy of the data on it, and then the part of the primary. */
async function makePrimaryOnSmallDisk({ patroni }: Cluster): Promise<void> {
  const [node, standby] = [await patroni.readOtherStandby(), await patroni.readSynchronousStandby()];
  await node.moveToSmallDisk(smallDiskMegabytes);
  await patroni.waitUntilWhole();
  // Only the synchronous standby can become the primary.
  await standby.kill();
  await patroni.waitUntilSynchronous(node);
  standby.start();
  await patroni.waitUntilWhole();
  await patroni.switchOver();
  await patroni.waitUntilWhole();
}

export const drills: Readonly<Record<string, Drill>> = {
  'server-killed': {
    what: 'kill -9 of one of three servers, which is started again after 5 s',
    run: async ({ servers }) => {
      const [server] = servers;
      await server?.kill();
      await sleep(5 * second);
      await server?.start(root);
    },
  },
  'rolling-restart': {
    what: 'the servers are ended and started one after another, with another build',
    run: async ({ servers }) => {
      for (const server of servers) {
        await server.restart(root);
        await sleep(untilProxyNotices);
      }
    },
  },
  switchover: {
    what: 'planned change of the primary, as before the maintenance of its machine',
    run: async ({ patroni }) => {
      await patroni.switchOver();
    },
  },
  'postmaster-killed': {
    what: 'kill -9 of the PostgreSQL of the primary, all of its processes',
    run: async (cluster) => {
      const primary = await cluster.patroni.readPrimary();
      primary.killPostgres();
      await waitForOtherPrimary(cluster, primary);
    },
  },
  'node-killed': {
    what: 'kill -9 of PostgreSQL and Patroni of the primary; started again 5 s after another one took over',
    run: async (cluster) => {
      const primary = await cluster.patroni.readPrimary();
      await primary.kill();
      await waitForOtherPrimary(cluster, primary);
      await sleep(5 * second);
      primary.start();
    },
  },
  'primary-frozen': {
    what: 'PostgreSQL and Patroni of the primary stand still (SIGSTOP) until 5 s after another one took over',
    run: async (cluster) => {
      const primary = await cluster.patroni.readPrimary();
      primary.freeze();
      try {
        await waitForOtherPrimary(cluster, primary);
        await sleep(5 * second);
      } finally {
        primary.thaw();
      }
    },
  },
  'standby-frozen': {
    what: 'the synchronous standby stands still for 30 s: bookings wait until another standby has its part',
    run: async ({ patroni }) => {
      const standby = await patroni.readSynchronousStandby();
      standby.freeze();
      await sleep(30 * second);
      standby.thaw();
    },
  },
  'etcd-gone': {
    what: 'etcd is killed and started again after 40 s, longer than a leader may be silent',
    run: async ({ etcd }) => {
      await etcd.kill();
      await sleep(40 * second);
      etcd.start();
    },
  },
  'pooler-restarted': {
    what: 'kill -9 of PgBouncer, which is started again after 2 s',
    run: async ({ pooler }) => {
      await pooler.kill();
      await sleep(2 * second);
      pooler.start();
    },
  },
  'replica-lagging': {
    what: 'the synchronous standby takes the log and does not apply it for 20 s',
    run: async (cluster) => {
      const standby = await cluster.patroni.readSynchronousStandby();
      await cluster.onNode(standby, 'select pg_wal_replay_pause()');
      await sleep(20 * second);
      await cluster.onNode(standby, 'select pg_wal_replay_resume()');
    },
  },
  'disk-full': {
    what: `the primary's disk, a tmpfs of ${smallDiskMegabytes} MB, is full for 20 s; nobody takes over, since PostgreSQL goes on`,
    findObstacle: findMountObstacle,
    prepare: (cluster) => whileWriting(cluster, () => makePrimaryOnSmallDisk(cluster)),
    run: async (cluster) => {
      const primary = await cluster.patroni.readPrimary();
      primary.fillDisk();
      await sleep(20 * second);
      primary.clearDisk();
    },
  },
};

export const drillNames: readonly string[] = Object.keys(drills);

export const describeDrills = (): string =>
  Object.entries(drills)
    .map(([name, { what }]) => `  ${name.padEnd(18)} ${what}`)
    .join('\n');
