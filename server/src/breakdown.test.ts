// The whole product under its supervisor, on the database it brings along: killed, broken down, and told to end.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addressIn, makeClusterOnce, queryRows } from './testing/embedded-clusters.ts';
import { findProgram } from './testing/programs.ts';
import { openRaw } from './testing/sockets.ts';

// Several starts of the product: a busy machine needs its time.
vi.setConfig({ testTimeout: 300_000 });

const folderWithCluster = makeClusterOnce();

const root = resolve(import.meta.dirname, '../..');
const program = ['--import', join(import.meta.dirname, 'testing/fault.fixture.mjs'), findProgram('main')];

interface Product {
  readonly supervisor: ChildProcess;
  /** The first line from now on that fits. */
  until(line: RegExp): Promise<RegExpExecArray>;
}

function startProduct(settings: Record<string, string>): Product {
  const code = `
    import { supervise } from './scripts/lib/supervise.mjs';
    process.exitCode = await supervise(${JSON.stringify(program)}, {
      firstPause: 10, say: console.log,
    });`;
  const supervisor = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', DEMO_DATA: 'false', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let heard: () => void = () => undefined;
  for (const stream of [supervisor.stdout, supervisor.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      heard();
    });
  onTestFinished(async () => {
    if (supervisor.exitCode !== null || supervisor.signalCode !== null) return;
    supervisor.kill('SIGTERM');
    await once(supervisor, 'exit');
  });
  return {
    supervisor,
    until: async (wanted) => {
      for (;;) {
        for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
          const found = wanted.exec(line);
          if (found) return found;
        }
        await new Promise<void>((next) => {
          heard = next;
        });
      }
    },
  };
}

test('it is there again after a kill and after a fault nobody caught, and ends in order when told', async () => {
  const dataDir = folderWithCluster();
  const { supervisor, until } = startProduct({ DATA_DIR: dataDir, PORT: '0' });
  const running = async () => {
    const [, pid] = await until(/^started (\d+)/);
    const [, url] = await until(/is ready: (\S+)/);
    await until(/^told ready/);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    return Number(pid);
  };
  const first = await running();
  await queryRows(addressIn(dataDir), 'create table kept as select 1 as value');
  process.kill(first, 'SIGKILL');
  await until(/ended unexpectedly \(SIGKILL\) and starts again/);

  const second = await running();
  expect(await queryRows(addressIn(dataDir), 'select value from kept')).toEqual([{ value: 1 }]);
  process.kill(second, 'SIGUSR2');
  const [logged] = await until(/^.*a fault nobody caught.*$/);
  expect(JSON.parse(logged)).toMatchObject({
    level: 60,
    origin: 'uncaughtException',
    err: { message: 'planted for [email]' },
  });
  await until(/ended unexpectedly \(code 70\) and starts again/);
  // Not cut off: the database was ended with it, and in order.
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toContain('database system is shut down');

  await running();
  expect(await queryRows(addressIn(dataDir), 'select message, tags from error_report')).toEqual([
    { message: 'Error: planted for [email]', tags: { location: 'process' } },
  ]);
  const ended = once(supervisor, 'exit');
  supervisor.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
});

test('a fault nobody caught: who is inside is answered, who does not finish is let go, and nobody else comes in', async () => {
  const dataDir = folderWithCluster();
  const { until } = startProduct({ DATA_DIR: dataDir, PORT: '0' });
  const [, pid] = await until(/^started (\d+)/);
  const [, url = ''] = await until(/is ready: (\S+)/);
  await until(/^told ready/);
  const { port } = new URL(url);
  // Asking for an address is counted first: while this is locked, whoever asks waits.
  const lock = new Client(addressIn(dataDir));
  await lock.connect();
  await lock.query('begin; lock table rate_limit in access exclusive mode');
  const waiting = fetch(`${url}/pro/check/email/nobody@praxis.example`);
  const head =
    'POST /pro/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n';
  const unfinished = await openRaw(Number(port), `${head}{`);
  await vi.waitUntil(
    async () => {
      const { rows } = await lock.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`);
      return rows.length > 0;
    },
    { timeout: 60_000 },
  );

  process.kill(Number(pid), 'SIGUSR2');
  await until(/a fault nobody caught/);
  await lock.query('commit');
  await lock.end();
  const answer = await waiting;
  expect(answer.status).toBe(200);
  expect(await answer.json()).toHaveProperty('data');
  expect(await unfinished.ended).toMatch(/^$|^HTTP\/1.1 (408|503) /);
  await until(/ended unexpectedly \(code 70\) and starts again/);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

test('what keeps it from starting is said once', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const { supervisor, until } = startProduct({ DATA_DIR: folderWithCluster(), PORT: String(port) });
  const ended = once(supervisor, 'exit');
  await until(/^started/);
  await until(/^Port \d+ is in use/);
  expect(await ended).toEqual([1, null]);
});
