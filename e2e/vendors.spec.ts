// Vendors: hidden and shown again from the list, a heart with a way back, own terms that the next cart follows.
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { shopParts } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

const told = (page: Page, message: string) => page.getByRole('status').filter({ hasText: message }).last();

test.describe('the list of vendors (de)', () => {
  test.use({ locale: locales.de });
  const t = say('de');

  test('a hidden vendor is gone from offers, facet and cart at once, and comes back from the list', async ({
    page,
    context,
  }) => {
    const buyer = await enterAsBuyer(context, 'vendors-hide');
    const [offer] = await buyer.findOffers(1);
    if (!offer) throw new Error('no offer');
    const { vendorName: vendor, productId } = offer;
    await buyer.put(offer, buyer.main, 2);
    const shop = shopParts(page, 'de');
    const row = page.getByRole('row').filter({ hasText: vendor });
    const switchOf = page.getByRole('switch', { name: t('vendors:purchasing.of', { vendor }) });
    const seller = page.getByRole('columnheader', { name: vendor });
    const facet = shop.group('vendor').getByRole('checkbox', { name: new RegExp(vendor) });
    let query = '';

    await test.step('its name on the product page leads to it', async () => {
      await page.goto(`/inventory/product/${productId}`);
      query = await page.getByRole('heading', { level: 1 }).innerText();
      await seller.getByRole('link', { name: vendor }).click();
      await expect(page.getByRole('heading', { level: 1, name: vendor })).toBeVisible();
      await walkTo(page, `/search?query=${encodeURIComponent(query)}`);
      await expect(facet).toBeVisible();
    });

    await test.step('found in the list and hidden, it stays there', async () => {
      await walkTo(page, '/vendors');
      await page.getByRole('searchbox', { name: t('vendors:filter.search') }).fill(vendor);
      await expect(page).toHaveURL(/search=/);
      await expect(page.getByRole('row')).toHaveCount(2);
      await switchOf.press('Space');
      await expect(told(page, t('vendors:told.hidden', { vendor }))).toBeVisible();
      await expect(row).toContainText(t('vendors:mark.hidden'));
      await expect(switchOf).not.toBeChecked();
    });

    await test.step('nobody is offered it any more', async () => {
      await walkTo(page, `/search?query=${encodeURIComponent(query)}`);
      await expect(shop.group('vendor').getByRole('checkbox').first()).toBeVisible();
      await expect(facet).toHaveCount(0);
      await walkTo(page, `/inventory/product/${productId}`);
      await expect(page.getByRole('heading', { level: 1, name: query })).toBeVisible();
      await expect(seller).toHaveCount(0);
      await walkTo(page, '/cart');
      await expect(page.getByRole('checkbox', { name: t('cart:check.vendor', { vendor }) })).toBeDisabled();
    });

    await test.step('the list of hidden ones brings it back', async () => {
      await walkTo(page, '/vendors');
      await page.getByRole('button', { name: new RegExp(`^${t('vendors:filter.hidden')}`) }).click();
      await expect(page).toHaveURL(/hidden=true/);
      await switchOf.press('Space');
      await expect(told(page, t('vendors:told.shown', { vendor }))).toBeVisible();
      await expect(page.getByRole('heading', { name: t('vendors:noHit.title') })).toBeVisible();
      await walkTo(page, '/cart');
      await expect(page.getByRole('checkbox', { name: t('cart:check.vendor', { vendor }) })).toBeEnabled();
    });
  });
});

test.describe('the page of a vendor (en)', () => {
  test.use({ locale: locales.en });
  const t = say('en');

  test('own terms move the example with every key and the cart when saved; the heart can be undone', async ({
    page,
    context,
  }) => {
    const buyer = await enterAsBuyer(context, 'vendors-terms');
    const [offer] = await buyer.findOffers(1);
    if (!offer) throw new Error('no offer');
    const { vendorId, vendorName: vendor } = offer;
    await buyer.put(offer, buyer.main, 1);
    const pay = page.getByRole('form', { name: t('vendor:pay.title') });
    const field = (name: string) => pay.getByRole('textbox', { name: t(`vendor:pay.${name}`) });
    const total = pay.getByRole('row', { name: new RegExp(t('vendor:example.total')) });

    await page.goto(`/vendors/${vendorId}`);
    await expect(page.getByRole('heading', { level: 1, name: vendor })).toBeVisible();

    await test.step('the heart acts at once, and can be taken back', async () => {
      const heart = page.getByRole('button', { name: t('vendors:favorite.label', { vendor }) });
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await told(page, t('vendors:told.favorite', { vendor }))
        .getByRole('button', { name: t('vendors:told.undo') })
        .click();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
    });

    await test.step('what is no amount is refused at its field; nothing is sent', async () => {
      await field('shipping').fill('-1');
      await pay.getByRole('button', { name: t('vendor:pay.save') }).click();
      await expect(field('shipping')).toHaveAttribute('aria-invalid', 'true');
    });

    await test.step('a fee that is never waived shows in the example while it is typed', async () => {
      await field('shipping').fill('23,45');
      await pay.getByRole('checkbox', { name: t('vendor:pay.neverFree') }).check();
      await expect(total).toContainText('163,45');
      await expect(pay.getByText(t('common:unsaved.mark'))).toBeVisible();
      await expectNoAxeViolations(page);
      await pay.getByRole('button', { name: t('vendor:pay.save') }).click();
      await expect(told(page, t('vendor:pay.saved', { vendor }))).toBeVisible();
      await expect(pay.getByText(t('common:unsaved.mark'))).toHaveCount(0);
    });

    await test.step('a customer number is kept when its field is left', async () => {
      const number = page.getByRole('textbox', { name: t('vendor:sending.customerNumber') });
      await number.fill('K 4711');
      await number.press('Tab');
      await expect(page.getByText(t('vendor:sending.saved'), { exact: true })).toBeVisible();
    });

    await test.step('the cart ships for the agreed fee, until the terms are the vendor’s again', async () => {
      await page.getByRole('link', { name: t('vendor:facts.openCart'), exact: true }).click();
      const card = page.getByRole('region', { name: vendor, exact: true });
      await expect(card).toContainText('23,45');
      await card.getByRole('link', { name: vendor }).click();
      await pay.getByRole('button', { name: t('vendor:pay.back') }).click();
      await expect(field('shipping')).toHaveValue('');
      await pay.getByRole('button', { name: t('vendor:pay.save') }).click();
      await expect(told(page, t('vendor:pay.saved', { vendor }))).toBeVisible();
      await walkTo(page, '/cart');
      await expect(card).not.toContainText('23,45');
    });

    await test.step('an address that names no vendor says so', async () => {
      await walkTo(page, '/vendors/999999');
      await expect(page.getByRole('heading', { name: t('vendor:missing.title') })).toBeVisible();
    });
  });
});
