import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from './eval.ts';
import { ndcg } from './relevance.ts';

const folder = mkdtempSync(join(tmpdir(), 'search-eval-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, lines: readonly string[]): string => {
  const path = join(folder, name);
  writeFileSync(path, lines.join('\n'));
  return path;
};

describe('nDCG', () => {
  it('is one for the best order, less for others, zero for nothing', () => {
    const ratings = new Map([
      ['a', 3],
      ['b', 1],
    ]);
    expect(ndcg(['a', 'b'], ratings)).toBe(1);
    expect(ndcg(['b', 'a'], ratings)).toBeCloseTo((1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3)), 10);
    expect(ndcg([], ratings)).toBe(0);
  });
});

describe('search:eval', () => {
  it('reads catalogue, queries and ratings, and prints the score', async () => {
    const catalogue = file('catalog.jsonl', [
      '{"id":1,"title":"Usb cable","brand":"Acme","numbers":["X-1"],"categories":["Cables"],"text":"One metre"}',
      '{"id":2,"title":"Usb hub with a long name and a cable","brand":"Bolt","numbers":[],"categories":["Hubs"],"text":""}',
    ]);
    const queries = file('queries.jsonl', [
      '{"id":"q1","query":"usb cable"}',
      '{"id":"q2","query":"toaster"}',
      '{"id":"q3","query":"hub"}',
    ]);
    const ratings = file('ratings.csv', ['query,id,rating', 'q1,1,3', 'q1,2,1', 'q2,1,2']);
    expect(await main([catalogue, queries, ratings])).toBe(
      [
        'nDCG@10 over 2 rated queries, 1 of them without a hit',
        'all hits    0.5000',
        'judged only 0.5000 (first half 1.0000, other half 0.0000)',
        'worst       toaster 0.00, usb cable 1.00',
      ].join('\n'),
    );
  });

  it('leaves out what nobody rated, where only the rated count', async () => {
    const catalogue = file('pooled.jsonl', [
      '{"id":1,"title":"Cable"}',
      '{"id":2,"title":"Cable of two metres and a plug"}',
    ]);
    const queries = file('pooled-queries.jsonl', ['{"id":"q1","query":"cable"}']);
    const ratings = file('pooled.csv', ['q1,2,3']);
    const printed = await main([catalogue, queries, ratings]);
    expect(printed).toContain('judged only 1.0000');
    expect(printed).not.toContain('all hits    1.0000');
  });

  it('says how it is used', async () => {
    await expect(main(['only one'])).rejects.toThrow('Usage: npm run search:eval');
  });
});
