// Account access: somebody is invited and comes in, a colleague is deactivated, sessions end, a login takes two steps.
import type { APIRequestContext, Page } from '@playwright/test';
import { authenticator } from './support/authenticator.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { login } from './support/forms.ts';
import { createClinic, createColleagues, createPractice, readOutbox } from './support/operator.ts';
import { enterAs } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { type Language, locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

const address = '/account-management/account-access';

function accessPage(page: Page, language: Language) {
  const text = say(language);
  const u = (key: string, values?: Readonly<Record<string, string | number>>) => text(`users:${key}`, values);
  return {
    u,
    dialog: page.getByRole('dialog'),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    menuOf: (name: string) => page.getByRole('button', { name: u('menu.of', { name }) }).click(),
    item: (name: string) => page.getByRole('menuitem', { name }),
    row: (name: string) => page.getByRole('row').filter({ hasText: name }),
  };
}

/** Paired by that user; each answers the status of what its device asks next. */
async function pairDevices(request: APIRequestContext, email: string, names: readonly string[]) {
  const login = await request.post('/pro/login', { data: { email, password: 'ein-neues-passwort' } });
  const headers = { authorization: `Bearer ${(await login.json()).data.token}` };
  return Promise.all(
    names.map(async (name) => {
      const { code } = (await (await request.post('/pro/devices', { headers, data: { name } })).json()).data;
      const paired = await request.post('/services/scan/pair', { data: { code } });
      const device = { authorization: `Bearer ${(await paired.json()).data.token}` };
      return async () => (await request.get('/pro/scan/device', { headers: device })).status();
    }),
  );
}

test.describe('in German', () => {
  test.use({ locale: locales.de });

  test('a colleague is invited, sets a password, comes in with the stock role, and is deactivated', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const { approver, buyer } = await createClinic('einladung', 500);
    await enterAs(context, approver.email, approver.password);
    const { u, press, menuOf, item, row, dialog } = accessPage(page, 'de');
    const email = `lena-${process.pid}-${Date.now()}@praxora.example`;
    const fields = say('de');
    const emailField = page.getByRole('textbox', { name: new RegExp(`^${u('fields.email')} `) });
    await page.goto(address);
    await press(u('invite.open'));
    await press(u('invite.send'));
    await expect(page.getByText(fields('errors:EMAIL_REQUIRED'))).toBeVisible();
    await emailField.fill(approver.email);
    await press(u('invite.send'));
    await expect(page.getByText(fields('errors:EMAIL_TAKEN'))).toBeVisible();
    await expectNoAxeViolations(page);
    await emailField.fill(email);
    await press(u('invite.send'));
    await expect(row(email)).toContainText(u('invitation.again'));
    await expect(emailField).toHaveCount(0);

    const mail = await readOutbox(email);
    expect(mail).toContain('Subject: Einladung zu Praxora');
    const elsewhere = await browser.newContext({ locale: locales.de, ...(baseURL ? { baseURL } : {}) });
    const invited = await elsewhere.newPage();
    await invited.goto(/https?:\/\/\S+/.exec(mail)?.[0] ?? '');
    const field = (key: string) => invited.getByLabel(fields(`identity:fields.${key}`), { exact: true });
    await field('firstName').fill('Lena');
    await field('newPassword').fill('ein-neues-passwort');
    await field('confirmation').fill('ein-anderes');
    await invited.getByRole('button', { name: fields('mailLinks:invitation.submit') }).click();
    await expect(invited.getByText(fields('errors:PASSWORDS_DIFFER'))).toBeVisible();
    await expectNoAxeViolations(invited);
    await field('confirmation').fill('ein-neues-passwort');
    await invited.getByRole('button', { name: fields('mailLinks:invitation.submit') }).click();
    // The password proves who it is: no login follows.
    await expect(invited).toHaveURL('/dashboard');

    const lenas = accessPage(invited, 'de');
    await walkTo(invited, address);
    // The role of the invitation changes no users: the list is there to be read.
    await expect(lenas.row('Lena')).toContainText(fields('common:role.stock'));
    await expect(invited.getByRole('button', { name: u('menu.of', { name: 'Lena' }) })).toHaveCount(0);
    await expect(invited.getByRole('combobox', { name: u('role.of', { name: 'Lena' }) })).toHaveCount(0);

    const devices = await pairDevices(elsewhere.request, email, ['Lager', 'Zimmer 3']);

    await page.reload();
    await expect(page.getByRole('combobox', { name: u('role.of', { name: 'Lena' }) })).toHaveValue('stock');
    await menuOf('Lena');
    await item(u('menu.makeApprover')).click();
    await expect(row('Lena')).toContainText(u('roles.approver'));
    await menuOf('Lena');
    await item(u('menu.deactivate')).click();
    await expect(dialog).toContainText(u('deactivate.text'));
    const choiceOf = (name: string) => dialog.getByRole('combobox', { name });
    await expect(choiceOf('Zimmer 3')).toHaveValue(u('deactivate.block'));
    await choiceOf('Lager').click();
    await page.getByRole('listbox').getByRole('option').nth(1).click();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: u('deactivate.action') }).click();
    await expect(row('Lena')).toContainText(u('states.deactivated'));
    expect(
      await Promise.all(devices.map((ask) => ask())),
      'one was handed over, the other is blocked',
    ).toEqual([200, 401]);
    expect(await readOutbox(email)).toContain('Subject: Ihr Zugang zu Praxora ist deaktiviert');
    expect((await readOutbox(approver.email)) + (await readOutbox(buyer.email))).toContain('- Lager');

    // Any further request of the other window is refused and leads to the login.
    const next = await elsewhere.request.get('/pro/users');
    expect(next.status()).toBe(401);
    await invited.reload();
    await expect(invited).toHaveURL(/\/auth\/login/);
    await elsewhere.close();
  });
});

