import { expect, it } from 'vitest';
import { runInOrder } from './run-in-order.ts';

/** Runs them, each ending when it is told to, and notes who ran beside whom. */
async function record(turns: readonly { id: string; needs?: string }[], atATime = 2) {
  const running = new Set<string>();
  const starts: string[] = [];
  await runInOrder(
    turns,
    async ({ id }) => {
      starts.push([...running, id].join('+'));
      running.add(id);
      // Long enough for everything that may start meanwhile.
      await new Promise((done) => setImmediate(done));
      running.delete(id);
    },
    atATime,
  );
  return starts;
}

it('runs two at a time, in their order', async () => {
  expect(await record([{ id: 'a' }, { id: 'b' }, { id: 'c' }])).toEqual([
    'a',
    'a+b',
    expect.stringMatching(/c$/),
  ]);
});

it('runs one after the other where there is room for one', async () => {
  expect(await record([{ id: 'a' }, { id: 'b' }], 1)).toEqual(['a', 'b']);
});

it('waits for what is needed', async () => {
  expect(await record([{ id: 'a' }, { id: 'b', needs: 'a' }])).toEqual(['a', 'b']);
});

it('ends with the failure of one that throws', async () => {
  const failing = runInOrder([{ id: 'a' }], () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
});
