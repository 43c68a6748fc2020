// Mails about an approval, each in the recipient's language.
import type { Order } from '@praxora/contract/purchasing/order';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { approvedMail, rejectedMail, waitingMail } from './approvals.mails.ts';
import * as repository from './approvals.repository.ts';
import { changedMail, replacedMail } from './change.mails.ts';

export const personName = ({ first_name, last_name, email }: repository.Person): string =>
  `${first_name} ${last_name}`.trim() || email;

const nameOfUser = ({ user }: UserContext): string =>
  `${user.firstName} ${user.lastName}`.trim() || user.email;

const noticeOf = ({ config, publicUrl }: UserContext, order: Order, to: repository.Person, path: string) => ({
  language: to.language,
  firstName: to.first_name,
  company: config.COMPANY_NAME,
  link: `${publicUrl()}${path}`,
  orderNumber: order.orderNumber,
  vendorName: order.vendor.name,
  netCents: order.netCents,
});

interface Excess {
  readonly limitCents: number;
  /** The order's amount counted against the limit. */
  readonly countedCents: number;
  /** The buyer's orders of the month with this one, where they exceed the limit of a month; null: the order itself is too large. */
  readonly month: { readonly limitCents: number; readonly orderedCents: number } | null;
  /** It waits because of a budget of the month. */
  readonly isOverBudget: boolean;
}

export async function notifyApprovers(context: UserContext, order: Order, excess: Excess): Promise<void> {
  const { tx, user } = context;
  for (const approver of await repository.listApprovers(tx, calendarDay(context.now()))) {
    const notice = noticeOf(context, order, approver, `/orders/approvals?order=${order.id}`);
    const content = waitingMail({ ...notice, ...excess, buyer: nameOfUser(context), at: context.now() });
    await queueMail(context, tx, user.practiceId, approver.email, content);
  }
}

export async function notifyBuyer(
  context: UserContext,
  order: Order,
  decision: 'approved' | 'rejected',
  comment: string,
): Promise<void> {
  const { tx, user } = context;
  const buyer = await repository.findBuyer(tx, order.id);
  // The buyer was deleted since.
  if (buyer.email === '') return;
  const path = decision === 'approved' ? `/orders/${order.id}` : '/orders/rejected';
  const notice = { ...noticeOf(context, order, buyer, path), approver: nameOfUser(context), comment };
  const isByHand = order.transmission === 'manual';
  const content = decision === 'approved' ? approvedMail({ ...notice, isByHand }) : rejectedMail(notice);
  await queueMail(context, tx, user.practiceId, buyer.email, content);
}

/** The buyer hears that an approver has changed the order, which goes on waiting. */
export async function notifyOfChange(
  context: UserContext,
  before: Order,
  order: Order,
  comment: string,
): Promise<void> {
  const { tx, user } = context;
  const buyer = await repository.findBuyer(tx, order.id);
  if (buyer.email === '') return;
  const notice = noticeOf(context, order, buyer, `/orders/${order.id}`);
  const content = changedMail({
    ...notice,
    approver: nameOfUser(context),
    beforeCents: before.netCents,
    comment,
  });
  await queueMail(context, tx, user.practiceId, buyer.email, content);
}

/** The buyer hears which orders wait in place of the one placed. */
export async function notifyOfReplacement(
  context: UserContext,
  before: Order,
  orders: readonly Order[],
  comment: string,
): Promise<void> {
  const { tx, user } = context;
  const buyer = await repository.findBuyer(tx, before.id);
  if (buyer.email === '') return;
  const content = replacedMail({
    ...noticeOf(context, before, buyer, '/orders/approvals'),
    approver: nameOfUser(context),
    orders: orders.map(({ orderNumber, vendor, netCents }) => ({
      orderNumber,
      vendorName: vendor.name,
      netCents,
    })),
    comment,
  });
  await queueMail(context, tx, user.practiceId, buyer.email, content);
}
