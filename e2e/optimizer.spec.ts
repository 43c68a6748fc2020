// The cheapest combination: found, cancelled, bent to one's wishes, applied and taken back.
import type { BrowserContext, Page, Request } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { expect, test } from './support/test.ts';
import { type Language, locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

const market = '/api/marketplace/v1';
const optimizerCall = `**${market}/middleware/basket/optimiser`;
/** A cookie alone does not prove that the user meant it. */
const headers = { 'Sec-Fetch-Site': 'same-origin' };

interface Offer {
  readonly vendorId: number;
  readonly vendorName: string;
  readonly availability: string;
  readonly minimumQuantity: number;
  readonly tiers: readonly { unitPriceCents: number }[];
}

const articles = 8;

/** A practice of its own that has put each article in where it is dearest; its delivery address. */
async function enterWithDearCart(context: BrowserContext): Promise<number> {
  const buyer = await enterAsBuyer(context, 'optimizer');
  let put = 0;
  for (let productId = 30; put < articles; productId += 7) {
    const answer = await context.request.get(`/pro/catalog/product/${productId}`);
    if (answer.status() !== 200) continue;
    const offers: Offer[] = (await answer.json()).data.offers;
    const priceOf = ({ tiers }: Offer) => tiers[0]?.unitPriceCents ?? 0;
    const sold = offers
      .filter(({ availability, minimumQuantity }) => availability === 'available' && minimumQuantity === 1)
      .toSorted((a, b) => priceOf(b) - priceOf(a));
    const [dearest] = sold;
    if (!dearest || sold.length < 3) continue;
    await buyer.put({ ...dearest, productId }, buyer.main, 2);
    put += 1;
  }
  return buyer.main;
}

interface Position {
  readonly wWarenkorbposition: { ID: number; Anzahl: number };
  readonly EinkaufLink: string;
}

/** Cart contents by vendor, independent of the position ids. */
async function cartOf(context: BrowserContext): Promise<string[]> {
  const answer = await context.request.get(`${market}/wwarenkorb/list`);
  const baskets: { Lieferant: { ID: number }; Positionen: Position[] }[] = (await answer.json()).data
    .Warenkoerbe;
  return baskets
    .flatMap(({ Lieferant, Positionen }) =>
      Positionen.map((one) => `${Lieferant.ID}: ${one.wWarenkorbposition.Anzahl} × ${one.EinkaufLink}`),
    )
    .toSorted();
}

const wishesOf = (request: Request) =>
  (request.postDataJSON() as { data: { controlParameters: Record<string, unknown> } }).data.controlParameters;

/** Does something and waits until the run it causes is asked for, told by its parameters. */
async function asksFor(page: Page, wanted: Record<string, unknown>, act: () => Promise<void>) {
  const fits = (request: Request) =>
    request.url().endsWith('/middleware/basket/optimiser') &&
    Object.entries(wanted).every(([name, value]) => {
      const given = wishesOf(request)[name];
      return typeof value === 'number' && Array.isArray(given) ? given.length === value : given === value;
    });
  const asked = page.waitForRequest((request) => request.method() === 'POST' && fits(request));
  await act();
  await asked;
}

function words(language: Language) {
  const t = say(language);
  const beginOf = (key: string) => t(key, { count: articles, saving: '§' }).split('§')[0] ?? '';
  return { t, savesTitle: new RegExp(`^${beginOf('optimizer:title.saves_other')}`) };
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const applyButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: new RegExp(`^${say(language)('optimizer:foot.apply')}`) });

