// A new order: its numbers, its positions, and the first entry of its history.
import { calendarDay } from '@praxora/rules/dates';
import { firstStates, type OrderState } from '@praxora/rules/order-states';
import { authorOf, type UserContext } from '../../platform/context.ts';
import { insertEvent } from './moves.repository.ts';
import * as repository from './orders.repository.ts';

type OrderRequest = Omit<
  repository.NewOrder,
  'orderNumber' | 'platformOrderNumber' | 'state' | 'placedBy' | 'placedAt'
>;

export interface CreatedOrder {
  readonly id: number;
  readonly orderNumber: string;
  readonly platformOrderNumber: string;
  readonly state: OrderState;
}

export async function createOrder(
  { tx, user, now }: UserContext,
  wanted: OrderRequest,
  positions: readonly repository.NewOrderPosition[],
  event: keyof typeof firstStates,
): Promise<CreatedOrder> {
  const state = firstStates[event];
  const orderNumber = await repository.nextOrderNumber(tx, Number(calendarDay(now()).slice(0, 4)));
  const platformOrderNumber = await repository.nextPlatformOrderNumber(tx);
  const { id } = await repository.insertOrder(tx, {
    ...wanted,
    orderNumber,
    platformOrderNumber,
    state,
    placedBy: user.userId,
    placedAt: now(),
  });
  await repository.insertPositions(tx, id, positions);
  await insertEvent(tx, id, authorOf(user), event, state);
  return { id, orderNumber, platformOrderNumber, state };
}
