// Invoices of vendors: received, compared with orders and receipts, approved.
import { z } from 'zod';
import { emailField } from '../account/identity.calls.ts';
import { defineCall, defineUpload } from '../shared/call.ts';
import { day } from '../shared/days.ts';
import { flag } from '../shared/flag.ts';
import { id, pathId } from '../shared/ids.ts';
import { lineText, longText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';
import {
  invoiceDetail,
  invoiceGroupSum,
  invoiceGroups,
  invoiceListed,
  invoiceSettings,
  invoiceStates,
} from './invoice.ts';
import { invoiceSummaryCalls } from './invoice-summary.calls.ts';

const params = z.object({ invoiceId: pathId });

/** Which invoices are asked for. */
const filters = z.object({
  state: z.enum(invoiceStates).optional(),
  group: z.enum(invoiceGroups).optional(),
  comparison: z.enum(['not-compared', 'agrees', 'differs']).optional(),
  format: z.enum(['xrechnung', 'zugferd', 'pdf']).optional(),
  /** Day of the invoice. */
  from: day.optional(),
  to: day.optional(),
  /** Only invoices that are not paid and due, or whose cash discount ends, within 7 days. */
  dueSoon: flag.optional(),
  vendorId: pathId.optional(),
  orderId: pathId.optional(),
  /** Part of the number or of the seller's name, or the gross amount. */
  search: lineText.max(100).optional(),
});
/** A line of a plain PDF or a picture, as somebody read it there. */
const typedLine = z.object({
  number: lineText.max(100).default(''),
  name: lineText.trim().min(1).max(300),
  quantity: z.number().min(0.001).max(1_000_000).multipleOf(0.001),
  /** Of the whole line; below zero where it gives something back. */
  netCents: z.number().int().min(-2_000_000_000).max(2_000_000_000),
});
const cents = z.coerce.number().int().min(-2_000_000_000).max(2_000_000_000);

export const invoiceCalls = {
  ...invoiceSummaryCalls,
  listInvoices: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'invoices',
    summary:
      'Invoices of the practice with what the comparison found: to be cleared, ready and waiting, by the next day that matters, then those checked, newest first',
    access: 'pro20',
    permission: 'reports',
    scopes: ['invoices.add'],
    query: filters.extend({
      page: z.coerce.number().int().min(0).max(100_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(100).default(40),
    }),
    data: z.object({ items: z.array(invoiceListed), total: whole, groups: z.array(invoiceGroupSum) }),
  }),
  getInvoiceSettings: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'invoice-settings',
    summary: 'What the practice counts as a difference, and above which amount only owners approve',
    access: 'pro20',
    permission: 'reports',
    data: invoiceSettings,
  }),
  saveInvoiceSettings: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'invoice-settings',
    summary: 'Choose what counts as a difference, and above which amount only owners approve',
    access: 'pro20',
    permission: 'manageAccount',
    body: invoiceSettings,
    data: invoiceSettings,
  }),
  approveInvoices: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'invoices/approvals',
    summary: 'Approve several invoices that agree; one that differs by now refuses them all',
    access: 'pro20',
    permission: 'approveInvoices',
    body: z.object({ invoiceIds: z.array(id).min(1).max(200) }),
    data: z.object({ approved: whole }),
    errors: ['NOT_FOUND', 'INVOICE_STATE', 'INVOICE_DIFFERS', 'INVOICE_FOR_OWNERS'],
  }),
  receiveInvoice: defineUpload({
    base: 'pro',
    method: 'POST',
    path: 'invoices',
    summary:
      'Receive an invoice (XRechnung, ZUGFeRD or Factur-X as XML or PDF; any other PDF or picture with the fields typed)',
    access: 'pro20',
    permission: 'approveInvoices',
    scopes: ['invoices.add'],
    body: z.object({
      /** What the file itself does not say; what it says counts. */
      number: lineText.min(1).max(100).optional(),
      issuedOn: day.optional(),
      sellerName: lineText.min(1).max(200).optional(),
      netCents: cents.optional(),
      grossCents: cents.optional(),
      /** The invoice names another buyer, and is for this practice all the same. */
      isForUs: flag.optional(),
      /** The order it is about, where the file itself says none that is known. */
      orderId: pathId.optional(),
      /** The mail it came with and waited; it waits no more. */
      mailId: pathId.optional(),
    }),
    upload: 'file',
    data: invoiceDetail,
    errors: ['BODY_TOO_LARGE', 'INVOICE_UNREADABLE', 'INVOICE_KNOWN', 'INVOICE_FOR_OTHERS', 'NOT_FOUND'],
  }),
  proposeInvoice: defineUpload({
    base: 'pro',
    method: 'POST',
    path: 'invoices/proposal',
    summary: 'What the text of a plain PDF seems to say about an invoice; nothing is kept',
    access: 'pro20',
    permission: 'approveInvoices',
    body: z.object({}),
    upload: 'file',
    data: z.object({
      number: z.string().nullable(),
      issuedOn: z.string().nullable(),
      grossCents: whole.nullable(),
      /** The name of a vendor of the practice. */
      sellerName: z.string().nullable(),
    }),
    errors: ['BODY_TOO_LARGE'],
  }),
  getInvoice: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'invoices/{invoiceId}',
    summary: 'An invoice with its findings, line by line beside what was ordered and what arrived',
    access: 'pro20',
    permission: 'reports',
    scopes: ['invoices.add'],
    params,
    data: invoiceDetail,
    errors: ['NOT_FOUND'],
  }),
  findInvoiceNeighbours: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'invoices/{invoiceId}/neighbours',
    summary:
      'The invoices before and after one in the list of the same filters; both null where it is not in it',
    access: 'pro20',
    permission: 'reports',
    params,
    query: filters,
    data: z.object({ previousId: whole.nullable(), nextId: whole.nullable() }),
    errors: ['NOT_FOUND'],
  }),
  deleteInvoice: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'invoices/{invoiceId}',
    summary: 'Delete an invoice with its file; refused until the law does not ask for it any more',
    access: 'pro20',
    permission: 'manageAccount',
    params,
    data: z.object({ deleted: z.boolean() }),
    errors: ['NOT_FOUND', 'INVOICE_KEPT'],
  }),
  downloadInvoice: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'invoices/{invoiceId}/file',
    summary: 'The original file of an invoice, byte by byte as it came',
    access: 'pro20',
    permission: 'reports',
    params,
    isDownload: true,
    data: z.undefined(),
    errors: ['NOT_FOUND'],
  }),
  assignInvoice: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'invoices/{invoiceId}/orders',
    summary: 'Say which vendor and orders an invoice is about',
    access: 'pro20',
    permission: 'approveInvoices',
    params,
    body: z.object({ vendorId: id, orderIds: z.array(id).max(100) }),
    data: invoiceDetail,
    errors: ['NOT_FOUND', 'INVOICE_STATE'],
  }),
  approveInvoice: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'invoices/{invoiceId}/approval',
    summary: 'Approve an invoice; its quantities count as charged from now on',
    access: 'pro20',
    permission: 'approveInvoices',
    params,
    body: z.object({
      /** The amount charged too much as the user saw it; needed where it is not zero. */
      acceptedTooMuchCents: whole.optional(),
    }),
    data: invoiceDetail,
    errors: ['NOT_FOUND', 'INVOICE_STATE', 'INVOICE_DIFFERS', 'INVOICE_FOR_OWNERS'],
  }),
  withdrawInvoiceApproval: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'invoices/{invoiceId}/approval',
    summary: 'Take an approval back while the invoice is neither paid nor passed on; it is compared anew',
    access: 'pro20',
    permission: 'approveInvoices',
    params,
    data: invoiceDetail,
    errors: ['NOT_FOUND', 'INVOICE_STATE', 'INVOICE_FOR_OWNERS', 'INVOICE_HANDED_OVER'],
  }),
  typeInvoiceLines: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'invoices/{invoiceId}/lines',
    summary:
      'Type the lines of a plain PDF or a picture, instead of those typed before; without any only its total is compared',
    access: 'pro20',
    permission: 'approveInvoices',
    params,
    body: z.object({ lines: z.array(typedLine).max(300) }),
    data: invoiceDetail,
    errors: ['NOT_FOUND', 'INVOICE_STATE', 'INVOICE_HAS_LINES'],
  }),
  chooseInvoiceLine: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'invoices/{invoiceId}/lines/{lineIndex}',
    summary: 'Say which ordered position a line of an invoice means; the number on the line is remembered',
    access: 'pro20',
    permission: 'approveInvoices',
    params: params.extend({ lineIndex: z.coerce.number().int().min(0).max(100_000) }),
    /** Null: the line is none of the order's positions. */
    body: z.object({ positionId: id.nullable() }),
    data: invoiceDetail,
    errors: ['NOT_FOUND', 'INVOICE_STATE'],
  }),
  complainInvoice: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'invoices/{invoiceId}/complaint',
    summary: 'Send the vendor a complaint by mail; the invoice waits for the vendor from then on',
    access: 'pro20',
    permission: 'approveInvoices',
    isRefusedInSample: true,
    params,
    body: z.object({
      recipient: emailField,
      subject: lineText.trim().min(1).max(200),
      text: longText.min(1).max(8000),
    }),
    data: invoiceDetail,
    errors: ['NOT_FOUND', 'INVOICE_STATE'],
  }),
  confirmInvoiceAccount: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'invoices/{invoiceId}/account-confirmation',
    summary: "Confirm that the bank account of an invoice is the vendor's",
    access: 'pro20',
    permission: 'approveInvoices',
    params,
    data: invoiceDetail,
    errors: ['NOT_FOUND'],
  }),
  markInvoicePaid: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'invoices/{invoiceId}/payment',
    summary: 'Mark an approved invoice as paid',
    access: 'pro20',
    permission: 'approveInvoices',
    params,
    data: invoiceDetail,
    errors: ['NOT_FOUND', 'INVOICE_STATE'],
  }),
} as const;
