// Approvals: what waits, what was decided; and the approval and admin services' own calls.
import { mostOfOne } from '@praxora/rules/vendors/pricing-hints';
import { z } from 'zod';
import { clinicId } from '../account/clinics.calls.ts';
import { defineCall } from '../shared/call.ts';
import { id, pathId } from '../shared/ids.ts';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { longText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';
import { addedAgain, order } from './order.ts';

const submissionDate = z.iso.datetime({ offset: true });
const comment = longText.max(1000);

/** One or more clinic ids: separated by commas, or the parameter repeated. */
const severalClinicIds = z
  .union([z.string().max(2000), z.array(z.string().max(2000)).max(200)])
  .transform((given) => [given].flat().flatMap((text) => text.split(',')))
  .pipe(z.array(clinicId).min(1).max(200));

/** The order as it was handed in: the shape of `staticOrderData` once it is read as JSON. */
export const staticOrderData = z.object({
  orderId: whole,
  orderNumber: z.string(),
  platformOrderNumber: z.string(),
  vendorId: whole,
  vendorName: z.string(),
  vendorHue: whole,
  deliveryAddress: z.string(),
  message: z.string(),
  submittedBy: z.string(),
  rejectedBy: z.string(),
  rejectedAt: z.string(),
  comments: z.array(z.object({ author: z.string(), at: z.string(), text: z.string() })),
  positions: z.array(
    z.object({
      productId: whole.nullable(),
      name: bilingual,
      manufacturer: z.string(),
      picture: z.string(),
      quantity: whole,
      unitPriceCents: whole,
      netCents: whole,
    }),
  ),
  goodsCents: whole,
  shippingCents: whole,
  surchargeCents: whole,
  netCents: whole,
  grossCents: whole,
});
export type StaticOrderData = z.infer<typeof staticOrderData>;

/** Which of the rejected ones. */
const rejectedKey = z.object({ clinicId, submissionDate });

const rejectedApproval = z.object({
  clinicId: z.string(),
  submissionDate: z.string(),
  /** JSON text of StaticOrderData. */
  staticOrderData: z.string(),
});
export type RejectedApproval = z.infer<typeof rejectedApproval>;

/** Everything an approver needs to decide. */
const pendingApproval = z.object({
  order,
  submittedAt: z.string(),
  submittedBy: z.string(),
  limitCents: whole,
  /** For all orders of one buyer in a calendar month; null: there is no such limit. */
  monthLimitCents: whole.nullable(),
  /** The limit or the budget that the order exceeds; null: none any more, since it was raised or the month is over. */
  reason: z.enum(['order', 'month', 'budget']).nullable(),
  /** Value of the buyer's orders of the running month against the limits, with this one. */
  buyersMonthCents: whole,
  /** The order's amount counted against the limit: its cost, or the vendor's own price where that is higher. */
  countedCents: whole,
  /** Net spent by the practice in the running month, without this order. */
  spentThisMonthCents: whole,
  /** Per position: stock at hand and what was paid for one unit the last time; null: unknown. */
  positions: z.array(
    z.object({
      positionId: whole,
      stock: whole.nullable(),
      lastPaidCents: whole.nullable(),
      lastOrderedAt: z.string().nullable(),
    }),
  ),
});
export type PendingApproval = z.infer<typeof pendingApproval>;

const params = z.object({ orderId: pathId });

/** The version that the approver has seen. */
const revision = whole.min(1);

/** Other orders that would bring the same goods for less today. */
const cheaperSplit = z.object({
  revision,
  /** Of all orders together. */
  netCents: whole,
  /** Less than what the waiting order costs. */
  savingCents: whole,
  orders: z.array(
    z.object({
      vendorId: whole,
      vendorName: z.string(),
      vendorHue: whole,
      shippingCents: whole,
      surchargeCents: whole,
      netCents: whole,
      positions: z.array(z.object({ positionId: whole, netCents: whole })),
    }),
  ),
});
export type CheaperSplit = z.infer<typeof cheaperSplit>;

nameSchemas({ RejectedApprovalKey: rejectedKey, CheaperSplit: cheaperSplit });

export const approvalCalls = {
  listRejected: defineCall({
    base: 'services',
    method: 'GET',
    path: 'approval/rejected-approvals',
    summary: 'Rejected orders of the clinics',
    access: 'pro20',
    permission: 'view',
    query: z.object({ clinicIds: severalClinicIds }),
    data: z.array(rejectedApproval),
  }),
  deleteRejected: defineCall({
    base: 'services',
    method: 'DELETE',
    path: 'approval/rejected-approvals',
    summary: 'Delete rejected orders',
    access: 'pro20',
    permission: 'fillCart',
    body: z.array(rejectedKey).min(1).max(200),
    data: z.object({ deleted: whole }),
  }),
  listPending: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'approvals',
    summary: 'Orders that wait for an approval, the oldest first',
    access: 'pro20',
    permission: 'view',
    data: z.array(pendingApproval),
  }),
  approve: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'approvals/{orderId}/approval',
    summary: 'Approve an order; it goes to the vendor',
    access: 'pro20',
    permission: 'approve',
    params,
    /** With the version, an order that was changed since is refused. */
    body: z.object({ comment: comment.default(''), revision: revision.optional() }),
    data: order,
    errors: ['NOT_AN_APPROVER', 'ORDER_CHANGED', 'ORDER_STATE'],
  }),
  approveSeveral: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'approvals/approval',
    summary: 'Approve several orders, all of them or none; they go to their vendors',
    access: 'pro20',
    permission: 'approve',
    body: z
      .object({
        orderIds: z.array(id).min(1).max(200),
        /** The versions of the orders, in the same sequence; with them an order that was changed since is refused. */
        revisions: z.array(revision).max(200).optional(),
        comment: comment.default(''),
      })
      .refine(({ orderIds, revisions }) => revisions === undefined || revisions.length === orderIds.length, {
        path: ['revisions'],
      }),
    data: z.array(order),
    errors: ['NOT_AN_APPROVER', 'ORDER_CHANGED', 'ORDER_STATE'],
  }),
  changeOrder: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'approvals/{orderId}/change',
    summary: 'Change amounts of a waiting order or leave lines out; it is priced anew and goes on waiting',
    access: 'pro20',
    permission: 'approve',
    params,
    body: z.object({
      revision,
      /** Lines with 0, and those that are not named, are left out. */
      positions: z
        .array(z.object({ positionId: id, quantity: whole.min(0).max(mostOfOne) }))
        .min(1)
        .max(1000),
      comment: comment.default(''),
    }),
    data: order,
    errors: [
      'NOT_AN_APPROVER',
      'NOTHING_LEFT_TO_ORDER',
      'ORDER_CHANGED',
      'ORDER_STATE',
      'ORDER_TOO_LARGE',
      'POSITION_NOT_SOLD',
      'POSITION_QUANTITY_NOT_SOLD',
    ],
  }),
  findCheaperSplit: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'approvals/{orderId}/split',
    summary:
      'The cheapest orders that bring the goods of a waiting order today; null: nothing costs less than it',
    access: 'pro20',
    permission: 'approve',
    params,
    body: z.object({}),
    data: cheaperSplit.nullable(),
    errors: ['NOT_AN_APPROVER', 'ORDER_STATE'],
  }),
  applyCheaperSplit: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'approvals/{orderId}/split/orders',
    summary: 'Replace a waiting order by the orders of its cheaper split, which wait in its place',
    access: 'pro20',
    permission: 'approve',
    params,
    body: z.object({
      revision,
      /** As shown; refused where it costs something else by now. */
      netCents: whole,
      positions: z
        .array(z.object({ positionId: id, vendorId: id }))
        .min(1)
        .max(1000),
      comment: comment.default(''),
    }),
    data: z.array(order),
    errors: ['NOT_AN_APPROVER', 'ORDER_CHANGED', 'ORDER_STATE', 'ORDER_TOO_LARGE', 'SPLIT_OUTDATED'],
  }),
  reject: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'approvals/{orderId}/rejection',
    summary: 'Reject an order, with a comment',
    access: 'pro20',
    permission: 'approve',
    params,
    body: z.object({ comment: comment.min(1) }),
    data: order,
    errors: ['NOT_AN_APPROVER', 'ORDER_STATE'],
  }),
  rejectedToCart: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'approvals/rejected/cart',
    summary: 'Put all items of a rejected order into the cart',
    access: 'pro20',
    permission: 'fillCart',
    body: rejectedKey,
    data: addedAgain,
    errors: ['NO_DELIVERY_ADDRESS'],
  }),
} as const;
