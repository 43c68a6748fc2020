// Short texts about an invoice that hold in every language.
import type { InvoiceListed } from '@praxora/contract/purchasing/invoice';
import { formatMoney, formatNumber } from '../../../lib/format.ts';

/** Where the data came from: `XRechnung`, `ZUGFeRD`, `PDF`. */
export function formatNames({ format, profile }: Pick<InvoiceListed, 'format' | 'profile'>): string {
  if (format === 'PDF' || format === 'IMAGE') return format === 'PDF' ? 'PDF' : 'Scan';
  if (profile === 'XRECHNUNG') return 'XRechnung';
  return format === 'UBL' ? 'UBL' : 'ZUGFeRD';
}

/** Gross; another currency stands by its code, and a credit note below zero. */
export function formatAmount({ grossCents, currency, kind }: InvoiceListed): string {
  const cents = kind === 'credit-note' ? -Math.abs(grossCents) : grossCents;
  return currency === 'EUR' ? formatMoney(cents) : `${formatNumber(cents / 100, 2, 2)} ${currency}`;
}

/** Keys of texts by the codes of the contract. */
export const stateTexts = {
  open: 'state.open',
  complained: 'state.complained',
  replaced: 'state.replaced',
  cancelled: 'state.cancelled',
  approved: 'state.approved',
  paid: 'state.paid',
} as const;

export const headTexts = {
  invoice: 'head.invoice',
  'credit-note': 'head.credit-note',
  'down-payment': 'head.down-payment',
} as const;

export const titleTexts = {
  invoice: 'original.invoice',
  'credit-note': 'original.credit-note',
  'down-payment': 'original.down-payment',
} as const;

export const comparisonTexts = {
  agrees: 'comparison.agrees',
  differs: 'comparison.differs',
  'not-compared': 'comparison.not-compared',
} as const;

export const foundByTexts = {
  'order-number': 'foundBy.order-number',
  'delivery-note': 'foundBy.delivery-note',
  amount: 'foundBy.amount',
  person: 'foundBy.person',
} as const;

export const noLinesTexts = {
  open: 'noLines.open',
  complained: 'noLines.complained',
  replaced: 'noLines.replaced',
  cancelled: 'noLines.cancelled',
  approved: 'noLines.approved',
  paid: 'noLines.paid',
} as const;

export const differenceTexts = {
  PRICE_HIGHER: 'difference.PRICE_HIGHER',
  DISCOUNT_MISSING: 'difference.DISCOUNT_MISSING',
  NOT_DELIVERED: 'difference.NOT_DELIVERED',
  QUANTITY: 'difference.QUANTITY',
  OTHER_ARTICLE: 'difference.OTHER_ARTICLE',
  CHARGE_NOT_AGREED: 'difference.CHARGE_NOT_AGREED',
  TOTAL: 'difference.TOTAL',
  CREDIT_TOO_LOW: 'difference.CREDIT_TOO_LOW',
  ALLOWANCE: 'difference.ALLOWANCE',
  VAT_RATE: 'difference.VAT_RATE',
  NOT_INVOICED: 'difference.NOT_INVOICED',
  PRICE_LOWER: 'difference.PRICE_LOWER',
} as const;

export const groupTexts = {
  clear: 'group.clear',
  ready: 'group.ready',
  waiting: 'group.waiting',
  checked: 'group.checked',
  closed: 'group.closed',
} as const;
