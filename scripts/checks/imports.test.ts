import { afterEach, describe, expect, test } from 'vitest';
import { type Fixture, writeFixture } from './fixture.ts';
import { importRules } from './import-rules.ts';
import { planted, sound } from './imports.fixture.ts';
import { checkImports, hasTooFewFiles } from './imports.ts';

let fixture: Fixture | undefined;
afterEach(() => fixture?.remove());

function check(files: Readonly<Record<string, string>>) {
  fixture = writeFixture(files);
  return checkImports(fixture.root);
}

const impure: readonly [code: string, what: string][] = [
  ['export const now = () => Date.now();', 'Date.now()'],
  ['export const now = () => new Date();', 'Date without an argument'],
  ['export const dice = () => Math.random();', 'Math.random()'],
  ["export const load = () => fetch('/x');", 'fetch'],
  ['export const mode = () => process.env.MODE;', 'process'],
  ["export const say = () => console.log('x');", 'console'],
];

describe('import rules', () => {
  test('a sound tree breaks none', () => {
    expect(check(sound).violations).toEqual([]);
  });

  test.each(planted)('%s finds its planted violation', (rule, files, at) => {
    const { violations } = check({ ...sound, ...files });
    expect(violations.map((violation) => [violation.rule, violation.at])).toEqual([[rule, at]]);
  });

  test.each(['server', 'web'])(
    'a path from %s into the other breaks its own rule and the one on paths',
    (side) => {
      const other = side === 'server' ? 'web' : 'server';
      const file = `${side}/src/lib/across.ts`;
      const { violations } = check({
        ...sound,
        [file]: `import { it } from '../../../${other}/src/lib/it.ts';\nexport const across = it;`,
        [`${other}/src/lib/it.ts`]: 'export const it = 1;',
      });
      expect(violations.map(({ rule }) => rule).sort()).toEqual(
        [`${side}-knows-no-${other}`, 'workspaces-by-name'].sort(),
      );
    },
  );

  test('every rule has a planted violation', () => {
    const proven = new Set([...planted.map(([rule]) => rule), 'server-knows-no-web']);
    expect(importRules.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([]);
  });
});

describe('legacy words', () => {
  const code = 'export const total = ({ NettoCent }: { NettoCent: number }) => NettoCent;';
  const rulesOf = (path: string, source = code) =>
    check({ ...sound, [path]: source }).violations.map(({ rule, at }) => [rule, at]);

  test('are found in the web app, as names and as texts', () => {
    expect(rulesOf('web/src/lib/total.ts', code)).toContainEqual([
      'legacy-words-at-the-edge',
      'web/src/lib/total.ts:1',
    ]);
    expect(rulesOf('web/src/lib/facet.ts', "export const facet = 'lieferanten';")).toHaveLength(1);
  });

  test('are at home at the edge, and in tests that play the marketplace', () => {
    expect(rulesOf('web/src/lib/marketplace/total.ts')).toEqual([]);
    expect(rulesOf('web/src/lib/total.test.ts')).toEqual([]);
    expect(rulesOf('server/src/platform/total.ts')).toEqual([]);
  });
});

describe('pure packages', () => {
  test.each(impure)('%s is found', (code, what) => {
    const { violations } = check({ ...sound, 'packages/rules/src/impure.ts': code });
    expect(violations).toEqual([
      {
        rule: 'packages-are-pure',
        at: 'packages/rules/src/impure.ts:1',
        message: `uses ${what}. Clock, chance, network and console are passed in.`,
      },
    ]);
  });

  test('the same names as parameters, properties and types are not', () => {
    const code = [
      'export interface Order { process: string; fetch(): void }',
      'export const run = (process: Order, document: { console: number }) => process.fetch() ?? document.console;',
      "export const table = { fetch: 1, 'process': 2, window() { return new Date(0); } };",
    ].join('\n');
    expect(check({ ...sound, 'packages/rules/src/names.ts': code }).violations).toEqual([]);
  });

  test('tests of packages may use the clock', () => {
    const code = 'export const now = Date.now();';
    expect(check({ ...sound, 'packages/rules/src/now.test.ts': code }).violations).toEqual([]);
  });
});

test('seeing hardly any file counts as a failure', () => {
  const report = check(sound);
  expect(hasTooFewFiles(report, { files: report.files, imports: report.imports })).toBe(false);
  expect(hasTooFewFiles(report, { files: report.files + 1, imports: 0 })).toBe(true);
  expect(hasTooFewFiles(report, { files: 0, imports: report.imports + 1 })).toBe(true);
});
