// A program bundled as the product is.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { inSource } from '../../server/src/platform/source-place.ts';
import { bundleServer } from './server-bundle.mjs';

const folder = mkdtempSync(join(tmpdir(), 'praxora-product-'));
const dist = join(folder, 'dist');
afterAll(() => rmSync(folder, { recursive: true }));

const program = `// Gone in the bundle.
const { fault } = await import('./fault.ts');
console.log(fault().stack?.split('\\n')[1]);
`;

test('a bundled program loads its parts, and its stacks lead back to the source', async () => {
  writeFileSync(join(folder, 'program.ts'), program);
  writeFileSync(join(folder, 'fault.ts'), '\nexport const fault = (): Error => new Error();\n');
  await bundleServer({ main: join(folder, 'program.ts') }, dist, { sourcemap: true });
  const { stdout, stderr } = spawnSync(process.execPath, [join(dist, 'main.js')], { encoding: 'utf8' });
  expect(stderr).toBe('');
  const source = `${pathToFileURL(join(folder, 'fault.ts')).href}:2:`;
  expect(inSource(stdout, pathToFileURL(`${dist}/`).href)).toContain(source);
});
