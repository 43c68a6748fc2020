// The cart as a practice uses it: amounts, boxes, notes, moving, removing and taking that back; two tabs at once; and a
// price engine that does not answer.
import { type BrowserContext, type Page, request } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { loggedInState } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';

const market = '/api/marketplace/v1';

const money = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const formatMoney = (cents: number): string => money.format(cents / 100);

interface Listed {
  readonly Lieferant: { readonly ID: number };
  readonly Positionen: readonly {
    readonly wWarenkorbposition: { readonly ID: number; readonly Anzahl: number };
    readonly EinkaufLink: string;
    readonly Titel: string;
  }[];
}

const listCarts = async (context: Pick<BrowserContext, 'request'>): Promise<Listed[]> =>
  (await (await context.request.get(`${market}/wwarenkorb/list`)).json()).data.Warenkoerbe;

/** The worked-out cart: what each position is called, how many of it, and at which vendor. */
const example = [
  ['Nitrila Blau M', 20, 1],
  ['Nitrila Blau S', 10, 1],
  ['Artinova 4% 1:100.000', 2, 1],
  ['Silvora Putty', 1, 1],
  ['Lumafil Nano A2', 3, 4],
  ['Unobond One', 1, 4],
  ['Etchora Gel 37', 2, 4],
  ['MaskoPro Typ IIR', 6, 5],
  ['Flächin Kanister', 2, 5],
  ['Wipora Tücher', 8, 6],
  ['Nadelfein 30G', 4, 3],
  ['SteriBeutel 90x230', 3, 2],
] as const;

/** The demo practice's cart tells which products these are. */
async function exampleProducts(baseURL: string): Promise<Map<string, number>> {
  const demo = await request.newContext({ baseURL, storageState: loggedInState('demo') });
  const positions = (await listCarts({ request: demo })).flatMap(({ Positionen }) => Positionen);
  await demo.dispose();
  return new Map(positions.map(({ Titel, EinkaufLink }) => [Titel, Number(EinkaufLink.split('/').at(-1))]));
}

type Buyer = Awaited<ReturnType<typeof enterAsBuyer>>;

async function putExample(buyer: Buyer, baseURL: string): Promise<void> {
  const products = await exampleProducts(baseURL);
  for (const [name, quantity, vendorId] of example) {
    await buyer.put({ productId: products.get(name) ?? 0, vendorId, vendorName: '' }, buyer.main, quantity);
  }
}

function parts(page: Page, language: 'de' | 'en') {
  const t = say(language);
  const summary = (name: string) => page.getByRole('region', { name, exact: true });
  return {
    t,
    card: summary,
    row: (name: string) => page.getByRole('listitem').filter({ hasText: name }),
    quantity: (name: string) => page.getByRole('textbox', { name: t('cart:quantity.of', { name }) }),
    net: (address: string) =>
      summary(address)
        .locator('dl > div')
        .filter({ hasText: t('cart:totals.net') })
        .locator('dd'),
    choose: async (name: string, quantity: number) => {
      const field = page.getByRole('textbox', { name: t('cart:quantity.of', { name }) });
      await field.fill(String(quantity));
      await field.press('Enter');
    },
    inMenu: async (name: string, item: 'toVendor' | 'toAddress' | 'remove') => {
      await page.getByRole('button', { name: t('cart:menu.open', { name }) }).click();
      await page.getByRole('menuitem', { name: t(`cart:menu.${item}`) }).click();
    },
    undo: page.getByRole('button', { name: t('cart:undo.label'), exact: true }),
  };
}

