// Numbers as people type them: comma or point, with or without grouping. Shown in German format.

const grouped = { '.': /^\d{1,3}(\.\d{3})+$/, ',': /^\d{1,3}(,\d{3})+$/ } as const;

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** "1234" with its grouping removed, or null when the groups are not of three digits. */
function ungroup(text: string, separator: '.' | ','): string | null {
  if (!text.includes(separator)) return text;
  return grouped[separator].test(text) ? text.replaceAll(separator, '') : null;
}

function decimalSeparatorOf(text: string): '.' | ',' | null {
  const points = count(text, '.');
  const commas = count(text, ',');
  if (points > 0 && commas > 0) return text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.';
  if (commas === 1) return ',';
  // "1.234" is what this field itself shows for 1234; "12.5" and "0.125" can only be decimals.
  if (points === 1) return /^[1-9]\d{0,2}\.\d{3}$/.test(text) ? null : '.';
  return null;
}

/** Digits of an East Asian keyboard, other minus signs, and spaces or apostrophes between groups of three. */
function plain(input: string): string {
  return input
    .replace(/[\uff0b-\uff19]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .trim()
    .replace(/^[−–—]/, '-')
    .replace(/^([+-])\s+/, '$1')
    .replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
}

export interface TypedNumber {
  readonly value: number;
  /** Digits behind the decimal separator that say something: "2,50" has one. */
  readonly decimals: number;
  /** "1,000": a thousand to some, one to others. */
  readonly isAmbiguous: boolean;
}

/** Null when the text stands for no number. */
export function readTypedNumber(input: string): TypedNumber | null {
  const text = plain(input);
  const sign = text.startsWith('-') ? -1 : 1;
  const digits = text.replace(/^[+-]/, '');
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return null;

  const separator = decimalSeparatorOf(digits);
  if (separator === null) {
    const whole = ungroup(digits, digits.includes('.') ? '.' : ',');
    return whole === null ? null : { value: signed(sign, whole), decimals: 0, isAmbiguous: false };
  }
  if (count(digits, separator) > 1) return null;
  const [before = '', fraction = ''] = digits.split(separator);
  const whole = ungroup(before, separator === ',' ? '.' : ',');
  if (whole === null || /\D/.test(fraction)) return null;
  return {
    value: signed(sign, `${whole || '0'}.${fraction || '0'}`),
    decimals: fraction.replace(/0+$/, '').length,
    isAmbiguous: /^[1-9]\d{0,2},\d{3}$/.test(digits),
  };
}

/** Never a negative zero. */
const signed = (sign: number, digits: string): number => sign * Number(digits) || 0;

/** The number a text stands for; NaN when it stands for none. */
export const parseNumber = (input: string): number => readTypedNumber(input)?.value ?? Number.NaN;
