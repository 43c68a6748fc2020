// What the comparison of an invoice with orders and receipts found.

/** These change what is charged; an allowance of the document lowers it. */
const counted = [
  'PRICE_HIGHER',
  'DISCOUNT_MISSING',
  'NOT_DELIVERED',
  'QUANTITY',
  'OTHER_ARTICLE',
  'CHARGE_NOT_AGREED',
  'TOTAL',
  'CREDIT_TOO_LOW',
  'ALLOWANCE',
] as const;

/** The last three are told and change no sum: the net amount is right, or the practice gains. */
export type DifferenceKind = (typeof counted)[number] | 'VAT_RATE' | 'NOT_INVOICED' | 'PRICE_LOWER';

export interface MatchDifference {
  readonly kind: DifferenceKind;
  /** Packs, where the difference is one of quantity. */
  readonly quantity: number | null;
  /** Above zero where too much is charged. */
  readonly cents: number;
}

export type LineMatchedBy =
  | 'correction'
  | 'vendor-number'
  | 'gtin'
  | 'manufacturer-number'
  | 'name'
  | 'price';

export interface MatchRow {
  /** Index among the invoice's lines; null for a position that was not charged. */
  readonly lineIndex: number | null;
  readonly positionId: number | null;
  readonly matchedBy: LineMatchedBy | null;
  /** Packs. */
  readonly invoicedQuantity: number | null;
  readonly invoicedCents: number | null;
  readonly agreedCents: number | null;
  readonly differences: readonly MatchDifference[];
}

export interface ChargeRow {
  readonly invoicedCents: number;
  readonly agreedCents: number;
  readonly differences: readonly MatchDifference[];
}

export interface InvoiceMatch {
  readonly rows: readonly MatchRow[];
  /** Shipping, surcharges and allowances of the whole document; null where there are none on either side. */
  readonly charges: ChargeRow | null;
  /** The document's total, where it holds nothing else or is a down payment. */
  readonly total: ChargeRow | null;
  /** The sum of what is charged too much, net. */
  readonly tooMuchCents: number;
}

export const isCounted = ({ kind }: MatchDifference): boolean => counted.some((other) => other === kind);

export const sumCounted = (differences: readonly MatchDifference[]): number =>
  differences.filter(isCounted).reduce((sum, { cents }) => sum + cents, 0);