test.describe('the cart (de)', () => {
  test.use({ locale: locales.de });

  test('shows what everything costs and lets everything be changed', async ({ page, context, baseURL }) => {
    const buyer = await enterAsBuyer(context, 'cart');
    const { main } = buyer;
    await putExample(buyer, baseURL ?? '');
    const { t, card, row, quantity, net, inMenu, undo } = parts(page, 'de');
    const sum = net('Praxis am See');

    await test.step('the worked-out cart, dearest vendor first, with what could be saved', async () => {
      await page.goto('/cart');
      await expect(sum).toHaveText(formatMoney(83_952));
      await expect(card('Praxis am See')).toContainText(formatMoney(99_903));
      await expect(page.locator('section h2').nth(0)).toHaveText('Weserkontor Dental');
      await expect(page.locator('section h2').nth(5)).toHaveText('Depotia');
      await expect(card('Havelmed')).toContainText('Noch 134,48 € bis versandfrei');
      await expect(card('Havelmed')).toContainText(t('cart:surcharge.costs', { amount: formatMoney(450) }));
      await expect(card('Weserkontor Dental')).toContainText(t('cart:shipping.free'));
      await expect(page.getByRole('banner').getByRole('link', { name: /^Warenkorb/ })).toContainText(
        formatMoney(83_952),
      );
      await expect(
        page.getByRole('link', { name: t('cart:checkout.go_other', { count: 6 }) }),
      ).toHaveAttribute('href', `/cart/review/${main}`);
      const saving = card(t('cart:optimizer.title'));
      await expect(saving).toContainText(t('cart:optimizer.saving', { amount: formatMoney(7140) }));
      await expect(saving).toContainText(t('cart:optimizer.packagesLess_other', { count: 3 }));
      await expect(saving.getByRole('link')).toHaveAttribute('href', `/cart/optimizer/${main}`);
      await expectNoAxeViolations(page);
    });

    await test.step('a typed quantity counts at once and is kept', async () => {
      const checkout = page.getByRole('link', { name: t('cart:checkout.go_other', { count: 6 }) });
      const before = await checkout.boundingBox();
      await quantity('Nitrila Blau M').fill('21');
      await expect(sum).toHaveText(formatMoney(84_581));
      // It stays where it is while a cheaper split is looked for again.
      const after = await checkout.boundingBox();
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 999))).toBeLessThan(30);
      const updated = page.waitForResponse(/wwarenkorbposition-update/);
      await quantity('Nitrila Blau M').press('Enter');
      await updated;
      await page.reload();
      await expect(quantity('Nitrila Blau M')).toHaveValue('21');
      const lessened = page.waitForResponse(/wwarenkorbposition-update/);
      await row('Nitrila Blau M')
        .getByRole('button', { name: t('addToCart:less') })
        .click();
      await lessened;
      await expect(sum).toHaveText(formatMoney(83_952));
    });

    await test.step('an unchecked vendor counts for nothing, even after a reload', async () => {
      const box = page.getByRole('checkbox', {
        name: t('cart:check.vendor', { vendor: 'Linea Dentaldepot' }),
      });
      await box.uncheck();
      await expect(sum).toHaveText(formatMoney(60_052));
      await expect(page.getByRole('link', { name: t('cart:checkout.go_other', { count: 5 }) })).toBeVisible();
      await page.reload();
      await expect(box).not.toBeChecked();
      await page.getByRole('checkbox', { name: t('cart:check.position', { name: 'Unobond One' }) }).check();
      await expect(sum).toHaveText(formatMoney(60_052 + 8450 + 590));
      await box.check();
      await expect(sum).toHaveText(formatMoney(83_952));
    });

    await test.step('a note to the vendor is kept when its field is left', async () => {
      await page.getByRole('button', { name: t('cart:note.write', { vendor: 'Marktmed' }) }).click();
      await page
        .getByRole('textbox', { name: t('cart:note.label', { vendor: 'Marktmed' }) })
        .fill('Vor 12 Uhr');
      await page.getByRole('heading', { level: 1 }).click();
      await expect(card('Marktmed').getByText(t('cart:note.saved'))).toBeVisible();
      await page.reload();
      await expect(card('Marktmed').getByText('Vor 12 Uhr')).toBeVisible();
    });

    await test.step('a position goes to another vendor, and one to another address', async () => {
      await inMenu('SteriBeutel 90x230', 'toVendor');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(formatMoney(2970));
      await dialog.getByRole('button', { name: 'Marktmed' }).click();
      await expect(card('Marktmed')).toContainText('SteriBeutel 90x230');
      await expect(card('Depotia')).toBeHidden();
      await inMenu('Wipora Tücher', 'toAddress');
      await dialog.getByRole('button', { name: 'Zweigpraxis' }).click();
      await expect(card('Havelmed')).toBeHidden();
      await page
        .getByRole('navigation', { name: t('cart:addresses.label') })
        .getByRole('link', { name: 'Zweigpraxis' })
        .click();
      await expect(card('Havelmed')).toContainText('Wipora Tücher');
      await expect(card(t('cart:all.title_other', { count: 2 }))).toBeVisible();
      await page.goBack();
    });

    await test.step('what was removed comes back', async () => {
      await inMenu('Nadelfein 30G', 'remove');
      // Pointed at, the message stays.
      await undo.last().hover();
      await expect(card('Tauern Praxisbedarf')).toBeHidden();
      // The message leaves the way to the checkout free.
      await page
        .getByRole('link', { name: new RegExp(`^${t('cart:checkout.short')}`) })
        .click({ trial: true });
      await undo.last().click();
      await expect(card('Tauern Praxisbedarf')).toContainText('Nadelfein 30G');
      await quantity('Nadelfein 30G').fill('0');
      await quantity('Nadelfein 30G').press('Enter');
      await undo.last().hover();
      await expect(card('Tauern Praxisbedarf')).toBeHidden();
      await undo.last().click();
      await expect(quantity('Nadelfein 30G')).toHaveValue('4');
    });

    await test.step('so does a cart that was cleared', async () => {
      await page.getByRole('button', { name: t('cart:clear.label') }).click();
      await page.getByRole('button', { name: t('cart:clear.confirm_other', { count: 12 }) }).click();
      await expect(page.getByRole('heading', { name: t('cart:empty.title') })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: t('cart:empty.undo') }).click();
      await expect(card('Marktmed').getByText('Vor 12 Uhr')).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'Nitrila' })).toHaveCount(2);
    });
  });
});

