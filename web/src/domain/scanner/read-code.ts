// The one parser, with today's date for years of two digits.
import { parseScan } from '@praxora/barcode/parse-scan';
import type { Scan } from '@praxora/barcode/scan';
import { calendarDay } from '@praxora/rules/dates';

export const readCode = (text: string): Scan => parseScan(text, { today: calendarDay(new Date()) });

/** Whole codes, which nobody types by heart: of their letters nothing is ever found. */
export const isWholeCode = ({ kind }: Scan): boolean => kind === 'gs1' || kind === 'hibc' || kind === 'label';
