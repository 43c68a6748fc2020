import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

test('what changes during the build is built the next time', () => {
  const before = fingerprint(root, part.inputs);
  write('web/src/main.ts', 'changed while building');
  markBuilt(root, part, before);
  expect(isStale(root, part)).toBe(true);
});
