// The re-order list: what is low or was put there, and what its rows order.
import type { ReorderGroup, ReorderRow } from '@praxora/contract/purchasing/reorder';
import type { reorderCalls } from '@praxora/contract/purchasing/reorder.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { stockStatus } from '@praxora/rules/inventory/stock-status';
import { isSnoozed, type RowNeed, rowAmount } from '@praxora/rules/purchasing/reorder-row';
import { atFirstUse } from '@praxora/rules/shared/at-first-use';
import { daysBetween } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { isOrderable } from '@praxora/rules/vendors/pricing-hints';
import type { UserContext } from '../../../platform/context.ts';
import { readReach } from '../../inventory/index.ts';
import { offerAnswer } from '../../vendors/index.ts';
import type { CartContents } from '../cart/cart-contents.ts';
import { cartAt, findDestination, rankedOffers } from '../cart/destination.ts';
import { lastVendors } from '../orders/open-deliveries.ts';
import * as repository from './reorder.repository.ts';
import { suggestionFor, toStockNeed } from './suggestions.ts';
import { readSupply, type Supply } from './supply.ts';

type Need = repository.RowNeedRow;

const groups: readonly ReorderGroup[] = ['belowMinimum', 'reOrderPoint', 'putHere'];

export function toReorderGroup(row: Need): ReorderGroup {
  const thresholds = { minimumStock: row.minimum_stock, warningStock: row.warning_stock };
  const status = stockStatus(row.stock, thresholds, row.use_inventory && row.notifications_enabled);
  if (status === 'minimumStock') return 'belowMinimum';
  return status === 'reOrderPoint' ? 'reOrderPoint' : 'putHere';
}

export const toRowNeed = (row: Need, { expected }: Supply): RowNeed => ({
  need: toReorderGroup(row) === 'putHere' ? null : toStockNeed(row),
  expected,
  put: row.put,
  chosen: row.quantity === null ? null : { quantity: row.quantity, beside: row.quantity_beside ?? 0 },
});

export const toSnooze = (row: Need) => ({ until: row.snoozed_until, atStock: row.snoozed_at_stock });

/** Everything on the list, or of these articles what is on it: by as many questions to the database as for one. */
export async function listRows(
  context: UserContext,
  { addressId, articleIds }: { readonly addressId?: number | undefined; readonly articleIds?: number[] },
): Promise<DataOf<typeof reorderCalls.listReorder>> {
  const { tx, now } = context;
  const today = calendarDay(now());
  const [needs, destination] = await Promise.all([
    repository.listRowNeeds(tx, articleIds ?? null),
    findDestination(context, addressId),
  ]);
  const productIds = needs.map(({ product_id }) => product_id);
  const [supplies, cart, shown, bought, reach] = await Promise.all([
    readSupply(context, productIds),
    cartAt(context, destination, productIds),
    repository.listArticles(
      tx,
      needs.map(({ article_id }) => article_id),
    ),
    lastVendors(context, productIds),
    readReach(
      context,
      needs.map(({ article_id: id, stock }) => ({ id, stock })),
    ),
  ]);
  const articles = new Map(shown.map((article) => [article.id, article]));
  const last = new Map(bought.map((one) => [one.productId, one]));
  const rows = needs.flatMap((need): ReorderRow[] => {
    const article = articles.get(need.article_id);
    if (article === undefined) return [];
    const purchase = last.get(need.product_id);
    const lastsUntil = reach.get(need.article_id)?.lastsUntil ?? null;
    return [
      {
        article: articleOf(need, article),
        lastsUntil,
        reachDays: lastsUntil === null ? null : Math.max(0, daysBetween(today, lastsUntil)),
        ...orderOf(cart, need, supplies(need.product_id)),
        lastBought: purchase
          ? { vendorId: purchase.vendorId, vendorName: purchase.vendorName, at: purchase.at.toISOString() }
          : null,
        snoozed: isSnoozed(toSnooze(need), need.stock, today) ? toSnooze(need) : null,
        leftOutAt: need.left_out_at?.toISOString() ?? null,
        put: need.put_at ? { quantity: need.put, by: need.put_by, at: need.put_at.toISOString() } : null,
      },
    ];
  });
  return { addressId: destination, rows: rows.sort(byUrgency) };
}

const byName = atFirstUse(() => new Intl.Collator('de'));
const byUrgency = (a: ReorderRow, b: ReorderRow): number =>
  groups.indexOf(a.group) - groups.indexOf(b.group) || byName().compare(a.article.name, b.article.name);

const articleOf = (need: Need, article: repository.ArticleRow): ReorderRow['article'] => ({
  id: need.article_id,
  name: need.name,
  manufacturer: article.manufacturer,
  manufacturerNumber: article.manufacturer_number,
  picture: article.picture,
  productId: need.product_id,
  isCustom: article.is_custom,
  useInventory: need.use_inventory,
  storages: [...article.storages],
  countingUnit: article.units.counting,
  orderUnit: article.units.order,
  consumptionUnit: article.units.consumption,
  consumptionUnitCount: article.consumption_unit_count,
  unitsPerOrderUnit: need.units_per_order_unit,
  stock: need.stock,
  minimumStock: need.minimum_stock,
  warningStock: need.warning_stock,
  idealStock: need.ideal_stock,
});

/** Quantity the row orders, its vendor, and the deductions. */
function orderOf(cart: CartContents, need: Need, supply: Supply) {
  const rowNeed = toRowNeed(need, supply);
  const missing = rowAmount(rowNeed, null);
  const offers = rankedOffers(cart, need.product_id, missing);
  const { amount: suggested } = suggestionFor(need, supply, (quantity) =>
    quantity === missing ? offers : rankedOffers(cart, need.product_id, quantity),
  );
  // A quantity that somebody chose is not raised while anybody sells just that.
  const exact = need.quantity === null ? undefined : offers.find((offer) => isOrderable(offer, missing));
  const best = exact ?? offers[0];
  const chosen = offers.find(({ vendor }) => vendor.id === need.vendor_id);
  return {
    group: toReorderGroup(need),
    suggested,
    needed: missing,
    amount: rowAmount(rowNeed, chosen ?? best ?? null),
    chosenQuantity: need.quantity,
    chosenVendorId: chosen?.vendor.id ?? null,
    bestVendorId: best?.vendor.id ?? null,
    offers: [...(best ? [best] : []), ...offers.filter((offer) => offer !== best)].map(offerAnswer),
    onTheirWay: supply.onTheirWay.map(({ vendorId, vendorName, quantity }) => ({
      vendorId,
      vendorName,
      quantity,
    })),
    inCarts: supply.inCarts.map(({ addressId, vendorId, vendorName, quantity }) => ({
      addressId,
      vendorId,
      vendorName,
      quantity,
    })),
  };
}
