// Words that mean the same. They widen what is found; highlights show the text as it is written.
import { queryWords } from './tokens.ts';

export class Synonyms {
  readonly #others = new Map<string, string[][]>();
  /** Words of the longest phrase that has synonyms. */
  readonly longestPhrase: number;

  /** Each group lists words or phrases of equal meaning. */
  constructor(groups: readonly (readonly string[])[]) {
    let longest = 0;
    for (const group of groups) {
      const phrases = group.map(queryWords).filter((words) => words.length > 0);
      for (const phrase of phrases) {
        const key = phrase.join(' ');
        const others = phrases.filter((other) => other.join(' ') !== key);
        this.#others.set(key, [...(this.#others.get(key) ?? []), ...others]);
        longest = Math.max(longest, phrase.length);
      }
    }
    this.longestPhrase = longest;
  }

  of(words: readonly string[]): readonly (readonly string[])[] {
    return this.#others.get(words.join(' ')) ?? [];
  }
}
