// Invoices: received and kept unchanged, compared, approved, paid.
import { createHash } from 'node:crypto';
import type { InvoiceDetail, InvoiceState } from '@praxora/contract/purchasing/invoice';
import type { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import type { BodyOf, DataOf, QueryOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { FileAnswer, UploadedFile } from '../../../platform/http/files.ts';
import { recordActivity } from '../../account/index.ts';
import { assignAutomatically } from './assignment.ts';
import { refuseOtherBuyer } from './buyer.ts';
import { getInvoice, toListed } from './detail.ts';
import * as repository from './invoices.repository.ts';
import { countOrders, isVendor } from './matched-orders.repository.ts';
import { matchInvoices } from './matching.ts';
import { readUploadedFile, type TypedFields } from './read-file.ts';

export async function listInvoices(
  { tx }: UserContext,
  { page, pageSize, state, vendorId, orderId, search }: QueryOf<typeof invoiceCalls.listInvoices>,
): Promise<DataOf<typeof invoiceCalls.listInvoices>> {
  const filter = { state, vendorId, orderId, search };
  const rows = await repository.listInvoices(tx, filter, { size: pageSize, skip: page * pageSize });
  const total = await repository.countInvoices(tx, filter);
  const matched = await matchInvoices(
    tx,
    rows.filter((row) => row.state === 'open'),
  );
  const nothing = { orders: [], match: null };
  return { items: rows.map((row) => toListed(row, matched.get(row.id) ?? nothing)), total };
}

export async function receiveInvoice(
  context: UserContext,
  typed: TypedFields,
  file: UploadedFile,
): Promise<InvoiceDetail> {
  const { tx, user } = context;
  const { invoice, document, fileName, mediaType } = readUploadedFile(file, typed, user.country);
  if (document !== null && typed.isForUs !== true) await refuseOtherBuyer(tx, document.buyer);
  const sha256 = createHash('sha256').update(file.content).digest('hex');
  const id = await repository.insertInvoice(tx, invoice, user.userId);
  const isNew =
    id !== null &&
    (await repository.insertFile(tx, id, { fileName, mediaType, sha256, content: file.content }));
  if (id === null || !isNew) {
    const known = await repository.findKnown(tx, sha256, invoice);
    throw new Refusal('INVOICE_KNOWN', {
      number: known?.number ?? invoice.number,
      day: known?.receivedOn ?? '',
    });
  }
  await assignAutomatically(tx, id, invoice, document);
  await record(context, 'invoice.received', id, invoice.number);
  return getInvoice(context, id);
}

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
  const { number } = await lockInState(context, id, 'open');
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
  const { number } = await lockInState(context, id, 'open');
  const row = await repository.findInvoice(tx, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  const match = (await matchInvoices(tx, [row])).get(id)?.match ?? null;
  const tooMuchCents = match?.tooMuchCents ?? 0;
  // Also where the user agreed to another amount: goods may have arrived or gone back since.
  if (tooMuchCents !== acceptedTooMuchCents) throw new Refusal('INVOICE_DIFFERS');
  const positions = (match?.rows ?? []).flatMap(({ positionId, invoicedQuantity }) =>
    positionId === null || invoicedQuantity === null
      ? []
      : [{ positionId, quantity: Math.abs(invoicedQuantity) }],
  );
  const chargesCents = match?.charges?.invoicedCents ?? 0;
  await repository.approveInvoice(tx, id, user.userId, { tooMuchCents, chargesCents }, positions);
  await record(context, 'invoice.approved', id, number);
  return getInvoice(context, id);
}

export async function markInvoicePaid(context: UserContext, id: number): Promise<InvoiceDetail> {
  const { number } = await lockInState(context, id, 'approved');
  await repository.markPaid(context.tx, id, context.user.userId);
  await record(context, 'invoice.paid', id, number);
  return getInvoice(context, id);
}

async function lockInState(
  { tx }: UserContext,
  id: number,
  state: InvoiceState,
): Promise<{ number: string }> {
  const row = await repository.lockInvoice(tx, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  if (row.state !== state) throw new Refusal('INVOICE_STATE');
  return row;
}

type InvoiceAction = 'invoice.received' | 'invoice.assigned' | 'invoice.approved' | 'invoice.paid';

const record = (context: UserContext, action: InvoiceAction, id: number, number: string): Promise<void> =>
  recordActivity(context, { action, subject: { type: 'invoice', id, name: number } });
