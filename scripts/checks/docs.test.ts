import { afterAll, expect, test } from 'vitest';
import { brokenLinks, missingDecisions, missingPaths } from './docs.ts';
import { writeFixture } from './fixture.ts';
import { root } from './steps.ts';

test('the documentation names only files that exist', () => expect(missingPaths(root)).toEqual([]));
test('its links lead somewhere', () => expect(brokenLinks(root)).toEqual([]));
test('every decision that is referred to exists', () => expect(missingDecisions(root)).toEqual([]));

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
