// An invoice as the practice sees it: what it says, and what the comparison with orders and receipts found.
import { z } from 'zod';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';

/** Complained ones wait for the vendor; replaced ones have a corrected one, cancelled ones a credit note. */
export const invoiceStates = ['open', 'complained', 'approved', 'paid', 'replaced', 'cancelled'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** What has to be cleared, may be approved, waits for the vendor, was checked, or does not count any more. */
export const invoiceGroups = ['clear', 'ready', 'waiting', 'checked', 'closed'] as const;

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
  /** Of the vendor's colour. */
  vendorHue: whole.nullable(),
  orders: z.array(z.object({ id: whole, orderNumber: z.string() })),
  receivedAt: z.string(),
  /** `not-compared`: no order is known, or the currency is not the euro. */
  comparison: z.enum(['not-compared', 'agrees', 'differs']),
  /** Net; zero where it agrees, or where nothing could be compared. */
  tooMuchCents: whole,
  /** Lines that differ, charges and totals among them; zero once it was decided. */
  differenceCount: whole,
  /** Of the positions of its orders those that it charges; null where nothing is compared any more. */
  positions: z.object({ charged: whole, ordered: whole }).nullable(),
  group: z.enum(invoiceGroups),
  /** Above the practice's limit: only owners approve it. */
  isForOwners: z.boolean(),
  /** When and by whom it was approved. */
  approval: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
  /** The best cash discount that can still be taken today; its amount is gross. */
  discount: z.object({ until: z.string(), percent: z.number().nullable(), cents: whole }).nullable(),
});
export type InvoiceListed = z.infer<typeof invoiceListed>;

export const invoiceGroupSum = z.object({ group: z.enum(invoiceGroups), count: whole, grossCents: whole });

/** What counts as a difference, and above which gross amount only owners approve; null: purchasing approves all. */
export const invoiceSettings = z.object({
  lineToleranceCents: whole.min(0).max(1000),
  documentToleranceCents: whole.min(0).max(10_000),
  ownerLimitCents: whole.min(0).max(1_000_000_000).nullable(),
});
export type InvoiceSettings = z.infer<typeof invoiceSettings>;

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
  /** Place of the line in the document, from 0; null for a position that it does not charge. */
  lineIndex: whole.nullable(),
  /** Name and number as the invoice has them; null for a position that it does not charge. */
  invoicedName: z.string().nullable(),
  invoicedNumber: z.string().nullable(),
  positionId: whole.nullable(),
  orderedName: bilingual.nullable(),
  /** Its drawing, as on the order; left out in comparisons decided before it was kept. */
  picture: z.string().optional(),
  /** How the line was found. */
  matchedBy: z
    .enum(['correction', 'vendor-number', 'gtin', 'manufacturer-number', 'name', 'price'])
    .nullable(),
  ordered: whole.nullable(),
  /** What the order agreed on for all of it. */
  orderedCents: whole.nullable(),
  received: whole.nullable(),
  invoiced: z.number().nullable(),
  agreedCents: whole.nullable(),
  invoicedCents: whole.nullable(),
  differences: z.array(difference),
});

const named = z.object({ id: whole, number: z.string() });

const complaint = z.object({
  sentAt: z.string(),
  sentBy: z.string().nullable(),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
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
  /** Sender of the mail it came with. */
  receivedFrom: z.string().nullable(),
  approvedAt: z.string().nullable(),
  paidAt: z.string().nullable(),
  findings: z.array(z.object({ code: z.string(), rule: z.string().nullable(), text: bilingual })),
  /** Empty while nothing could be compared. */
  rows: z.array(matchRow),
  charges: chargeRow.nullable(),
  total: chargeRow.nullable(),
  /** When goods of its orders came. */
  receivedOn: z.array(z.object({ orderId: whole, day: z.string() })),
  /** What the document itself says, in its own words. */
  document: z.object({
    /** Address of the seller; name and address of the buyer. Empty where only a few fields were typed. */
    seller: z.array(z.string()),
    buyer: z.array(z.string()),
    order: z.string().nullable(),
    terms: z.string().nullable(),
    lines: z.array(
      z.object({
        number: z.string().nullable(),
        name: z.string().nullable(),
        quantity: z.string().nullable(),
        netCents: whole.nullable(),
      }),
    ),
    charges: z.array(z.object({ name: z.string().nullable(), netCents: whole })),
  }),
  /** Where a complaint goes: the seller's address on the invoice, else the vendor's. */
  complaintRecipient: z.string().nullable(),
  customerNumber: z.string().nullable(),
  complaints: z.array(complaint),
  /** The invoice that this one corrects or cancels, and the one that corrects or cancels it. */
  predecessor: named.nullable(),
  successor: named.nullable(),
  /** An approved invoice named the account, or somebody made sure. */
  isAccountConfirmed: z.boolean(),
  /** For a banking app, less the cash discount of today; null unless it is approved and its account confirmed. */
  paymentCode: z.object({ text: z.string(), cents: whole }).nullable(),
});
export type InvoiceDetail = z.infer<typeof invoiceDetail>;

nameSchemas({
  InvoiceSettings: invoiceSettings,
  InvoiceListed: invoiceListed,
  InvoiceDetail: invoiceDetail,
  ComparedTotal: chargeRow,
});
