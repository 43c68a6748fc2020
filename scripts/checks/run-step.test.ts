import { expect, test } from 'vitest';
import { readTimes } from './processor-time.ts';
import { runProcess } from './run-step.ts';

// 40 lines of output, each of them well within the longest silence, all together far beyond it.
const talking = `let left = 40; const timer = setInterval(() => {
  console.log('finished one'); if (--left === 0) clearInterval(timer); }, 100);`;
const hanging = `console.log('begun'); setInterval(() => undefined, 1000);`;

test('a slow process that goes on telling is let alone, however long it takes', async () => {
  const { exitCode, output } = await runProcess(['-e', talking], {}, 3000);
  expect(output.match(/finished one/g)).toHaveLength(40);
  expect(exitCode).toBe(0);
});

test('one that hangs is ended and says so', async () => {
  const { exitCode, output } = await runProcess(['-e', hanging], {}, 3000);
  expect(output).toMatch(/begun\n\nStopped: nothing was heard of it/);
  expect(exitCode).not.toBe(0);
});

test.skipIf(process.platform === 'win32')('tells the processor time of all that was started', async () => {
  const busy = `for (const end = process.cpuUsage().user + 300_000; process.cpuUsage().user < end; );`;
  const starting = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}]);
    process.exitCode = 3;`;
  const { exitCode, cpuSeconds } = await runProcess(['-e', starting], {}, 60_000);
  expect(exitCode).toBe(3);
  expect(cpuSeconds).toBeGreaterThan(0.25);
});

test.each([
  ['0m0.000000s 0m0.010000s\n1m2.500000s 0m0.250000s\n', 62.75],
  ['0m0,000s 0m0,010s\n0m0,500s 0m0,250s\n', 0.75],
  ['', undefined],
])('reads what the shell of this or that system prints: %j', (printed, seconds) => {
  expect(readTimes(printed)).toBe(seconds);
});
