// No test: pictures of every screen, taken only when SCREENSHOTS names a folder for them (`npm run pictures`).
import { guardedPlaces, openPlaces } from './support/addresses.ts';
import { makeContactSheet, takeScreenshot } from './support/screenshot.ts';
import { loggedInState } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages, locales } from './support/texts.ts';

/** In the shell and outside of it. */
const help = { address: '/help' };

const schemes = ['light', 'dark'] as const;
const views = languages.flatMap((language) => [390, 768, 1440].map((width) => ({ language, width })));

for (const { language, width } of views) {
  for (const [when, places] of [
    ['open', [...openPlaces, help]] as const,
    ['guarded', [...guardedPlaces, help]] as const,
  ]) {
    test(`pictures of ${when} pages, ${language}, ${width} px`, async ({ browser }) => {
      test.setTimeout(1_800_000);
      const context = await browser.newContext({
        locale: locales[language],
        viewport: { width, height: 900 },
        ...(when === 'guarded' ? { storageState: loggedInState('demo') } : {}),
      });
      const page = await context.newPage();
      const nameOf = (address: string, scheme: string) =>
        `${address.slice(1).replaceAll('/', '-')}-${language}-${scheme}-${width}`;
      for (const { address } of places) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // Some pages always wait for news: a picture is taken of them all the same.
        await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          await takeScreenshot(page, nameOf(address, colorScheme));
        }
      }
      for (const scheme of schemes) {
        const names = places.map(({ address }) => nameOf(address, scheme));
        await makeContactSheet(context, `sheet-${when}-${language}-${scheme}-${width}`, names, width);
      }
      await context.close();
    });
  }
}
