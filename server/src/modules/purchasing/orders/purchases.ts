// The practice's purchases of a product, for its page.
import type { orderCalls } from '@praxora/contract/purchasing/orders.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { usualAmount } from '@praxora/rules/purchasing/own-products';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { purchasesByProduct } from '../assortment/own-products.ts';
import * as repository from './purchases.repository.ts';

const mostListed = 100;

export async function purchasesOfProduct(
  context: UserContext,
  productId: number,
): Promise<DataOf<typeof orderCalls.purchasesOfProduct>> {
  const { tx } = context;
  const sums = await repository.sumPurchases(tx, productId);
  if (sums === null) throw new Refusal('NOT_FOUND');
  const rows = sums.count === 0 ? [] : await repository.listPurchases(tx, productId, mostListed);
  const recent = (await purchasesByProduct(context, [productId])).get(productId);
  return {
    items: rows.map((row) => ({
      orderId: row.id,
      orderNumber: row.order_number,
      placedAt: row.placed_at.toISOString(),
      vendorId: row.vendor_id,
      vendorName: row.vendor_name,
      vendorHue: row.hue,
      quantity: row.quantity,
      netCents: row.net_cents,
    })),
    count: sums.count,
    quantity: sums.quantity,
    netCents: sums.net_cents,
    firstAt: sums.first_at?.toISOString() ?? null,
    timesBought: recent?.timesBought ?? 0,
    usualQuantity: usualAmount(recent?.medianQuantity ?? null, 1),
  };
}
