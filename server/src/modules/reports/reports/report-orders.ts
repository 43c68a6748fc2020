// The orders behind a number.
import type { ReportOrder } from '@praxora/contract/reports/order-reports';
import type { orderReportCalls } from '@praxora/contract/reports/reports.calls';
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import { requireReportStatus } from './order-status.ts';
import { toPage } from './paging.ts';
import * as repository from './report-orders.repository.ts';
import { type ReportContext, refuseForeign, toRequestedDays } from './requested-days.ts';

export async function reportOrders(
  context: ReportContext,
  query: QueryOf<typeof orderReportCalls.reportOrders>,
): Promise<DataOf<typeof orderReportCalls.reportOrders>> {
  const { tx } = context;
  await refuseForeign(context, query);
  const { span } = toRequestedDays(context, query);
  const rows = await repository.listOrders(tx, query, span, toPage(query));
  return { items: rows.map(orderOf), total: await repository.countOrders(tx, query, span) };
}

const orderOf = (row: repository.OrderRow): ReportOrder => ({
  orderId: row.id,
  orderNumber: row.order_number,
  placedAt: row.placed_at.toISOString(),
  status: requireReportStatus(row.state),
  vendorId: row.vendor_id,
  vendorName: row.vendor_name,
  hue: row.hue,
  positions: row.positions,
  units: row.units,
  goodsCents: row.goods_cents,
  shippingCents: row.shipping_cents,
  surchargeCents: row.surcharge_cents,
  netCents: row.net_cents,
  returnedUnits: row.returned_units,
  returnedCents: row.returned_cents,
});
