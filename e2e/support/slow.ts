// A slow machine, on demand: with E2E_SLOW=4 every page computes four times slower, and answers come late and overtake each
// other. It finds what otherwise only a busy build server shows.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';

const rate = Number(process.env.E2E_SLOW ?? 1);
const longestDelay = rate * 150;
const calls = /^https?:\/\/[^/]+\/(pro|api|services)\//;

async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
}

async function delayAnswers(context: BrowserContext): Promise<void> {
  await context.route(calls, async (route) => {
    // Requests a handheld holds back without a network would slip through when its page is killed.
    const isOfHandheld = 'device-time' in route.request().headers();
    if (!isOfHandheld) await sleep(Math.random() * longestDelay);
    // The page may be gone by now.
    await route.fallback().catch(() => undefined);
  });
}

/** Every page of this browser, in every window, where slowness is asked for. */
export function slowDownPages(browser: Browser): void {
  if (rate <= 1) return;
  browser.on('context', (context) => {
    void delayAnswers(context);
    // A page that was closed at once need not be slowed down.
    context.on('page', (page) => void slowDown(page).catch(() => undefined));
  });
}
