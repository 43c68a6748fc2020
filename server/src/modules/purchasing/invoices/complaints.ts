// A complaint goes to the vendor by mail, in the words that the user saw, and is kept beside the invoice.
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import type { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { layoutMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import * as repository from './complaints.repository.ts';
import { getInvoice } from './detail.ts';
import { lockInvoice } from './invoices.repository.ts';
import { lockInState, record } from './lock.ts';

export async function complainInvoice(
  context: UserContext,
  id: number,
  { recipient, subject, text }: BodyOf<typeof invoiceCalls.complainInvoice>,
): Promise<InvoiceDetail> {
  const { tx, user } = context;
  const { number } = await lockInState(context, id, ['open', 'complained']);
  const { tooMuchCents } = await getInvoice(context, id);
  const sender = await repository.findSender(tx, user.userId);
  const [greeting = '', ...paragraphs] = text.split(/\n{2,}/);
  const mail = layoutMail({
    language: user.country === 'AT' || user.country === 'DE' ? 'de' : 'en',
    company: sender.practice,
    subject,
    greeting,
    paragraphs,
    closing: [],
  });
  await queueMail(context, tx, user.practiceId, recipient, { ...mail, replyTo: sender.email });
  await repository.insertComplaint(tx, id, user.userId, { recipient, subject, text, tooMuchCents });
  await record(context, 'invoice.complained', id, number);
  return getInvoice(context, id);
}

export async function confirmInvoiceAccount(context: UserContext, id: number): Promise<InvoiceDetail> {
  const row = await lockInvoice(context.tx, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  await repository.confirmAccount(context.tx, id, context.user.userId);
  await record(context, 'invoice.accountConfirmed', id, row.number);
  return getInvoice(context, id);
}
