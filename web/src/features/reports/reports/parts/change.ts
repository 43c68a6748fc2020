// How a figure stands to the one before it, as it is written: "+ 6,2 %", "− 71,40 €", "+ 9". Pure.
import { formatMoney, formatNumber } from '../../../../lib/format.ts';

const space = '\u00a0';
const withSign = (value: number, text: string): string => `${value < 0 ? '−' : '+'}${space}${text}`;

/** Null: nothing was there before, so there is nothing to compare with. */
export function percentChange(now: number, before: number): string | null {
  if (before <= 0) return null;
  const percent = ((now - before) / before) * 100;
  const digits = Math.abs(percent) < 10 ? 1 : 0;
  const rounded = Number(Math.abs(percent).toFixed(digits));
  if (rounded === 0) return `0${space}%`;
  return withSign(percent, `${formatNumber(rounded, digits)}${space}%`);
}

export const countChange = (now: number, before: number): string =>
  now === before ? `±${space}0` : withSign(now - before, formatNumber(Math.abs(now - before), 0));

export const moneyChange = (now: number, before: number): string =>
  now === before ? `±${space}0` : withSign(now - before, formatMoney(Math.abs(now - before)));

/** A share of the whole: "40,3 %". */
export const shareText = (part: number, whole: number): string =>
  whole <= 0 ? '–' : `${formatNumber((part / whole) * 100, 1, 1)}${space}%`;
