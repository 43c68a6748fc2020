// Small text helpers of the generator.

/** A pair of the two languages of the product. */
export interface Bilingual {
  readonly de: string;
  readonly en: string;
}

const spelled: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  µ: 'my',
  ø: 'd',
  '%': '-prozent',
};

export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüßµø%]/g, (letter) => spelled[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Joins what is not empty by single spaces. */
export const words = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

export const padded = (value: number, width: number): string => String(value).padStart(width, '0');
