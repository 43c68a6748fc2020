// Which pictures the guides of the help centre have: the page of the demo data that is shown, and the places that are marked, by their names
// on the screen.
import type { Page } from '@playwright/test';
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

const openOrder =
  (vendor: string) =>
  async (page: Page): Promise<void> => {
    await page.locator('#content').getByText(vendor).first().click();
  };

const picture = (
  guide: string,
  step: number,
  at: string,
  marks: readonly string[],
  more: Pick<GuidePicture, 'before' | 'as'> = {},
): GuidePicture => ({ guide, step, at, marks, ...more });

const half = { before: openOrder('Depotia') };
const approver = { as: 'leitung' } as const;
const handheld = { as: 'device' } as const;

export const guidePictures: readonly GuidePicture[] = [
  picture('cart-and-order', 2, '/cart', ['cart:optimizer.show']),
  picture('optimizer', 1, '/cart', ['cart:optimizer.title', 'cart:optimizer.show']),
  picture('optimizer', 2, '/cart/optimizer/1', ['optimizer:cards.free', 'optimizer:cards.favorites']),
  picture('optimizer', 4, '/cart/optimizer/1', ['optimizer:foot.apply', 'optimizer:foot.keep']),
  picture('approvals', 2, '/orders/approvals', ['approvals:approve.action'], approver),
  picture('approvals', 3, '/orders/approvals', ['approvals:card.reject'], approver),
  picture('receive-delivery', 2, '/orders', ['receiving:head.now', 'receiving:all'], half),
  picture('receive-delivery', 4, '/orders', ['receiving:foot.bookPart'], half),
  picture('several-batches', 2, '/orders', ['receiving:lots.add'], half),
  picture('partial-delivery', 1, '/orders', ['receiving:foot.bookPart'], half),
  picture('goods-without-order', 1, '/orders/outside', ['routes:ordersOutside']),
  picture('goods-without-order', 3, '/orders/outside', ['receiving:foot.book']),
  picture('take-back', 1, '/orders', ['orders:receipts.label'], half),
  picture('invoices', 3, '/invoices/1', ['invoices:approve.action']),
  picture('pair-device', 1, '/account-management/scan-app', ['devices:pair']),
  picture('scan-and-remove', 1, '/scan', ['scanApp:mode.remove', 'scanApp:mode.more'], handheld),
  picture('scan-and-remove', 4, '/scan', ['scanApp:typed.open'], handheld),
  picture('stocktaking', 1, '/inventory/stocktaking', ['inventory:stocktaking.start']),
  picture('correct-stock', 2, '/inventory', ['inventory:row.bookIn', 'inventory:row.remove']),
  picture('expiry', 1, '/inventory/expiry', ['inventory:filter.band.under1Month']),
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
  picture('configure-article', 3, '/inventory/article/1/edit', [
    'article:record.batch',
    'article:record.expiry',
  ]),
  picture('thresholds', 3, '/re-order/thresholds', ['thresholds:accept']),
  picture('users-and-roles', 1, '/account-management/account-access', ['users:invite.open']),
  picture('two-step-login', 1, '/account-management/account-access', ['users:twoStep.setUp']),
  picture('printer', 2, '/account-management/printer-settings', ['labels:printer.look']),
  picture('vendors', 2, '/vendors/1', ['vendor:pay.title', 'vendor:pay.save']),
  picture('vendors', 3, '/vendors', ['vendors:action.create']),
  picture('cost-centers', 2, '/account-management/cost-centers', ['costCenters:new']),
  picture('digest', 1, '/dashboard', ['dashboard:digest']),
  picture('api', 1, '/account-management/api-tokens', ['apiTokens:new']),
];
