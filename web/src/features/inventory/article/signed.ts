import { formatNumber } from '../../../lib/format.ts';

/** "+200" or "−1", with a real minus. */
export function signed(amount: number): string {
  return amount > 0 ? `+${formatNumber(amount)}` : `−${formatNumber(-amount)}`;
}
