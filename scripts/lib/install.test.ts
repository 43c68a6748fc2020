import { expect, test } from 'vitest';
import { isSame } from './install.mjs';

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/pg': { version: '8.23.1' },
  'server/node_modules/zod': { version: '4.6.7' },
  'node_modules/@esbuild/win32-x64': { version: '0.28.2', optional: true },
};

test('packages installed as the lockfile says count as installed, whatever is optional', () => {
  expect(
    isSame(wanted, {
      'node_modules/pg': { version: '8.23.1' },
      'server/node_modules/zod': { version: '4.6.7' },
    }),
  ).toBe(true);
});

test('another version or a missing package does not', () => {
  expect(isSame(wanted, { 'node_modules/pg': { version: '8.23.1' } })).toBe(false);
  expect(
    isSame(wanted, {
      'node_modules/pg': { version: '8.22.0' },
      'server/node_modules/zod': { version: '4.6.7' },
    }),
  ).toBe(false);
});
