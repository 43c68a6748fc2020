// Owners require two-step login: a colleague is told until when, and after that day sets it up before anything else.
import { authenticator } from './support/authenticator.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { createColleagues, endTwoStepTime } from './support/operator.ts';
import { enterAs } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';

const text = say('de');
const s = (key: string, values?: Readonly<Record<string, string>>) => text(`twoStepDuty:${key}`, values);
test.use({ locale: locales.de });

test('a duty with 14 days, a reminder, and then only the way to set it up', async ({
  page,
  context,
  browser,
}) => {
  const [owner, anna] = await createColleagues('pflicht');
  await test.step('the owner requires it, and reminds by mail', async () => {
    await enterAs(context, owner.email, owner.password);
    await page.goto('/account-management/account-access');
    const card = page.getByRole('region', { name: s('title') });
    await expect(page.getByText('Anna Muster', { exact: true })).toBeVisible();
    await card.getByRole('switch').press('Space');
    await expect(page.getByText(s('switchedOn'))).toBeVisible();
    await expect(card.getByText(s('progress', { done: '0', all: '2' }))).toBeVisible();
    await card.getByRole('button').click();
    await expect(page.getByText(s('reminded_one', { count: '1' }))).toBeVisible();
    await expectNoAxeViolations(page);
  });

  const other = await browser.newContext({ locale: locales.de, viewport: { width: 390, height: 844 } });
  const mine = await other.newPage();
  const login = async () => {
    await mine.goto('/auth/login?rurl=/inventory/storages');
    await mine.getByLabel(text('identity:fields.email')).fill(anna.email);
    await mine.getByLabel(text('identity:fields.password'), { exact: true }).fill(anna.password);
    await mine.getByRole('button', { name: text('identity:login.submit') }).click();
  };
  await test.step('until then the login says until when', async () => {
    await login();
    await expect(mine.getByText(/Bitte richten Sie sie bis \d\d\.\d\d\.\d{4}/)).toBeVisible();
    // The address of the login page names the storages too.
    await mine.waitForURL(({ pathname }) => pathname === '/inventory/storages');
    await expect(mine.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('afterwards every page leads to the setup, with recovery codes', async () => {
    await endTwoStepTime(anna.email);
    await mine.reload();
    await expect(mine.getByRole('heading', { name: s('page.title') })).toBeVisible();
    await login();
    await expect(mine.getByRole('heading', { name: s('page.title') })).toBeVisible();
    await expectNoAxeViolations(mine);
    await mine.getByRole('button', { name: s('page.setUp') }).click();
    const dialog = mine.getByRole('dialog');
    await dialog.getByLabel(text('users:own.oldPassword'), { exact: true }).fill(anna.password);
    await dialog.getByRole('button', { name: text('users:setup.next') }).click();
    const app = authenticator(await dialog.getByRole('code').innerText());
    await dialog.getByLabel(text('users:setup.code')).fill(app.next());
    await dialog.getByRole('button', { name: text('users:setup.action') }).click();
    await mine
      .getByRole('dialog')
      .getByRole('button', { name: text('users:codes.done') })
      .click();
    // The address of the login page names the storages too.
    await mine.waitForURL(({ pathname }) => pathname === '/inventory/storages');
    await expect(mine.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('the owner has it reset in 24 hours, and the colleague keeps it', async () => {
    await page.reload();
    await page.getByRole('button', { name: text('users:menu.of', { name: 'Anna Muster' }) }).click();
    await page.getByRole('menuitem', { name: text('users:menu.resetTwoStep') }).click();
    const dialog = page.getByRole('dialog');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: text('users:resetTwoStep.action') }).click();
    await expect(page.getByRole('cell', { name: /Zurücksetzen am/ })).toBeVisible();
    await mine.goto('/account-management/account-access');
    await expectNoAxeViolations(mine);
    await mine.getByRole('button', { name: text('users:twoStep.keep') }).click();
    await expect(mine.getByText(text('users:twoStep.kept'))).toBeVisible();
    await expect(mine.getByRole('button', { name: text('users:twoStep.keep') })).toHaveCount(0);
  });
  await other.close();
});
