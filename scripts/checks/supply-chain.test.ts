import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './steps.ts';
import {
  installScripts,
  type LockedPackages,
  licencesInFiles,
  listLicences,
  refusedLicences,
  withInstallScripts,
} from './supply-chain.ts';

const lock: LockedPackages = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const planted = (path: string, more: object): LockedPackages => ({
  packages: { [path]: { version: '1.0.0', ...more } },
});

describe('licences', () => {
  test('every package has one that is allowed', () => {
    expect(listLicences(lock).length).toBeGreaterThan(400);
    expect(refusedLicences(lock)).toEqual([]);
  });

  test('one that stands in a file only stands there', () => {
    for (const [name, licence] of Object.entries(licencesInFiles))
      expect(readFileSync(join(root, 'node_modules', name, 'LICENSE'), 'utf8')).toContain(
        `${licence} License`,
      );
  });

  test.each([
    [{ license: 'GPL-3.0' }, ['new 1.0.0: GPL-3.0']],
    [{}, ['new 1.0.0: unknown']],
    [{ license: 'MIT AND GPL-3.0' }, ['new 1.0.0: MIT AND GPL-3.0']],
    [{ license: '(GPL-3.0 OR MIT)' }, []],
    [{ license: 'MPL-2.0' }, ['new 1.0.0: MPL-2.0']],
    [{ license: 'MPL-2.0', dev: true }, []],
  ])('%j', (more, refused) => {
    expect(refusedLicences(planted('server/node_modules/new', more))).toEqual(refused);
  });
});

describe('install scripts', () => {
  test('none is run, and the packages that have one are those that work without', () => {
    expect(readFileSync(join(root, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true');
    expect(withInstallScripts(lock)).toEqual(Object.keys(installScripts).sort());
  });

  test('a new one is found', () => {
    expect(withInstallScripts(planted('node_modules/@x/y', { hasInstallScript: true }))).toEqual(['@x/y']);
  });
});

test('the bill of materials names every package with its version, checksum and licence', () => {
  const npm = process.env.npm_execpath;
  const isNpm = npm !== undefined && basename(npm).startsWith('npm');
  const sbom = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const [program, before] = isNpm ? [process.execPath, [npm]] : ['npm', []];
  const text = execFileSync(program, [...before, ...sbom], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const bill: {
    bomFormat: string;
    components: { name: string; version: string; licenses?: unknown[]; hashes?: unknown[] }[];
  } = JSON.parse(text);
  expect(bill.bomFormat).toBe('CycloneDX');
  const named = new Map(
    bill.components.map((component) => [`${component.name} ${component.version}`, component]),
  );
  for (const { name, version } of listLicences(lock)) {
    const component = named.get(`${name} ${version}`);
    expect(component?.hashes, name).toHaveLength(1);
    if (!(name in licencesInFiles)) expect(component?.licenses, name).toHaveLength(1);
  }
});

test('the threat model names tests that exist', () => {
  const tests = [
    ...readFileSync(join(root, 'SECURITY.md'), 'utf8').matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)`/g),
  ];
  expect(tests.length).toBeGreaterThan(20);
  for (const [, path = ''] of tests) expect(existsSync(join(root, path)), path).toBe(true);
});
