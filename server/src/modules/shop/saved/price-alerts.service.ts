// Price alerts: watched products that are cheap today, for the dashboard, the watchlist and the digest. Three statements
// for the whole watchlist.
import type { DataOf } from '@praxora/contract/shared/call';
import type { AlertedProduct, savedCalls } from '@praxora/contract/shop/saved.calls';
import { usualAmount } from '@praxora/rules/purchasing/own-products';
import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { findPriceAlert, medianDays, type PriceAlert } from '@praxora/rules/shop/price-alert';
import { soldQuantity } from '@praxora/rules/vendors/pricing-hints';
import type { UserContext } from '../../../platform/context.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { purchasesByProduct } from '../../purchasing/index.ts';
import { cheapest, offersFor, unitPriceHistoryFor, unitPricesFor } from '../../vendors/index.ts';
import { productSummaries } from '../catalog/catalog.service.ts';
import * as repository from './saved.repository.ts';

type Reader = Pick<UserContext, 'tx' | 'now'>;

export interface AlertedPrice {
  readonly productId: number;
  readonly name: { readonly de: string; readonly en: string };
  readonly netCents: number;
  readonly alert: PriceAlert;
}

/** Of the whole watchlist, the furthest below first. */
export async function findPriceAlerts({ tx, now }: Reader): Promise<AlertedPrice[]> {
  const rows = await repository.listTargets(tx, null);
  const alerts = await alertsOf({ tx, now }, rows);
  return rows
    .flatMap(({ product_id: productId, name }) => {
      const found = alerts.get(productId);
      return found ? { productId, name, ...found } : [];
    })
    .sort((a, b) => b.alert.percentBelow - a.alert.percentBelow || a.productId - b.productId);
}

/** Target price and alert of each of these products that is watched. */
export async function readWatched(
  context: Reader,
  productIds: readonly number[],
): Promise<Map<number, { readonly targetCents: number | null; readonly alert: PriceAlert | null }>> {
  const rows = await repository.listTargets(context.tx, productIds);
  const alerts = await alertsOf(context, rows);
  return new Map(
    rows.map(({ product_id: id, target_cents: targetCents }) => [
      id,
      { targetCents, alert: alerts.get(id)?.alert ?? null },
    ]),
  );
}

/** A product that nobody can deliver has none. Only vendors that can deliver today are compared. */
async function alertsOf(
  { tx, now }: Reader,
  rows: readonly Pick<repository.WatchedRow, 'product_id' | 'target_cents'>[],
): Promise<Map<number, Pick<AlertedPrice, 'netCents' | 'alert'>>> {
  const today = calendarDay(now());
  const ids = rows.map(({ product_id }) => product_id);
  const [allPrices, allPoints] = await Promise.all([
    unitPricesFor(tx, ids),
    unitPriceHistoryFor(tx, ids, { from: addDays(today, -medianDays), before: today }),
  ]);
  const prices = groupBy(allPrices, ({ productId }) => productId);
  const points = groupBy(allPoints, ({ productId }) => productId);
  const alerts = new Map<number, Pick<AlertedPrice, 'netCents' | 'alert'>>();
  for (const { product_id: id, target_cents: targetCents } of rows) {
    const available = (prices.get(id) ?? []).filter(({ isAvailable }) => isAvailable);
    const best = cheapest(available);
    if (!best) continue;
    const vendorIds = new Set(available.map(({ vendorId }) => vendorId));
    const history = (points.get(id) ?? []).filter(({ vendorId }) => vendorIds.has(vendorId));
    const alert = findPriceAlert({ netCents: best.netCents, targetCents, history }, today);
    if (alert) alerts.set(id, { netCents: best.netCents, alert });
  }
  return alerts;
}

/** As many as one page shows; the watchlist has the others. */
const mostListed = 24;

export async function listPriceAlerts(
  context: UserContext,
): Promise<DataOf<typeof savedCalls.listPriceAlerts>> {
  const found = await findPriceAlerts(context);
  const shown = found.slice(0, mostListed);
  const ids = shown.map(({ productId }) => productId);
  const [summaries, offers, purchases] = await Promise.all([
    productSummaries(context, ids),
    offersFor(context.tx, ids),
    purchasesByProduct(context, ids),
  ]);
  const summaryById = new Map(summaries.map((summary) => [summary.id, summary]));
  const items = shown.flatMap(({ productId, alert }): AlertedProduct[] => {
    const summary = summaryById.get(productId);
    const best = offers.find(
      (offer) => offer.productId === productId && offer.vendor.id === summary?.bestVendorId,
    );
    if (!summary || !best) return [];
    const { id, name, hue } = best.vendor;
    const usual = usualAmount(purchases.get(productId)?.medianQuantity ?? null, best.minimumQuantity);
    return [{ ...summary, alert, vendor: { id, name, hue }, usualQuantity: soldQuantity(best, usual) }];
  });
  return { items, total: found.length };
}
