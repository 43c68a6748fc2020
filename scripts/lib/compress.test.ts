import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFolder } from './compress.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'praxora-compress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('every text of some size lies there compressed in two ways, pictures and small files do not', async () => {
  mkdirSync(join(folder, 'assets'));
  const program = 'export const answer = 42;\n'.repeat(100);
  writeFileSync(join(folder, 'assets/a.js'), program);
  writeFileSync(join(folder, 'assets/font.woff2'), program);
  writeFileSync(join(folder, 'small.css'), 'a { color: red; }');
  await compressFolder(folder);
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'font.woff2']);
  expect(readdirSync(folder).sort()).toEqual(['assets', 'small.css']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/a.js.br'))).toString()).toBe(program);
  expect(gunzipSync(readFileSync(join(folder, 'assets/a.js.gz'))).toString()).toBe(program);
});
