// Approvals: an order above the clinic's limit waits for one of its approvers; one "no" rejects it.
import type { clinicCalls } from '@praxora/contract/account/clinics.calls';
import type {
  approvalCalls,
  PendingApproval,
  RejectedApproval,
  StaticOrderData,
} from '@praxora/contract/purchasing/approvals.calls';
import type { AddedAgain, Order } from '@praxora/contract/purchasing/order';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { approvalReason, type OrderValues, valueAgainstLimit } from '@praxora/rules/account/approval';
import { budgetLeftCents, chargedCents, type WaitingReason } from '@praxora/rules/purchasing/budget';
import { startOfMonth } from '@praxora/rules/shared/calendar';
import { calendarDay, displayOffset } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { ownClinic } from '../../account/index.ts';
import { listBudgets } from '../budgets/budgets.service.ts';
import { moveOrder } from '../orders/moves.ts';
import { addOrderAgain } from '../orders/order-again.ts';
import { orderDetail, orderDetails } from '../orders/order-detail.ts';
import { recordedMove } from '../orders/recorded-orders.ts';
import { lockRevision } from '../orders/revisions.ts';
import { startTransmission } from '../transmission/transmission.service.ts';
import * as repository from './approvals.repository.ts';
import { notifyApprovers, notifyBuyer, personName } from './notices.ts';
import { refuseOthers } from './waiting-order.ts';

/** Value of the orders that the user has placed in the running month, which count against the limit of a month. */
export const orderedThisMonth = ({ tx, user, now }: UserContext): Promise<number> =>
  repository.orderedSince(tx, user.userId, monthBegins(now()));

/** The order was placed and waits. `monthCents` is the value of the month's orders before it. */
export async function askForApproval(
  context: UserContext,
  orderId: number,
  values: OrderValues,
  excess: { readonly reason: WaitingReason; readonly monthCents: number },
): Promise<void> {
  const clinic = await ownClinic(context);
  if (clinic === null) return;
  const countedCents = valueAgainstLimit(values);
  const isMonth = excess.reason === 'month' && clinic.monthLimitCents !== null;
  await notifyApprovers(context, await orderDetail(context.tx, orderId), {
    limitCents: clinic.spendingLimitCents,
    countedCents,
    month: isMonth
      ? { limitCents: clinic.monthLimitCents ?? 0, orderedCents: excess.monthCents + countedCents }
      : null,
    isOverBudget: excess.reason === 'budget',
  });
}

export async function findClinic(
  context: UserContext,
  clinicId: string,
): Promise<DataOf<typeof clinicCalls.findClinic>> {
  const clinic = await ownClinic(context);
  if (clinic === null || clinic.clinicId !== clinicId) return null;
  const approvers = await repository.listApprovers(context.tx, calendarDay(context.now()));
  return {
    ...clinic,
    approvers: approvers.map((one) => ({ id: one.id, name: personName(one) })),
    orderedThisMonthCents: await orderedThisMonth(context),
  };
}

export async function listPending(context: UserContext): Promise<PendingApproval[]> {
  const { tx, now } = context;
  const clinic = await ownClinic(context);
  if (clinic === null) return [];
  const spentThisMonthCents = await repository.spentSince(tx, monthBegins(now()));
  const waiting = await repository.listWaiting(tx, monthBegins(now()));
  const orderIds = waiting.map(({ id }) => id);
  const waitingById = new Map(waiting.map((row) => [row.id, row]));
  const known = groupBy(await repository.listKnown(tx, orderIds), ({ order_id }) => order_id);
  const overdrawn = (await listBudgets(context)).filter(
    (budget) => budget.needsApproval && budgetLeftCents(budget) < 0,
  );
  return (await orderDetails(tx, orderIds)).map((order) => {
    const row = waitingById.get(order.id);
    const values = {
      netCents: order.netCents,
      vendorsNetCents: row?.vendors_net_cents ?? order.netCents,
    };
    const countedCents = valueAgainstLimit(values);
    const buyersMonthCents = row?.month_cents ?? countedCents;
    return {
      order,
      submittedAt: order.placedAt,
      submittedBy: order.placedBy,
      limitCents: clinic.spendingLimitCents,
      monthLimitCents: clinic.monthLimitCents,
      reason:
        approvalReason({ ...clinic, isApprover: false }, values, buyersMonthCents - countedCents) ??
        (overdrawn.some((budget) => chargedCents(budget, toCharge(order)) > 0) ? 'budget' : null),
      countedCents,
      buyersMonthCents,
      spentThisMonthCents,
      positions: (known.get(order.id) ?? []).map((position) => ({
        positionId: position.position_id,
        stock: position.stock,
        lastPaidCents: position.last_paid_cents,
        lastOrderedAt: position.last_ordered_at?.toISOString() ?? null,
      })),
    };
  });
}

const toCharge = ({ netCents, positions }: Order) => ({
  netCents,
  lines: positions.map((position) => ({
    costCenterId: position.costCenter?.id ?? null,
    netCents: position.netCents,
  })),
});

const monthBegins = (moment: Date): Date => {
  const first = `${startOfMonth(calendarDay(moment))}T00:00:00`;
  return new Date(first + displayOffset(new Date(`${first}Z`)));
};

