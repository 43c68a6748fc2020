// Goods come in: half of an order and then the rest in two batches; more than was ordered, by scanner; and without any
// order at all.
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { scan } from './support/scan.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, test } from './support/test.ts';
import { type Language, locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

interface Ordered {
  readonly gtin: string;
  readonly name: Readonly<Record<Language, string>>;
}

/** Opens the order and tells what it is about, as soon as goods can come for it. */
async function openOrder(page: Page, orderId: number): Promise<Ordered> {
  const answer = page.waitForResponse((response) => response.url().endsWith(`/pro/orders/${orderId}`));
  await page.goto(`/orders/${orderId}`);
  const { data } = (await (await answer).json()) as { data: { positions: Ordered[] } };
  const [first] = data.positions;
  if (!first) throw new Error('The order has no positions');
  return first;
}

function parts(page: Page, language: Language) {
  const t = say(language);
  const r = (key: string, values?: Readonly<Record<string, string | number>>) =>
    t(`receiving:${key}`, values);
  return {
    t,
    r,
    panel: page.getByRole('region', { name: r('panel'), exact: true }),
    booked: page.getByRole('region', { name: r('booked.label') }),
    now: (name: string) => page.getByRole('textbox', { name: r('line.nowOf', { name }) }),
    field: (field: string, number: number, name: string) =>
      page.getByLabel(r('lot.fieldOf', { field: r(`lot.${field}`), number, name }), { exact: true }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    tab: (key: string) => page.getByRole('link', { name: new RegExp(`^${t(`orders:tabs.${key}`)}`) }),
  };
}

test.describe('goods of an order (en)', () => {
  test.use({ locale: locales.en });

  test('come in half, then the rest in two batches, and close it', async ({ page, context }) => {
    const buyer = await enterAsBuyer(context, 'eingang');
    const [offer] = await buyer.findOffers(1);
    if (!offer) throw new Error('The catalogue offers nothing');
    await buyer.put(offer, buyer.main, 4);
    const { wBestellung } = await buyer.order(offer, buyer.main);
    const { t, r, booked, now, field, button, tab } = parts(page, 'en');
    const { name: names } = await openOrder(page, wBestellung.ID);
    const name = names.en;
    /** Booking leads to the labels of what came. */
    const lookAtReceipt = async () => {
      await expect(page).toHaveURL(`/orders/${wBestellung.ID}/labels`);
      await page.getByRole('link', { name: t('labels:booked.receipt') }).click();
    };

    await test.step('nothing filled in is nothing to book', async () => {
      // The booking stands at the lower edge, however short the order is.
      await expect(button(r('foot.book'))).toBeVisible();
      const lowerEdge = async () => {
        const place = await button(r('foot.book')).boundingBox();
        return (place?.y ?? 0) + (place?.height ?? 0);
      };
      await expect.poll(lowerEdge).toBeGreaterThan(870);
      await button(r('foot.book')).click();
      await expect(page.getByRole('alert')).toHaveText(t('errors:RECEIPT_EMPTY'));
    });

    await test.step('the position becomes an article on the way, and what was typed stays', async () => {
      await now(name).fill('2');
      await now(name).press('Tab');
      await button(r('notStorable.configureOf', { name })).click();
      await page.getByRole('button', { name: t('article:more.title') }).click();
      await page.getByRole('switch', { name: t('article:record.batch') }).check();
      await page.getByRole('switch', { name: t('article:record.expiry') }).check();
      await button(t('article:save.one')).click();
      await expect(page).toHaveURL(`/orders/${wBestellung.ID}`);
      await expect(now(name)).toHaveValue('2');
    });

    await test.step('the article asks for batch, expiry date and storage', async () => {
      const cellar = 'Cellar, room 2, drawer B';
      await button(r('foot.bookPart')).click();
      await expect(page.getByText(t('errors:BATCH_REQUIRED'))).toBeVisible();
      await expect(page.getByText(t('errors:EXPIRY_REQUIRED'))).toBeVisible();
      await expectNoAxeViolations(page);
      await field('batch', 1, name).fill('A-1');
      await field('expiry', 1, name).fill('0329');
      await field('storage', 1, name).click();
      await page.getByRole('option', { name: r('storage.add') }).click();
      await page.getByRole('dialog').getByLabel(r('storage.name')).fill(cellar);
      await button(r('storage.create')).click();
      await expect(field('storage', 1, name)).toHaveValue(cellar);
      // On a phone its name stands whole in the field.
      const wide = page.viewportSize();
      await page.setViewportSize({ width: 390, height: 844 });
      await expect
        .poll(() => field('storage', 1, name).evaluate((input) => input.scrollWidth - input.clientWidth))
        .toBe(0);
      if (wide) await page.setViewportSize(wide);
      await expect(field('expiry', 1, name)).toHaveValue('31 Mar 2029');
      await button(r('foot.bookPart')).click();
      await lookAtReceipt();
      await expect(booked).toContainText(r('booked.part'));
      await expect(booked).toContainText(r('due.title_other', { number: 2 }));
      await expect(booked).toContainText('Cellar');
      await expectNoAxeViolations(page);
    });

    await test.step('the rest has two batches, and survives a reload', async () => {
      await button(r('booked.goOn')).click();
      await now(name).fill('2');
      await now(name).press('Tab');
      await field('quantity', 1, name).fill('1');
      await field('batch', 1, name).fill('B-1');
      await field('expiry', 1, name).fill('0430');
      await button(r('lots.addOf', { name })).click();
      await expect(field('quantity', 2, name)).toHaveValue('1');
      await field('batch', 2, name).fill('B-2');
      await field('expiry', 2, name).fill('0530');
      await page.reload();
      await expect(field('batch', 2, name)).toHaveValue('B-2');
      await button(r('foot.bookAll')).click();
      await lookAtReceipt();
      await expect(booked).toContainText(r('booked.whole'));
      await expect(booked).toContainText('B-2');
      await expect(tab('completed')).toHaveAttribute('aria-current', 'page');
      await button(r('booked.close')).click();
      await expect(booked).toBeHidden();
    });

    const dialog = page.getByRole('dialog');
    const told = (count: number) =>
      page
        .getByRole('status')
        .filter({ hasText: r(count === 1 ? 'takeBack.done_one' : 'takeBack.done_other', { count }) });

    await test.step('a wrong batch is taken back, and the order opens again', async () => {
      await page
        .getByRole('button', { name: new RegExp(`^${r('takeBack.of', { date: '' })}`) })
        .last()
        .click();
      await expect(dialog).toContainText(r('takeBack.labels_other', { count: 2 }));
      await dialog.getByRole('checkbox').first().uncheck();
      await expect(dialog).toContainText(r('takeBack.labels_one', { count: 1 }));
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: r('takeBack.one', { quantity: 1, name }) }).click();
      await expect(told(1)).toBeVisible();
      await expect(now(name)).toHaveValue('0');
      await expect(tab('open')).toHaveAttribute('aria-current', 'page');
      await expect(page.getByText(t('orders:history.takenBack'))).toBeVisible();
    });

    await test.step('the article leads to its receipt; what was used since stays', async () => {
      await walkTo(page, '/inventory');
      await page.getByRole('rowheader').getByRole('link', { name }).click();
      await page.getByRole('tab', { name: new RegExp(`^${t('article:tabs.movements')}`) }).click();
      const goods = t('article:movement.goods');
      const takeBack = (amount: string) =>
        page.getByRole('button', { name: t('article:movement.takeBackOf', { name: goods, amount }) });
      await takeBack('+2').click();
      await dialog.getByRole('button', { name: r('takeBack.one', { quantity: 2, name }) }).click();
      await expect(told(2)).toBeVisible();
      await expect(takeBack('+2')).toBeHidden();
      await expect(takeBack('+1')).toBeVisible();
    });
  });
});

