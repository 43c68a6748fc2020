import { expect, test } from 'vitest';
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
