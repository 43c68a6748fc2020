// No test: pictures of every screen, taken only when SCREENSHOTS names a folder for them.
import { guardedPlaces, openPlaces } from './support/addresses.ts';
import { takeScreenshot } from './support/screenshot.ts';
import { loggedInState } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages, locales } from './support/texts.ts';

for (const language of languages) {
  for (const width of [390, 1440]) {
    for (const [when, places] of [['open', openPlaces] as const, ['guarded', guardedPlaces] as const]) {
      test(`pictures of ${when} pages, ${language}, ${width} px`, async ({ browser }) => {
        test.setTimeout(300_000);
        const context = await browser.newContext({
          locale: locales[language],
          viewport: { width, height: 900 },
          ...(when === 'guarded' ? { storageState: loggedInState('demo') } : {}),
        });
        const page = await context.newPage();
        for (const { address } of places) {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            const name = address.slice(1).replaceAll('/', '-');
            await takeScreenshot(page, `${name}-${language}-${colorScheme}-${width}`);
          }
        }
        await context.close();
      });
    }
  }
}
