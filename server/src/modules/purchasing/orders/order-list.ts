// Orders a page at a time, filtered and counted by the database.
import { afterPznPrefix } from '@praxora/barcode/pzn';
import type { orderCalls } from '@praxora/contract/purchasing/orders.calls';
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import { spanOfPreset } from '@praxora/rules/shared/date-presets';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import * as repository from './order-list.repository.ts';

type Query = QueryOf<typeof orderCalls.listOrders>;

/** A GTIN has 8 to 14 digits, a PZN 7 or 8. */
const maybeCode = /^\d{7,14}$/;

const mostWords = 8;

export async function listOrders(
  { tx, now }: UserContext,
  query: Query,
): Promise<DataOf<typeof orderCalls.listOrders>> {
  const { ids, total } = await repository.findPage(
    tx,
    filterOf(query, calendarDay(now())),
    query.pageSize,
    query.page * query.pageSize,
  );
  const rows = ids.length > 0 ? await repository.listRows(tx, ids) : [];
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
      hasFailed: row.has_failed,
      isToBeSent: row.is_to_be_sent,
      placedAt: row.placed_at.toISOString(),
      orderReference: row.order_reference,
      requestedDeliveryDate: row.requested_delivery_date,
      deliveryDate: row.delivery_date,
      positionCount: row.position_count,
      units: row.units,
      receivedUnits: row.received_units,
      netCents: row.net_cents,
      grossCents: row.gross_cents,
      rating: row.rating,
    })),
    total,
  };
}

function filterOf(query: Query, today: string): repository.OrderFilter {
  const search = query.search ?? '';
  const digits = afterPznPrefix(search) ?? search;
  const preset = query.preset && spanOfPreset(query.preset, today);
  return {
    section: query.section,
    words: search.split(/\s+/).filter(Boolean).slice(0, mostWords),
    code: maybeCode.test(digits) ? digits : undefined,
    vendorId: query.vendorId,
    addressId: query.addressId,
    productId: query.productId,
    state: query.state,
    failed: query.failed,
    toBeSent: query.toBeSent,
    onTheWay: query.onTheWay,
    // A preset and days of one's own: what lies in both.
    from: [query.from, preset?.from]
      .flatMap((day) => day ?? [])
      .sort()
      .at(-1),
    to: [query.to, preset?.to].flatMap((day) => day ?? []).sort()[0],
  };
}

export async function orderCounts({ tx }: UserContext): Promise<DataOf<typeof orderCalls.orderCounts>> {
  const [counts, vendors, addresses] = await Promise.all([
    repository.countOrders(tx),
    repository.listVendors(tx),
    repository.listAddresses(tx),
  ]);
  return {
    open: counts.open,
    completed: counts.completed,
    rejected: counts.rejected,
    pendingApproval: counts.pending_approval,
    pendingApprovalCents: counts.pending_approval_cents,
    toReceive: counts.to_receive,
    partiallyReceived: counts.partially_received,
    failed: counts.failed,
    toBeSent: counts.to_be_sent,
    vendors,
    addresses,
  };
}
