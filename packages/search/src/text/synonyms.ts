// Words that mean the same. They widen what is found; highlights show the text as it is written.
import { toStem } from './inflections.ts';
import { queryWords } from './tokens.ts';

/** In any of their forms. */
const keyOf = (words: readonly string[]): string => words.map(toStem).join(' ');

export class Synonyms {
  readonly #others = new Map<string, string[][]>();
  /** Words of the longest phrase that has synonyms. */
  readonly longestPhrase: number;

  readonly #common: Synonyms | undefined;

  /** Each group lists words or phrases with the same meaning; they apply in addition to the common synonyms. */
  constructor(groups: readonly (readonly string[])[], common?: Synonyms) {
    this.#common = common;
    let longest = common?.longestPhrase ?? 0;
    for (const group of groups) {
      const phrases = group.map(queryWords).filter((words) => words.length > 0);
      for (const phrase of phrases) {
        const key = keyOf(phrase);
        const others = phrases.filter((other) => keyOf(other) !== key);
        this.#others.set(key, [...(this.#others.get(key) ?? []), ...others]);
        longest = Math.max(longest, phrase.length);
      }
    }
    this.longestPhrase = longest;
  }

  of(words: readonly string[]): readonly (readonly string[])[] {
    const own = this.#others.get(keyOf(words)) ?? [];
    return this.#common ? [...own, ...this.#common.of(words)] : own;
  }
}
