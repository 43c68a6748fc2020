// The news for users go by the releases of the changelog, and say the same in both languages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newsPages, releases } from '../../web/src/features/system/whats-new/releases.ts';
import { root } from '../lib/root.mjs';

const headings = [
  ...readFileSync(join(root, 'CHANGELOG.md'), 'utf8').matchAll(
    /^## (\d+\.\d+\.\d+), (?:(\d{4}-\d\d-\d\d)|not)/gm,
  ),
].map(([, version, day = null]) => ({ version, day }));

test('every release of the changelog has its news, with its day, newest first', () => {
  expect(headings.length).toBeGreaterThan(1);
  expect(releases.map(({ version, day }) => ({ version, day }))).toEqual(headings);
});

test('all news have a title and a text in both languages, and a page to open', () => {
  for (const { version, news } of releases) {
    expect(news.length, version).toBeGreaterThan(2);
    for (const { page, de, en } of news) {
      expect(newsPages, version).toContain(page);
      for (const text of [de.title, de.text, en.title, en.text]) expect(text.trim(), version).not.toBe('');
      expect(de.text, version).not.toBe(en.text);
    }
    expect(new Set(news.map(({ en }) => en.title)).size, version).toBe(news.length);
  }
});
