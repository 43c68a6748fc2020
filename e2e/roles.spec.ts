// What each role sees, that no page asks for what the role may not have, and what becomes of a role that changes meanwhile.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { loginToApi } from './support/colleagues.ts';
import { createPractice, readOutbox } from './support/operator.ts';
import { enterAs } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

const text = say('de');
test.use({ locale: locales.de });

/** Refused requests of the page, to be compared with none. */
function refusedRequests(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 409) refused.push(`${answer.request().method()} ${answer.url()}`);
  });
  return refused;
}

const accountPages = [
  'directory',
  'account-data',
  'account-access',
  'scan-app',
  'cost-centers',
  'printer-settings',
  'app-store',
].map((page) => `/account-management/${page}`);

/** Every page of the sidebar and of the account, each until its requests are answered. */
async function walkThrough(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: text('shell:nav.main') }).getByRole('link');
  const own = (await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))).filter(
    (address) => address.startsWith('/'),
  );
  for (const address of [...own, '/cart', '/inventory/storages', '/re-order/thresholds', ...accountPages]) {
    await walkTo(page, address);
    await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}(\\?|$|/)`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  return own;
}

const may = {
  demo: { reports: true, order: true, fillCart: true, invite: true },
  einkauf: { reports: true, order: true, fillCart: true, invite: false },
  lager: { reports: false, order: false, fillCart: true, invite: false },
  lesen: { reports: true, order: false, fillCart: false, invite: false },
} as const;

for (const user of ['demo', 'einkauf', 'lager', 'lesen'] as const) {
  test(`${user}@ sees what the role may do, and no request is refused`, async ({ page, context }) => {
    const rights = may[user];
    await enterAs(context, `${user}@praxora.example`);
    const refused = refusedRequests(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const pages = await walkThrough(page);
    expect(pages.includes('/reports/orders-by-vendor')).toBe(rights.reports);
    expect(refused).toEqual([]);

    const invite = page.getByRole('button', { name: text('users:invite.open'), exact: true });
    await walkTo(page, '/account-management/account-access');
    await expect(page.getByRole('heading', { name: text('users:title') })).toBeVisible();
    if (rights.invite) await expect(invite).toBeEnabled();
    else await expect(invite).toHaveAttribute('aria-disabled', 'true');

    await walkTo(page, '/search?query=handschuhe');
    const add = page.getByRole('button', { name: new RegExp(`^${text('search:result.add')}`) }).first();
    await expect(page.locator('[data-result]').first()).toBeVisible();
    await expect(add).toBeVisible({ visible: rights.fillCart });

    await walkTo(page, '/reports/inventory');
    const other = page.getByRole('heading', { name: text('roles:page.title') });
    await expect(other).toBeVisible({ visible: !rights.reports });
    expect(refused).toEqual([]);
  });
}

test('a stock user fills the cart, sees who orders, and asks for the order once', async ({
  page,
  context,
  request,
}) => {
  const owner = await enterAsBuyer(context, 'bitte');
  const colleague = await (await loginToApi(request, owner.account)).invite('stock');
  await enterAs(context, colleague.email, colleague.password);
  await page.goto('/search?query=handschuhe');
  await page
    .getByRole('button', { name: new RegExp(`^${text('search:result.add')}`) })
    .first()
    .click();
  await expect(page.getByRole('link', { name: text('shell:nav.cart') }).first()).toContainText('1');
  await walkTo(page, '/cart');
  const card = page.getByRole('region', { name: text('roles:request.title') });
  await expect(card).toContainText('Toni Tester');
  await page
    .getByRole('link', { name: /^Zur Kasse/ })
    .first()
    .click();
  await expect(page).toHaveURL(/cart\/review/);
  await expect(card).toContainText('Toni Tester');
  await expect(page.getByRole('button', { name: /bestellen/i }).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await card.getByRole('textbox').fill('bis Freitag, bitte');
  await expectNoAxeViolations(page);
  await card.getByRole('button', { name: text('roles:request.send') }).click();
  await expect(card.getByRole('status')).toContainText('Toni Tester');
  const mail = await readOutbox(owner.account.email);
  expect(mail).toContain('Lena Roth bittet Sie um eine Bestellung');
  expect(mail).toContain('bis Freitag, bitte');
  await page.reload();
  await card.getByRole('button', { name: text('roles:request.send') }).click();
  await expect(card.getByRole('status')).toContainText('vor wenigen Minuten');
});

test('a demoted user’s open tab says who may, keeps the input, and the menus follow', async ({
  page,
  context,
  request,
}) => {
  const owner = await loginToApi(request, await createPractice('rolle'));
  const colleague = await owner.invite('purchasing');
  await enterAs(context, colleague.email, colleague.password);
  await page.goto('/account-management/create-address?kind=shipping');
  const field = (name: string) =>
    page.getByRole('textbox', { name: new RegExp(`^${text(`account:fields.${name}`)}( |$)`) });
  await field('shortName').fill('Zweitpraxis');
  await field('street').fill('Seeweg 1');
  await field('postcode').fill('80331');
  await field('location').fill('München');
  const reports = page.getByRole('link', { name: text('shell:nav.reports') });
  await expect(reports).toBeVisible();

  const demotion = await owner.put(`/pro/users/${await owner.userId(colleague)}/role`, { role: 'stock' });
  expect(demotion.status()).toBe(200);

  await page.getByRole('button', { name: text('account:directory.save'), exact: true }).click();
  const reason = text('errors:ROLE_NOT_ALLOWED', {
    roles: `${text('common:role.owner')}, ${text('common:role.purchasing')}`,
  });
  await expect(page.getByText(reason).first()).toBeVisible();
  await expect(field('shortName')).toHaveValue('Zweitpraxis');
  await expect(reports).toHaveCount(0);
});

test('a newly invited stock user cannot deactivate the owner, who sees the attempt and deletes the user', async ({
  page,
  context,
  request,
}) => {
  const user = await createPractice('inhaberin');
  const owner = await loginToApi(request, user);
  const colleague = await owner.invite('stock');
  await enterAs(context, colleague.email, colleague.password);
  await page.goto('/account-management/account-access');
  const row = page.getByRole('row').filter({ hasText: 'Toni Tester' });
  await expect(row).toContainText(text('common:role.owner'));
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(row.getByRole('combobox')).toHaveCount(0);

  const theirs = await loginToApi(request, colleague);
  const refusal = await theirs.put(`/pro/users/${await owner.userId(user)}/active`, { isActive: false });
  expect(refusal.status()).toBe(409);
  expect((await refusal.json()).errors.code).toBe('ROLE_NOT_ALLOWED');

  await enterAs(context, user.email, user.password);
  await page.goto('/account-management/activity');
  const attempt = page.getByRole('row').filter({ hasText: text('activityWords:actions.access.refused') });
  await expect(attempt).toContainText('Lena Roth');

  await walkTo(page, '/account-management/account-access');
  await expect(page.getByRole('heading', { name: text('users:title') })).toBeVisible();
  await expect(row).toContainText(text('users:you'));
  await test.step('the stored data of the user are a file', async () => {
    await page.getByRole('button', { name: text('users:menu.of', { name: 'Lena Roth' }) }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: text('users:menu.exportData') }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${text('users:export.fileName')}.json`);
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
      login: { email: colleague.email },
      membership: { role: 'stock' },
    });
  });
  await test.step('the dialog says what remains, and asks for a confirmation', async () => {
    await page.getByRole('button', { name: text('users:menu.of', { name: 'Lena Roth' }) }).click();
    await page.getByRole('menuitem', { name: text('users:menu.delete') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(text('users:delete.staysNowhere'));
    const action = dialog.getByRole('button', { name: text('users:delete.action') });
    await action.click();
    await expect(dialog).toContainText(text('users:delete.confirmMissing'));
    await expectNoAxeViolations(page);
    await dialog.getByRole('checkbox').check();
    await action.click();
    await expect(page.getByText(text('users:done.delete', { name: 'Lena Roth' }))).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Lena Roth' })).toHaveCount(0);
  });
  await test.step('the log names nobody any more, in the language of the reader', async () => {
    expect((await theirs.get('/pro/users')).status()).toBe(401);
    await walkTo(page, '/account-management/activity');
    await expect(attempt).toContainText('Ehemalige Person 1');
    await page
      .getByRole('button', { name: text('common:language.en'), exact: true })
      .first()
      .click();
    await expect(page.getByRole('row').filter({ hasText: 'Former user 1' }).first()).toBeVisible();
    await expect(page.getByText('Lena Roth')).toHaveCount(0);
  });
});

test('an owner changes a role beside the list, which says what that means', async ({
  page,
  context,
  request,
}) => {
  const user = await createPractice('rollenwechsel');
  const owner = await loginToApi(request, user);
  const colleague = await owner.invite('stock');
  await enterAs(context, user.email, user.password);
  await page.goto('/account-management/account-access');
  const role = page.getByRole('combobox', { name: text('users:role.of', { name: 'Lena Roth' }) });
  await role.selectOption('purchasing');
  const panel = page.getByRole('region', { name: 'Lena Roth' });
  await expect(panel).toContainText(text('users:role.added_other', { count: 5 }));
  await expectNoAxeViolations(page);
  await panel
    .getByRole('button', { name: text('users:role.apply', { role: text('common:role.purchasing') }) })
    .click();
  await expect(panel).toHaveCount(0);
  await expect(role).toHaveValue('purchasing');
  expect(await owner.userId(colleague)).toBeGreaterThan(0);
});
