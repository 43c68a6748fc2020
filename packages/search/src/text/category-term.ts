// A category as a word of the index: no query has such a word, since signs separate words there.
import { fold } from './fold.ts';

const sign = '>';

export const categoryTerm = (category: string): string =>
  `${sign}${fold(category).replaceAll(' ', '')}${sign}`;

export const isCategoryTerm = (word: string): boolean => word.startsWith(sign);
