// Every page is judged once, in both colour schemes. What a page shows only after a click is judged in its own story.
import { guardedPlaces, openPlaces } from './support/addresses.ts';
import { axeFaults } from './support/axe.ts';
import { loggedInState } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { walkToPage } from './support/walk.ts';

/** German words are the longer ones; the language changes nothing else that axe looks at. */
const language = 'de';
const text = say(language);
/** A practice without a clinic is led on from them. */
const ofClinics = new Set<string>(['rejectedOrders', 'orderApprovals']);

test.describe('axe finds nothing', () => {
  test.use({ locale: locales[language] });

  test('before the login', async ({ page }) => {
    const faults: string[] = [];
    const look = async (what: string) => {
      faults.push(...(await axeFaults(page)).map((fault) => `${what}: ${fault}`));
    };
    for (const address of ['/app', '/docs', '/auth/change-password?token=x']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look(address);
    }
    for (const place of openPlaces.toReversed()) {
      await walkToPage(page, place, language);
      await look(place.address);
    }
    await page.getByRole('button', { name: text('identity:login.submit') }).click();
    await expect(page.getByText(text('errors:EMAIL_REQUIRED'))).toBeVisible();
    await look('login with errors');
    expect(faults).toEqual([]);
  });

  test.describe('after the login', () => {
    test.use({ storageState: loggedInState('demo') });

    // Two halves: two browsers share the longest way of all.
    for (const half of [0, 1]) {
      test(`on every page, half ${half + 1}`, async ({ page }) => {
        test.setTimeout(300_000);
        const faults: string[] = [];
        await page.goto('/dashboard');
        const places = guardedPlaces.filter(({ key }, index) => index % 2 === half && !ofClinics.has(key));
        for (const place of places) {
          await walkToPage(page, place, language);
          faults.push(...(await axeFaults(page)).map((fault) => `${place.address} ${fault}`));
        }
        expect(faults).toEqual([]);
      });
    }

    test.describe('in a clinic', () => {
      test.use({ storageState: loggedInState('klinik') });

      test('on the pages of approvals', async ({ page }) => {
        const faults: string[] = [];
        await page.goto('/dashboard');
        for (const place of guardedPlaces.filter(({ key }) => ofClinics.has(key))) {
          await walkToPage(page, place, language);
          faults.push(...(await axeFaults(page)).map((fault) => `${place.address} ${fault}`));
        }
        expect(faults).toEqual([]);
      });
    });

    test('with popup, help sheet and drawer open', async ({ page }) => {
      const faults: string[] = [];
      const look = async (what: string) => {
        faults.push(...(await axeFaults(page)).map((fault) => `${what}: ${fault}`));
      };
      await page.goto('/dashboard');
      await page.getByRole('button', { name: text('shell:nav.contact') }).click();
      await expect(page.getByRole('heading', { name: text('support:contact.title') })).toBeVisible();
      await look('contact popup');
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('help sheet');
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 360, height: 740 });
      await look('phone');
      await page.getByRole('button', { name: text('shell:header.openMenu') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('drawer');
      expect(faults).toEqual([]);
    });
  });
});
