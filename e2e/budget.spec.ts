// How much program a page may bring: all that the browser fetches for it, as gzip leaves it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { loggedInState } from './support/sessions.ts';
import { root } from './support/start-product.ts';
import { expect, test } from './support/test.ts';

/** KiB of JavaScript, texts of one language included, and files; with room for a small part that comes later than the rest. */
const budgets = [
  { address: '/auth/login', kibibytes: 221, files: 16 },
  { address: '/dashboard', kibibytes: 250, files: 19 },
  { address: '/search', kibibytes: 391, files: 47 },
  { address: '/cart', kibibytes: 367, files: 47 },
  { address: '/inventory', kibibytes: 362, files: 56 },
  // The decoder comes with the camera and is not counted here.
  { address: '/scan', kibibytes: 121, files: 24 },
  { address: '/orders', kibibytes: 406, files: 64 },
] as const;

const sizes = new Map<string, number>();

function gzipped(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(join(root, 'web/dist', path)), { level: 9 }).length;
  sizes.set(path, size);
  return size;
}

/** The scripts of a fresh load, those from the browser's cache too, until nothing more is fetched. */
async function scriptsOf(page: Page, address: string): Promise<Set<string>> {
  const scripts = new Set<string>();
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  };
  page.on('request', note);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return scripts;
}

test('pages bring no more program than they may', async ({ page, browser }) => {
  // A small laptop's window: what stands further down comes when it is near.
  const viewport = { width: 1280, height: 720 };
  const session = await browser.newContext({ storageState: loggedInState('demo'), viewport });
  const inside = await session.newPage();
  const over: string[] = [];
  for (const { address, kibibytes, files } of budgets) {
    const scripts = await scriptsOf(/^\/(auth\/|scan$)/.test(address) ? page : inside, address);
    const size = [...scripts].reduce((sum, path) => sum + gzipped(path), 0) / 1024;
    const told = `${address}: ${size.toFixed(1)} KiB in ${scripts.size} files`;
    console.log(told);
    expect(scripts.size, told).toBeGreaterThan(3);
    if (size > kibibytes || scripts.size > files) over.push(`${told}, allowed ${kibibytes} in ${files}`);
  }
  await session.close();
  expect(over).toEqual([]);
});
