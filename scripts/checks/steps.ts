// The steps of `npm test`, in the order they start: cheap checks first, the browser last.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { type CountReport, countPlaywright, countVitest } from './counts.ts';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export interface StepOptions {
  /** Where the test runner writes its report. */
  readonly resultFile: string;
  /** Arguments for the test runner. */
  readonly filter: readonly string[];
  readonly say: (line: string) => void;
}

interface Prepared {
  /** A JavaScript file and its arguments. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export interface Step {
  readonly id: string;
  readonly title: string;
  /** It hangs, and is ended, when nothing is heard of it for so long. */
  readonly silentMinutes: number;
  /** Runs only where it is asked for. */
  readonly isOptional?: boolean;
  /** A step that must have passed before. */
  readonly needs?: string;
  /** Its browsers end without anybody waiting for them, and the system forgets their processor time. */
  readonly losesTime?: boolean;
  /** Counts its tests; a step without counts as one. */
  readonly count?: CountReport;
  /** Lines of the output that are shown even when all went well. */
  readonly tells?: RegExp;
  readonly prepare: (options: StepOptions) => Prepared | Promise<Prepared>;
}

/** The JavaScript file behind a package's command, so that no shell and no .bin folder is needed. */
function command(packageName: string, name = packageName): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

const check = (id: string, title: string, args: () => string[]): Step => ({
  id,
  title,
  silentMinutes: 5,
  prepare: () => ({ args: args() }),
});

const vitest = (project: string, title: string): Step => ({
  id: project,
  title,
  silentMinutes: 5,
  count: countVitest,
  tells: /^specification: .*$/gm,
  prepare: ({ resultFile, filter }) => ({
    args: [
      command('vitest'),
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${resultFile}`,
      ...filter,
    ],
  }),
});

const http = vitest('http', 'HTTP tests on PostgreSQL');

export const steps: readonly Step[] = [
  // The longest of what needs no browser first, so that the others run beside it.
  http,
  {
    ...http,
    ...{ id: 'pooler', title: 'HTTP tests, PgBouncer', isOptional: true },
    prepare: async (options) => ({ ...(await http.prepare(options)), env: { TEST_POOLER: 'true' } }),
  },
  check('types', 'type check', () => ['scripts/typecheck.mjs']),
  check('lint', 'lint and format', () => [
    command('@biomejs/biome', 'biome'),
    'check',
    '.',
    '--error-on-warnings',
  ]),
  check('imports', 'import rules', () => ['scripts/check-imports.mjs']),
  check('unused', 'unused code', () => [command('knip'), '--no-config-hints', '--no-progress']),
  check('translations', 'translations', () => [command('tsx'), 'scripts/check-translations.ts']),
  check('styles', 'style sheets', () => [command('tsx'), 'scripts/check-styles.ts']),
  vitest('unit', 'unit tests'),
  vitest('web', 'web component tests'),
  check('build', 'build', () => ['scripts/build.mjs']),
  {
    id: 'e2e',
    title: 'browser tests',
    silentMinutes: 6,
    needs: 'build',
    losesTime: true,
    count: countPlaywright,
    prepare: async ({ resultFile, filter, say }) => ({
      args: [command('@playwright/test', 'playwright'), 'test', '--reporter=list,json', ...filter],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile, CHROMIUM_PATH: await ensureBrowser({ say }) },
    }),
  },
];
