// Checks one element of a GS1 code against its format.
import { type ReadDate, readYymmdd, readYyyymmdd } from './dates.ts';
import type { Identifier, Part } from './gs1-dictionary.ts';
import { hasCheckDigit } from './gtin.ts';
import type { InvalidReason } from './scan.ts';

const characterSets: Readonly<Record<Part['characters'], RegExp>> = {
  n: /^\d*$/,
  X: /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]*$/,
  Y: /^[#\-/0-9A-Z]*$/,
  Z: /^[-0-9A-Z_a-z=]*$/,
};

/** The parts of a value; the reason where it breaks the format. */
export function readParts(
  { parts }: Identifier,
  value: string,
  today: string,
): readonly string[] | InvalidReason {
  const elements: string[] = [];
  let at = 0;
  for (const part of parts) {
    const text = value.slice(at, at + part.most);
    if (text === '' && part.isOptional) continue;
    const fault = faultOf(part, text, today);
    if (fault) return fault;
    elements.push(text);
    at += text.length;
  }
  return at < value.length ? 'tooLong' : elements;
}

function faultOf(part: Part, text: string, today: string): InvalidReason | null {
  if (text === '') return 'empty';
  if (!characterSets[part.characters].test(text)) return 'characters';
  if (text.length < part.least) return 'tooShort';
  if (part.rule === '#') return hasCheckDigit(text) ? null : 'checkDigit';
  if (part.rule === 't') return isTime(text) ? null : 'date';
  if (part.rule !== null) return readDate(part, text, today) ? null : 'date';
  return null;
}

const isTime = (text: string): boolean => Number(text.slice(0, 2)) < 24 && Number(text.slice(2)) < 60;

/** The date in a part, by the part's own rule. */
export function readDate({ rule }: Part, text: string, today: string): ReadDate | null {
  return rule === 'D' ? readYyyymmdd(text) : readYymmdd(text, today, rule === 'e');
}

/** 001250 with three decimals is 1.250. */
export function withDecimals(digits: string, decimals: number): string {
  const padded = digits.padStart(decimals + 1, '0');
  const whole = padded.slice(0, padded.length - decimals).replace(/^0+(?=\d)/, '');
  return decimals === 0 ? whole : `${whole}.${padded.slice(padded.length - decimals)}`;
}
