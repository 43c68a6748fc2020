// Going from page to page inside the app, as its links do: a full page load costs three times as much.
import { expect, type Page } from '@playwright/test';
import { reportList, reportNames } from '../../packages/rules/src/reports/report-list.ts';
import { reportRouteKey } from '../../web/src/lib/paths.ts';
import type { Place } from './addresses.ts';
import { type Language, say } from './texts.ts';

/** The router takes the address as it takes one of the browser's history. Some page of the app must be open. */
export async function walkTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** The window's title: a report has it in the list of reports, any other page in the texts of the routes. */
function pageTitle(key: string, language: Language): string {
  const report = reportNames.find((name) => reportRouteKey(name) === key);
  return report ? reportList[report].title[language] : say(language)(`routes:${key}`);
}

/** Walks there and waits until the page is there: it comes together with its title. */
export async function walkToPage(page: Page, { key, address }: Place, language: Language): Promise<void> {
  await walkTo(page, address);
  await expect(page).toHaveTitle(`Praxora – ${pageTitle(key, language)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
