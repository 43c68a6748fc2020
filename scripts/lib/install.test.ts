import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isSame, linkOwnParts } from './install.mjs';

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/pg': { version: '8.23.1' },
  'server/node_modules/zod': { version: '4.6.7' },
  'node_modules/@praxora/labels': { link: true },
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

test('a part of our own that a newer commit brings is linked where it is missing', () => {
  const place = mkdtempSync(join(tmpdir(), 'praxora-parts-'));
  const parts = { labels: 'packages/labels', gone: 'packages/gone' };
  const packages = Object.fromEntries(
    Object.entries(parts).map(([name, resolved]) => [
      `node_modules/@praxora/${name}`,
      { link: true, resolved },
    ]),
  );
  writeFileSync(join(place, 'package-lock.json'), JSON.stringify({ packages }));
  mkdirSync(join(place, 'packages/labels'), { recursive: true });
  writeFileSync(join(place, 'packages/labels/package.json'), '{}');
  linkOwnParts(place);
  linkOwnParts(place);
  expect(readFileSync(join(place, 'node_modules/@praxora/labels/package.json'), 'utf8')).toBe('{}');
  rmSync(place, { recursive: true });
});
