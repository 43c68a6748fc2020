// A token for another program: made, shown once, used from outside, and revoked.
import { request as outside } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';

test.use({ locale: locales.de });

test('a program gets a token, works with it, and is refused once it is revoked', async ({
  page,
  context,
  baseURL,
}) => {
  const t = say('de');
  const text = (key: string, values?: Readonly<Record<string, string>>) => t(`apiTokens:${key}`, values);
  const dialog = page.getByRole('dialog');
  await enterAsBuyer(context, 'tokens');
  let program = await outside.newContext();

  await test.step('while they are switched off the page says so, and a click switches them on', async () => {
    await page.goto('/account-management/api-tokens');
    await expect(page.getByText(text('empty.title'))).toBeVisible();
    await expect(page.getByText(text('off.text'))).toBeVisible();
    await page.getByRole('button', { name: text('off.switchOn') }).click();
    await expect(page.getByText(text('off.text'))).toBeHidden();
  });

  await test.step('without a name and without a tick nothing is made', async () => {
    await page.getByRole('button', { name: text('new') }).click();
    await dialog.getByRole('button', { name: text('make') }).click();
    await expect(dialog.getByLabel(text('name'))).toBeFocused();
    await dialog.getByLabel(text('name')).fill('Praxisverwaltung');
    await dialog.getByLabel(text('scopes.orders.short')).check();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: text('make') }).click();
  });

  await test.step('its secret is shown once, and opens what was ticked', async () => {
    await expect(dialog).toContainText(text('secret.title'));
    await expectNoAxeViolations(page);
    const secret = await dialog.locator('code').innerText();
    program = await outside.newContext({
      ...(baseURL ? { baseURL } : {}),
      extraHTTPHeaders: { Authorization: `Bearer ${secret}` },
    });
    expect((await program.get('/pro/orders')).status()).toBe(200);
    expect((await program.get('/pro/storages')).status()).toBe(403);
    await dialog.getByRole('button', { name: text('secret.done') }).click();
    await page.reload();
    const row = page.getByRole('row', { name: /Praxisverwaltung/ });
    await expect(row).toContainText(`…${secret.slice(-4)}`);
    await expect(row).not.toContainText(text('never'));
    await expect(page.getByText(secret)).toHaveCount(0);
  });

  await test.step('revoked, the program is refused with its next request', async () => {
    const revoke = page.getByRole('button', { name: text('revokeOf', { name: 'Praxisverwaltung' }) });
    await revoke.click();
    await dialog.getByRole('button', { name: text('revoke') }).click();
    await expect(dialog).toHaveCount(0);
    // The button says the same word as the state that takes its place.
    await expect(revoke).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Praxisverwaltung/ })).toContainText(text('states.revoked'));
    expect((await program.get('/pro/orders')).status()).toBe(401);
  });
});
