// Meaning of a workbook's cell: numbers, days, escaped characters.

const builtInDates = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
]);

/** Excel takes no longer format. */
const longestFormat = 255;

/** Whether a number format shows a day: it names years, months or days outside of quotes, brackets and escapes. */
export function showsDay(formatId: number, code: string | undefined): boolean {
  if (code === undefined) return builtInDates.has(formatId);
  if (code.length > longestFormat) return false;
  // A span of time may have more hours than a day.
  if (/\[[hms]+\]/i.test(code)) return false;
  const [positive = ''] = code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, '').split(';');
  return /[yjd]/i.test(positive) || /m/i.test(positive.replace(/[hs]+[^a-z]*m+|m+[^a-z]*s+/gi, ''));
}

const dayMs = 86_400_000;

/** A serial number as a day. The older count takes 1900 for a leap year, as a program before it did. */
export function dayOfSerial(serial: number, is1904: boolean): string | null {
  const whole = Math.floor(serial);
  const shifted = is1904 ? whole + 1462 : whole < 60 ? whole + 1 : whole;
  const moment = Date.UTC(1899, 11, 30) + shifted * dayMs;
  if (!(whole >= 0) || shifted > 2_958_465) return null;
  return new Date(moment).toISOString().slice(0, 10);
}

export function serialOfDay(day: string): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / dayMs);
}

/** With a point, and never so that three digits behind it could be taken for thousands. */
export function numberText(number: number): string {
  const exact = Number(number.toPrecision(15));
  const isExponential = (exact !== 0 && Math.abs(exact) < 1e-6) || Math.abs(exact) >= 1e21;
  const text = isExponential ? exact.toFixed(10) : String(exact);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** Characters XML cannot hold are written as `_x000D_`. */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9a-fA-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must be written otherwise.
const unwritable = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g;

export const escaped = (text: string): string =>
  text
    .replace(/_(?=x[0-9a-fA-F]{4}_)/g, '_x005F_')
    .replace(
      unwritable,
      (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );

/** `BC12` is column 54, counted from 0. */
export function toColumnIndex(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}
