// What an invoice is compared with. Amounts are integer cents, net.
import type { Decimal } from '../../shared/exact-decimal.ts';

export interface InvoicedLine {
  /** Number of the line in the document. */
  readonly line: string | null;
  readonly vendorNumber: string | null;
  readonly gtin: string | null;
  readonly manufacturerNumber: string | null;
  readonly name: string | null;
  readonly quantity: Decimal | null;
  readonly netCents: number | null;
  readonly vatPercent: number | null;
  /** The order that the line itself refers to, on collective invoices. */
  readonly order: string | null;
}

/** An allowance of the document has a negative amount. */
export interface InvoicedCharge {
  readonly name: string | null;
  readonly netCents: number;
}

export interface InvoiceToMatch {
  /** A down payment is compared with the order's total; nothing has to be delivered for it. */
  readonly kind: 'invoice' | 'credit-note' | 'down-payment';
  readonly netCents: number | null;
  /** None where the document holds totals only. */
  readonly lines: readonly InvoicedLine[];
  readonly charges: readonly InvoicedCharge[];
}

/** Quantities are those of the order, in packs. */
export interface OrderedPosition {
  readonly id: number;
  readonly orderId: number;
  readonly vendorNumber: string;
  readonly gtin: string | null;
  readonly manufacturerNumber: string;
  readonly names: readonly string[];
  /** Numbers of the vendor's lines that a person assigned to this article before. */
  readonly correctedNumbers: readonly string[];
  readonly quantity: number;
  readonly received: number;
  readonly returned: number;
  /** Of earlier invoices that stand. */
  readonly invoicedQuantity: number;
  readonly creditedQuantity: number;
  readonly unitPriceCents: number;
  readonly discountCents: number;
  readonly netCents: number;
  readonly vatPercent: number;
  /** Pieces in one pack: some vendors charge by the piece. */
  readonly piecesPerPack: number;
}

export interface OrderToMatch {
  readonly id: number;
  /** Ours, the platform's and the vendor's. */
  readonly numbers: readonly string[];
  readonly deliveryNotes: readonly string[];
  readonly netCents: number;
  readonly grossCents: number;
  readonly shippingCents: number;
  readonly surchargeCents: number;
  /** Shipping and surcharges of earlier invoices. */
  readonly invoicedChargesCents: number;
  readonly positions: readonly OrderedPosition[];
}

/** Differences up to these amounts are none. */
export interface MatchTolerance {
  readonly lineCents: number;
  readonly documentCents: number;
}

export const usualTolerance: MatchTolerance = { lineCents: 1, documentCents: 5 };
