// Numbers as files write them, kept exact: prices must not suffer from binary fractions.

/** The value is `units / 10 ** scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

export const one: Decimal = { units: 1n, scale: 0 };

const longest = 24;

/**
 * With `comma`, both marks are understood: of two kinds the last one is the decimal mark. `1.234` could then be
 * either and is refused (null), `0.125` cannot.
 */
export function readDecimal(text: string, comma: boolean): Decimal | null {
  const compact = text.replace(/[\s\u00a0'’]/g, '');
  if (compact.length > longest) return null;
  const plain = comma ? withPoint(compact) : compact;
  const match = /^([+-]?)(\d+)(?:\.(\d*))?$/.exec(plain ?? '');
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  const units = BigInt(whole + fraction);
  return { units: sign === '-' ? -units : units, scale: fraction.length };
}

function withPoint(text: string): string | null {
  const marks = text.replace(/[^.,]/g, '');
  if (marks === '') return text;
  const last = marks.at(-1) ?? '';
  const isMixed = marks.includes('.') && marks.includes(',');
  if (isMixed) {
    const other = last === '.' ? ',' : '.';
    const isWellFormed = new RegExp(`^[+-]?\\d{1,3}(\\${other}\\d{3})+\\${last}\\d+$`).test(text);
    return isWellFormed ? text.replaceAll(other, '').replace(last, '.') : null;
  }
  if (marks.length > 1) return /^[+-]?\d{1,3}([.,]\d{3})+$/.test(text) ? text.replace(/[.,]/g, '') : null;
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? null : text.replace(',', '.');
}

const power = (scale: number): bigint => 10n ** BigInt(scale);

/** `amount × factor ÷ per` in hundredths, halves rounded up. */
export function hundredths(amount: Decimal, factor: Decimal, per: Decimal): number {
  const over = amount.units * factor.units * 100n * power(per.scale);
  const under = per.units * power(amount.scale + factor.scale);
  return Number((over * 2n + under) / (under * 2n));
}

/** Null for what has a fraction, is negative or too large. */
export function toWhole({ units, scale }: Decimal, most: number): number | null {
  const divisor = power(scale);
  if (units < 0n || units % divisor !== 0n) return null;
  const value = units / divisor;
  return value <= BigInt(most) ? Number(value) : null;
}

/** `1.5` in English, `1,5` in German, without zeros at the end. */
export function written({ units, scale }: Decimal, mark: '.' | ','): string {
  const digits = units.toString().padStart(scale + 1, '0');
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - scale);
  return scale === 0 || fraction === '' ? whole : `${whole}${mark}${fraction}`;
}
