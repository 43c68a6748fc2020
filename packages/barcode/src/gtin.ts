// EAN-8, UPC-A, EAN-13 and GTIN-14, and the check digit that all keys of GS1 share.
import { isPzn } from './pzn.ts';
import { type GtinScan, type InvalidScan, invalid } from './scan.ts';

const formats: Readonly<Record<number, GtinScan['format']>> = {
  8: 'EAN-8',
  12: 'UPC-A',
  13: 'EAN-13',
  14: 'GTIN-14',
};

/** Weights 3 and 1 from the right; the last digit fills up to a multiple of ten. */
export function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const isTripled = (digits.length - at) % 2 === 0;
    sum += Number(digits[at]) * (isTripled ? 3 : 1);
  }
  return sum % 10 === 0;
}

export function readGtin(text: string): GtinScan | InvalidScan {
  if (!/^\d+$/.test(text)) return invalid('gtin', 'characters', 'A GTIN consists of digits only.');
  const format = formats[text.length];
  if (format === undefined)
    return invalid('gtin', text.length > 14 ? 'tooLong' : 'tooShort', 'A GTIN has 8, 12, 13 or 14 digits.');
  if (!hasCheckDigit(text)) return invalid('gtin', 'checkDigit', 'The check digit of the GTIN is wrong.');
  const gtin = text.padStart(14, '0');
  const pzn = pznOfGtin(gtin);
  return { kind: 'gtin', format, gtin, ...(pzn === undefined ? {} : { pzn }) };
}

/** German medicines bear their PZN inside the GTIN, after the prefix 4150 of the agency that gives it out. */
export function pznOfGtin(gtin: string): string | undefined {
  const pzn = gtin.slice(5, 13);
  return gtin.startsWith('04150') && isPzn(pzn) ? pzn : undefined;
}
