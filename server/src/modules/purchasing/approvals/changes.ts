// An approver changes amounts of a waiting order, or leaves lines out. It is priced anew and goes on waiting, so that nothing is
// approved at a price that nobody has seen.
import type { approvalCalls } from '@praxora/contract/purchasing/approvals.calls';
import type { Order, OrderPosition } from '@praxora/contract/purchasing/order';
import type { BodyOf } from '@praxora/contract/shared/call';
import { isOrderable } from '@praxora/rules/vendors/pricing-hints';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { type WrongField, wrongFields } from '../../../platform/http/problems.ts';
import { recordActivity } from '../../account/index.ts';
import type { BuyableOffer } from '../../vendors/index.ts';
import { moveOrder } from '../orders/moves.ts';
import { orderDetail } from '../orders/order-detail.ts';
import { linePrice, orderPrice, refuseTooLarge } from '../orders/order-price.ts';
import { lockRevision, saveRevision } from '../orders/revisions.ts';
import { notifyOfChange } from './notices.ts';
import { offerAt, readWaitingOrder, refuseOthers, type WaitingOrder } from './waiting-order.ts';

type Change = BodyOf<typeof approvalCalls.changeOrder>;

interface ChangedLine {
  readonly position: OrderPosition;
  readonly offer: BuyableOffer;
  readonly quantity: number;
  readonly checked: true;
}

export async function changeOrder(context: UserContext, orderId: number, change: Change): Promise<Order> {
  const { tx, user } = context;
  await refuseOthers(context);
  await lockRevision(tx, orderId, 'changed', change.revision);
  const waiting = await readWaitingOrder(context, orderId);
  const { order: before, vatPercents } = waiting;
  refuseUnknownLines(before, change);
  if (isSame(before, change)) return before;
  const lines = changedLines(waiting, change);
  const [first] = lines;
  if (first === undefined) throw new Refusal('NOTHING_LEFT_TO_ORDER');
  const price = orderPrice(lines, first.offer.conditions, vatPercents);
  refuseTooLarge(price);
  await moveOrder(tx, orderId, 'changed', {
    userId: user.userId,
    detail: {
      comment: change.comment,
      revision: before.revision + 1,
      beforeCents: before.netCents,
      afterCents: price.netCents,
    },
  });
  const { lines: priced, ...sums } = price;
  await saveRevision(
    tx,
    before,
    priced.map((line, index) => changedPosition(lines[index], line)),
    sums,
  );
  const order = await orderDetail(tx, orderId);
  await recordActivity(context, {
    action: 'order.changed',
    subject: { type: 'order', id: orderId, name: order.orderNumber },
    changes: [{ field: 'netCents', before: before.netCents, after: order.netCents }],
  });
  await notifyOfChange(context, before, order, change.comment);
  return order;
}

/** Each line at most once, and none of another order. */
function refuseUnknownLines({ positions }: Order, change: Change): void {
  const ids = new Set(change.positions.map(({ positionId }) => positionId));
  const isKnown = (id: number): boolean => positions.some((position) => position.id === id);
  if (ids.size < change.positions.length || ![...ids].every(isKnown)) throw new Refusal('NOT_FOUND');
}

const isSame = ({ positions }: Order, change: Change): boolean =>
  positions.every(({ id, quantity }) =>
    change.positions.some((one) => one.positionId === id && one.quantity === quantity),
  );

/** In the sequence of the order, at the same vendor; each must be sold in this quantity today. */
function changedLines(waiting: WaitingOrder, change: Change): ChangedLine[] {
  const { order } = waiting;
  const quantities = new Map(change.positions.map(({ positionId, quantity }) => [positionId, quantity]));
  const problems: WrongField[] = [];
  const lines = order.positions.flatMap((position): ChangedLine[] => {
    const quantity = quantities.get(position.id);
    if (quantity === undefined || quantity === 0) return [];
    const offer = offerAt(waiting, position, order.vendor.id);
    const place = change.positions.findIndex(({ positionId }) => positionId === position.id);
    const field = `positions.${place}.quantity`;
    if (offer === undefined) problems.push({ field, code: 'POSITION_NOT_SOLD' });
    else if (!isOrderable(offer, quantity))
      problems.push({
        field,
        code: 'POSITION_QUANTITY_NOT_SOLD',
        params: { minimum: offer.minimumQuantity, step: offer.orderStep },
      });
    else return [{ position, offer, quantity, checked: true }];
    return [];
  });
  if (problems.length > 0) throw wrongFields(problems, change);
  return lines;
}

function changedPosition(line: ChangedLine | undefined, priced: Parameters<typeof linePrice>[0]) {
  if (line === undefined) throw new RangeError('Every priced line has its position');
  return {
    id: line.position.id,
    vendor_order_number: line.offer.orderNumber,
    quantity: line.quantity,
    ...linePrice(priced),
  };
}
