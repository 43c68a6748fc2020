// One login, several practices: an invitation to an existing login, two tabs of one browser in two practices, and switching back.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { login } from './support/forms.ts';
import { createPractice, readOutbox, type TestUser } from './support/operator.ts';
import { enterAs } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';

/** Invites somebody to the practice of that owner, and answers the link of the mail. */
async function invite(browser: Browser, baseURL: string | undefined, owner: TestUser, email: string) {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  await enterAs(context, owner.email, owner.password);
  const origin = new URL(baseURL ?? '').origin;
  const data = { email, firstName: 'Toni', lastName: '', role: 'stock' };
  const answer = await context.request.post('/pro/invitations', { data, headers: { origin } });
  expect(answer.status()).toBe(200);
  await context.close();
  return /https?:\/\/\S+/.exec(await readOutbox(email.toLowerCase()))?.[0] ?? '';
}

/** Switches to the other practice with the cookies of the browser, which never gets the answer. */
async function switchUnheard(context: BrowserContext, baseURL: string | undefined): Promise<void> {
  const { data } = await (await context.request.get('/pro/user/practices')).json();
  const other = data.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const { origin } = new URL(baseURL ?? '');
  const answer = await fetch(`${origin}/pro/user/practice`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ practiceId: other.id }),
  });
  expect(answer.status).toBe(200);
}

const practiceButton = (page: Page, practice: string, language: 'de' | 'en') =>
  page.getByRole('button', { name: say(language)('shell:practice.current', { practice }) });

test.describe('in English', () => {
  test.use({ locale: locales.en });

  test('joins with one click; the other tab books nothing and is reloaded; the header switches back', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const t = say('en');
    const [toni, eva] = [await createPractice('Toni'), await createPractice('Eva')];
    const link = await invite(browser, baseURL, eva, toni.email);
    await enterAs(context, toni.email, toni.password);
    await page.goto('/inventory/storages');
    await expect(page.getByText('Praxis Toni')).toBeVisible();
    await expect(practiceButton(page, 'Praxis Toni', 'en')).toHaveCount(0);

    const other = await context.newPage();
    await other.goto(link);
    await expectNoAxeViolations(other);
    await other
      .getByRole('button', { name: t('mailLinks:invitation.join', { practice: 'Praxis Eva' }) })
      .click();
    await expect(other).toHaveURL('/dashboard');
    await expect(practiceButton(other, 'Praxis Eva', 'en')).toBeVisible();

    await page.getByRole('textbox', { name: t('inventory:storages.new') }).fill('Keller');
    await page.getByRole('button', { name: t('inventory:storages.create'), exact: true }).click();
    const notice = page.getByRole('dialog');
    await expect(notice).toContainText(t('shell:practice.changed', { practice: 'Praxis Eva' }));
    await expectNoAxeViolations(page);
    await notice.getByRole('button', { name: t('shell:practice.reload') }).click();
    await expect(practiceButton(page, 'Praxis Eva', 'en')).toBeVisible();
    await expect(page).toHaveURL('/inventory/storages');
    await expect(page.getByText('Keller')).toHaveCount(0);

    await practiceButton(page, 'Praxis Eva', 'en').click();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: /Praxis Toni/ }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(practiceButton(page, 'Praxis Toni', 'en')).toBeVisible();
    await page.goto('/inventory/storages');
    await expect(page.getByRole('textbox', { name: t('inventory:storages.new') })).toBeVisible();
    await expect(page.getByText('Keller')).toHaveCount(0);

    await test.step('a switch whose answer was lost mends itself with the reload', async () => {
      await switchUnheard(context, baseURL);
      await page.getByRole('textbox', { name: t('inventory:storages.new') }).fill('Keller');
      await page.getByRole('button', { name: t('inventory:storages.create'), exact: true }).click();
      await notice.getByRole('button', { name: t('shell:practice.reload') }).click();
      await expect(practiceButton(page, 'Praxis Eva', 'en')).toBeVisible();
      await expect(page.getByText('Keller')).toHaveCount(0);
    });
  });
});

test.describe('the sample practice, in German', () => {
  test.use({ locale: locales.de });

  test('is opened from the first steps, says on every page what it is, and is left with one click', async ({
    page,
    context,
  }) => {
    const t = say('de');
    const toni = await createPractice('Anfang');
    await enterAs(context, toni.email, toni.password);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: t('firstSteps:sample.open') }).click();
    const band = page.getByRole('alert').filter({ hasText: t('shell:sample.title') });
    await expect(band).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: t('shell:nav.allOrders'), exact: true }).click();
    await expect(page.getByText('Depotia').first()).toBeVisible();
    await expect(band).toBeVisible();
    await page.getByRole('button', { name: t('shell:sample.back', { practice: 'Praxis Anfang' }) }).click();
    await expect(page.getByRole('button', { name: t('firstSteps:sample.open') })).toBeVisible();
    await expect(band).toHaveCount(0);
  });
});

test.describe('in German, on a phone', () => {
  test.use({ locale: locales.de, viewport: { width: 390, height: 844 } });

  test('joins after logging in, and switches behind the initials', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const t = say('de');
    const [toni, eva] = [await createPractice('Isar'), await createPractice('Elbe')];
    await page.goto(await invite(browser, baseURL, eva, toni.email));
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: t('mailLinks:invitation.logInToJoin') }).click();
    await login(page, toni.email, { password: toni.password, language: 'de' });
    const join = t('mailLinks:invitation.join', { practice: 'Praxis Elbe' });
    await page.getByRole('button', { name: join }).click();
    await expect(page).toHaveURL('/dashboard');

    await page.getByRole('button', { name: t('shell:header.userPanel') }).click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('button', { name: /Praxis Elbe/ })).toBeDisabled();
    await expectNoAxeViolations(page);
    await panel.getByRole('button', { name: /Praxis Isar/ }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('button', { name: t('shell:header.userPanel') }).click();
    await expect(panel.getByRole('button', { name: /Praxis Isar/ })).toBeDisabled();
    expect((await context.cookies()).some(({ name }) => name === 'praxora_session')).toBe(true);
  });
});
