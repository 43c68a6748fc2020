// Invoices of vendors: received, compared with orders and receipts, approved.
import { z } from 'zod';
import { defineCall, defineUpload } from '../shared/call.ts';
import { day } from '../shared/days.ts';
import { flag } from '../shared/flag.ts';
import { id, pathId } from '../shared/ids.ts';
import { lineText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';
import { invoiceDetail, invoiceListed, invoiceStates } from './invoice.ts';

const params = z.object({ invoiceId: pathId });
const cents = z.coerce.number().int().min(-2_000_000_000).max(2_000_000_000);

export const invoiceCalls = {
  listInvoices: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'invoices',
    summary: 'Invoices of the practice, those received last first, with what the comparison found',
    access: 'pro20',
    permission: 'reports',
    scopes: ['invoices.add'],
    query: z.object({
      page: z.coerce.number().int().min(0).max(100_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(100).default(40),
      state: z.enum(invoiceStates).optional(),
      vendorId: pathId.optional(),
      orderId: pathId.optional(),
      /** Part of the number or of the seller's name. */
      search: lineText.max(100).optional(),
    }),
    data: z.object({ items: z.array(invoiceListed), total: whole }),
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
    }),
    upload: 'file',
    data: invoiceDetail,
    errors: ['BODY_TOO_LARGE', 'INVOICE_UNREADABLE', 'INVOICE_KNOWN', 'INVOICE_FOR_OTHERS'],
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
    errors: ['NOT_FOUND', 'INVOICE_STATE', 'INVOICE_DIFFERS'],
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
