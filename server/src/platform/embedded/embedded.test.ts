import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import {
  addressIn,
  makeClusterOnce,
  makeFolder,
  queryRows,
  start,
  startApp,
} from '../../testing/embedded-clusters.ts';
import { joinEmbedded } from './embedded.ts';
import { DataFolderInUse } from './problems.ts';

// Each test starts a cluster, some several processes: a busy machine needs its time.
vi.setConfig({ testTimeout: 120_000 });

const folderWithCluster = makeClusterOnce();

const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

const inUse = (dataDir: string): string =>
  `The data folder ${dataDir} is in use by another running Praxora. Stop that one first, or set DATA_DIR to another folder.`;

test('the first start creates the database, the second keeps it', async () => {
  const dataDir = join(makeFolder(), 'data');
  const said: string[] = [];
  const options = { log: (line: string) => said.push(line) };
  const first = await start(dataDir, options);
  await queryRows(first.owner, 'create table kept as select 1 as value');
  await first.stop();
  expect(readdirSync(join(dataDir, 'socket'))).toEqual([]);
  const second = await start(dataDir, options);
  expect(await queryRows(second.owner, 'select value from kept')).toEqual([{ value: 1 }]);
  expect(said).toEqual(['Creating the database…']);
});

test('the server is durable, checked, and private', async () => {
  const dataDir = join(makeFolder(), 'data');
  const { owner } = await start(dataDir, { settings: {} });
  const names = ['fsync', 'synchronous_commit', 'data_checksums', 'listen_addresses', 'random_page_cost'];
  const [row] = await queryRows<{ found: string[] }>(
    owner,
    `select array_agg(setting order by n) as found
     from unnest(string_to_array('${names}', ',')) with ordinality as wanted(name, n) join pg_settings using (name)`,
  );
  expect(row?.found).toEqual(['on', 'on', 'on', '', '1.1']);
  expect(
    await queryRows(
      owner,
      `select datlocprovider::text as provider, datlocale as locale, pg_encoding_to_char(encoding) as encoding
       from pg_database where datname = current_database()`,
    ),
  ).toEqual([{ provider: 'b', locale: 'C.UTF-8', encoding: 'UTF8' }]);
  for (const name of ['postgres', 'socket']) expect(statSync(join(dataDir, name)).mode & 0o077).toBe(0);
});

test('a second app on the same data folder is refused and does no harm', async () => {
  const dataDir = folderWithCluster();
  const first = await start(dataDir);
  await expect(start(dataDir)).rejects.toThrow(new DataFolderInUse(dataDir));
  const other = await startApp(dataDir);
  expect(other.word).toBe(`refused DataFolderInUse: ${inUse(dataDir)}`);
  expect(await other.ended).toBe(1);
  expect(await queryRows(first.owner, 'select 1 as fine')).toEqual([{ fine: 1 }]);
});

test('a server left behind by a killed app is reused with its data', async () => {
  const dataDir = folderWithCluster();
  const app = await startApp(dataDir);
  await queryRows(addressIn(dataDir), 'create table kept as select 1 as value');
  const postmaster = postmasterOf(dataDir);
  app.child.kill('SIGKILL');
  await app.ended;
  const next = await start(dataDir);
  expect(postmasterOf(dataDir)).toBe(postmaster);
  expect(await queryRows(next.owner, 'select value from kept')).toEqual([{ value: 1 }]);
});

test('a killed server is brought back with every acknowledged row', async () => {
  const dataDir = folderWithCluster();
  const said: string[] = [];
  const { owner } = await start(dataDir, { settings: {}, log: (line) => said.push(line) });
  await queryRows(owner, 'create table written (n integer)');
  let acknowledged = 0;
  const writer = new Client(owner);
  writer.on('error', () => undefined);
  await writer.connect();
  const writing = (async () => {
    for (;;) {
      await writer.query('insert into written values ($1)', [acknowledged + 1]);
      acknowledged++;
    }
  })();
  const stopped = expect(writing).rejects.toThrow();
  while (acknowledged < 50) await sleep(5);
  process.kill(postmasterOf(dataDir), 'SIGKILL');
  await stopped;
  while (!said.includes('The database is back.')) await sleep(20);
  const rows = await queryRows<{ n: number }>(owner, 'select n from written order by n');
  expect(rows.slice(0, acknowledged).map(({ n }) => n)).toEqual(
    Array.from({ length: acknowledged }, (_, index) => index + 1),
  );
  await expect(start(dataDir)).rejects.toThrow(DataFolderInUse);
});

test('of two apps started at once on an empty folder one runs, the other is refused', async () => {
  const dataDir = join(makeFolder(), 'data');
  const apps = await Promise.all([startApp(dataDir), startApp(dataDir)]);
  expect(apps.map(({ word }) => word.replace(/ .*/, '')).sort()).toEqual(['ready', 'refused']);
  expect(apps.map(({ word }) => word)).toContain(`refused DataFolderInUse: ${inUse(dataDir)}`);
  expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log', 'socket']);
  const running = apps.find(({ word }) => word.startsWith('ready'));
  running?.child.kill('SIGINT');
  expect(await running?.ended).toBe(0);
});

test('Ctrl-C for the whole process group leaves the database to the app, which ends it in order', async () => {
  const dataDir = folderWithCluster();
  const app = await startApp(dataDir);
  process.kill(-(app.child.pid ?? 0), 'SIGINT');
  expect(await app.ended).toBe(0);
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toContain('database system is shut down');
  const next = await start(dataDir);
  expect(await queryRows(next.owner, "select to_regclass('last_words')::text as found")).toEqual([
    { found: 'last_words' },
  ]);
});

test("an operator's command joins the running app, or starts the database for itself", async () => {
  const dataDir = folderWithCluster();
  const options = { dataDir, log: () => undefined, settings: { fsync: 'off' } };
  const alone = await joinEmbedded(options);
  await queryRows(alone.owner, 'create table kept as select 1 as value');
  await alone.stop();
  const app = await start(dataDir);
  const joined = await joinEmbedded(options);
  expect(await queryRows(joined.owner, 'select value from kept')).toEqual([{ value: 1 }]);
  await joined.stop();
  expect(await queryRows(app.owner, 'select value from kept')).toEqual([{ value: 1 }]);
});
