import { defineConfig } from 'vitest/config';

// Far more than needed: a busy machine is no failure.
const testTimeout = 30_000;

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
          testTimeout,
          include: [
            'packages/**/*.test.ts',
            'server/**/*.unit.test.ts',
            'server/seed/**/*.test.ts',
            'scripts/**/*.test.ts',
            'specification/**/*.test.ts',
          ],
        },
      },
      {
        test: { name: 'web', environment: 'happy-dom', include: ['web/src/**/*.test.{ts,tsx}'], testTimeout },
      },
      {
        test: {
          name: 'http',
          // Every file has a database and an app of its own; what they import is loaded once.
          isolate: false,
          include: ['server/src/**/*.test.ts', 'fuzz/**/*.test.ts'],
          exclude: ['server/**/*.unit.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          testTimeout,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
