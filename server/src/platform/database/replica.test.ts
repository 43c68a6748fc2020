// Reports on a real streaming replica: also one that lags, is gone, or has become a primary.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { migrationsFolder, serveTestApp, type TestApp } from '../../testing/app.ts';
import { bearer } from '../../testing/builders.ts';
import { makeClusterOnce, start } from '../../testing/embedded-clusters.ts';
import { aStoreKeeper, type StoreKeeper } from '../../testing/inventory-builders.ts';
import { type ConnectionOptions, ensureAppRole, withClient } from './connection.ts';
import { migrate } from './migrate.ts';

vi.setConfig({ testTimeout: 180_000 });
const newDataDir = makeClusterOnce();

/** Two copies of one cluster: the second follows the first. */
async function startPair() {
  const [first, second] = [newDataDir(), newDataDir()];
  const primary = await start(first);
  const files = join(second, 'postgres');
  writeFileSync(join(files, 'standby.signal'), '');
  // As its owner, whom the server runs as.
  execFileSync('chown', ['--reference', files, join(files, 'standby.signal')]);
  const { host, port, user } = primary.owner;
  const settings = { fsync: 'off', primary_conninfo: `host=${host} port=${port} user=${user}` };
  return { owner: primary.owner, startReplica: () => start(second, { settings }) };
}

const mostLag = 2_000_000;
const token = 'a-token-of-the-metrics';

async function serveWithReplica(owner: ConnectionOptions, replica: ConnectionOptions) {
  const { role, app } = await withClient(owner, (client) => ensureAppRole(client, owner));
  await withClient(owner, (client) => migrate(client, role, migrationsFolder));
  const skipped: string[] = [];
  const connection = { ...app, host: replica.host, port: replica.port };
  const onSkipped = (reason: string) => void skipped.push(reason);
  const settings = { METRICS_TOKEN: token };
  const server = await serveTestApp(owner, app, { replica: { connection, mostLag, onSkipped } }, settings);
  onTestFinished(() => server.close());
  return { server, skipped };
}

/** Value by name and labels, as Prometheus reads it; undefined: there is none. */
async function readMetrics(server: TestApp): Promise<(name: string) => number | undefined> {
  const { body } = await server.request({ url: '/metrics', headers: bearer(token) });
  return (name) => {
    const line = body.split('\n').find((one) => one.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.slice(name.length));
  };
}
const skips = (reason: string): string => `praxora_replica_skips_total{reason="${reason}"}`;

/** How often something was booked in, as the report of movements tells it. */
const bookedIn = async ({ send }: StoreKeeper): Promise<number> =>
  (await send('GET', 'reports/stock-movements?preset=allTime&types=input')).data.total;

test('reports come from the replica, with all that the asking session wrote, and from the primary where it cannot', async () => {
  const { owner, startReplica } = await startPair();
  const replica = await startReplica();
  const { server, skipped } = await serveWithReplica(owner, replica.owner);
  const onReplica = (sql: string) => withClient(replica.owner, (client) => client.query(sql));
  const keeper = await aStoreKeeper(server);
  const colleague = await aStoreKeeper(server, { practiceId: keeper.user.practiceId });
  const [article, storage] = [await keeper.anArticle(), await keeper.aStorage()];
  const bookOne = () => keeper.bookIn(article, 1, storage);

  for (let times = 1; times <= 20; times += 1) {
    await bookOne();
    expect(await bookedIn(keeper)).toBe(times);
  }

  await vi.waitFor(async () => expect(await bookedIn(colleague)).toBe(20));
  await onReplica('select pg_wal_replay_pause()');
  skipped.length = 0;
  const before = await readMetrics(server);
  await bookOne();
  expect(await bookedIn(keeper), 'who wrote reads it').toBe(21);
  expect(skipped).toEqual([expect.stringMatching(/^the replica lacks \d+ bytes of the log$/)]);
  expect(await bookedIn(colleague), 'others may read it later').toBe(20);
  expect(skipped).toHaveLength(1);
  await server.asOwner.run('create table filling as select generate_series(1, 100000) as n');
  expect(await bookedIn(colleague), 'too late is too late').toBe(21);
  expect(skipped).toHaveLength(2);
  const after = await readMetrics(server);
  const grown = (name: string): number => (after(name) ?? 0) - (before(name) ?? 0);
  expect([grown('praxora_replica_reads_total'), grown(skips('own_write')), grown(skips('lag'))]).toEqual([
    1, 1, 1,
  ]);
  expect(after('praxora_replica_lag_bytes')).toBeGreaterThan(mostLag);
  expect(after('praxora_replica_lag_limit_bytes')).toBe(mostLag);
  await onReplica('select pg_wal_replay_resume()');

  await vi.waitFor(async () => {
    skipped.length = 0;
    expect(await bookedIn(colleague)).toBe(21);
    expect(skipped, 'it has caught up').toEqual([]);
  });
  const unknown = await colleague.send('GET', 'reports/orders-by-vendor?preset=allTime&vendorIds=999999');
  expect(unknown.status).toBeGreaterThanOrEqual(400);
  skipped.length = 0;
  expect(await bookedIn(colleague)).toBe(21);
  expect(skipped, 'who is refused does not turn others away from the replica').toEqual([]);
  expect((await readMetrics(server))(skips('refused'))).toBe(1);
  await bookOne();
  await onReplica('select pg_wal_replay_pause()');
  await bookOne();
  expect(await bookedIn(keeper)).toBe(23);
  expect(await bookedIn(colleague), 'the replica is still asked').toBeLessThan(23);
  await onReplica('select pg_wal_replay_resume()');

  await replica.stop();
  expect(await bookedIn(keeper), 'without a replica').toBe(23);
  await bookOne();
  expect(await bookedIn(keeper)).toBe(24);
  expect((await readMetrics(server))(skips('unavailable')), 'the failed read and the one after it').toBe(2);
});

test('a replica that has become a primary is not asked', async () => {
  const { owner, startReplica } = await startPair();
  const replica = await startReplica();
  const { server, skipped } = await serveWithReplica(owner, replica.owner);
  await withClient(replica.owner, (client) => client.query('select pg_promote()'));
  const keeper = await aStoreKeeper(server);
  await keeper.bookIn(await keeper.anArticle(), 1, await keeper.aStorage());
  expect(await bookedIn(keeper)).toBe(1);
  expect(skipped).toEqual(['the replica is a primary']);
  expect((await readMetrics(server))(skips('unavailable'))).toBe(1);
});
