// Vendors: hidden and shown again from the list, a heart with a way back, own terms that the next cart follows, own prices.
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { shopParts } from './support/shop.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

const told = (page: Page, message: string) => page.getByRole('status').filter({ hasText: message }).last();

test.describe('the list of vendors (de)', () => {
  test.use({ locale: locales.de });
  const t = say('de');

  test('a hidden vendor is gone from offers, facet, cart and optimizer at once, and comes back from the list', async ({
    page,
    context,
  }) => {
    const buyer = await enterAsBuyer(context, 'vendors-hide');
    const [offer, rival] = await buyer.findRivals();
    const { vendorName: vendor, productId } = offer;
    await buyer.put(offer, buyer.main, 2);
    // At the branch, the product is in the cart of the more expensive vendor.
    await buyer.put(rival, buyer.branch, 20);
    await buyer.setOwnDiscount(offer, 90);
    const optimize = async () => {
      await walkTo(page, `/cart/optimizer/${buyer.branch}`);
      await expect(page.getByText(t('optimizer:proof.proven'))).toBeVisible();
    };
    const moves = page.getByRole('region', { name: t('optimizer:moves.title_one') });
    const way = { from: rival.vendorName, to: vendor };
    const shop = shopParts(page, 'de');
    const row = page.getByRole('row').filter({ hasText: vendor });
    const switchOf = page.getByRole('switch', { name: t('vendors:purchasing.of', { vendor }) });
    const seller = page.getByRole('columnheader', { name: vendor });
    const facet = shop.group('vendor').getByRole('checkbox', { name: new RegExp(vendor) });
    // All variants are one card, so many vendors have equal counts: the filter's own search finds this vendor among
    // them.
    const findInFilter = () => shop.group('vendor').getByRole('searchbox').fill(vendor);
    let query = '';

    await test.step('its name on the product page leads to it', async () => {
      await page.goto(`/inventory/product/${productId}`);
      query = await page.getByRole('heading', { level: 1 }).innerText();
      await seller.getByRole('link', { name: vendor }).click();
      await expect(page.getByRole('heading', { level: 1, name: vendor })).toBeVisible();
      await walkTo(page, `/search?query=${encodeURIComponent(query)}`);
      await findInFilter();
      await expect(facet).toBeVisible();
    });

    await test.step('the optimizer buys there what lies elsewhere', async () => {
      await optimize();
      await expect(moves).toContainText(t('optimizer:moves.fromTo', way));
    });

    await test.step('found in the list and hidden, it stays there', async () => {
      await walkTo(page, '/vendors');
      await page.getByRole('searchbox', { name: t('vendors:filter.search') }).fill(vendor);
      await expect(page).toHaveURL(/search=/);
      await expect(page.getByRole('row')).toHaveCount(2);
      await switchOf.press('Space');
      const question = page.getByRole('dialog', { name: t('hideVendor:title', { vendor }) });
      await expect(question.getByRole('listitem')).toHaveText([/^2 × /]);
      await expectNoAxeViolations(page);
      await question.getByRole('button', { name: t('hideVendor:action', { vendor }) }).click();
      await expect(told(page, t('vendors:told.hidden', { vendor }))).toBeVisible();
      await expect(row).toContainText(t('vendors:mark.hidden'));
      await expect(switchOf).not.toBeChecked();
    });

    await test.step('nobody is offered it any more', async () => {
      await walkTo(page, `/search?query=${encodeURIComponent(query)}`);
      await expect(shop.group('vendor').getByRole('checkbox').first()).toBeVisible();
      await findInFilter();
      await expect(shop.group('vendor')).toContainText(t('search:filters.nothing'));
      await expect(facet).toHaveCount(0);
      await walkTo(page, `/inventory/product/${productId}`);
      await expect(page.getByRole('heading', { level: 1, name: query })).toBeVisible();
      await expect(seller).toHaveCount(0);
      await walkTo(page, '/cart');
      await expect(page.getByRole('checkbox', { name: t('cart:check.vendor', { vendor }) })).toBeDisabled();
      await expect(page.getByText(t('cart:unavailable.hidden', { vendor }))).toBeVisible();
      await expect(
        page.getByRole('button', { name: t('cart:unavailable.showAgainOf', { vendor }) }),
      ).toBeVisible();
      await optimize();
      await expect(page.getByRole('main')).not.toContainText(vendor);
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
      await optimize();
      await expect(moves).toContainText(t('optimizer:moves.fromTo', way));
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
      await walkTo(page, '/vendors/custom/999999');
      await page
        .getByRole('main')
        .getByRole('link', { name: t('vendor:missing.toList') })
        .click();
      await expect(page).toHaveURL(/\/vendors$/);
    });
  });

  test('own prices are added, searched, changed and deleted on its page', async ({ page, context }) => {
    const keeper = await enterAsStorekeeper(context, 'vendors-offers');
    const vendor = `Rosenquell ${process.pid}`;
    const vendorId = await keeper.ownVendor(vendor);
    const spray = await keeper.article('Spray', {});
    const towels = await keeper.article('Towels', {});
    await keeper.ownPrice(towels, vendorId, 2500, 'R-9');
    const section = page.getByRole('region', { name: t('priceOffers:title') });
    const row = (name: string) => section.getByRole('row').filter({ hasText: name });
    const dialog = page.getByRole('dialog');
    const price = dialog.getByRole('textbox', { name: new RegExp(`^${t('priceOffers:price')}`) });
    const minimum = dialog.getByRole('textbox', { name: new RegExp(`^${t('article:offers.minimum')}`) });
    const save = dialog.getByRole('button', { name: t('article:ownPrices.save') });

    await page.goto(`/vendors/${vendorId}`);
    await page.getByRole('tab', { name: t('vendor:tabs.offers') }).click();
    await expect(row('Towels')).toContainText('25,00');

    await test.step('what is no price is refused at its field', async () => {
      await section.getByRole('button', { name: t('priceOffers:add') }).click();
      await save.click();
      await expect(dialog.getByText(t('errors:REQUIRED_FIELD'))).toHaveCount(2);
      for (const wrong of ['-1', 'abc', '0', '99999999']) {
        await price.fill(wrong);
        await save.click();
        await expect(price).toHaveAttribute('aria-invalid', 'true');
      }
      await minimum.fill('2,5');
      await save.click();
      await expect(minimum).toHaveAttribute('aria-invalid', 'true');
      await expectNoAxeViolations(page);
    });

    await test.step('a new one is added once, however often the button is pressed', async () => {
      await dialog.getByRole('combobox', { name: t('priceOffers:article') }).fill('spr');
      await page.getByRole('option', { name: 'Spray' }).click();
      await price.fill('2,5');
      await minimum.fill('3');
      await dialog.getByRole('textbox', { name: t('article:offers.number') }).fill('R-1');
      await save.dblclick();
      await expect(dialog).toHaveCount(0);
      await expect(row('Spray')).toHaveCount(1);
      await expect(row('Spray')).toContainText('2,50');
      await expect(row('Spray')).toContainText('R-1');
      await expect(page.getByRole('tab', { name: t('vendor:tabs.offers') })).toContainText('2');
    });

    await test.step('it is found by its number, and the address of a search that finds nothing says so', async () => {
      const search = section.getByRole('searchbox', { name: t('priceOffers:search') });
      await search.fill('r-9');
      await expect(row('Spray')).toHaveCount(0);
      await expect(row('Towels')).toBeVisible();
      await search.fill('nirgends');
      await expect(section.getByText(t('priceOffers:noHit', { search: 'nirgends' }))).toBeVisible();
      await search.fill('');
      await expect(row('Spray')).toBeVisible();
    });

    await test.step('it is changed and deleted; a phone shows the list as cards', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoAxeViolations(page);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);
      await section.getByRole('button', { name: t('priceOffers:editOf', { name: 'Spray' }) }).click();
      const netPrice = dialog.getByRole('textbox').first();
      await expect(netPrice).toHaveValue(/^2,50?$/);
      await netPrice.fill('2,75');
      await save.click();
      await expect(section.getByText('2,75')).toBeVisible();
      await section.getByRole('button', { name: t('priceOffers:removeOf', { name: 'Spray' }) }).click();
      await dialog.getByRole('button', { name: t('priceOffers:removeAction') }).click();
      await expect(told(page, t('priceOffers:removed', { name: 'Spray' }))).toBeVisible();
      await expect(section.getByText('2,75')).toHaveCount(0);
      await expect(section.getByText('Towels')).toBeVisible();
      await walkTo(page, `/inventory/article/${spray}?tab=offers`);
      await expect(page.getByRole('heading', { level: 1, name: 'Spray' })).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(vendor);
    });
  });
});
