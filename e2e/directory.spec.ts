// The address book and the practice's own data: from the cart to a new address and back, defaults, and what must stay.
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { expect, test } from './support/test.ts';
import { type Language, locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

function book(page: Page, language: Language) {
  const t = say(language);
  const a = (key: string, values?: Readonly<Record<string, string | number>>) => t(`account:${key}`, values);
  return {
    t,
    a,
    list: (kind: 'shipping' | 'billing') =>
      page.getByRole('region', { name: a(`kinds.${kind}.question`) }).getByRole('listitem'),
    field: (name: string) => page.getByRole('textbox', { name: new RegExp(`^${a(`fields.${name}`)}( |$)`) }),
    press: (key: string, values?: Readonly<Record<string, string>>) =>
      page.getByRole('button', { name: a(key, values), exact: true }).click(),
    tabs: page.getByRole('navigation', { name: a('head.tabs') }),
    edit: (name: string) => page.getByRole('link', { name: a('directory.editOf', { name }) }).click(),
  };
}

test.describe('the address book (de)', () => {
  test.use({ locale: locales.de });

  test('from the cart to a new address and back; the default, an edit, and what stays', async ({
    page,
    context,
  }) => {
    const buyer = await enterAsBuyer(context, 'adressbuch');
    const { t, a, list, field, press, tabs, edit } = book(page, 'de');
    const [offer] = await buyer.findOffers(1);
    if (!offer) throw new Error('The demo data has offers enough');
    await buyer.put(offer, buyer.main, 1);

    await test.step('the cart leads to a new address, wrong fields are told, and back', async () => {
      await page.goto('/cart');
      await page.getByRole('link', { name: t('cart:addresses.add') }).click();
      await expect(page).toHaveURL(/\/account-management\/create-address\?/);
      await field('shortName').fill('Labor im Hof');
      await field('street').fill('Seeweg 1, Hinterhaus');
      await field('location').fill('München');
      await field('postcode').fill('8033');
      await field('phone').fill('abc');
      await field('vatId').fill('DE308172643');
      await press('directory.save');
      await expect(page.getByText(t('errors:POSTCODE_DE'))).toBeVisible();
      await expect(page.getByText(t('errors:PHONE_FORM'))).toBeVisible();
      await expect(page.getByText(t('errors:VAT_ID_CHECK_DIGIT'))).toBeVisible();
      await expect(field('postcode')).toBeFocused();
      await expectNoAxeViolations(page);
      await field('postcode').fill('80331');
      await field('phone').fill('089 99998-127');
      await field('vatId').fill('de 136 695 976');
      await press('directory.save');
      await expect(page).toHaveURL(/\/cart\?address=/);
      await expect(page.getByText(a('directory.created', { name: 'Labor im Hof' }))).toBeVisible();
    });

    await test.step('it stands in the book, which counts it; the one with a cart and the default stay', async () => {
      await walkTo(page, '/account-management');
      await expect(page).toHaveURL('/account-management/directory');
      await expect(tabs.getByRole('link', { name: /^Adressbuch/ })).toHaveText(/5$/);
      await expect(list('shipping')).toHaveCount(3);
      await expect(list('shipping').first()).toContainText('Praxis am See');
      await expect(list('shipping').first()).toContainText(a('directory.default'));
      await expect(list('shipping').first()).toContainText(a('directory.positions_one', { count: 1 }));
      const kept = page.getByRole('button', { name: /^„Praxis am See“ kann nicht gelöscht werden/ });
      await expect(kept).toHaveAttribute('aria-disabled', 'true');
    });

    await test.step('an edit in the panel: another default comes first, and takes over from the old one', async () => {
      await edit('Labor im Hof');
      await expect(page.getByRole('heading', { level: 2, name: 'Labor im Hof' })).toBeVisible();
      await expect(field('vatId')).toHaveValue('DE136695976');
      await expect(field('phone')).toHaveValue('089 99998-127');
      await expect(page.getByText(a('directory.replaces', { name: 'Praxis am See' }))).toBeVisible();
      await page.getByLabel(a('kinds.shipping.isDefault')).press('Space');
      await field('street').fill('Seeweg 1a');
      await expect(page.getByText(t('common:unsaved.mark'))).toBeVisible();
      // A wrong click does not discard typed input.
      await tabs.getByRole('link', { name: t('routes:accountData') }).click();
      await page.getByRole('button', { name: t('common:unsaved.stay') }).click();
      await expectNoAxeViolations(page);
      await press('directory.save');
      await expect(page).toHaveURL('/account-management/directory');
      await expect(list('shipping').first()).toContainText('Labor im Hof');
      await expect(list('shipping').first()).toContainText('Seeweg 1a');
      await expect(list('shipping').filter({ hasText: a('directory.default') })).toHaveCount(1);
    });

    await test.step('a deleted one is gone, and the last of its kind stays', async () => {
      await press('directory.deleteOf', { name: 'Buchhaltung' });
      await page
        .getByRole('dialog')
        .getByRole('button', { name: a('directory.delete') })
        .click();
      await expect(page.getByText(a('directory.deleted', { name: 'Buchhaltung' }))).toBeVisible();
      await expect(list('billing')).toHaveCount(1);
      await expect(
        page.getByRole('button', { name: /^„Rechnung“ kann nicht gelöscht werden/ }),
      ).toHaveAttribute('aria-disabled', 'true');
    });

    await test.step('on a phone the form is a page of its own', async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      await edit('Rechnung');
      await expect(page.getByRole('heading', { level: 1, name: 'Rechnung' })).toBeVisible();
      await expect(tabs).toBeHidden();
      await expectNoAxeViolations(page);
      await press('directory.discard');
      await expect(tabs).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });
});

test.describe('account data (en)', () => {
  test.use({ locale: locales.en });

  test('name and contact person are saved, the header follows, and support changes the rest', async ({
    page,
    context,
  }) => {
    const { account } = await enterAsBuyer(context, 'account-data');
    const { a } = book(page, 'en');
    await page.goto('/account-management/account-data');
    await expect(page.getByText(account.email)).toBeVisible();
    await expect(page.getByText(a('data.supportChanges'))).toBeVisible();
    const { data } = await (await page.request.get('/api/marketplace/v1/config')).json();
    await expect(page.getByRole('link', { name: data.phoneNumbers.DE })).toBeVisible();
    const name = page.getByLabel(a('data.practiceName'));
    await name.fill('');
    await page.getByLabel(a('data.contactPerson')).fill('Eva Lang');
    const save = page.getByRole('button', { name: a('data.save'), exact: true });
    await save.click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await name.fill('Surgery at the lake');
    await save.click();
    await expect(page.getByText(a('data.saved'))).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Surgery at the lake');
    await page.reload();
    await expect(page.getByLabel(a('data.contactPerson'))).toHaveValue('Eva Lang');
  });
});
