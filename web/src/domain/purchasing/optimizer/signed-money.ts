import { formatMoney } from '../../../lib/format.ts';

/** "− 71,40 €", "+ 4,00 €": the sign stands apart, as in a ledger. */
export function signedMoney(cents: number): string {
  if (cents === 0) return formatMoney(0);
  return `${cents < 0 ? '−' : '+'}\u00a0${formatMoney(Math.abs(cents))}`;
}
