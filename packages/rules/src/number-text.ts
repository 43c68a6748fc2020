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

/** The number a text stands for; NaN when it stands for none. */
export function parseNumber(input: string): number {
  const text = input.replace(/[\s\u00a0\u202f]/g, '').replace('−', '-');
  const sign = text.startsWith('-') ? -1 : 1;
  const digits = sign < 0 ? text.slice(1) : text;
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return Number.NaN;

  const separator = decimalSeparatorOf(digits);
  if (separator === null) {
    const whole = ungroup(digits, digits.includes('.') ? '.' : ',');
    return whole === null ? Number.NaN : sign * Number(whole);
  }
  if (count(digits, separator) > 1) return Number.NaN;
  const [whole = '', fraction = ''] = digits.split(separator);
  const plain = ungroup(whole, separator === ',' ? '.' : ',');
  if (plain === null || /\D/.test(fraction)) return Number.NaN;
  return sign * Number(`${plain || '0'}.${fraction || '0'}`);
}

/** How many digits stand behind the decimal separator: 12.5 has one. */
export function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}
