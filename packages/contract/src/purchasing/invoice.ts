// An invoice as the practice sees it: what it says, and what the comparison with orders and receipts found.
import { z } from 'zod';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';

export const invoiceStates = ['open', 'approved', 'paid'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

export const invoiceListed = z.object({
  id: whole,
  state: z.enum(invoiceStates),
  kind: z.enum(['invoice', 'credit-note', 'down-payment']),
  /** What it was read from; PDF and IMAGE were typed. */
  format: z.enum(['UBL', 'CII', 'ZUGFeRD1', 'PDF', 'IMAGE']),
  profile: z.string().nullable(),
  number: z.string(),
  issuedOn: z.string(),
  dueOn: z.string().nullable(),
  currency: z.string(),
  netCents: whole.nullable(),
  grossCents: whole,
  payableCents: whole,
  sellerName: z.string(),
  vendorId: whole.nullable(),
  vendorName: z.string().nullable(),
  orders: z.array(z.object({ id: whole, orderNumber: z.string() })),
  receivedAt: z.string(),
  /** `not-compared`: no order is known, or the currency is not the euro. */
  comparison: z.enum(['not-compared', 'agrees', 'differs']),
  /** Net; zero where it agrees, or where nothing could be compared. */
  tooMuchCents: whole,
});
export type InvoiceListed = z.infer<typeof invoiceListed>;

const differenceKinds = [
  'PRICE_HIGHER',
  'DISCOUNT_MISSING',
  'NOT_DELIVERED',
  'QUANTITY',
  'OTHER_ARTICLE',
  'CHARGE_NOT_AGREED',
  'TOTAL',
  'CREDIT_TOO_LOW',
  'ALLOWANCE',
  'VAT_RATE',
  'NOT_INVOICED',
  'PRICE_LOWER',
] as const;

const difference = z.object({
  kind: z.enum(differenceKinds),
  /** Packs, where it is a difference of quantity. */
  quantity: z.number().nullable(),
  cents: whole,
});

const chargeRow = z.object({ invoicedCents: whole, agreedCents: whole, differences: z.array(difference) });

const matchRow = z.object({
  /** Name and number as the invoice has them; null for a position that it does not charge. */
  invoicedName: z.string().nullable(),
  invoicedNumber: z.string().nullable(),
  positionId: whole.nullable(),
  orderedName: bilingual.nullable(),
  /** How the line was found. */
  matchedBy: z
    .enum(['correction', 'vendor-number', 'gtin', 'manufacturer-number', 'name', 'price'])
    .nullable(),
  ordered: whole.nullable(),
  received: whole.nullable(),
  invoiced: z.number().nullable(),
  agreedCents: whole.nullable(),
  invoicedCents: whole.nullable(),
  differences: z.array(difference),
});

export const invoiceDetail = invoiceListed.extend({
  vendorMatchedBy: z.enum(['vat-id', 'iban', 'customer-number', 'name', 'order', 'person']).nullable(),
  ordersMatchedBy: z.enum(['order-number', 'delivery-note', 'amount', 'person']).nullable(),
  sellerVatId: z.string().nullable(),
  ibans: z.array(z.string()),
  /** False where the vendor's approved invoices named other accounts only. */
  isKnownAccount: z.boolean(),
  fileName: z.string(),
  mediaType: z.string(),
  /** SHA-256 of the file as it came. */
  sha256: z.string(),
  keepUntil: z.string(),
  receivedBy: z.string().nullable(),
  approvedAt: z.string().nullable(),
  paidAt: z.string().nullable(),
  findings: z.array(z.object({ code: z.string(), rule: z.string().nullable(), text: bilingual })),
  /** Empty while nothing could be compared. */
  rows: z.array(matchRow),
  charges: chargeRow.nullable(),
  total: chargeRow.nullable(),
});
export type InvoiceDetail = z.infer<typeof invoiceDetail>;

nameSchemas({ InvoiceListed: invoiceListed, InvoiceDetail: invoiceDetail, ComparedTotal: chargeRow });
