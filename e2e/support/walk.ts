// Going from page to page inside the app, as its links do: a full page load costs three times as much.
import { expect, type Page } from '@playwright/test';
import type { Place } from './addresses.ts';
import { type Language, say } from './texts.ts';

/** The router takes the address as it takes one of the browser's history. Some page of the app must be open. */
export async function walkTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Walks there and waits until the page is there: it comes together with its title. */
export async function walkToPage(page: Page, { key, address }: Place, language: Language): Promise<void> {
  await walkTo(page, address);
  await expect(page).toHaveTitle(`Praxora – ${say(language)(`routes:${key}`)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
