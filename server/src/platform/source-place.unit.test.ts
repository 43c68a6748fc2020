// Stacks of a bundle lead to the source it was made of.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inSource } from './source-place.ts';

const folder = mkdtempSync(join(tmpdir(), 'praxora-source-place-'));
const here = pathToFileURL(`${folder}/`).href;
const source = `// Types and this line are gone in the bundle.
interface Amount { readonly value: number }
export function refuse({ value }: Amount): never {
  throw new Error(\`\${value} is too much\`);
}
`;

beforeAll(async () => {
  writeFileSync(join(folder, 'amounts.ts'), source);
  writeFileSync(join(folder, 'main.ts'), "import { refuse } from './amounts.ts';\nrefuse({ value: 3 });\n");
  await build({
    entryPoints: [join(folder, 'main.ts')],
    outfile: join(folder, 'bundle.mjs'),
    ...{ bundle: true, format: 'esm', minifyWhitespace: true, sourcemap: true, sourcesContent: false },
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** As Node itself tells it: here, sources would be told already. */
function brokenLines(): string[] {
  const { stderr } = spawnSync(process.execPath, [join(folder, 'bundle.mjs')], { encoding: 'utf8' });
  return stderr.split('\n').filter((line) => line.includes(here));
}

test('a place in the bundle is told as the one in the source', () => {
  const lines = brokenLines();
  // The first only says where, above what is wrong.
  expect(lines[0]).toMatch(/bundle\.mjs:1$/);
  expect(lines.slice(1).map((line) => inSource(line, here))).toEqual([
    expect.stringMatching(new RegExp(`^ {4}at refuse \\(${here}amounts\\.ts:4:\\d+\\)$`)),
    expect.stringMatching(new RegExp(`^ {4}at ${here}main\\.ts:2:\\d+$`)),
  ]);
});

test.each([
  '    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)',
  `    at elsewhere (${pathToFileURL('/srv/other.js').href}:1:20)`,
  `    at without (${here}no-map.js:1:20)`,
  '    at <anonymous>',
  '',
])('whatever has no source stays as it is: %s', (line) => {
  expect(inSource(line, here)).toBe(line);
});
