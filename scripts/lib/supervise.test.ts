import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { supervise } from './supervise.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'praxora-supervise-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program; `run` is how many times it was started, beginning with 1. */
function program(body: string): string[] {
  const path = join(folder, 'program.mjs');
  const runs = JSON.stringify(join(folder, 'runs'));
  writeFileSync(
    path,
    `import { appendFileSync, readFileSync } from 'node:fs';
     appendFileSync(${runs}, '.');
     const run = readFileSync(${runs}).length;
     const ready = () => new Promise((sent) => process.send('ready', sent));
     ${body}`,
  );
  appendFileSync(join(folder, 'runs'), '');
  return [path];
}
const runs = (): number => readFileSync(join(folder, 'runs')).length;

function watch(body: string, options: Parameters<typeof supervise>[1] = {}) {
  const said: string[] = [];
  const code = supervise(program(body), {
    say: (line) => said.push(line),
    firstPause: 1,
    longestPause: 4,
    ...options,
  });
  return code.then((ended) => ({ code: ended, said, runs: runs() }));
}

test('what cannot start is not started again, and its code is kept', async () => {
  expect(await watch('process.exit(3);')).toEqual({ code: 3, said: [], runs: 1 });
  expect(await watch('process.kill(process.pid, "SIGKILL"); setInterval(() => {}, 1000);')).toEqual({
    code: 128 + 9,
    said: [],
    runs: 2,
  });
});

test('what ends by itself in order has ended', async () => {
  expect(await watch('await ready(); process.exit(0);')).toEqual({ code: 0, said: [], runs: 1 });
});

test('what was ready and breaks down is started again, after ever longer pauses', async () => {
  const body = `
    await ready();
    if (run === 1) process.exit(1);
    if (run === 2) process.kill(process.pid, 'SIGKILL');
    if (run < 5) process.exit(70);
    process.exit(0);`;
  const { code, said, runs } = await watch(body, { steadyAfter: 600_000 });
  expect({ code, runs }).toEqual({ code: 0, runs: 5 });
  expect(said).toEqual([
    'Praxora ended unexpectedly (code 1) and starts again in 0.001 s.',
    'Praxora ended unexpectedly (SIGKILL) and starts again in 0.002 s.',
    'Praxora ended unexpectedly (code 70) and starts again in 0.004 s.',
    'Praxora ended unexpectedly (code 70) and starts again in 0.004 s.',
  ]);
});

test('after it ran steadily the pauses begin anew', async () => {
  const { said } = await watch('await ready(); process.exit(run < 4 ? 70 : 0);', { steadyAfter: 0 });
  expect(new Set(said)).toEqual(
    new Set(['Praxora ended unexpectedly (code 70) and starts again in 0.001 s.']),
  );
  expect(said).toHaveLength(3);
});

test('what does not come back is given up in the end', async () => {
  const body = 'if (run > 1) process.exit(1); await ready(); process.exit(70);';
  const { code, said, runs } = await watch(body, { mostFailedStarts: 3 });
  expect({ code, runs }).toEqual({ code: 1, runs: 4 });
  expect(said.at(-1)).toBe('Praxora ended unexpectedly (code 1) and could not be started again.');
});

/** The supervisor in a process of its own, as `npm start` runs it. */
async function supervisorOf(
  body: string,
): Promise<{ supervisor: ChildProcess; pid: number; next: () => Promise<string> }> {
  const own = join(folder, 'supervisor.mjs');
  const module = new URL('./supervise.mjs', import.meta.url).href;
  writeFileSync(
    own,
    `import { supervise } from ${JSON.stringify(module)};
     process.exitCode = await supervise(${JSON.stringify(program(body))}, { firstPause: 600_000 });`,
  );
  const supervisor = spawn(process.execPath, [own], { stdio: ['ignore', 'pipe', 'pipe'] });
  const lines = createInterface({ input: supervisor.stdout })[Symbol.asyncIterator]();
  const next = async () => String((await lines.next()).value);
  return { supervisor, pid: Number(await next()), next };
}

const untilTold = `
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'])
    process.on(signal, () => {
      console.log(signal);
      setTimeout(() => process.exit(0), 100);
    });
  await ready();
  console.log(process.pid);
  setInterval(() => {}, 1000);`;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each([
  ['SIGINT', 'SIGINT'],
  ['SIGTERM', 'SIGTERM'],
  ['SIGHUP', 'SIGTERM'],
] as const)('%s is passed on once, and waited for', async (signal, heard) => {
  const { supervisor, pid, next } = await supervisorOf(untilTold);
  const ended = once(supervisor, 'exit');
  supervisor.kill(signal);
  supervisor.kill(signal);
  expect(await next()).toBe(heard);
  // The line after the last: the program was told nothing else.
  expect(await next()).toBe('undefined');
  expect(await ended).toEqual([0, null]);
  expect(isAlive(pid)).toBe(false);
});

test('a program whose supervisor was killed is told so', async () => {
  const { supervisor, next } = await supervisorOf(untilTold);
  supervisor.kill('SIGKILL');
  expect(await next()).toBe('disconnect');
  expect(await next()).toBe('undefined');
});

test('told to end while it pauses, it ends at once', async () => {
  const { supervisor } = await supervisorOf('await ready(); console.log(process.pid); process.exit(70);');
  const ended = once(supervisor, 'exit');
  await once(supervisor.stderr ?? supervisor, 'data');
  supervisor.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
