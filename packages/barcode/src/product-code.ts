// Which product a code means: its numbers, and how the same number is written elsewhere.
import type { Scan } from './scan.ts';

export interface ProductCode {
  readonly gtin?: string;
  readonly pzn?: string;
  /** The manufacturer's or vendor's, as HIBC and plain codes carry it. */
  readonly number?: string;
}

const longestNumber = 64;
const gtinLengths = [8, 12, 13, 14];

/** Numbers are printed with and without dashes and blanks. */
export const bareNumber = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** All written lengths of a GTIN: catalogues have 8, 12 or 13 digits, codes often 14. */
export function gtinForms(gtin: string): string[] {
  const digits = gtin.replace(/^0+/, '');
  return gtinLengths.flatMap((length) =>
    digits.length > 0 && digits.length <= length ? digits.padStart(length, '0') : [],
  );
}

export function toProductCode(scan: Scan): ProductCode {
  const number = scan.kind === 'unknown' ? scan.text : scan.hibc?.pcn;
  const isNumber = number !== undefined && bareNumber(number) !== '' && number.length <= longestNumber;
  return {
    ...(scan.gtin === undefined ? {} : { gtin: scan.gtin }),
    ...(scan.pzn === undefined ? {} : { pzn: scan.pzn }),
    ...(isNumber ? { number } : {}),
  };
}

export const namesProduct = (code: ProductCode): boolean => Object.keys(code).length > 0;

/** The number as it stands on the pack, for people and for a search; null where the code names no product. */
export function shownNumber({ gtin, pzn, number }: ProductCode): string | null {
  // A German medicine carries its PZN inside the GTIN, and is known by it.
  if (pzn !== undefined) return pzn;
  if (gtin === undefined) return number ?? null;
  const digits = gtin.replace(/^0+/, '');
  return digits.length <= 8 ? digits.padStart(8, '0') : digits.padStart(13, '0');
}

/** The numbers of a code in every way they are written, to look products up by. */
export interface ProductNumbers {
  /** The GTIN in every length it is written in. */
  readonly gtins: readonly string[];
  readonly pzn: string | null;
  /** Letters and digits only, as codes carry it. */
  readonly number: string | null;
}

type PartialCode = { readonly [Name in keyof ProductCode]: ProductCode[Name] | undefined };

/** Numbers to look up; a number without letters and digits finds nothing. */
export const productNumbers = ({ gtin, pzn, number }: PartialCode): ProductNumbers => ({
  gtins: gtin === undefined ? [] : gtinForms(gtin),
  pzn: pzn ?? null,
  number: bareNumber(number ?? '') || null,
});

/** A code as it is kept where somebody assigned it to an article. */
export interface AssignedCode {
  readonly kind: 'gtin' | 'pzn' | 'number';
  readonly code: string;
}

const fourteen = (gtins: readonly string[]): string | undefined => gtins.find(({ length }) => length === 14);

/** What of a code is kept: the number it is known by. Null: it names nothing. */
export function toArticleCode(code: PartialCode): AssignedCode | null {
  const { gtins, pzn, number } = productNumbers(code);
  const gtin = fourteen(gtins);
  if (pzn !== null) return { kind: 'pzn', code: pzn };
  if (gtin !== undefined) return { kind: 'gtin', code: gtin };
  return number === null ? null : { kind: 'number', code: number };
}

/** Whether a scanned code is this one. */
export const isAssignedCode = (
  { gtins, pzn, number }: ProductNumbers,
  { kind, code }: AssignedCode,
): boolean => ({ gtin: fourteen(gtins), pzn, number })[kind] === code;
