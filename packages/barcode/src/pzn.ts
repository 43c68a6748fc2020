// The German number for medicines and medical products: seven digits until 2012, eight since. As Code 39 a minus sign
// stands before the digits; in print often the letters PZN.
import { type InvalidScan, invalid, type PznScan } from './scan.ts';

/** Eight digits: weights 1 to 7, modulo 11. A remainder of 10 was never given out. */
export function isPzn(digits: string): boolean {
  if (!/^\d{8}$/.test(digits)) return false;
  let sum = 0;
  for (let at = 0; at < 7; at += 1) sum += Number(digits[at]) * (at + 1);
  return sum % 11 === Number(digits[7]);
}

const prefixed = /^(?:-|PZN[- :]{0,3})(.*)$/i;

/** The text after its prefix; null where there is none. */
export function afterPznPrefix(text: string): string | null {
  return prefixed.exec(text)?.[1] ?? null;
}

export function readPzn(text: string): PznScan | InvalidScan {
  if (!/^\d*$/.test(text)) return invalid('pzn', 'characters', 'A PZN consists of digits only.');
  if (text.length < 7) return invalid('pzn', 'tooShort', 'A PZN has 7 or 8 digits.');
  if (text.length > 8) return invalid('pzn', 'tooLong', 'A PZN has 7 or 8 digits.');
  // The weights are made so that a zero in front changes nothing.
  const pzn = text.padStart(8, '0');
  if (!isPzn(pzn)) return invalid('pzn', 'checkDigit', 'The check digit of the PZN is wrong.');
  return { kind: 'pzn', format: text.length === 7 ? 'PZN7' : 'PZN8', pzn };
}
