// A new order: its numbers, its positions, and the first entry of its history.
import { firstStates } from '@praxora/rules/purchasing/order-states';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { OrderState } from '@praxora/rules/shared/order-state';
import { toAuthor, type UserContext } from '../../../platform/context.ts';
import { recordActivity } from '../../account/index.ts';
import * as repository from './creation.repository.ts';

type OrderRequest = Omit<repository.NewOrder, 'state' | 'placedBy' | 'placedAt'> & {
  /** Left out: the user. An approver replaces an order of somebody else. */
  readonly placedBy?: number;
};

export interface CreatedOrder {
  readonly id: number;
  readonly orderNumber: string;
  readonly platformOrderNumber: string;
  readonly state: OrderState;
}

export async function createOrder(
  context: UserContext,
  wanted: OrderRequest,
  positions: readonly repository.NewOrderPosition[],
  event: keyof typeof firstStates,
): Promise<CreatedOrder> {
  const { tx, user, now } = context;
  const state = firstStates[event];
  const { id, orderNumber, platformOrderNumber } = await repository.placeOrder(
    tx,
    Number(calendarDay(now()).slice(0, 4)),
    { placedBy: user.userId, ...wanted, state, placedAt: now() },
    positions,
    toAuthor(user),
    event,
  );
  await recordActivity(context, {
    action: 'order.placed',
    subject: { type: 'order', id, name: orderNumber },
    changes: [
      { field: 'vendor', before: null, after: wanted.vendorName },
      { field: 'netCents', before: null, after: wanted.netCents },
      { field: 'orderState', before: null, after: state },
    ],
  });
  return { id, orderNumber, platformOrderNumber, state };
}
