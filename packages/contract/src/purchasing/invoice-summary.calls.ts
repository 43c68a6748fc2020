// Invoices in figures, for the dashboard and the page of a vendor, which need nothing else of them.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { pathId } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';

/** Amounts in euros; other currencies are counted and not summed up. */
export const invoiceSummary = z.object({
  /** Not yet approved; `grossCents` is their sum. */
  open: z.object({ count: whole, grossCents: whole }),
  differing: z.object({ count: whole, tooMuchCents: whole }),
  ready: z.object({ count: whole, grossCents: whole }),
  /** Approved this month. */
  checked: z.object({ count: whole, grossCents: whole }),
  /** Not paid, and due up to that day. */
  dueSoon: z.object({ count: whole, payableCents: whole, until: z.string() }),
  /** Cash discounts that end up to that day. */
  discount: z.object({ count: whole, cents: whole, firstDay: z.string().nullable() }),
});
export type InvoiceSummary = z.infer<typeof invoiceSummary>;

/** What a vendor's invoices were like. */
export const vendorInvoices = z.object({
  count: whole,
  /** Not yet approved. */
  open: whole,
  grossCents: whole,
  /** Those with an order to compare with, and of them those without any amount too much. */
  compared: whole,
  agreeing: whole,
  /** Net; of decided ones what was found then, also where a corrected invoice took their place. */
  tooMuchCents: whole,
});
export type VendorInvoices = z.infer<typeof vendorInvoices>;

export const invoiceSummaryCalls = {
  summarizeInvoices: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'invoices/summary',
    summary: 'How many invoices are open, differ, are ready, were checked and are due soon',
    access: 'pro20',
    permission: 'reports',
    data: invoiceSummary,
  }),
  summarizeVendorInvoices: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'vendors/{vendorId}/invoices',
    summary:
      "A vendor's invoices in figures: how many, the sum of differences, and how many were without any",
    access: 'pro20',
    permission: 'reports',
    params: z.object({ vendorId: pathId }),
    data: vendorInvoices,
  }),
} as const;

nameSchemas({ InvoiceSummary: invoiceSummary });
