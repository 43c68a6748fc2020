import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { brokenLinks, dataModelFaults, missingDecisions, missingPaths } from './docs.ts';
import { writeFixture } from './fixture.ts';
import { root } from './steps.ts';
import { tableOwners } from './table-owners.ts';

test('the documentation names only files that exist', () => expect(missingPaths(root)).toEqual([]));
test('its links lead somewhere', () => expect(brokenLinks(root)).toEqual([]));
test('every decision that is referred to exists', () => expect(missingDecisions(root)).toEqual([]));

test('the data model names every table once, under its domain', () => {
  const schema = readFileSync(join(root, 'server/src/platform/database/schema.ts'), 'utf8');
  const tables = [...schema.matchAll(/^ {2}readonly (\w+): \{$/gm)].map(([, table = '']) => table);
  expect(tables.length).toBeGreaterThan(70);
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  expect(dataModelFaults(text, tables, tableOwners)).toEqual([]);
});

test('finds the planted tables', () => {
  const text = '## Data model\n\n| shop | `offer`, `gone`, `cart` |\n| system | `cart` |\n\n## Threads\n';
  expect(dataModelFaults(text, ['offer', 'cart', 'vendor'], { 'vendors/offers': ['offer'] })).toEqual([
    'cart stands there 2 times',
    'vendor stands there 0 times',
    'gone is no table',
    'offer belongs to vendors',
  ]);
});

const planted = writeFixture({
  'README.md':
    'See `server/src/gone.ts`, `server/src/main.ts`, `server/src`, `gone.ts`, `main.ts` and `src/main.ts`.',
  'CONTRIBUTING.md':
    'In `server/src/<domain>/gone.ts`, `*.test.ts`, `server/dist/gone.ts`: `/pro/orders`, `number/price`.',
  'docs/area.md':
    '# One area: how\n[good](../README.md), [good](#one-area-how), [gone](gone.md), [bad](../docs/area.md#two)',
  'docs/decisions/0001-first.md': 'Replaced by decision 0002.',
  'server/src/main.ts': '// See decision 0001, and docs/decisions/0003.',
});
afterAll(planted.remove);

test('finds the planted file names', () => {
  expect(missingPaths(planted.root)).toEqual([
    'README.md names server/src/gone.ts',
    'README.md names gone.ts',
  ]);
});

test('finds the planted links', () => {
  expect(brokenLinks(planted.root)).toEqual([
    'docs/area.md links to gone.md',
    'docs/area.md links to ../docs/area.md#two',
  ]);
});

test('finds the planted decisions', () => {
  expect(missingDecisions(planted.root)).toEqual([
    'docs/decisions/0001-first.md refers to decision 0002',
    'server/src/main.ts refers to decision 0003',
  ]);
});
