// The one parser, with today's date for years of two digits.
import { parseScan } from '@praxora/barcode/parse-scan';
import { namesProduct, shownNumber, toProductCode } from '@praxora/barcode/product-code';
import type { Scan } from '@praxora/barcode/scan';
import { calendarDay } from '@praxora/rules/shared/dates';

export const readCode = (text: string): Scan => parseScan(text, { today: calendarDay(new Date()) });

/** Whole codes, which nobody types by heart: of their letters nothing is ever found. */
export const isWholeCode = ({ kind }: Scan): boolean => kind === 'gs1' || kind === 'hibc' || kind === 'label';

/** Lookup key of an article and its number as people write it; null: the code names no product. */
export function toLookup(scan: Scan) {
  const code = toProductCode(scan);
  const number = shownNumber(code) ?? '';
  if (scan.kind === 'label') return { query: { labelId: scan.labelId }, number, code };
  return namesProduct(code) ? { query: code, number, code } : null;
}
