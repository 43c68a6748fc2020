import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { login } from './support/forms.ts';
import { createUser, linkInMail, readOutbox } from './support/operator.ts';
import { enterAs } from './support/sessions.ts';
import { expect, inTurn, test } from './support/test.ts';
import { type Language, languages, locales, say } from './support/texts.ts';

function passwordFields(page: Page, language: Language = 'en') {
  const text = say(language);
  const field = (key: string) => page.getByLabel(text(`identity:fields.${key}`), { exact: true });
  return {
    email: field('email'),
    old: field('oldPassword'),
    password: field('newPassword'),
    confirmation: field('confirmation'),
    submit: page.getByRole('button', { name: text('identity:change.submit') }),
  };
}

for (const language of languages) {
  test.describe(`a forgotten password (${language})`, () => {
    test.use({ locale: locales[language] });
    const { next } = inTurn(language);
    const text = say(language);

    next('is replaced by the link in the mail, which works once', async ({ page }) => {
      const user = await createUser(`forgotten-${language}`);
      await page.goto('/auth/login?rurl=%2Forders');
      await page.getByRole('link', { name: text('identity:login.forgot') }).click();
      await expect(page).toHaveURL('/auth/reset-password?rurl=%2Forders');
      await expect(page.getByRole('heading', { name: text('identity:reset.title') })).toBeVisible();
      await page.getByLabel(text('identity:fields.email'), { exact: true }).fill(user.email);
      await page.getByRole('button', { name: text('identity:reset.submit') }).click();
      await expect(page.getByRole('heading', { name: text('identity:reset.sentTitle') })).toBeVisible();
      if (language === 'de') await expectNoAxeViolations(page);

      const subject = language === 'de' ? 'Neues Passwort für Praxora' : 'New password for Praxora';
      await expect.poll(() => readOutbox(user.email)).toContain(`Subject: ${subject}`);
      const link = await linkInMail(user.email);
      await page.goto(link);
      const { password, confirmation, submit } = passwordFields(page, language);
      await password.fill('second-password');
      await confirmation.fill('another-password');
      await submit.click();
      await expect(page.getByText(text('errors:PASSWORDS_DIFFER'))).toBeVisible();
      await confirmation.fill('second-password');
      await submit.click();
      await expect(page.getByText(text('identity:login.passwordChanged'))).toBeVisible();

      await login(page, user.email, { password: user.password, language });
      await expect(page.getByText(text('errors:BAD_CREDENTIALS'))).toBeVisible();
      await login(page, user.email, { password: 'second-password', language });
      await expect(page).toHaveURL('/dashboard');

      await page.goto(link);
      await password.fill('third-password');
      await confirmation.fill('third-password');
      await submit.click();
      await expect(page.getByText(text('errors:TOKEN_EXPIRED'))).toBeVisible();
      await page.getByRole('link', { name: text('identity:change.requestNew') }).click();
      await expect(page).toHaveURL('/auth/reset-password');
    });
  });
}

test('neither a link that nobody sent nor an unknown address leads anywhere', async ({ page }) => {
  await page.goto('/auth/change-password?token=made-up');
  const { password, confirmation, submit } = passwordFields(page);
  await password.fill('any-password');
  await confirmation.fill('any-password');
  await submit.click();
  await expect(page.getByText('Token expired')).toBeVisible();
  await page.getByRole('link', { name: say('en')('identity:change.requestNew') }).click();
  await page.getByLabel('Email', { exact: true }).fill('nobody@praxora.example');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Email is not registered')).toBeVisible();
});

test('a known password is changed, and every other session ends', async ({ page, browser, baseURL }) => {
  const user = await createUser('changing');
  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  await enterAs(elsewhere, user.email, user.password);
  const otherPage = await elsewhere.newPage();
  await otherPage.goto('/dashboard');
  await expect(otherPage).toHaveURL('/dashboard');

  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
  await expect(page).toHaveURL('/auth/change-password');
  const { email, old, password, confirmation, submit } = passwordFields(page);
  await submit.click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Required field').first()).toBeVisible();
  await email.fill(user.email);
  await old.fill('not the password');
  await password.fill('short');
  await confirmation.fill('shorter');
  await submit.click();
  await expect(page.getByText('The password needs at least 8 characters.')).toBeVisible();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await password.fill('new-password');
  await confirmation.fill('new-password');
  await submit.click();
  await expect(page.getByText('The presented password is invalid.')).toBeVisible();
  await old.fill(user.password);
  await submit.click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();

  await otherPage.reload();
  await expect(otherPage).toHaveURL('/auth/login?rurl=%2Fdashboard');
  await elsewhere.close();
  await login(page, user.email, { password: 'new-password' });
  await expect(page).toHaveURL('/dashboard');
});
