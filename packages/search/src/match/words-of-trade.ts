// Corrects a query by the thesaurus: words of the trade that no product's name has are no words of the catalogue to be near to.
import type { Synonyms } from '../text/synonyms.ts';
import { type IsKnown, plannedWord } from './plan.ts';

/** The query with its longest run of words, one of them unknown, replaced by the phrase or word of the thesaurus that is near. */
export function wordsOfTrade(
  words: readonly string[],
  synonyms: Synonyms,
  isKnown: IsKnown,
  kind: 'phrase' | 'word',
): readonly string[] | undefined {
  const [longest, shortest] = kind === 'word' ? [1, 1] : [Math.min(words.length, synonyms.longestPhrase), 2];
  const isUnknown = words.map((word, i) => !isKnown(plannedWord(word, i === words.length - 1)));
  for (let size = longest; size >= shortest; size--) {
    for (let from = 0; from + size <= words.length; from++) {
      if (!isUnknown.slice(from, from + size).includes(true)) continue;
      const near = synonyms.near(words.slice(from, from + size));
      if (near) return [...words.slice(0, from), ...near, ...words.slice(from + size)];
    }
  }
  return undefined;
}
