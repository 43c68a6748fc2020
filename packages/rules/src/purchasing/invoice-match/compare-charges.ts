// Shipping, surcharges and allowances of a whole document against the terms that the orders stored.
import type {
  InvoicedCharge,
  InvoicedLine,
  InvoiceToMatch,
  MatchTolerance,
  OrderToMatch,
} from './match-input.ts';
import type { ChargeRow, MatchDifference, MatchRow } from './match-result.ts';

/** Some vendors charge shipping by a line instead of a charge of the document. */
const chargeWords =
  /versand|fracht|porto|verpackung|transport|lieferpauschale|mindermenge|mindestbestell|kleinmenge|shipping|freight|postage|handling|surcharge/i;

export const isChargeLine = ({ name }: InvoicedLine): boolean => chargeWords.test(name ?? '');

export function compareCharges(
  charges: readonly InvoicedCharge[],
  orders: readonly OrderToMatch[],
  { lineCents }: MatchTolerance,
): ChargeRow | null {
  const invoicedCents = sum(charges.map(({ netCents }) => netCents));
  // What an earlier invoice of the order charged is not agreed a second time.
  const agreedCents = sum(
    orders.map(({ shippingCents, surchargeCents, invoicedChargesCents }) =>
      Math.max(0, shippingCents + surchargeCents - invoicedChargesCents),
    ),
  );
  if (charges.length === 0 && agreedCents === 0) return null;
  const cents = invoicedCents - agreedCents;
  const hasAllowance = charges.some(({ netCents }) => netCents < 0);
  return { invoicedCents, agreedCents, differences: explainCharges(cents, hasAllowance, lineCents) };
}

function explainCharges(cents: number, hasAllowance: boolean, lineCents: number): MatchDifference[] {
  if (cents > lineCents) return [{ kind: 'CHARGE_NOT_AGREED', quantity: null, cents }];
  return cents < -lineCents && hasAllowance ? [{ kind: 'ALLOWANCE', quantity: null, cents }] : [];
}

/** An own discount may be given once for the whole document: then it misses on no line. */
export function creditDiscount(
  rows: readonly MatchRow[],
  charges: readonly InvoicedCharge[],
  { documentCents }: MatchTolerance,
): { readonly rows: readonly MatchRow[]; readonly charges: readonly InvoicedCharge[] } {
  const missing = sum(
    rows.flatMap(({ differences }) =>
      differences.filter(({ kind }) => kind === 'DISCOUNT_MISSING').map(({ cents }) => cents),
    ),
  );
  const allowances = sum(charges.filter(({ netCents }) => netCents < 0).map(({ netCents }) => netCents));
  if (missing === 0 || Math.abs(missing + allowances) > documentCents) return { rows, charges };
  return {
    rows: rows.map((row) => ({
      ...row,
      differences: row.differences.filter(({ kind }) => kind !== 'DISCOUNT_MISSING'),
    })),
    charges: charges.filter(({ netCents }) => netCents >= 0),
  };
}

/** A document of totals is compared with what arrived, and is right as well if it charges the whole order. */
export function compareTotal(
  { kind, netCents }: InvoiceToMatch,
  orders: readonly OrderToMatch[],
  receivedCents: number,
  { documentCents }: MatchTolerance,
): ChargeRow | null {
  if (netCents === null || orders.length === 0) return null;
  const orderedCents = sum(orders.map((order) => order.netCents));
  const agreedCents = kind === 'down-payment' ? orderedCents : receivedCents;
  const cents = netCents - agreedCents;
  const isTooMuch = cents > documentCents;
  const differences = isTooMuch ? [{ kind: 'TOTAL' as const, quantity: null, cents }] : [];
  return { invoicedCents: netCents, agreedCents, differences };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