test('two tabs lose nothing, and a price engine that fails takes nothing with it', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  const buyer = await enterAsBuyer(context, 'cart-tabs');
  await context.request.delete(`/pro/addresses/${buyer.branch}`, {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  await putExample(buyer, baseURL ?? '');
  const here = parts(page, 'en');
  const { t } = here;

  await test.step('two tabs change the same cart', async () => {
    const otherPage = await context.newPage();
    const other = parts(otherPage, 'en');
    await Promise.all([page.goto('/cart'), otherPage.goto('/cart')]);
    await expect(here.quantity('Unobond One')).toBeVisible();
    await expect(other.quantity('Unobond One')).toBeVisible();
    await Promise.all([
      here.choose('Unobond One', 5),
      other.choose('Silvora Putty', 7).then(() => other.inMenu('Nadelfein 30G', 'remove')),
      buyer.put({ productId: 31, vendorId: 2, vendorName: '' }, buyer.main, 50),
    ]);
    const quantities = async () =>
      (await listCarts(context))
        .flatMap(({ Positionen }) => Positionen)
        .map(({ Titel, wWarenkorbposition }) => `${wWarenkorbposition.Anzahl} ${Titel}`);
    await expect
      .poll(quantities)
      .toEqual(expect.arrayContaining(['5 Unobond One', '7 Silvora Putty', '50 Artinova 4% 1:100.000']));
    await expect.poll(async () => (await quantities()).length).toBe(example.length);
    expect((await quantities()).join()).not.toContain('Nadelfein');

    // No timer runs out here any more: what is typed now goes out because the page is left, or not at all.
    await otherPage.evaluate(() => void Object.assign(window, { setTimeout: () => 0 }));
    await other.quantity('Unobond One').fill('9');
    await expect(other.quantity('Unobond One')).toHaveValue('9');
    await otherPage.goto('about:blank');
    await expect.poll(quantities).toContain('9 Unobond One');
    await otherPage.close();
    await page.reload();
    await expect(here.quantity('Silvora Putty')).toHaveValue('7');
    await expect(here.card('Tauern Praxisbedarf')).toBeHidden();
  });

  await test.step('there is nowhere to move to', async () => {
    await here.inMenu('Unobond One', 'toAddress');
    await expect(page.getByRole('dialog')).toContainText("You don't have another address");
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('the price engine fails: the page says so, and tries again', async () => {
    watch.expected.push(/status of 500/, /^GET price-engine failed with 500/, /^Price engine error/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/services/price-engine?*', (route) => route.fulfill({ status: 500 }));
    await page.reload();
    await expect(page.getByText(t('cart:priceFailed.title'))).toBeVisible();
    await expect(
      page.getByText(t('cart:priceFailed.address_other', { name: 'Praxis am See', count: 12 })),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute('**/services/price-engine?*');
    await page.getByRole('button', { name: t('common:tryAgain') }).click();
    await expect(here.quantity('Silvora Putty')).toHaveValue('7');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: t('cart:menu.open', { name: 'Silvora Putty' }) }).click();
    const heights = () =>
      page.getByRole('menuitem').evaluateAll((items) => items.map((item) => item.clientHeight));
    await expect
      .poll(async () => Math.min(99, ...(await heights())), 'all as high as a thumb')
      .toBeLessThan(99);
    expect(Math.min(...(await heights()))).toBeGreaterThanOrEqual(44);
  });
});
