// A program bundled as the product is: it runs the same whether V8's work of an earlier start is there, missing or broken.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { inSource } from '../../server/src/platform/source-place.ts';
import { bundleProduct } from './server-bundle.mjs';

const folder = mkdtempSync(join(tmpdir(), 'praxora-product-'));
const dist = join(folder, 'dist');
const program = `// Gone in the bundle.
import { basename } from 'node:path';
interface Said { readonly place: string }
const say = (said: Said): void => console.log(JSON.stringify({ ...said, file: basename(import.meta.filename) }));
async function main(): Promise<void> {
  const { later } = await import('./later.ts');
  say({ place: later().stack?.split('\\n')[1] ?? '' });
}
export const started = main();
`;

beforeEach(async () => {
  rmSync(dist, { recursive: true, force: true });
  writeFileSync(join(folder, 'program.ts'), program);
  writeFileSync(join(folder, 'later.ts'), '\nexport const later = (): Error => new Error();\n');
  await bundleProduct(join(folder, 'program.ts'), 'server/src/launch.ts', dist, { sourcemap: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(): { place: string; file: string } {
  const { stdout, stderr } = spawnSync(process.execPath, [join(dist, 'main.js')], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

const nameOf = (ending: string): string => readdirSync(dist).find((name) => name.endsWith(ending)) ?? '';
const cache = (): string => join(dist, `${nameOf('.cjs')}.cache`);

test('what V8 made of the program is kept once and used from then on', () => {
  const first = run();
  const kept = statSync(cache());
  expect(run()).toEqual(first);
  expect(statSync(cache()).ino).toBe(kept.ino);
  expect(first.file).toBe(nameOf('.cjs'));
  // Places in stacks lead to the source with it and without.
  const source = `${pathToFileURL(join(folder, 'later.ts')).href}:2:`;
  expect(inSource(first.place, pathToFileURL(`${dist}/`).href)).toContain(source);
});

test.each([
  ['with another bit', (content: Buffer) => content.fill(content.readUInt8(900) ^ 1, 900, 901)],
  ['cut short', (content: Buffer) => content.subarray(0, 700)],
  ['empty', () => Buffer.alloc(0)],
])('kept work that is %s is not used, and made anew', (_, broken) => {
  const first = run();
  const kept = readFileSync(cache());
  writeFileSync(cache(), broken(Buffer.from(kept)));
  expect(run()).toEqual(first);
  expect(readFileSync(cache()).length).toBeGreaterThan(700);
  const { ino } = statSync(cache());
  expect(run()).toEqual(first);
  expect(statSync(cache()).ino).toBe(ino);
});

test('where nothing can be kept the program runs all the same', () => {
  mkdirSync(join(cache(), 'in-the-way'), { recursive: true });
  run();
  run();
  expect(readdirSync(dist).filter((name) => name.includes('.cache'))).toHaveLength(1);
});
