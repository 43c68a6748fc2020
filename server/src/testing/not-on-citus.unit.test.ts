// Whoever renames or deletes a test that is left out on Citus is told.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { notOnCitus } from './not-on-citus.ts';

const root = resolve(import.meta.dirname, '../../..');

test.each(Object.entries(notOnCitus))('%s has the tests that are left out', (file, reasons) => {
  const text = readFileSync(resolve(root, file), 'utf8');
  if (typeof reasons === 'object') for (const name of Object.keys(reasons)) expect(text).toContain(name);
});
