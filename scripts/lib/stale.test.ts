import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fingerprint, isStale, markBuilt } from './stale.mjs';

const part = { inputs: ['web', 'package.json'], output: 'web/dist', entry: 'web/dist/index.html' };
let root = '';

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'praxora-stale-'));
  write('package.json', '{}');
  write('web/src/main.ts', 'one');
  write('web/dist/index.html', 'built');
  markBuilt(root, part, fingerprint(root, part.inputs));
});

afterEach(() => rmSync(root, { recursive: true }));

test('what was just built is not stale', () => {
  expect(isStale(root, part)).toBe(false);
});

test.each([
  ['a changed source', () => write('web/src/main.ts', 'two')],
  ['a new source', () => write('web/src/more/new.ts', '')],
  ['a removed source', () => rmSync(join(root, 'web/src/main.ts'))],
  ['a renamed source', () => renameSync(join(root, 'web/src/main.ts'), join(root, 'web/src/other.ts'))],
  ['a changed file beside the folders', () => write('package.json', '{"version":"2"}')],
  ['a lost result', () => rmSync(join(root, 'web/dist/index.html'))],
  ['a lost stamp', () => rmSync(join(root, 'web/dist/.built'))],
])('%s makes it stale', (_, change) => {
  change();
  expect(isStale(root, part)).toBe(true);
});

test('dates alone, tests, packages and results do not', () => {
  utimesSync(join(root, 'web/src/main.ts'), new Date(), new Date());
  write('web/src/main.test.ts', 'test');
  write('web/node_modules/thing/index.js', 'thing');
  write('web/dist/assets/main.js', 'built');
  expect(isStale(root, part)).toBe(false);
});

test('what was settled when it was built is known at a glance; whatever happens to it is seen', () => {
  const source = join(root, 'web/src/main.ts');
  vi.setSystemTime(Date.now() + 60_000);
  try {
    expect(isStale(root, part)).toBe(false);
    const [contents, glance] = readFileSync(join(root, 'web/dist/.built'), 'utf8').split('\n');
    expect(glance).toMatch(/^[0-9a-f]{64}$/);
    // Only the hash of sizes and dates can match here: the stored content hash is wrong.
    markBuilt(root, part, `other than ${contents}\n${glance}`);
    expect(isStale(root, part)).toBe(false);
    utimesSync(source, new Date(0), new Date(0));
    expect(isStale(root, part)).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test('what changes during the build is built the next time', () => {
  const before = fingerprint(root, part.inputs);
  write('web/src/main.ts', 'changed while building');
  markBuilt(root, part, before);
  expect(isStale(root, part)).toBe(true);
});
