// One parser for everything that is scanned. It never throws: what it cannot read is invalid, with the reason, or unknown.
//
// How it decides, in this order:
// 1. A symbology prefix of GS1 or of the EAN family says what the text is; other prefixes are only taken off.
// 2. A separator at the start or anywhere inside, or the notation with ^ at the start: GS1. A bracket at the start: GS1
//    in print.
// 3. A plus sign: HIBC. A minus sign or the letters PZN: a PZN. PX and nine more characters: one of our labels.
// 4. Digits by their number: 7 a PZN; 8 an EAN-8 or a PZN, or both at once, and then it says both, so that a look-up
//    tries both; 12, 13 and 14 a GTIN. No GS1 text begins with an identifier and has so few digits.
// 5. GS1 without any mark, as scanners send it that drop the separator at the start: 00, 01, 02 or 03 and a number
//    whose check digit holds.
import { defaultToday } from './dates.ts';
import { readBracketedGs1, readGs1 } from './gs1.ts';
import { hasCheckDigit, readGtin } from './gtin.ts';
import { readHibc } from './hibc.ts';
import { readLabelId } from './label-id.ts';
import { afterPznPrefix, readPzn } from './pzn.ts';
import { invalid, type Scan } from './scan.ts';
import { gs } from './separator.ts';

// The prefix by which a scanner tells what kind of symbol it saw (ISO/IEC 15424): a closing bracket, a letter, a sign.
interface Symbology {
  /** The three characters, where the scanner sends them. */
  readonly symbology: string | undefined;
  readonly text: string;
  /** Content the symbol can hold: GS1 elements only, a number of the EAN family only, or anything. */
  readonly holds: 'gs1' | 'gtin' | 'anything';
}

/** GS1-128, GS1 DataBar and composites, GS1 DataMatrix, GS1 QR, GS1 DotCode. */
const gs1Prefixes: ReadonlySet<string> = new Set([']C1', ']e0', ']e1', ']e2', ']d2', ']Q3', ']J1']);
/** EAN-13 and UPC, EAN-8, and ITF-14 with its check digit. */
const gtinPrefixes: ReadonlySet<string> = new Set([']E0', ']E4', ']I1']);

function takeSymbology(text: string): Symbology {
  if (!/^\][A-Za-z][0-9A-Za-z]/.test(text)) return { symbology: undefined, text, holds: 'anything' };
  const symbology = text.slice(0, 3);
  const holds = gs1Prefixes.has(symbology) ? 'gs1' : gtinPrefixes.has(symbology) ? 'gtin' : 'anything';
  return { symbology, text: text.slice(3), holds };
}

/** More than any symbol holds that is read by scanners of practices. */
export const mostCharacters = 4096;

export interface ScanOptions {
  /** YYYY-MM-DD; decides the century of years with two digits. */
  readonly today?: string;
}

export function parseScan(text: string, { today = defaultToday }: ScanOptions = {}): Scan {
  if (text.length > mostCharacters)
    return invalid('unknown', 'textTooLong', `No code has more than ${mostCharacters} characters.`);
  const { symbology, text: content, holds } = takeSymbology(withoutLineEnds(text));
  const scan = read(content, holds, today);
  return symbology === undefined ? scan : { ...scan, symbology };
}

/** Spaces at the end stay for now: a space can be the check character of an HIBC. */
function withoutLineEnds(text: string): string {
  let end = text.length;
  while (end > 0 && '\r\n\t'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).trimStart();
}

function read(given: string, holds: 'gs1' | 'gtin' | 'anything', today: string): Scan {
  const code = withoutStars(given);
  if (holds === 'anything' && code.startsWith('+')) return readHibcWithSpaces(code, today);
  const text = code.trim();
  if (holds === 'gs1') return readGs1(text, today);
  if (holds === 'gtin') return readGtin(text);
  if (text === '') return invalid('unknown', 'empty', 'There is nothing to read.');
  if (text.startsWith('^')) return readGs1(text.replaceAll('^', gs), today);
  if (text.startsWith('(')) return readBracketedGs1(text.replaceAll(gs, ''), today);
  if (text.includes(gs)) return readGs1(text, today);
  const pzn = afterPznPrefix(text);
  if (pzn !== null) return readPzn(pzn);
  return readLabel(text) ?? readDigits(text) ?? readUnmarkedGs1(text, today) ?? { kind: 'unknown', text };
}

/** Some readers of Code 39 send its start and stop characters too. */
function withoutStars(text: string): string {
  const bare = text.trimEnd();
  return bare.length > 2 && bare.startsWith('*') && bare.endsWith('*') ? bare.slice(1, -1) : text;
}

/**
 * Some readers add spaces. Where a text could end in its check character, a space, it is taken as one and betrays a
 * wrong character: without it the character before would be the check, and be right by chance for another product.
 */
function readHibcWithSpaces(text: string, today: string): Scan {
  const scan = readHibc(text, today);
  const isAdded = text.endsWith(' ') && scan.kind === 'invalid' && scan.reason !== 'checkCharacter';
  return isAdded ? readHibc(text.trimEnd(), today) : scan;
}

function readLabel(text: string): Scan | null {
  if (!/^PX[0-9A-Z]{9}$/i.test(text)) return null;
  const labelId = readLabelId(text);
  if (labelId !== null) return { kind: 'label', labelId };
  return invalid('label', 'checkCharacter', 'The check character of the label is wrong.');
}

function readDigits(text: string): Scan | null {
  if (!/^\d{7,14}$/.test(text)) return null;
  if (text.length === 7) return readPzn(text);
  if (text.length === 8) return readEightDigits(text);
  return text.length >= 12 ? readGtin(text) : null;
}

function readEightDigits(text: string): Scan {
  const gtin = readGtin(text);
  const pzn = readPzn(text);
  if (gtin.kind === 'gtin') return pzn.kind === 'pzn' ? { ...gtin, pzn: pzn.pzn } : gtin;
  if (pzn.kind === 'pzn') return pzn;
  return invalid('gtin', 'checkDigit', 'The check digit fits neither an EAN-8 nor a PZN.');
}

function readUnmarkedGs1(text: string, today: string): Scan | null {
  const match = /^(?:0[1-3](\d{14})|00(\d{18}))/.exec(text);
  if (!match) return null;
  if (!hasCheckDigit(match[1] ?? match[2] ?? ''))
    return invalid('gs1', 'checkDigit', 'The check digit is wrong.', text.slice(0, 2));
  return readGs1(text, today);
}