test.describe('goods by scanner (de)', () => {
  test.use({ locale: locales.de });

  test('may be more than ordered, and may have no order', async ({ page, context }) => {
    const buyer = await enterAsBuyer(context, 'scanner');
    const keeper = await enterAsStorekeeper(context, 'scanner', buyer.account);
    const [offer, second] = await buyer.findOffers(2);
    if (!offer || !second) throw new Error('The catalogue offers nothing');
    const cellar = await keeper.storage('Keller');
    const { name: articleName } = await keeper.articleOf(offer.productId, cellar);
    const other = await keeper.articleOf(second.productId, cellar);
    await buyer.put(offer, buyer.main, 2);
    const { wBestellung } = await buyer.order(offer, buyer.main);
    await buyer.put(second, buyer.main, 1);
    const { wBestellung: otherOrder } = await buyer.order(second, buyer.main);
    const { t, r, booked, now, field, button } = parts(page, 'de');
    const { gtin, name: names } = await openOrder(page, wBestellung.ID);
    const name = names.de;
    const code = (expiry: string, batch: string) => `(01)${gtin.padStart(14, '0')}(17)${expiry}(10)${batch}`;
    await expect(now(name)).toHaveValue('0');

    await test.step('each scan counts and brings batch and expiry date', async () => {
      await scan(page, code('290331', 'NB-1'));
      await expect(field('batch', 1, name)).toHaveValue('NB-1');
      await expect(field('expiry', 1, name)).toHaveValue('31.03.2029');
      // A scanner works in a field as well, and leaves it as it was.
      await field('batch', 1, name).focus();
      await scan(page, code('290331', 'NB-1'));
      await expect(now(name)).toHaveValue('2');
      await scan(page, code('290400', 'NB-2'));
      await expect(field('batch', 1, name)).toHaveValue('NB-1');
      await expect(field('expiry', 2, name)).toHaveValue('30.04.2029');
      await expect(now(name)).toHaveValue('3');
    });

    await test.step('what was not counted stays in sight until it is seen', async () => {
      await scan(page, '4006381333932');
      await scan(page, `(01)${other.gtin}(17)290531(10)ZW-1`);
      await scan(page, code('290400', 'NB-2'));
      await expect(now(name)).toHaveValue('4');
      const refused = page.locator('[aria-live="assertive"]').filter({ hasText: r('scan.seen') });
      await expect(refused).toContainText(t('scanner:reason.checkDigit'));
      await expect(refused).toContainText(r('scan.otherOrder_one'));
      await page.mouse.wheel(0, 2000);
      await expect(refused).toBeInViewport();
      await expectNoAxeViolations(page);
    });

    await test.step('the other order is opened with its code', async () => {
      await page
        .locator('[aria-live="assertive"]')
        .getByRole('link', { name: new RegExp(otherOrder.Bestellnummer) })
        .click();
      await button(r('leave.keep')).click();
      await expect(page).toHaveURL(`/orders/${otherOrder.ID}`);
      await expect(
        page.getByText(r('scan.batchAndExpiry', { batch: 'ZW-1', date: '31.05.2029' })),
      ).toBeVisible();
      await page.reload();
      // In its field, or told in short where the position is closed.
      await expect(page.locator('input[value="ZW-1"]').or(page.getByText('ZW-1')).first()).toBeVisible();
      await expect(page.getByText(r('foot.progress', { units: 1, ordered: 1 }))).toBeVisible();
      await page.goBack();
      await button(r('leave.keep')).click();
      await expect(now(name)).toHaveValue('4');
    });

    await test.step('leaving asks; more than ordered asks, too', async () => {
      await page.getByRole('link', { name: r('outside.open') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: r('leave.stay') }).click();
      await button(r('foot.bookAll')).click();
      await expect(dialog).toContainText(name);
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: r('more.accept') }).click();
      await expect(page).toHaveURL(/\/orders\/\d+\/labels$/);
      await page.getByRole('link', { name: t('labels:booked.receipt') }).click();
      await expect(booked).toContainText(r('booked.whole'));
    });

    await test.step('without an order it is an article that comes', async () => {
      await page.getByRole('link', { name: r('outside.open') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('routes:ordersOutside'));
      await scan(page, code('290331', 'NB-3'));
      await expect(field('batch', 1, articleName)).toHaveValue('NB-3');
      await expectNoAxeViolations(page);
      await button(r('foot.book')).click();
      await expect(booked).toContainText(r('due.title_one', { number: 1 }));
      await expect(booked).toContainText('NB-3');
    });
  });
});
