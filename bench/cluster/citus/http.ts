// npm run cluster -- --citus --http: the HTTP tests on a Citus coordinator with two workers.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/root.mjs';
import { notOnCitus } from '../../../server/src/testing/not-on-citus.ts';

/** The code that the process ends with. `filters`: only test files whose path contains one of them. */
export function testOnCitus(filters: readonly string[]): number {
  for (const [file, reasons] of Object.entries(notOnCitus)) console.log(describe(file, reasons));
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(process.execPath, [program, 'run', '--project', 'http', ...filters], {
    cwd: root,
    env: { ...process.env, TEST_CITUS: '1' },
    stdio: 'inherit',
  });
  return status ?? 1;
}

const describe = (file: string, reasons: string | Readonly<Record<string, string>>): string =>
  typeof reasons === 'string'
    ? `Left out: ${file}: ${reasons}`
    : Object.entries(reasons)
        .map(([name, reason]) => `Left out: ${file}, ${name}: ${reason}`)
        .join('\n');