test.describe('in English', () => {
  test.use({ locale: locales.en });

  test('name, password and sessions are one’s own', async ({ page, context, browser, baseURL }) => {
    const [toni] = await createColleagues('own');
    const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
    await enterAs(elsewhere, toni.email, toni.password);
    await enterAs(context, toni.email, toni.password);
    const { u, press, dialog } = accessPage(page, 'en');
    await page.goto(address);
    await expect(page.getByText(u('sessions.here'), { exact: true })).toBeVisible();
    await press(u('sessions.endOthers_one'));
    await dialog.getByRole('button', { name: u('sessions.endOthersAction'), exact: true }).click();
    await expect(page.getByText(u('sessions.othersEnded_one', { count: 1 }))).toBeVisible();
    expect((await elsewhere.request.get('/pro/users')).status()).toBe(401);
    await elsewhere.close();

    const field = (key: string) => page.getByLabel(u(key), { exact: true });
    await field('fields.firstName').fill('Antonia');
    await field('own.oldPassword').fill('not the password');
    await field('own.newPassword').fill('second-password');
    await field('own.confirmation').fill('second');
    await press(u('own.save'));
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await expect(page.getByRole('banner').getByText('Antonia')).toBeVisible();
    await field('own.confirmation').fill('second-password');
    await press(u('own.save'));
    await expect(page.getByText('The presented password is invalid.')).toBeVisible();
    await expectNoAxeViolations(page);
    await field('own.oldPassword').fill(toni.password);
    await press(u('own.save'));
    await expect(page.getByText(u('own.passwordSaved'))).toBeVisible();
    await expect(field('own.oldPassword')).toHaveValue('');
  });

  test('a login takes two steps, and no code serves twice', async ({ page, context }) => {
    const user = await createPractice('two-step');
    await enterAs(context, user.email, user.password);
    const { u, press, dialog } = accessPage(page, 'en');
    await page.goto(address);
    await press(u('twoStep.setUp'));
    await dialog.getByLabel(u('own.oldPassword'), { exact: true }).fill(user.password);
    await dialog.getByRole('button', { name: u('setup.next') }).click();
    await expect(dialog.getByRole('img', { name: u('setup.picture') })).toBeVisible();
    await expectNoAxeViolations(page);
    const app = authenticator(await dialog.getByRole('code').innerText());
    await dialog.getByLabel(u('setup.code')).fill('000000');
    await dialog.getByRole('button', { name: u('setup.action') }).click();
    await expect(dialog.getByText(say('en')('errors:CODE_INVALID'))).toBeVisible();
    await dialog.getByLabel(u('setup.code')).fill(app.next());
    await dialog.getByRole('button', { name: u('setup.action') }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    const recovery = await dialog.getByRole('listitem').first().innerText();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: u('codes.done') }).click();
    await expect(page.getByText(u('twoStep.onText_other', { count: 10, all: 10 }))).toBeVisible();

    const i = (key: string) => say('en')(`identity:${key}`);
    const second = async (code: string) => {
      await page.getByLabel(i('code.field'), { exact: true }).fill(code);
      await page.getByRole('button', { name: i('login.submit'), exact: true }).click();
    };
    const toLogin = async () => {
      await context.clearCookies();
      await page.goto('/auth/login');
      await login(page, user.email, { password: user.password });
      await expect(page.getByRole('heading', { name: i('code.title') })).toBeVisible();
    };
    await toLogin();
    await expectNoAxeViolations(page);
    await second(app.next());
    await expect(page).toHaveURL('/dashboard');
    await toLogin();
    await second(app.last());
    await expect(page.getByText(say('en')('errors:CODE_INVALID'))).toBeVisible();
    await second(recovery.toLowerCase());
    await expect(page).toHaveURL('/dashboard');
  });
});
