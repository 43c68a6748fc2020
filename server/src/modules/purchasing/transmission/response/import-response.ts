// A vendor's answer becomes the order's confirmation: all of it, or nothing.
import type { Order } from '@praxora/contract/purchasing/order';
import type { UserContext } from '../../../../platform/context.ts';
import { actForPractice, type Tx } from '../../../../platform/database/tx.ts';
import { groupBy } from '../../../../platform/group-by.ts';
import type { UploadedFile } from '../../../../platform/http/files.ts';
import { mapInSlices } from '../../../../platform/slices.ts';
import { noteConfirmation } from '../../orders/confirmation.ts';
import { orderDetail } from '../../orders/order-detail.ts';
import { type Delivery, type OrderResponse, type ResponseItem, readResponse } from './read-response.ts';
import * as repository from './response.repository.ts';
import { Unreadable } from './unreadable.ts';

export async function importResponse({ tx, user }: UserContext, { content }: UploadedFile): Promise<Order> {
  const response = await readResponse(content);
  const orderId = await repository.findOrder(tx, response.orderNumbers);
  if (orderId === null) throw unknownOrder(response);
  await confirm(tx, orderId, response, user.userId);
  return orderDetail(tx, orderId);
}

/** For operators: the platform's number tells whose order it is. */
export async function importAnyResponse(
  tx: Tx,
  content: Buffer,
): Promise<{ practiceId: number; platformOrderNumber: string }> {
  const response = await readResponse(content);
  const match = await repository.findAnyOrder(tx, response.orderNumbers);
  if (match === null) throw unknownOrder(response);
  const ownTx = await actForPractice(tx, match.practice_id);
  await confirm(ownTx, match.order_id, response, null);
  return { practiceId: match.practice_id, platformOrderNumber: match.number };
}

const unknownOrder = ({ orderNumbers }: OrderResponse): Unreadable =>
  new Unreadable(`order ${orderNumbers.join(', ').slice(0, 100)} is not known`);

async function confirm(
  tx: Tx,
  orderId: number,
  response: OrderResponse,
  userId: number | null,
): Promise<void> {
  const deliveries = await deliveriesFor(await repository.listPositions(tx, orderId), response.items);
  const positions = [...deliveries].map(([positionId, parts]) => ({ positionId, ...summary(parts) }));
  const firstDays = [...deliveries.values()].flatMap((parts) => firstDay(parts) ?? []).sort();
  const { vendorOrderNumber } = response;
  await noteConfirmation(
    tx,
    orderId,
    { deliveryDate: response.deliveryDate ?? firstDays.at(-1) ?? null, positions },
    { userId, detail: { by: 'opentrans', ...(vendorOrderNumber === '' ? {} : { vendorOrderNumber }) } },
  );
}

/** The limit is that of a confirmation by hand. */
const mostUnits = 1_000_000;

const unitsOf = (parts: readonly Delivery[]): number =>
  parts.reduce((sum, { quantity }) => sum + quantity, 0);

/** Every line of the answer belongs to one position, which may have several; what does not is named. */
async function deliveriesFor(
  positions: readonly repository.Position[],
  items: readonly ResponseItem[],
): Promise<Map<number, Delivery[]>> {
  const positionOf = positionFinder(positions);
  const deliveries = new Map<number, Delivery[]>();
  const unknown: string[] = [];
  await mapInSlices(items, (item) => {
    const position = positionOf(item);
    if (position === undefined) unknown.push(item.lineId || item.vendorNumber || '?');
    else {
      const parts = deliveries.get(position.id) ?? [];
      for (const delivery of item.deliveries) parts.push(delivery);
      deliveries.set(position.id, parts);
    }
  });
  if (unknown.length > 0)
    throw new Unreadable(`lines that are not in the order: ${unknown.slice(0, 10).join(', ')}`);
  for (const [positionId, parts] of deliveries)
    if (unitsOf(parts) > mostUnits) {
      const line = positions.find(({ id }) => id === positionId)?.line;
      throw new Unreadable(`line ${line} has more than ${mostUnits} units`);
    }
  return deliveries;
}

/**
 * Finds the position by the vendor's number if it identifies one position only, otherwise by our line number: some
 * vendors renumber lines.
 */
function positionFinder(
  positions: readonly repository.Position[],
): (item: ResponseItem) => repository.Position | undefined {
  const byLine = new Map(positions.map((position) => [position.line, position]));
  const byNumber = groupBy(positions, (position) => position.vendor_order_number);
  return ({ lineId, vendorNumber }) => {
    const ofLine = /^\d{1,9}$/.test(lineId) ? byLine.get(Number(lineId)) : undefined;
    if (vendorNumber === '' || ofLine?.vendor_order_number === vendorNumber) return ofLine;
    const [only, ...more] = byNumber.get(vendorNumber) ?? [];
    return only && more.length === 0 ? only : ofLine;
  };
}

const firstDay = (parts: readonly Delivery[]): string | null =>
  parts.flatMap(({ day }) => day ?? []).sort()[0] ?? null;

/** The first delivery is confirmed, the rest is on backorder; the date is that of the last piece. */
function summary(parts: readonly Delivery[]) {
  const first = firstDay(parts);
  const later = parts.filter(({ day }) => day !== first);
  return {
    confirmedQuantity: unitsOf(parts) - unitsOf(later),
    backorderedQuantity: unitsOf(later),
    deliveryDate:
      later
        .flatMap(({ day }) => day ?? [])
        .sort()
        .at(-1) ?? first,
  };
}
