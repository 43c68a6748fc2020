import { formatMoney } from '../../../lib/format.ts';

/** "+ 12,38 €", "− 14,90 €" with a real minus, or "0,00 €". */
export function signedMoney(cents: number): string {
  if (cents === 0) return formatMoney(0);
  return `${cents > 0 ? '+' : '−'} ${formatMoney(Math.abs(cents))}`;
}