test.describe('the optimizer', () => {
  test('is cancelled, shows what it saves, follows wishes, applies and takes back', async ({
    page,
    context,
  }) => {
    const { t, savesTitle } = words('en');
    const addressId = await enterWithDearCart(context);
    const before = await cartOf(context);

    let letGo = () => {};
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    await page.route(optimizerCall, async (route) => {
      await held;
      // Cancelled meanwhile: there is nobody to answer to.
      await route.continue().catch(() => {});
    });
    await page.goto(`/cart/optimizer/${addressId}`);
    await page.getByRole('button', { name: t('optimizer:progress.cancel') }).click();
    await expect(page.getByRole('heading', { name: t('optimizer:stopped.cancelled') })).toBeVisible();
    letGo();
    await page.unroute(optimizerCall);
    await page.getByRole('button', { name: t('optimizer:stopped.again') }).click();

    await expect(title(page)).toHaveText(savesTitle);
    await expect(page.getByText(t('optimizer:proof.proven'))).toBeVisible();
    const favorites = page.getByRole('radio', { name: t('optimizer:cards.favorites') });
    await expect(favorites).toBeEnabled();
    const saving = /\d[\d.]*,\d\d\s€/.exec(await title(page).innerText())?.[0] ?? 'no amount';
    await expect(applyButton(page, 'en')).toContainText(saving);
    await expect(page.getByRole('img', { name: /^Flow of goods/ })).toBeVisible();

    const rows = page.getByRole('region', { name: /change vendor|changes vendor/ }).locator('tbody tr');
    await rows.first().hover();
    await expect(page.locator('svg path[data-highlighted]')).toHaveCount(1);
    await favorites.press('Space');
    await expect(favorites).toBeChecked();
    await page.getByRole('radio', { name: t('optimizer:cards.free') }).check({ force: true });
    await expectNoAxeViolations(page);

    const slider = page.getByRole('slider');
    await asksFor(page, { parcelWorthCents: 2000 }, () => slider.press('End'));
    await expect(slider).toHaveAttribute('aria-valuetext', /20,00/);
    await asksFor(page, { parcelWorthCents: 0, hasBuyFromFavoriteVendor: true }, () => slider.press('Home'));
    await expect(title(page)).toContainText(saving);

    const pin = rows.first().getByRole('button');
    await asksFor(page, { pinnedPositionIds: 1, hasBuyFromFavoriteVendor: true }, () => pin.click());
    const letMove = page.getByRole('button', { name: /again$/, pressed: true });
    await expect(letMove).toBeVisible();
    await expect(title(page)).not.toContainText(saving);
    await asksFor(page, { pinnedPositionIds: 0, hasBuyFromFavoriteVendor: true }, () => letMove.click());
    await expect(title(page)).toContainText(saving);

    const late = page.getByRole('switch', { name: t('optimizer:backorder.label') });
    const favoritesToo = { hasBuyFromFavoriteVendor: true };
    await asksFor(page, { alsoOnBackorder: true, ...favoritesToo }, () => late.press('Space'));
    await asksFor(page, { alsoOnBackorder: false, ...favoritesToo }, () => late.press('Space'));
    await expect(title(page)).toContainText(saving);

    // Applied with one kept where it is: the cart speaks of the same rules, and leads back even after a reload.
    await asksFor(page, { pinnedPositionIds: 1, ...favoritesToo }, () => pin.click());
    await expect(letMove).toBeVisible();
    await expect(applyButton(page, 'en')).toBeEnabled();
    await applyButton(page, 'en').click();
    await expect(page).toHaveURL('/cart');
    const applied = page.getByRole('region', { name: t('cart:optimizer.applied.title') });
    await expect(applied).toBeVisible();
    await page.reload();
    await expect(page.getByText(t('cart:optimizer.rules.pinned_one', { count: 1 }))).toBeVisible();
    await expect(page.getByText(t('cart:optimizer.isCheapest'))).toBeVisible();
    await expectNoAxeViolations(page);
    await applied.getByRole('button').click();
    await expect(page.getByText(t('optimizer:apply.undone'))).toBeVisible();
    await expect(applied).toHaveCount(0);
    expect(await cartOf(context)).toEqual(before);
  });

  test.describe('in German', () => {
    test.use({ locale: locales.de });

    test('refuses what is outdated, works on a phone, and has nothing to say to the cheapest cart', async ({
      page,
      context,
    }) => {
      const { t, savesTitle } = words('de');
      const addressId = await enterWithDearCart(context);
      await page.goto(`/cart/optimizer/${addressId}`);
      await expect(title(page)).toHaveText(savesTitle);

      const list = await (await context.request.get(`${market}/wwarenkorb/list`)).json();
      const [position] = list.data.Warenkoerbe[0].Positionen as Position[];
      const changed = await context.request.post(
        `${market}/wwarenkorbposition-update/${position?.wWarenkorbposition.ID}`,
        { headers, data: { data: { Anzahl: 5 } } },
      );
      expect(changed.status()).toBe(200);
      const before = await cartOf(context);
      await applyButton(page, 'de').click();
      await expect(page.getByRole('heading', { name: t('optimizer:stopped.outdated') })).toBeVisible();
      await expect(page.getByText(t('errors:OPTIMIZED_CART_OUTDATED'))).toBeVisible();
      expect(await cartOf(context)).toEqual(before);

      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: t('optimizer:stopped.again') }).click();
      await expect(title(page)).toHaveText(savesTitle);
      await expect(page.getByText(t('optimizer:flow.title'))).toHaveCount(0);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);
      await applyButton(page, 'de').click();
      await expect(page).toHaveURL('/cart');
      expect(await cartOf(context)).not.toEqual(before);

      await walkTo(page, `/cart/optimizer/${addressId}`);
      await expect(title(page)).toHaveText(t('optimizer:title.nothing'));
      await page.getByRole('link', { name: t('optimizer:nothing.toCheckout') }).click();
      await expect(page).toHaveURL(`/cart/review/${addressId}`);
    });
  });
});
