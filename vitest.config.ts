import { defineConfig } from 'vitest/config';

// unit: pure code, milliseconds. web: components in a DOM. http: the real server on a real PostgreSQL.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
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
        test: { name: 'web', environment: 'happy-dom', include: ['web/src/**/*.test.{ts,tsx}'] },
      },
      {
        test: {
          name: 'http',
          include: ['server/src/**/*.test.ts'],
          exclude: ['server/**/*.unit.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
