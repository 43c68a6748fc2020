// Words of a group as people write and read them.

/** In the address of the page: a word that found nothing, to be given a meaning. */
export const taughtWord = 'word';

/** Between commas; what stands between two of them with nothing in it does not count. */
export const wordsIn = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

export const wordsText = (words: readonly string[]): string => words.join(', ');
