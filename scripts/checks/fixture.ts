// A small source tree in a temporary folder, for tests that plant faults and expect a check to find them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface Fixture {
  readonly root: string;
  readonly remove: () => void;
}

export function writeFixture(files: Readonly<Record<string, string>>): Fixture {
  const root = mkdtempSync(join(tmpdir(), 'praxora-fixture-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
