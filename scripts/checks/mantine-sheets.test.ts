import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './files.ts';
import { root } from './steps.ts';

const sheets = join(root, 'node_modules/@mantine/core/styles');

/** Component names that the text imports from Mantine. */
const importedComponents = (text: string): string[] =>
  [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => /^\s*([A-Z]\w*)/.exec(name)?.[1] ?? []),
  );

test('every Mantine component in use has its style sheet in the list', () => {
  const list = readFileSync(join(root, 'web/src/styles/mantine.ts'), 'utf8');
  const used = new Set(
    listFiles(root, ['web/src'], ['.tsx']).flatMap((path) =>
      importedComponents(readFileSync(join(root, path), 'utf8')),
    ),
  );
  expect(used.size).toBeGreaterThan(20);
  const missing = [...used].filter(
    (name) => existsSync(join(sheets, `${name}.layer.css`)) && !list.includes(`/${name}.layer.css`),
  );
  expect(missing).toEqual([]);
});
