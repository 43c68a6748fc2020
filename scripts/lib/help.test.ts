// Every command of package.json answers --help. Most are only read here: starting each would cost more than it tells.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The file of ours that a command starts; other programs bring their own help. */
function fileOf(command: string): string | undefined {
  return command.split(' ').find((word) => /\.(mjs|ts)$/.test(word));
}

/** Commands that hand their arguments to another file of ours, which answers. */
const handedOn: Readonly<Record<string, string>> = {
  'scripts/admin.mjs': 'server/src/cli/admin.ts',
  'scripts/catalog-import.mjs': 'server/src/cli/catalog-import.ts',
  'scripts/fuzz.mjs': 'fuzz/main.ts',
  'bench/http/main.ts': 'bench/http/options.ts',
};

const ours = Object.entries(scripts).flatMap(([name, command]) => {
  const file = fileOf(command);
  return file === undefined ? [] : [[name, file] as const];
});

test.each(ours)('npm run %s answers --help', (_name, file) => {
  expect(existsSync(join(root, file))).toBe(true);
  const source = readFileSync(join(root, handedOn[file] ?? file), 'utf8');
  expect(source).toMatch(/answerHelp\(`npm |values\.help|isHelp|'--help'/);
});

test('there are commands to walk', () => {
  expect(ours.length).toBeGreaterThan(15);
});

test.each(['scripts/start.mjs', 'scripts/build.mjs', 'scripts/test.mjs', 'scripts/typecheck.mjs'])(
  '%s --help tells its name and does nothing else',
  (file) => {
    const { status, stdout } = spawnSync(process.execPath, [file, '--help'], { cwd: root, encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^npm /);
    expect(stdout.split('\n').length).toBeLessThan(20);
  },
);
