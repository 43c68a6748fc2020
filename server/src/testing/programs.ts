// The server's programs for tests that start them: bundled once for the whole run, see scripts/lib/test-programs.mjs.
import { join } from 'node:path';

export function programOf(name: string): string {
  const folder = process.env.TEST_PROGRAMS;
  if (folder === undefined) throw new Error('Nobody has bundled the programs.');
  return join(folder, `${name}.js`);
}
