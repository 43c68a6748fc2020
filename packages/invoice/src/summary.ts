// The few facts of an invoice that a list shows.
import type { Invoice, Syntax } from './model.ts';

export interface InvoiceSummary {
  readonly syntax: Syntax;
  readonly number: string | null;
  readonly date: string | null;
  readonly currency: string | null;
  /** Signed as in the document, halves of a cent rounded up. */
  readonly grandTotalCents: number | null;
  readonly payableCents: number | null;
  /** Lines of the first level that carry an amount. */
  readonly lines: number;
  readonly seller: string | null;
  readonly profile: string | null;
}

export const summarizeInvoice = (invoice: Invoice): InvoiceSummary => ({
  syntax: invoice.syntax,
  number: invoice.number,
  date: invoice.issueDate,
  currency: invoice.currency,
  grandTotalCents: invoice.totals.gross?.toCents() ?? null,
  payableCents: invoice.totals.payable?.toCents() ?? null,
  lines: invoice.lines.filter(({ parentId, netAmount }) => parentId === null && netAmount !== null).length,
  seller: invoice.seller.name,
  profile: invoice.profile,
});
