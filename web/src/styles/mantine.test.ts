import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const sourceFolder = dirname(dirname(fileURLToPath(import.meta.url)));
const sheets = join(dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css')), 'styles');

/** Component names that the file imports from Mantine. */
const importedComponents = (text: string): string[] =>
  [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => /^\s*([A-Z]\w*)/.exec(name)?.[1] ?? []),
  );

test('every Mantine component in use has its style sheet', () => {
  const listed = readFileSync(join(sourceFolder, 'styles/mantine.ts'), 'utf8');
  const used = new Set(
    readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx'))
      .flatMap((path) => importedComponents(readFileSync(join(sourceFolder, path), 'utf8'))),
  );
  expect(used.size).toBeGreaterThan(20);
  const missing = [...used].filter(
    (name) => existsSync(join(sheets, `${name}.layer.css`)) && !listed.includes(`/${name}.layer.css`),
  );
  expect(missing).toEqual([]);
});
