// The size of an article, as people choose it: M, XL, 7,5. Read from what tells it apart from its variants.

const letterSizes = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'] as const;
const otherNames: Readonly<Record<string, (typeof letterSizes)[number]>> = {
  small: 'S',
  klein: 'S',
  medium: 'M',
  mittel: 'M',
  large: 'L',
  gross: 'L',
  '2xl': 'XXL',
  '3xl': 'XXXL',
};
const sizeWords = new Set(['gr', 'groesse', 'groessen', 'size']);
const wholeSize = /^\d{1,2}$/;
const isNumber = (word: string | undefined): boolean => word !== undefined && /^\d+$/.test(word);

/**
 * The size in a variant such as `blau-groesse-m`; empty: it says none. A number is a size only behind a word that says so, and a
 * letter behind a number is a measure (`5-l`).
 */
export function sizeIn(variant: string): string {
  const words = variant.split('-');
  for (const [place, word] of words.entries()) {
    const letters = letterSizes.find((size) => size.toLowerCase() === word) ?? otherNames[word];
    if (letters && !isNumber(words[place - 1])) return letters;
    const number = words[place + 1] ?? '';
    if (sizeWords.has(word) && wholeSize.test(number))
      return words[place + 2] === '5' ? `${Number(number)},5` : String(Number(number));
  }
  return '';
}

/** Letters from small to large, then numbers. */
export const compareSizes = (a: string, b: string): number =>
  placeOf(a) - placeOf(b) || numberOf(a) - numberOf(b);

function placeOf(size: string): number {
  const place = (letterSizes as readonly string[]).indexOf(size);
  return place < 0 ? letterSizes.length : place;
}

const numberOf = (size: string): number => Number(size.replace(',', '.')) || 0;
