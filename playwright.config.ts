// Browser tests against the built product, which is started for the run and thrown away after it.
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { runningProduct } from './e2e/support/running.ts';
import { screenshotFolder } from './e2e/support/screenshot.ts';
import { browserArguments, findBrowser } from './scripts/checks/browser.mjs';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'e2e',
  // Pictures are taken on demand only.
  testIgnore: [
    ...(screenshotFolder ? [] : ['screenshots.spec.ts']),
    ...(process.env.GUIDE_PICTURES ? [] : ['guide-pictures.spec.ts']),
  ],
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // A browser and a server share each core: more workers than cores only wait for each other.
  workers: Math.min(availableParallelism(), 4),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Far more than needed: a busy machine is no failure.
  timeout: 480_000,
  expect: { timeout: 90_000 },
  reporter: 'list',
  use: {
    // Known once the product runs: the workers, which read this file again, see it.
    ...(runningProduct() ? { baseURL: runningProduct()?.url } : {}),
    browserName: 'chromium',
    launchOptions: { args: browserArguments, ...(executablePath ? { executablePath } : {}) },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // A control that never appears is reported long before the test's own timeout.
    actionTimeout: 120_000,
    screenshot: 'only-on-failure',
    // `npm run test:e2e -- --trace on` when a failure needs it.
    trace: 'off',
  },
});
