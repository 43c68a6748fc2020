import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.mjs';

let root = '';
let folder = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'praxora-lock-'));
  folder = join(root, 'dist/start.lock');
});

afterEach(() => rmSync(root, { recursive: true }));

function heldBy(pid: number | undefined, host: string, lastSign: Date): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'holder'), JSON.stringify({ pid, host, id: 'other' }));
  utimesSync(join(folder, 'holder'), lastSign, lastSign);
}

const free = (): Promise<string> =>
  withLock(
    folder,
    () => undefined,
    async () => 'mine',
  );

test('one at a time, in any order, and nothing is left', async () => {
  let inside = 0;
  let most = 0;
  let waited = 0;
  const work = async (): Promise<void> => {
    inside++;
    most = Math.max(most, inside);
    await sleep(20);
    inside--;
  };
  await Promise.all([1, 2, 3].map(() => withLock(folder, () => waited++, work)));
  expect(most).toBe(1);
  expect(waited).toBe(2);
  expect(readdirSync(root)).toEqual([]);
});

test('it is released when the work fails', async () => {
  await expect(
    withLock(
      folder,
      () => undefined,
      () => Promise.reject(new Error('broken')),
    ),
  ).rejects.toThrow('broken');
  expect(await free()).toBe('mine');
});

test('the lock of a process that ended is taken over', async () => {
  heldBy(spawnSync(process.execPath, ['--version']).pid, hostname(), new Date());
  expect(await free()).toBe('mine');
});

test('a lock without a sign of life is taken over, whoever held it', async () => {
  heldBy(process.pid, 'another-machine', new Date(Date.now() - 60_000));
  expect(await free()).toBe('mine');
});

test('the lock of a living process is respected', async () => {
  heldBy(process.pid, hostname(), new Date());
  let told = 0;
  const waiting = withLock(
    folder,
    () => told++,
    async () => 'mine',
  );
  await sleep(300);
  expect(told).toBe(1);
  expect(existsSync(join(folder, 'holder'))).toBe(true);
  rmSync(folder, { recursive: true });
  expect(await waiting).toBe('mine');
});
