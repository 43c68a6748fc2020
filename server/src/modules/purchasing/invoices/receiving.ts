// Takes in the file of an invoice: from a person or a program that sent it, or from a mail.
import { createHash } from 'node:crypto';
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import type { UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/files.ts';
import type { Recorder } from '../../account/index.ts';
import { assignAutomatically, assignToOrder } from './assignment.ts';
import { refuseOtherBuyer } from './buyer.ts';
import { getInvoice } from './detail.ts';
import * as repository from './invoices.repository.ts';
import { record } from './lock.ts';
import { deleteMail } from './mailbox/mailbox.repository.ts';
import { readUploadedFile, type TypedFields } from './read-file.ts';
import { succeed } from './succession.ts';

/** Who brings an invoice, and for a practice of which country. */
export interface Bringer extends Pick<repository.Receipt, 'userId' | 'sender'> {
  readonly tx: Tx;
  readonly country: string;
  readonly recorder: Recorder;
}

export async function receiveInvoice(
  context: UserContext,
  { mailId, ...typed }: TypedFields,
  file: UploadedFile,
): Promise<InvoiceDetail> {
  const { tx, user } = context;
  const { userId, country } = user;
  const id = await keepInvoice({ tx, country, userId, sender: null, recorder: context }, typed, file);
  // It waited for what was typed now.
  if (mailId !== undefined && (await deleteMail(tx, mailId)) === null) throw new Refusal('NOT_FOUND');
  return getInvoice(context, id);
}

export async function keepInvoice(
  { tx, country, userId, sender, recorder }: Bringer,
  typed: Omit<TypedFields, 'mailId'>,
  file: UploadedFile,
): Promise<number> {
  const { invoice, document, textOrders, fileName, mediaType } = readUploadedFile(file, typed, country);
  if (document !== null && typed.isForUs !== true) await refuseOtherBuyer(tx, document.buyer);
  const sha256 = createHash('sha256').update(file.content).digest('hex');
  const id = await repository.insertInvoice(tx, invoice, { userId, sender });
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
  const hasOrders = await assignAutomatically(tx, id, invoice, document, textOrders);
  if (!hasOrders && typed.orderId !== undefined) await assignToOrder(tx, id, typed.orderId);
  await succeed(tx, id, invoice, document);
  await record(recorder, 'invoice.received', id, invoice.number);
  return id;
}
