import { expect, test } from 'vitest';
import { Shutdown } from './shutdown.ts';

test('parts end one after the other, each once, whoever asks how often', async () => {
  const ended: string[] = [];
  const shutdown = new Shutdown(() => undefined);
  const note = (name: string) => async () => void ended.push(name);
  shutdown.add('store', note('store'));
  shutdown.add('connections', note('connections'));
  shutdown.add('search', note('search'));
  shutdown.add('work', note('requests'));
  shutdown.add('work', note('jobs'));
  expect(shutdown.hasBegun).toBe(false);
  await Promise.all([shutdown.run(), shutdown.run()]);
  expect(shutdown.hasBegun).toBe(true);
  expect(ended).toEqual(['requests', 'jobs', 'search', 'connections', 'store']);
});

test('what fails or never ends keeps nobody from ending', async () => {
  const problems: unknown[] = [];
  const ended: string[] = [];
  const shutdown = new Shutdown((error) => problems.push(error), {
    drain: 1,
    work: 1,
    search: 1,
    connections: 1,
    store: 60_000,
  });
  const broken = new Error('broken');
  for (const part of ['work', 'search', 'connections'] as const)
    shutdown.add(part, () => new Promise(() => undefined));
  shutdown.add('work', () => Promise.reject(broken));
  shutdown.add('store', async () => void ended.push('store'));
  await shutdown.run();
  expect([ended, problems]).toEqual([['store'], [broken]]);
});
