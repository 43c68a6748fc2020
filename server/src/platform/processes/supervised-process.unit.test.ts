// A process that is killed before it was ready, and one that fails.
import cluster from 'node:cluster';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeThrowAwayFolder } from '../../testing/throw-away-folder.ts';
import { createLog } from '../log.ts';
import { ProcessFailed, SupervisedProcess } from './supervised-process.ts';

/** Runs the program as the process; tells how its start ended and how often it was replaced. */
async function startProgram(program: string, onMessage: (kind: string) => void) {
  const folder = makeThrowAwayFolder('praxora-process-');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const exec = join(folder, 'program.mjs');
  writeFileSync(exec, program);
  cluster.setupPrimary({ exec, execArgv: [] });
  let replacements = 0;
  const supervised = new SupervisedProcess(
    { kind: 'search', app: {}, searchSocket: '' },
    createLog('silent'),
    {
      onMessage: ({ kind }) => onMessage(kind),
      onEnd: () => undefined,
      onReplace: () => {
        replacements += 1;
      },
    },
  );
  onTestFinished(() => supervised.stop(1_000));
  await supervised.start();
  return replacements;
}

test('one that is killed before it was ready is replaced', async () => {
  let starts = 0;
  const replacements = await startProgram(
    `process.send({ kind: 'started' }); process.on('message', () => undefined);
     setTimeout(() => process.send({ kind: 'ready' }), 200);`,
    (kind) => {
      if (kind !== 'started') return;
      starts += 1;
      const pid = Object.values(cluster.workers ?? {})[0]?.process.pid;
      if (starts === 1 && pid !== undefined) process.kill(pid, 'SIGKILL');
    },
  );
  expect([starts, replacements]).toEqual([2, 1]);
});

test('one that ends by itself before it was ready has failed', async () => {
  await expect(startProgram('process.exit(7)', () => undefined)).rejects.toThrow(ProcessFailed);
});
