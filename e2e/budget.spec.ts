// How much program a person fetches with a page: every script as it is transferred, with its headers, for a fresh browser with a
// window of 1440 × 900 that scrolls to the end of the page.
import type { Browser, Page, Request } from '@playwright/test';
import { loggedInState } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

/** KiB of JavaScript, with the texts of one language. */
const budgets = [
  { address: '/auth/login', kibibytes: 200 },
  { address: '/dashboard', kibibytes: 320 },
  { address: '/search', kibibytes: 320 },
  { address: '/cart', kibibytes: 320 },
  { address: '/inventory', kibibytes: 320 },
  { address: '/orders', kibibytes: 320 },
  { address: '/reports/consumption', kibibytes: 320 },
  // The decoder comes with the camera and is not counted here.
  { address: '/scan', kibibytes: 116 },
] as const;

const isForVisitors = (address: string): boolean => /^\/(auth\/|scan$)/.test(address);
const isScript = (request: Request): boolean => new URL(request.url()).pathname.endsWith('.js');

interface Fetched {
  readonly bytes: number;
  readonly files: number;
}

async function fetchPage(browser: Browser, address: string): Promise<Fetched> {
  const context = await browser.newContext({
    ...(isForVisitors(address) ? {} : { storageState: loggedInState('demo') }),
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const underWay = new Set<Request>();
  const scripts: Request[] = [];
  page.on('request', (request) => underWay.add(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('requestfinished', (request) => {
    underWay.delete(request);
    if (isScript(request)) scripts.push(request);
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilQuiet(underWay);
  // Parts further down are fetched when they are near, and may bring others.
  let before: number;
  do {
    before = scripts.length;
    await scrollToEnd(page);
    await untilQuiet(underWay);
  } while (scripts.length > before);
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  await context.close();
  const bytes = sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0);
  return { bytes, files: scripts.length };
}

/** A script that arrived may ask for the next one a moment later. */
async function untilQuiet(underWay: ReadonlySet<Request>): Promise<void> {
  let looks = 0;
  const look = () => {
    looks = underWay.size === 0 ? looks + 1 : 0;
    return looks;
  };
  await expect.poll(look, { timeout: 30_000, intervals: [100] }).toBeGreaterThanOrEqual(5);
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A busy page may never be idle.
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
    window.scrollTo(0, 0);
    for (let end = -1; window.scrollY > end; ) {
      end = window.scrollY;
      window.scrollBy(0, window.innerHeight / 2);
      await idle();
    }
  });
}

test('pages bring no more program than they may', async ({ browser }) => {
  const over: string[] = [];
  for (const { address, kibibytes } of budgets) {
    const { bytes, files } = await fetchPage(browser, address);
    const size = bytes / 1024;
    const summary = `${address}: ${size.toFixed(1)} KiB in ${files} files`;
    console.log(summary);
    expect(files, summary).toBeGreaterThan(1);
    if (size > kibibytes) over.push(`${summary}, allowed ${kibibytes}`);
  }
  expect(over).toEqual([]);
});
