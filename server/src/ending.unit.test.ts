import { expect, test } from 'vitest';
import { Ending } from './ending.ts';

test('parts end one after the other, each once, whoever asks how often', async () => {
  const ended: string[] = [];
  const end = new Ending(() => undefined);
  const note = (name: string) => async () => void ended.push(name);
  end.add('store', note('store'));
  end.add('connections', note('connections'));
  end.add('search', note('search'));
  end.add('work', note('requests'));
  end.add('work', note('jobs'));
  expect(end.begun).toBe(false);
  await Promise.all([end.run(), end.run()]);
  expect(end.begun).toBe(true);
  expect(ended).toEqual(['requests', 'jobs', 'search', 'connections', 'store']);
});

test('what fails or never ends keeps nobody from ending', async () => {
  const problems: unknown[] = [];
  const ended: string[] = [];
  const end = new Ending((error) => problems.push(error), {
    work: 1,
    search: 1,
    connections: 1,
    store: 60_000,
  });
  const broken = new Error('broken');
  for (const part of ['work', 'search', 'connections'] as const)
    end.add(part, () => new Promise(() => undefined));
  end.add('work', () => Promise.reject(broken));
  end.add('store', async () => void ended.push('store'));
  await end.run();
  expect([ended, problems]).toEqual([['store'], [broken]]);
});
