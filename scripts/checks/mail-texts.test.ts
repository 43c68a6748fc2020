import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const modules = 'server/src/modules';

it('every mail the server writes is held against the glossary', () => {
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mails.ts'))
    .map((file) => join(modules, file));
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const test = file.replace(/\.ts$/, '.unit.test.ts');
    const looked = existsSync(test) ? readFileSync(test, 'utf8') : '';
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/^export (?:function|const) (\w+Mail)\b/gm))
      expect(looked, `${test} does not look at ${name}`).toContain(`${name}: `);
  }
});
