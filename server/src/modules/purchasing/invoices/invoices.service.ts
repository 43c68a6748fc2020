// Invoices: assigned, approved, paid.
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import type { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { FileAnswer } from '../../../platform/http/files.ts';
import { describeMatch, getInvoice } from './detail.ts';
import * as repository from './invoices.repository.ts';
import { lockInState, record } from './lock.ts';
import { countOrders, isVendor, lockOrders } from './matched-orders.repository.ts';
import { matchInvoices } from './matching.ts';
import { isForOwners, readMeasure } from './settings.ts';

export async function downloadInvoice({ tx }: UserContext, id: number): Promise<FileAnswer> {
  const file = await repository.findFile(tx, id);
  if (file === null) throw new Refusal('NOT_FOUND');
  return { name: file.file_name, mediaType: file.media_type, content: file.content };
}

export async function assignInvoice(
  context: UserContext,
  id: number,
  { vendorId, orderIds }: BodyOf<typeof invoiceCalls.assignInvoice>,
): Promise<InvoiceDetail> {
  const { tx } = context;
  const { number } = await lockInState(context, id, ['open', 'complained']);
  const wanted = [...new Set(orderIds)];
  if (!(await isVendor(tx, vendorId))) throw new Refusal('NOT_FOUND');
  if ((await countOrders(tx, vendorId, wanted)) !== wanted.length) throw new Refusal('NOT_FOUND');
  await repository.updateAssignment(tx, id, vendorId, 'person', wanted.length === 0 ? null : 'person');
  await repository.replaceOrders(tx, id, wanted);
  await record(context, 'invoice.assigned', id, number);
  return getInvoice(context, id);
}

export async function approveInvoice(
  context: UserContext,
  id: number,
  { acceptedTooMuchCents = 0 }: BodyOf<typeof invoiceCalls.approveInvoice>,
): Promise<InvoiceDetail> {
  const { tx, user } = context;
  const { number } = await lockInState(context, id, ['open', 'complained']);
  await lockOrders(tx, [id]);
  const row = await repository.findInvoice(tx, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  const measure = await readMeasure(context);
  if (user.role !== 'owner' && isForOwners(row, measure)) throw new Refusal('INVOICE_FOR_OWNERS');
  const matched = (await matchInvoices(tx, [row], measure)).get(id) ?? { orders: [], match: null };
  const tooMuchCents = matched.match?.tooMuchCents ?? 0;
  // Also where the user agreed to another amount: goods may have arrived or gone back since.
  if (tooMuchCents !== acceptedTooMuchCents) throw new Refusal('INVOICE_DIFFERS');
  const decided = describeMatch(matched, row.content);
  const positions = decided.rows.flatMap(({ positionId, invoiced, invoicedCents, agreedCents }) =>
    positionId === null || invoiced === null
      ? []
      : [{ positionId, quantity: Math.abs(invoiced), chargedCents: invoicedCents, agreedCents }],
  );
  const chargesCents = decided.charges?.invoicedCents ?? 0;
  await repository.approveInvoice(tx, id, user.userId, { tooMuchCents, chargesCents, decided }, positions);
  await record(context, 'invoice.approved', id, number);
  return getInvoice(context, id);
}

/** All or none, and only such as agree. */
export async function approveInvoices(
  context: UserContext,
  { invoiceIds }: BodyOf<typeof invoiceCalls.approveInvoices>,
): Promise<DataOf<typeof invoiceCalls.approveInvoices>> {
  const ids = [...new Set(invoiceIds)].sort((one, other) => one - other);
  // Everybody locks invoices first and then orders.
  for (const id of ids) await lockInState(context, id, ['open', 'complained']);
  await lockOrders(context.tx, ids);
  for (const id of ids) await approveInvoice(context, id, {});
  return { approved: ids.length };
}

export async function withdrawInvoiceApproval(context: UserContext, id: number): Promise<InvoiceDetail> {
  const { tx, user } = context;
  const { number, isHandedOver } = await lockInState(context, id, ['approved']);
  if (isHandedOver) throw new Refusal('INVOICE_HANDED_OVER');
  const row = await repository.findInvoice(tx, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  if (user.role !== 'owner' && isForOwners(row, await readMeasure(context)))
    throw new Refusal('INVOICE_FOR_OWNERS');
  await repository.withdrawApproval(tx, id);
  await record(context, 'invoice.approvalWithdrawn', id, number);
  return getInvoice(context, id);
}

export async function markInvoicePaid(context: UserContext, id: number): Promise<InvoiceDetail> {
  const { number } = await lockInState(context, id, ['approved']);
  await repository.markPaid(context.tx, id, context.user.userId);
  await record(context, 'invoice.paid', id, number);
  return getInvoice(context, id);
}
