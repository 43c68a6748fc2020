import { defineConfig } from 'vitest/config';
import { filesNotOnCitus } from './server/src/testing/not-on-citus.ts';

// Far more than needed: a busy machine is no failure.
const testTimeout = process.env.PROPERTY_RUNS === undefined ? 30_000 : 3_600_000;
const setupFiles = ['scripts/lib/property-runs.ts'];

// unit: pure code, milliseconds. web: components in a DOM. http: the real server on a real PostgreSQL.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Pure code leaves nothing behind: the files share one world, and what they import is loaded once.
          pool: 'threads',
          isolate: false,
          setupFiles,
          testTimeout,
          include: [
            'packages/**/*.test.ts',
            'server/**/*.unit.test.ts',
            'server/seed/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'specification/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'bench/{cluster,http}/**'],
        },
      },
      {
        test: {
          name: 'web',
          // One browser environment for all files of a worker: React and Mantine are loaded once. The set-up file
          // undoes the changes a test file makes to it.
          isolate: false,
          environment: 'happy-dom',
          setupFiles: [...setupFiles, 'web/src/lib/testing/fresh-world.ts'],
          // They keep the texts and the language: made anew with our own modules.
          server: { deps: { inline: [/i18next/] } },
          // Style sheets are read only by who asks for their text.
          css: { include: [/\?raw$/] },
          include: ['web/src/**/*.test.{ts,tsx}'],
          testTimeout,
        },
      },
      {
        test: {
          name: 'http',
          // Every file has a database and an app of its own; what they import is loaded once.
          isolate: false,
          include: ['server/src/**/*.test.ts', 'fuzz/**/*.test.ts', 'bench/{cluster,http}/**/*.test.ts'],
          exclude: ['server/**/*.unit.test.ts', ...(process.env.TEST_CITUS ? filesNotOnCitus : [])],
          setupFiles: [...setupFiles, 'server/src/testing/leave-out-on-citus.ts'],
          globalSetup: ['scripts/lib/test-programs.mjs', 'server/src/testing/global-setup.ts'],
          testTimeout,
          // The first file to ask for it has the schema or the demo data made for all.
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
