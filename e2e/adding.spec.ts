// "Add" without choosing a vendor: the search's filter holds, the message says who sells it, when it comes and what the
// total grew by, and takes it back. Then the same words wherever the offer is shown.
import { enterAsBuyer } from './support/buyer.ts';
import { shopParts } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { locales } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

test.use({ locale: locales.de });

const amountIn = (text: string): string => /[\d.]+,\d\d\s€/.exec(text)?.[0].replace(/\s/, ' ') ?? 'no amount';

test('adding keeps to the filter, tells what it did and is taken back', async ({ page, context }) => {
  const buyer = await enterAsBuyer(context, 'adding');
  const shop = shopParts(page, 'de');
  const { text: t } = shop;
  const told = page.getByRole('status').filter({ hasText: t('addToCart:undo') });
  const cart = page.getByRole('banner').getByRole('link', { name: /^Warenkorb/ });
  const badge = cart.locator('[aria-hidden]').last();
  const add = (place: number) =>
    shop.cards
      .nth(place)
      .getByRole('button', { name: new RegExp(`^${t('search:result.add')}`) })
      .click();

  await test.step('narrowed to a vendor, it is that vendor’s offer, at that vendor’s price', async () => {
    await page.goto('/search?query=handschuhe');
    const vendors = shop.group('vendor').getByRole('checkbox');
    await vendors.nth(2).click();
    await expect(page).toHaveURL(/vendor=/);
    await expect(shop.results).toHaveAttribute('aria-busy', 'false');
    const vendor = new URL(page.url()).searchParams.get('vendor') ?? '';
    await expect(shop.cards.first()).toContainText(t('search:result.offers_one', { count: 1 }));
    const price = amountIn(await shop.cards.first().innerText());
    await add(0);
    await expect(told).toContainText(vendor);
    await expect(told).toContainText(/Lager|verfügbar|nachgeliefert/);
    await expect(told).toContainText('Nettosumme');
    await walkTo(page, '/cart');
    await expect(page.getByRole('region', { name: vendor, exact: true })).toContainText(price);
    await page.goBack();
  });

  await test.step('what was added is a stepper now: none of it takes it out, and undo brings it back', async () => {
    await expect(cart).toContainText('€');
    const first = shop.cards.first();
    const lying = first.getByRole('textbox');
    const before = Number(await lying.inputValue());
    await first.getByRole('button', { name: t('addToCart:more') }).click();
    await expect.poll(async () => Number(await lying.inputValue())).toBeGreaterThan(before);
    await lying.fill('0');
    await lying.press('Enter');
    await expect(first.getByRole('button', { name: new RegExp(`^${t('search:result.add')}`) })).toBeVisible();
    await expect(badge).toHaveText('0');
    // The message of the adding may still be there, with an undo of its own.
    await page
      .getByRole('status')
      .filter({ hasText: t('cart:removed', { name: '' }).trim() })
      .getByRole('button', { name: t('cart:undo.label'), exact: true })
      .click();
    await expect(lying).toBeVisible();
    await expect(badge).toHaveText('1');
  });

  await test.step('taken back, the cart is as before', async () => {
    await add(1);
    const undo = told.last().getByRole('button', { name: t('addToCart:undo') });
    // Pointed at, the message stays.
    await undo.hover();
    const stack = await page.locator('[data-position="bottom-right"]').boundingBox();
    const lowerEdge = page.viewportSize()?.height ?? 0;
    expect(stack && lowerEdge - stack.y - stack.height, 'offset where no bar stands').toBe(50);
    await expect(badge).toHaveText('2');
    await undo.click();
    await expect(page.getByText(t('addToCart:undone'))).toBeVisible();
    await expect(badge).toHaveText('1');
  });

  await test.step('by keyboard alone: the field, the results, the cart', async () => {
    const linkOf = (place: number) => shop.cards.nth(place).getByRole('link').first();
    await page.keyboard.press('/');
    await expect(shop.field).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(linkOf(0)).toBeFocused();
    // A search by Enter goes on in what it finds.
    await page.keyboard.press('/');
    await page.keyboard.press('Enter');
    await expect(linkOf(0)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(linkOf(1)).toBeFocused();
    await page.keyboard.press('a');
    await expect(badge).toHaveText('2');
    await expect(linkOf(1)).toBeFocused();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog');
    for (const what of ['add', 'cart'] as const)
      await expect(keys.getByText(t(`support:shortcuts.${what}`))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await linkOf(1).press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/inventory\/product\/\d+/);
    await page.keyboard.press('c');
    await expect(page).toHaveURL('/cart');
  });

  await test.step('without a filter the total grows by just what is said', async () => {
    const [offer] = await buyer.findOffers(1);
    if (!offer) throw new Error('The demo data has offers enough');
    await context.request.delete('/api/marketplace/v1/wwarenkorbposition/all', {
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
    await page.goto(`/inventory/product/${offer.productId}`);
    const best = page.locator('button[data-variant="filled"]').first();
    await best.click();
    const grown = amountIn(await told.innerText());
    await walkTo(page, '/cart');
    await expect(cart).toContainText(grown);
  });

  await test.step('cart, moving and review say when it comes', async () => {
    const delivery = /(in \d+ Tag|heute)/;
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: delivery }).first(),
    ).toBeVisible();
    await page
      .getByRole('button', { name: /^Mehr zu/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: t('cart:menu.toVendor') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem').first()).toContainText(delivery);
    await expect(dialog.getByRole('listitem').first()).toContainText(/Warenkorb (\+|−|bleibt)/);
    await page.keyboard.press('Escape');
    await page
      .getByRole('link', { name: new RegExp(`^${t('cart:checkout.short')}`) })
      .first()
      .click();
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: delivery }).first(),
    ).toBeVisible();
  });
});
