// The product as npm runs it: when npm is told to end, or killed, nothing of it stays behind.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeClusterOnce, makeFolder } from './testing/embedded-clusters.ts';
import { findProgram } from './testing/programs.ts';

// Starts of the product: a busy machine needs its time.
vi.setConfig({ testTimeout: 120_000 });
const folderWithCluster = makeClusterOnce();
const library = resolve(import.meta.dirname, '../../scripts/lib');

/** A package whose `npm start` does what ours does, without building anything first. */
function packageFor(dataDir: string): string {
  const folder = makeFolder();
  writeFileSync(
    join(folder, 'start.mjs'),
    `import { endWithNpm } from '${library}/end-with-npm.mjs';
     import { supervise } from '${library}/supervise.mjs';
     endWithNpm();
     process.exitCode = await supervise(${JSON.stringify([findProgram('main'), dataDir])});`,
  );
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'started', private: true, scripts: { start: `node start.mjs ${dataDir}` } }),
  );
  return folder;
}

/** Shell, supervisor, server and database: each has the folder among its arguments. */
function processesOn(dataDir: string): number[] {
  return execFileSync('ps', ['-eww', '-o', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(dataDir) && !line.includes('defunct'))
    .map((line) => Number.parseInt(line, 10));
}

test.each([
  ['SIGTERM', 'exec npm start'],
  ['SIGKILL', 'npm start'],
] as const)('%s of npm, started by sh -c "%s"', async (signal, command) => {
  const dataDir = folderWithCluster();
  const shell = spawn('sh', ['-c', command], {
    cwd: packageFor(dataDir),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO_DATA: 'false',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  onTestFinished(() => {
    for (const pid of processesOn(dataDir)) process.kill(pid, 'SIGKILL');
  });
  const lines = createInterface({ input: shell.stdout });
  for await (const line of lines) if (line.includes('is ready')) break;
  expect(processesOn(dataDir).length).toBeGreaterThan(3);
  const npm = Number(
    execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .find(
        ([pid, parent, ...args]) =>
          [pid, parent].includes(String(shell.pid)) && args.join(' ').includes('npm') && args[0] !== 'sh',
      )?.[0],
  );
  const ended = once(shell, 'exit');
  process.kill(npm, signal);
  await ended;
  await vi.waitUntil(() => processesOn(dataDir).length === 0, { timeout: 60_000, interval: 100 });
});
