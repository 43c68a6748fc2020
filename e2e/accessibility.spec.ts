import { guardedAddresses, openAddresses } from './support/addresses.ts';
import { axeFaults } from './support/axe.ts';
import { loggedInState } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { languages, locales, say } from './support/texts.ts';

for (const language of languages) {
  test.describe(`axe finds nothing (${language})`, () => {
    test.use({ locale: locales[language] });
    const text = say(language);

    test('before the login', async ({ page }) => {
      const faults: string[] = [];
      for (const address of [...openAddresses, '/auth/change-password?token=x', '/app', '/docs']) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        faults.push(...(await axeFaults(page)).map((fault) => `${address} ${fault}`));
      }
      await page.goto('/auth/login');
      await page.getByRole('button', { name: text('identity:login.submit') }).click();
      await expect(page.getByText(text('errors:EMAIL_REQUIRED'))).toBeVisible();
      faults.push(...(await axeFaults(page)).map((fault) => `login with errors: ${fault}`));
      expect(faults).toEqual([]);
    });

    test.describe('after the login', () => {
      test.use({ storageState: loggedInState('demo') });

      test('on every page', async ({ page }) => {
        test.setTimeout(300_000);
        const faults: string[] = [];
        for (const address of guardedAddresses) {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          faults.push(...(await axeFaults(page)).map((fault) => `${address} ${fault}`));
        }
        expect(faults).toEqual([]);
      });

      test('with popup, help sheet and drawer open', async ({ page }) => {
        const faults: string[] = [];
        const look = async (what: string) => {
          faults.push(...(await axeFaults(page)).map((fault) => `${what}: ${fault}`));
        };
        await page.goto('/dashboard');
        await page.getByRole('button', { name: text('shell:nav.contact') }).click();
        await expect(page.getByRole('heading', { name: text('shell:contact.title') })).toBeVisible();
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
}
