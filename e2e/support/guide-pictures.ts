// Which pictures the guides of the help centre have: the page of the demo data that is shown, and the places that are marked, by their names
// on the screen.
import { expect, type Page } from '@playwright/test';
import { scan } from './scan.ts';
import type { say } from './texts.ts';

type Say = ReturnType<typeof say>;

export interface GuidePicture {
  /** The guide and its step, counted from 1. */
  readonly guide: string;
  readonly step: number;
  readonly at: string;
  /** Text keys of what is marked. */
  readonly marks: readonly string[];
  /** What is done before the picture is taken. */
  readonly before?: (page: Page, t: Say) => Promise<void>;
  /** Another demo user than the owner of the German practice, or a handheld of hers. */
  readonly as?: 'leitung' | 'device';
}

type Before = NonNullable<GuidePicture['before']>;

const picture = (
  guide: string,
  step: number,
  at: string,
  marks: readonly string[],
  more: Pick<GuidePicture, 'before' | 'as'> | Before = {},
): GuidePicture => ({ guide, step, at, marks, ...(typeof more === 'function' ? { before: more } : more) });

const approver = { as: 'leitung' } as const;
const handheld = { as: 'device' } as const;

/** An order that came in part, with a delivery that is being entered. */
const openOrder = async (page: Page, _t?: Say, vendor = 'Depotia'): Promise<void> => {
  await page.locator('#content').getByText(vendor).first().click();
  await expect(page.getByRole('heading', { level: 2, name: vendor })).toBeVisible();
};
const nowFields = (page: Page, t: Say) =>
  page.getByRole('textbox', { name: new RegExp(`^${t('receiving:line.nowOf', { name: '' }).trim()}`) });
const enterSome: Before = async (page, t) => {
  await openOrder(page, t);
  const first = nowFields(page, t).first();
  await first.fill('4');
  await first.press('Tab');
};
const withLots: Before = async (page, t) => {
  await enterSome(page, t);
  const opener = page.getByRole('button', {
    name: new RegExp(`^${t('receiving:line.lotsOf', { name: '' }).trim()}`),
  });
  if ((await opener.first().getAttribute('aria-expanded')) === 'false') await opener.first().click();
};
/** A name of the demo data that both languages share. */
const findOutside: Before = async (page, t) => {
  await page.getByLabel(t('receiving:outside.find')).fill('Nitrila');
  await page
    .locator('#content')
    .getByText(/^Nitrila Bl/)
    .first()
    .click();
};
const pressButton =
  (key: string, values: Readonly<Record<string, string>> = {}): Before =>
  (page, t) =>
    page
      .locator('#content')
      .getByRole('button', { name: new RegExp(`^${t(key, values).trim()}`) })
      .first()
      .click();
/** The menu of the first row. */
const rowMenu = (key: string): Before => pressButton(key, { name: '' });
const narrowSearch: Before = async (page, t) => {
  await page
    .getByRole('group', { name: t('search:filters.vendor') })
    .getByRole('checkbox')
    .first()
    .click();
  await expect(page).toHaveURL(/vendor/);
};
const typeLines: Before = async (page, t) => {
  const entry = page.getByRole('textbox', { name: t('quickOrder:entry.label') });
  for (const line of ['nitrila 4', 'lumafil nano 2', 'silvora putty 1']) {
    await entry.fill(line);
    await entry.press('Enter');
  }
  // Several fit the first: one of them is chosen.
  await page
    .getByRole('group', { name: t('quickOrder:which') })
    .getByRole('button')
    .first()
    .click();
};
const scanUnknown: Before = async (page, t) => {
  await page.context().setOffline(true);
  await scan(page, '4012345678901');
  await page.getByRole('button', { name: t('scanApp:result.next') }).click();
  const queue = page.getByRole('button', { name: t('scanApp:queue.toAssign_one', { count: 1 }) });
  const opened = page.getByRole('heading', { level: 1, name: t('scanApp:queue.title') });
  await expect(queue.or(opened)).toBeVisible();
  if (await queue.isVisible()) await queue.click();
};
const labelsOfOrder: Before = async (page, t) => {
  await openOrder(page, t);
  await page.goto(`${page.url()}/labels`);
};

