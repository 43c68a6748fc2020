import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allows, boundToAHost, type LockFile, listCopies, unfitFor } from './lock-file.ts';

const read = (file: string) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8'));

describe('the lock file', () => {
  const lock: LockFile = read('package-lock.json');
  const oldest = (read('package.json').engines.node as string).replace('>=', '');

  test('holds all there is', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(400);
  });

  test('asks for no newer Node than we do', () => {
    expect(oldest).toBe('20.19.0');
    expect(unfitFor(lock, oldest)).toEqual([]);
  });

  test('has one vite', () => {
    expect(listCopies(lock, 'vite')).toEqual(['node_modules/vite']);
  });

  test('names no registry', () => {
    expect(boundToAHost(lock)).toEqual([]);
  });
});

test.each([
  ['>=22', false],
  ['>= 10.x', true],
  ['>=v12.22.7', true],
  ['18 || 20 || >=22', true],
  ['18 || >=22', false],
  ['^20.19.0 || >=22.12.0', true],
  ['^20.19.1 || >=22.12.0', false],
  ['>=20.19.0 <22.0.0 || >=22.12.0 <23.0.0', true],
  ['>=16 || 14 >=14.17', true],
  ['^10 || 20 <20.19.0', false],
  ['*', true],
])('%s on Node 20.19.0: %s', (range, expected) => {
  expect(allows(range, '20.19.0')).toBe(expected);
});

test('what cannot be read is not taken for a yes', () => {
  expect(() => allows('~20', '20.19.0')).toThrow();
  expect(() => allows('20 - 22', '20.19.0')).toThrow();
});

test('finds what is planted', () => {
  const planted: LockFile = {
    packages: {
      'node_modules/new': { version: '1.0.0', engines: { node: '>=22' } },
      'node_modules/old': { version: '1.0.0', engines: ['node >= 0.2.0'] },
      'web/node_modules/vite': { resolved: 'https://registry.example/vite.tgz' },
    },
  };
  expect(unfitFor(planted, '20.19.0')).toEqual(['node_modules/new 1.0.0 asks for Node >=22']);
  expect(listCopies(planted, 'vite')).toHaveLength(1);
  expect(boundToAHost(planted)).toEqual(['web/node_modules/vite']);
});
