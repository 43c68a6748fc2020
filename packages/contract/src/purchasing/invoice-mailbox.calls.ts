// Invoices by mail: the practice's own address, and what came there and waits for a person.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { pathId } from '../shared/ids.ts';
import { whole } from '../shared/whole.ts';

const waitingMail = z.object({
  id: whole,
  receivedAt: z.string(),
  sender: z.string(),
  subject: z.string(),
  /** Null: the mail had no file that may be an invoice. */
  fileName: z.string().nullable(),
});
export type WaitingMail = z.infer<typeof waitingMail>;

const params = z.object({ mailId: pathId });

export const invoiceMailboxCalls = {
  getMailbox: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'invoice-mailbox',
    summary:
      "The practice's address for invoices, and what came there and waits: files that leave something open, and mails without any",
    access: 'pro20',
    permission: 'approveInvoices',
    data: z.object({
      /** False: the operator has not set up a mailbox. */
      isAvailable: z.boolean(),
      /** Null until an owner asks for one. */
      address: z.string().nullable(),
      waiting: z.array(waitingMail),
    }),
  }),
  renewMailbox: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'invoice-mailbox/address',
    summary:
      "Give the practice a new address for invoices; mail to the one before it doesn't arrive any more",
    access: 'pro20',
    permission: 'manageAccount',
    data: z.object({ address: z.string() }),
    errors: ['INVOICE_MAILBOX_OFF'],
  }),
  downloadMail: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'invoice-mailbox/{mailId}/file',
    summary: 'A waiting file, as it came by mail',
    access: 'pro20',
    permission: 'approveInvoices',
    params,
    isDownload: true,
    data: z.undefined(),
    errors: ['NOT_FOUND'],
  }),
  discardMail: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'invoice-mailbox/{mailId}',
    summary: 'Remove what came by mail and is no invoice',
    access: 'pro20',
    permission: 'approveInvoices',
    params,
    data: z.object({ deleted: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
} as const;
