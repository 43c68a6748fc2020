// Whoever renames or deletes a test that is left out on Citus is told.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { notOnCitus } from './not-on-citus.ts';

const root = resolve(import.meta.dirname, '../../..');

test.each(Object.entries(notOnCitus))('%s has the tests that are left out', (file, reasons) => {
  const text = readFileSync(resolve(root, file), 'utf8');
  const names = typeof reasons === 'object' ? Object.keys(reasons) : [];
  // A name may be one of several that the test of a table makes of its `%s`.
  const written = [...text.matchAll(/'([^'\n]+)'/g)].map(([, name = '']) => name.split('%s'));
  const stands = (name: string) =>
    written.some(([start = '', end]) =>
      end === undefined ? name === start : name.startsWith(start) && name.endsWith(end),
    );
  expect(names.filter((name) => !stands(name))).toEqual([]);
});
