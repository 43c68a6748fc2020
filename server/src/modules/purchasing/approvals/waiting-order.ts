// A waiting order with today's offers for its goods: what an approver's change or a cheaper split is priced with.
import type { Order, OrderPosition } from '@praxora/contract/purchasing/order';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { VatPercents } from '@praxora/rules/shared/tax';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { ownClinic, vatPercentsFor } from '../../account/index.ts';
import { type BuyableOffer, isAvailable, offersFor } from '../../vendors/index.ts';
import { orderDetail } from '../orders/order-detail.ts';

export interface WaitingOrder {
  readonly order: Order;
  /** Offers that can be delivered to the order's address, in whatever quantity. */
  readonly offers: readonly BuyableOffer[];
  readonly vatPercents: VatPercents;
}

export async function readWaitingOrder(
  { tx, user, now }: Pick<UserContext, 'tx' | 'user' | 'now'>,
  orderId: number,
): Promise<WaitingOrder> {
  const order = await orderDetail(tx, orderId);
  const productIds = order.positions.flatMap(({ productId }) => productId ?? []);
  const [offers, vatPercents] = await Promise.all([
    offersFor(tx, productIds, order.deliveryAddress.country),
    vatPercentsFor(tx, user.country, calendarDay(now())),
  ]);
  return { order, offers: offers.filter(isAvailable), vatPercents };
}

export const offerAt = (
  { offers }: WaitingOrder,
  { productId }: OrderPosition,
  vendorId: number,
): BuyableOffer | undefined =>
  offers.find((offer) => offer.productId === productId && offer.vendor.id === vendorId);

export async function refuseOthers(context: UserContext): Promise<void> {
  const clinic = await ownClinic(context);
  if (!clinic?.isApprover) throw new Refusal('NOT_AN_APPROVER');
}