export async function approve(
  context: UserContext,
  orderId: number,
  { comment, revision }: BodyOf<typeof approvalCalls.approve>,
): Promise<Order> {
  await refuseOthers(context);
  return approveOne(context, orderId, comment, revision);
}

/** All of them or none: the first that waits no more refuses all. */
export async function approveSeveral(
  context: UserContext,
  { orderIds, revisions = [], comment }: BodyOf<typeof approvalCalls.approveSeveral>,
): Promise<Order[]> {
  await refuseOthers(context);
  const revisionOf = new Map<number, number | undefined>();
  for (const [index, orderId] of orderIds.entries()) {
    const revision = revisions[index];
    // Two versions of one order: one of them is not the one in force.
    if (revisionOf.has(orderId) && revisionOf.get(orderId) !== revision) throw new Refusal('ORDER_CHANGED');
    revisionOf.set(orderId, revision);
  }
  const orders: Order[] = [];
  // By id: two approvers at once lock the same orders in the same sequence.
  for (const orderId of [...new Set(orderIds)].sort((one, other) => one - other))
    orders.push(await approveOne(context, orderId, comment, revisionOf.get(orderId)));
  return orders;
}

async function approveOne(
  context: UserContext,
  orderId: number,
  comment: string,
  revision: number | undefined,
): Promise<Order> {
  const { tx, user } = context;
  await lockRevision(tx, orderId, 'approved', revision);
  const order = await recordedMove(context, orderId, 'order.approved', async () => {
    await moveOrder(tx, orderId, 'approved', { userId: user.userId, detail: { comment } });
    await startTransmission(tx, user.practiceId, orderId);
    return orderDetail(tx, orderId);
  });
  await notifyBuyer(context, order, 'approved', comment);
  return order;
}

export async function reject(context: UserContext, orderId: number, comment: string): Promise<Order> {
  const { tx, user } = context;
  await refuseOthers(context);
  const order = await recordedMove(context, orderId, 'order.rejected', async () => {
    await moveOrder(tx, orderId, 'rejected', { userId: user.userId, detail: { comment } });
    return orderDetail(tx, orderId);
  });
  await keepRejected(context, order, comment);
  await notifyBuyer(context, order, 'rejected', comment);
  return order;
}

/** The date names the rejection: of two orders of the same moment the second is told a millisecond later. */
async function keepRejected(context: UserContext, order: Order, comment: string): Promise<void> {
  const data = staticData(context, order, comment);
  const moment = new Date(order.placedAt);
  while ((await repository.insertRejected(context.tx, order.id, moment, data)) === null)
    moment.setMilliseconds(moment.getMilliseconds() + 1);
}

/** Names are added when a rejection is read. */
const noNames = { submittedBy: '', rejectedBy: '' };

function staticData(context: UserContext, order: Order, comment: string): StaticOrderData {
  const at = context.now().toISOString();
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    platformOrderNumber: order.platformOrderNumber,
    vendorId: order.vendor.id,
    vendorName: order.vendor.name,
    vendorHue: order.vendor.hue,
    deliveryAddress: order.deliveryAddress.shortName,
    message: order.message,
    ...noNames,
    rejectedAt: at,
    comments: [{ author: '', at, text: comment }],
    positions: order.positions.map((position) => ({
      productId: position.productId,
      name: position.name,
      manufacturer: position.manufacturer,
      picture: position.picture,
      quantity: position.quantity,
      unitPriceCents: position.unitPriceCents,
      netCents: position.netCents,
    })),
    goodsCents: order.goodsCents,
    shippingCents: order.shippingCents,
    surchargeCents: order.surchargeCents,
    netCents: order.netCents,
    grossCents: order.grossCents,
  };
}

/** Clinics of others are as unknown as those that do not exist. */
export async function listRejected(
  { tx }: UserContext,
  clinicIds: readonly string[],
): Promise<RejectedApproval[]> {
  return (await repository.listRejected(tx, clinicIds)).map((row) => ({
    clinicId: row.clinic_id,
    submissionDate: row.submission_date.toISOString(),
    staticOrderData: JSON.stringify(row.static_order_data),
  }));
}

/** Deletes all of the rejected orders or none. */
export async function deleteRejected(
  { tx }: UserContext,
  wanted: BodyOf<typeof approvalCalls.deleteRejected>,
): Promise<{ deleted: number }> {
  if ((await repository.deleteRejected(tx, wanted)) < wanted.length) throw new Refusal('NOT_FOUND');
  return { deleted: wanted.length };
}

export async function rejectedToCart(
  context: UserContext,
  { clinicId, submissionDate }: BodyOf<typeof approvalCalls.rejectedToCart>,
): Promise<AddedAgain> {
  const rejected = await repository.findRejected(context.tx, clinicId, new Date(submissionDate));
  if (rejected === null) throw new Refusal('NOT_FOUND');
  const data = rejected.static_order_data;
  const { deliveryAddress } = await orderDetail(context.tx, data.orderId);
  return addOrderAgain(
    context,
    data.positions.map((position) => ({ ...position, vendorId: data.vendorId })),
    deliveryAddress.id,
  );
}
