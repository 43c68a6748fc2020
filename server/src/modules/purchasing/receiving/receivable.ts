// The orders whoever unpacks chooses from, and what of one of them is still open.
import type {
  ReceivablePosition,
  receivableOrderCalls,
} from '@praxora/contract/purchasing/receivable-orders.calls';
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import { canReceive } from '@praxora/rules/purchasing/order-states';
import { orderStates } from '@praxora/rules/shared/order-state';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { readPositions } from '../orders/order-detail.ts';
import * as repository from './receivable.repository.ts';

export const receivableStates = orderStates.filter(canReceive);

const headOf = (row: repository.ReceivableRow) => ({
  id: row.id,
  orderNumber: row.order_number,
  vendorName: row.vendor_name,
  state: row.state,
  placedAt: row.placed_at.toISOString(),
  deliveryDate: row.delivery_date,
  positionCount: row.position_count,
  units: row.units,
  receivedUnits: row.received_units,
});

export async function listReceivableOrders(
  { tx }: UserContext,
  { page, pageSize }: QueryOf<typeof receivableOrderCalls.listReceivableOrders>,
): Promise<DataOf<typeof receivableOrderCalls.listReceivableOrders>> {
  const [rows, total] = await Promise.all([
    repository.listReceivable(tx, receivableStates, pageSize, page * pageSize),
    repository.countReceivable(tx, receivableStates),
  ]);
  return { items: rows.map(headOf), total };
}

export async function getReceivableOrder(
  { tx }: UserContext,
  orderId: number,
): Promise<DataOf<typeof receivableOrderCalls.getReceivableOrder>> {
  const row = await repository.findReceivable(tx, orderId);
  if (row === null) throw new Refusal('NOT_FOUND');
  if (!canReceive(row.state)) throw new Refusal('ORDER_STATE');
  return { ...headOf(row), positions: (await readPositions(tx, orderId)).map(withoutPrices) };
}

type Position = Awaited<ReturnType<typeof readPositions>>[number];

const withoutPrices = (position: Position): ReceivablePosition => ({
  id: position.id,
  line: position.line,
  name: position.name,
  manufacturer: position.manufacturer,
  manufacturerNumber: position.manufacturerNumber,
  packText: position.packText,
  picture: position.picture,
  vendorOrderNumber: position.vendorOrderNumber,
  gtin: position.gtin,
  pzn: position.pzn,
  quantity: position.quantity,
  received: position.received,
  open: Math.max(position.quantity - position.received, 0),
  article: position.article,
});