export const guidePictures: readonly GuidePicture[] = [
  picture('find-products', 2, '/search', ['search:filters.clear'], narrowSearch),
  picture('find-products', 4, '/search', ['search:result.add']),
  picture('quick-order', 2, '/quick-order', ['quickOrder:chooseAnother'], typeLines),
  picture('quick-order', 4, '/quick-order', ['quickOrder:keep']),
  picture('cart-and-order', 2, '/cart', ['cart:optimizer.show']),
  picture('optimizer', 1, '/cart', ['cart:optimizer.title', 'cart:optimizer.show']),
  picture('optimizer', 2, '/cart/optimizer/1', ['optimizer:cards.free', 'optimizer:cards.favorites']),
  picture('optimizer', 4, '/cart/optimizer/1', ['optimizer:foot.apply', 'optimizer:foot.keep']),
  picture(
    'reorder',
    3,
    '/re-order',
    ['reorder:row.snooze', 'reorder:row.leaveOut'],
    rowMenu('reorder:row.menu'),
  ),
  picture('reorder', 4, '/re-order', ['reorder:side.split']),
  picture('assortment', 1, '/assortment', ['assortment:kind.favourites', 'assortment:kind.notBought']),
  picture('price-alerts', 3, '/dashboard', ['priceAlerts:title']),
  picture('approvals', 2, '/orders/approvals', ['approvals:approve.action'], {
    ...approver,
    before: (page) => page.locator('#content').getByRole('button').filter({ hasText: '€' }).first().click(),
  }),
  picture('approvals', 3, '/orders/approvals', ['approvals:card.reject'], approver),
  picture('follow-orders', 1, '/orders?view=all', ['shell:nav.allOrders']),
  picture('follow-orders', 2, '/orders', ['orders:action.sendAgain'], (page, t) =>
    openOrder(page, t, 'Hygienika Direkt'),
  ),
  picture('receive-delivery', 2, '/orders', ['receiving:head.now', 'receiving:all'], openOrder),
  picture('receive-delivery', 4, '/orders', ['receiving:foot.bookPart'], enterSome),
  picture('several-batches', 2, '/orders', ['receiving:lots.add'], withLots),
  picture('partial-delivery', 1, '/orders', ['receiving:foot.bookPart'], enterSome),
  picture('goods-without-order', 1, '/orders', ['routes:ordersOutside']),
  picture('goods-without-order', 3, '/orders/outside', ['receiving:foot.book'], findOutside),
  picture('print-labels', 2, '/orders', ['labels:print.pdf'], labelsOfOrder),
  picture('take-back', 1, '/orders', ['orders:receipts.open'], openOrder),
  picture('take-back', 2, '/orders', ['receiving:takeBack.label'], openOrder),
  picture('invoices', 1, '/invoices', ['routes:invoices']),
  picture('invoices', 4, '/invoices/1', ['invoices:approve.action']),
  picture('pair-device', 1, '/account-management/scan-app', ['devices:pair']),
  picture('scan-and-remove', 1, '/scan', ['scanApp:mode.remove', 'scanApp:mode.more'], handheld),
  picture('scan-and-remove', 4, '/scan', ['scanApp:typed.open'], handheld),
  picture('scan-offline', 3, '/scan', ['scanApp:refusal.assign', 'scanApp:refusal.discard'], {
    ...handheld,
    before: scanUnknown,
  }),
  picture('stocktaking', 1, '/inventory/stocktaking', ['inventory:stocktaking.start']),
  picture(
    'correct-stock',
    2,
    '/inventory',
    ['inventory:row.bookIn', 'inventory:row.remove'],
    rowMenu('inventory:row.menu'),
  ),
  picture('expiry', 1, '/inventory/expiry', ['inventory:filter.band.under1Month']),
  picture('move-goods', 1, '/inventory/storages', ['inventory:moves.open']),
  picture('move-goods', 3, '/inventory/storages/1', ['inventory:moves.targets.open']),
  picture(
    'block-batches',
    1,
    '/inventory/article/1',
    ['article:table.block'],
    rowMenu('article:table.actionsOf'),
  ),
  picture('recall', 1, '/inventory/recall', ['inventory:tabs.recall']),
  picture('dangerous-goods', 1, '/inventory/dangerous-goods', ['inventory:dangerousGoods.edit']),
  picture('dangerous-goods', 3, '/inventory/dangerous-goods', ['inventory:dangerousGoods.export']),
  picture('reports', 2, '/reports/orders-by-vendor', ['reports:filter.more', 'reports:grouping.label']),
  picture('reports', 4, '/reports/orders-by-vendor', ['reports:saved.button']),
  picture('stock-value', 2, '/reports/inventory', ['reports:filter.withoutPrice']),
  picture('stock-value', 4, '/reports/inventory', ['reports:export.button']),
  picture('exports', 1, '/reports/orders-by-vendor', ['reports:export.button']),
  picture('exports', 3, '/account-management/app-store', ['appStore:export.start']),
  picture('activity-log', 2, '/account-management/activity', ['activity:filter.refused']),
  picture('first-steps', 5, '/dashboard?steps=show', ['firstSteps:order.toShop']),
  picture('addresses', 1, '/account-management/directory', [
    'account:kinds.shipping.add',
    'account:kinds.billing.add',
  ]),
  picture('storages', 1, '/inventory/storages', ['inventory:storages.new', 'inventory:storages.create']),
  picture('import-articles', 1, '/inventory/import', ['articleImport:template.xlsx']),
  picture('configure-article', 1, '/inventory', ['inventory:action.create']),
  picture(
    'configure-article',
    3,
    '/inventory/article/1/edit',
    ['article:record.batch', 'article:record.expiry'],
    pressButton('article:more.title'),
  ),
  picture('thresholds', 3, '/re-order/thresholds', ['thresholds:accept']),
  picture('users-and-roles', 1, '/account-management/account-access', ['users:invite.open']),
  picture('two-step-login', 1, '/account-management/account-access', ['users:twoStep.setUp']),
  picture('printer', 2, '/account-management/printer-settings', ['labels:printers.look']),
  picture('vendors', 2, '/vendors/1', ['vendor:pay.title']),
  picture('vendors', 3, '/vendors', ['vendors:action.create']),
  picture('cost-centers', 2, '/account-management/cost-centers', ['costCenters:switch', 'costCenters:new']),
  picture('budgets', 1, '/account-management/budgets', ['budgets:practice', 'budgets:save']),
  picture('sample-practice', 1, '/account-management/directory', ['shell:sample.name']),
  picture('digest', 1, '/dashboard', ['dashboard:digest']),
  picture('api', 1, '/account-management/api-tokens', ['apiTokens:new']),
];
