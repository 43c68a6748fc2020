// The shop: searching, filtering, sorting, paging, coming back to it.
import type { Page } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { loggedInState } from './support/sessions.ts';
import { type ShopParts, shopParts } from './support/shop.ts';
import { expect, inTurn, test } from './support/test.ts';
import { languages, locales } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

test.use({ storageState: loggedInState('demo') });

/** A word of many products of one category in either language, and what its parts are called. */
const words = {
  en: { query: 'disinfection', top: 'Disinfection & hygiene' },
  de: { query: 'desinfektion', top: 'Desinfektion & Hygiene' },
} as const;

/** How many products the line under the title says there are. */
async function total(page: Page): Promise<number> {
  const line = page.getByRole('status').filter({ hasText: /^\d/ }).first();
  return Number.parseInt(((await line.textContent()) ?? '').replace(/[.,]/g, ''), 10);
}

async function prices({ cards }: ShopParts): Promise<number[]> {
  const texts = await cards.getByText(/^[\d.]+,\d\d\s€$/).allTextContents();
  return texts.map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')));
}

for (const language of languages) {
  test.describe(`the shop (${language})`, () => {
    test.use({ locale: locales[language] });
    const { query, top } = words[language];
    const { one, next } = inTurn(language);

    one('finds products, filters them and shows the filters as chips', async ({ page }) => {
      const shop = shopParts(page, language);
      await page.goto('/search');
      await expect(shop.title).toHaveText(shop.text('search:title.start'));
      await shop.field.fill(query);
      await shop.field.press('Enter');
      await expect(page).toHaveURL(`/search?query=${query}`);
      await expect(shop.title).toHaveText(shop.text('search:title.results', { query }));
      await expect(shop.results).toHaveAttribute('aria-busy', 'false');
      await page.getByTitle(shop.text('search:view.grid')).click();
      const all = await total(page);
      await expect(shop.cards).toHaveCount(all);
      // Buttons of neighbouring cards are on one line, and no filter name is cut off.
      const lines = () =>
        shop.cards.evaluateAll((cards) => {
          const topOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top;
          const beside = cards.filter((card) => topOf(card) === topOf(cards[0]));
          return beside.length > 1 ? beside.map((card) => topOf(card.lastElementChild)) : [];
        });
      await expect.poll(async () => new Set(await lines()).size).toBe(1);
      const cut = shop.filters
        .locator('[title]')
        .evaluateAll((names) =>
          names
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map((name) => name.getAttribute('title')),
        );
      expect(await cut).toEqual([]);
      await shop.field.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: shop.text('search:skipToResults') })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(shop.cards.first().locator(':focus')).toHaveCount(1);

      const categories = shop.group('category');
      const whole = categories.getByRole('checkbox', { name: top });
      const part = categories.getByRole('checkbox').nth(1);
      await part.click();
      await expect(shop.chips.getByRole('listitem')).toHaveCount(2);
      await expect(whole).toHaveJSProperty('indeterminate', true);
      await expect.poll(() => total(page)).toBeLessThan(all);
      await whole.click();
      await expect(whole).toBeChecked();
      await expect.poll(() => total(page)).toBe(all);

      const vendor = shop.group('vendor').getByRole('checkbox').first();
      const vendors = shop.group('vendor').getByRole('checkbox');
      const offered = await vendors.count();
      await vendor.click();
      await expect(page).toHaveURL(/[?&]vendor=/);
      await expect(vendors.first()).toBeChecked();
      // Other vendors stay to choose from.
      await expect(vendors).toHaveCount(offered);
      await expect.poll(() => total(page)).toBeLessThan(all);
      const ofVendor = await total(page);
      await vendors.nth(1).click();
      await expect.poll(() => total(page)).toBeGreaterThan(ofVendor);

      const dearest = (await prices(shop)).sort((a, b) => a - b)[Math.floor(ofVendor / 2)] ?? 10;
      const limits = shop.filters.getByRole('group', { name: shop.text('search:filters.price') });
      await limits.getByLabel(shop.text('search:filters.to')).fill(String(dearest).replace('.', ','));
      await limits.getByLabel(shop.text('search:filters.to')).press('Enter');
      await expect(page).toHaveURL(/priceTo=/);
      await expect
        .poll(async () => (await prices(shop)).every((price) => price <= dearest) && total(page))
        .toBeGreaterThan(0);
      const only = shop.filters.getByRole('group', { name: shop.text('search:filters.only') });
      await only.getByRole('checkbox', { name: shop.text('search:filters.flags.inStock') }).click();
      await expect(page).toHaveURL(/only=inStock/);
      await only.getByRole('checkbox', { name: shop.text('search:filters.flags.stocked') }).click();
      await expect(shop.chips).toContainText(shop.text('search:filters.flags.stocked'));

      await shop.chips.getByRole('button').first().click();
      await expect(page).not.toHaveURL(/category=/);
      await shop.chips.getByRole('button', { name: shop.text('search:filters.clear') }).click();
      await expect(page).toHaveURL(`/search?query=${query}&view=grid`);
      await expect(shop.chips).toBeHidden();
      await page.goBack();
      await expect(shop.chips).toBeVisible();
    });

    next('searches inside a filter', async ({ page }) => {
      const shop = shopParts(page, language);
      await page.goto(`/search?query=${query}`);
      await expect(shop.cards.first()).toBeVisible();
      const group = shop.group('manufacturer');
      const name =
        (await group
          .getByRole('checkbox')
          .nth(3)
          .locator('xpath=../..')
          .locator('[title]')
          .getAttribute('title')) ?? '';
      await group.getByRole('searchbox').fill(name.slice(0, 5));
      const found = group.getByRole('checkbox', { name });
      await expect(group.getByRole('checkbox')).toHaveCount(1);
      await found.click();
      await expect(page).toHaveURL(
        new RegExp(`manufacturer=${encodeURIComponent(name).replaceAll('%20', '\\+')}`),
      );
      await expect(shop.cards.first()).toContainText(name);
    });

    one('shows variants as one card with a choice', async ({ page }) => {
      const shop = shopParts(page, language);
      await page.goto('/search?query=nitrila+blau+m');
      const card = shop.own.first();
      const link = card.getByRole('link').first();
      await expect(link).toHaveText(language === 'de' ? 'Nitrila Blau' : 'Nitrila Blue');
      await expect(card).toContainText(shop.text('search:result.variants_other', { count: 10 }));
      const named = (axis: 'size' | 'pack') => new RegExp(`^${shop.text(`search:result.axis.${axis}`)}`);
      const size = card.getByRole('radiogroup', { name: named('size') });
      await expect(size.getByRole('radio', { name: /^M/ })).toBeChecked();
      const before = { address: await link.getAttribute('href'), price: await prices(shop) };
      // Where it leads and what it costs follow the choice.
      await size.getByText('XL', { exact: true }).click();
      await expect(link).not.toHaveAttribute('href', before.address ?? '');
      await card.getByRole('combobox', { name: named('pack') }).selectOption({ index: 1 });
      await expect(size.getByRole('radio', { name: 'XL' })).toBeChecked();
      await expect.poll(async () => (await prices(shop))[0]).toBeGreaterThan(before.price[0] ?? 0);
      const add = card.getByRole('button', { name: new RegExp(`^${shop.text('search:result.add')}`) });
      await expect(add).toHaveAccessibleName(/XL/);
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('XL 10x100');
    });

    one('sorts by price, turns pages, and changes the view', async ({ page }) => {
      const shop = shopParts(page, language);
      await page.goto('/search');
      await expect(shop.cards).toHaveCount(40);
      await page.locator('label', { hasText: shop.text('search:sort.price') }).click();
      await expect(page.getByRole('radio', { name: shop.text('search:sort.price') })).toBeChecked();
      await expect(page).toHaveURL(/sort=price/);
      await expect
        .poll(async () => {
          const shown = await prices(shop);
          return shown.length === 40 && shown.every((price, i) => i === 0 || price >= (shown[i - 1] ?? 0));
        })
        .toBe(true);
      const dearestOfFirst = (await prices(shop)).at(-1) ?? 0;
      await page.getByRole('button', { name: shop.text('search:pages.next') }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(page.getByText(/^41–/)).toBeVisible();
      await expect.poll(async () => (await prices(shop))[0]).toBeGreaterThanOrEqual(dearestOfFirst);

      await page.locator('label', { hasText: shop.text('search:sort.unitPrice') }).click();
      await expect(page).toHaveURL(/sort=unitPrice$/);
      await expect(shop.results).toHaveAttribute('aria-busy', 'false');
      await expect.poll(async () => (await prices(shop))[0]).toBeGreaterThan(0);

      await expect(shop.results).toHaveAttribute('data-view', 'list');
      await page.getByTitle(shop.text('search:view.grid')).click();
      await expect(page).toHaveURL(/view=grid/);
      await expect(shop.results).toHaveAttribute('data-view', 'grid');
      await page.goto(`/search?query=${query}`);
      await expect(shop.results).toHaveAttribute('data-view', 'grid');
    });

    next('comes back to the last search, until somebody starts anew', async ({ page }) => {
      const shop = shopParts(page, language);
      await page.goto(`/search?query=${query}&sort=price`);
      await expect(shop.cards.first()).toBeVisible();
      await page.goto('/dashboard');
      await page
        .getByRole('navigation', { name: shop.text('shell:nav.main') })
        .getByRole('link', { name: shop.text('shell:nav.shop'), exact: true })
        .click();
      await expect(page).toHaveURL(`/search?query=${query}&sort=price`);
      await page.getByRole('button', { name: shop.text('search:newSearch') }).click();
      await expect(page).toHaveURL('/search');
      await expect(shop.title).toHaveText(shop.text('search:title.start'));
      await page
        .getByRole('navigation', { name: shop.text('search:categories.title') })
        .getByRole('link', { name: top })
        .click();
      await expect(page).toHaveURL(/\?category=/);
      await expect(shop.cards.first()).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/search');
      await expect(shop.title).toHaveText(shop.text('search:title.start'));
    });

    one('helps when nothing is found', async ({ page }) => {
      const shop = shopParts(page, language);
      await page.goto('/search?query=xqzvwkj');
      await expect(
        page.getByRole('heading', { name: shop.text('search:nothing.title', { query: 'xqzvwkj' }) }),
      ).toBeVisible();
      const panel = page
        .locator('section')
        .filter({ has: page.getByRole('button', { name: shop.text('search:nothing.browse') }) });
      await expect(panel.getByRole('listitem')).toHaveCount(3);
      await page.getByRole('button', { name: shop.text('search:nothing.browse') }).click();
      await expect(shop.title).toHaveText(shop.text('search:title.start'));

      // If several words together find nothing, the words that find something on their own are offered as links.
      await shop.field.fill('xqzvw handschuhe vwxqz');
      await shop.field.press('Enter');
      await page.getByRole('link', { name: 'handschuhe', exact: true }).click();
      await expect(page).toHaveURL('/search?query=handschuhe');
      await expect(shop.cards.first()).toBeVisible();

      // More letters are wrong than the search passes over.
      await shop.field.fill('aplinat');
      await shop.field.press('Enter');
      await page.getByRole('link', { name: 'alginat', exact: true }).click();
      await expect(page).toHaveURL('/search?query=alginat');
      await expect(shop.cards.first()).toContainText(/alginat/i);
    });

    // Once: the language changes nothing that axe looks at.
    if (language === 'de') {
      test('is accessible', async ({ page }) => {
        const shop = shopParts(page, language);
        const faults: string[] = [];
        const look = async (what: string) => {
          faults.push(...(await axeFaults(page)).map((fault) => `${what}: ${fault}`));
        };
        await page.goto('/search');
        await expect(shop.cards.first()).toBeVisible();
        await look('start');
        await walkTo(page, `/search?query=${query}&view=list&vendor=Depotia`);
        await expect(shop.results).toHaveAttribute('data-view', 'list');
        await expect(shop.results).toHaveAttribute('aria-busy', 'false');
        await expect(shop.cards.first()).toBeVisible();
        await look('list');
        await walkTo(page, '/search?query=xqzvwkj');
        await expect(page.getByRole('button', { name: shop.text('search:nothing.browse') })).toBeVisible();
        await look('nothing found');
        await walkTo(page, '/dashboard');
        await expect(page).toHaveTitle(`Praxora – ${shop.text('routes:dashboard')}`);
        await shop.field.fill('nitril');
        await expect(shop.suggestions).toBeVisible();
        await shop.field.press('ArrowDown');
        await look('autocomplete');
        expect(faults).toEqual([]);
      });
    }
  });
}

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('filters stand in a drawer, and nothing runs out of the page', async ({ page }) => {
    const shop = shopParts(page, 'en');
    await page.goto('/search?query=gloves');
    await expect(shop.cards.first()).toBeVisible();
    expect((await shop.cards.first().boundingBox())?.y).toBeLessThan(300);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
    await expect(shop.filters).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('group', { name: 'Vendor' }).locator('label').first().click();
    await expect(page).toHaveURL(/vendor=/);
    // While the next results come, the present ones are dimmed.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await axeFaults(page)).toEqual([]);
    await drawer.getByRole('button', { name: /^Show \d+ product/ }).click();
    await expect(drawer).toBeHidden();
    await expect(shop.chips).toBeVisible();
  });
});
