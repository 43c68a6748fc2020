// Orders as a list, and what was bought before.
import type { DataOf, QueryOf } from '@praxora/contract/call';
import type { orderCalls } from '@praxora/contract/orders/orders.calls';
import type { UserContext } from '../../platform/context.ts';
import * as repository from './orders.repository.ts';

export async function listOrders(
  { tx }: UserContext,
  { page, pageSize }: QueryOf<typeof orderCalls.listOrders>,
): Promise<DataOf<typeof orderCalls.listOrders>> {
  const rows = await repository.listOrders(tx, pageSize, page * pageSize);
  return {
    items: rows.map((row) => ({
      id: row.id,
      orderNumber: row.order_number,
      platformOrderNumber: row.platform_order_number,
      vendorId: row.vendor_id,
      vendorName: row.vendor_name,
      vendorHue: row.hue,
      deliveryAddress: row.delivery_address,
      state: row.state,
      placedAt: row.placed_at.toISOString(),
      positionCount: row.position_count,
      netCents: row.net_cents,
      grossCents: row.gross_cents,
    })),
    total: await repository.countOrders(tx),
  };
}

export const listPurchased = ({ tx }: UserContext, limit: number, offset: number) =>
  repository.listPurchased(tx, limit, offset);
