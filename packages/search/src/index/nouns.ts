// Tells nouns from qualities in English names: a noun has a plural somewhere in the catalogue, black and wireless have none.
import { noStem } from './name-reader.ts';

/** Adjectives and others end in ss, us or is. */
const pluralForm = /[^sui]s$/;
/** Smallest share of plurals among the uses of a noun; most are in descriptions. */
const pluralShare = 0.003;
/** That a word was never met in the plural says something only once it was met so often. */
const fewestUses = 200;
const shortestNoun = 3;

/** Zero is a quality. */
const sorts = { noun: 1, letter: 2 };

export class Nouns {
  readonly #sorts: Uint8Array;

  /** `stems` and `uses` by term. */
  constructor(stems: Uint32Array, uses: Uint32Array, termOf: (term: number) => string) {
    const size = stems.length;
    const plurals = new Map<string, number>();
    for (let term = 0; term < size; term++) {
      const word = stems[term] === noStem ? '' : termOf(term);
      if (pluralForm.test(word)) plurals.set(word, uses[term] as number);
    }
    const used = new Uint32Array(size);
    const inPlural = new Uint32Array(size);
    this.#sorts = new Uint8Array(size);
    for (let term = 0; term < size; term++) {
      const stem = stems[term] as number;
      if (stem === noStem) continue;
      const word = termOf(term);
      if (word.length < shortestNoun) this.#sorts[stem] = sorts.letter;
      if (!pluralForm.test(word)) used[stem] = (used[stem] as number) + (uses[term] as number);
      for (const plural of pluralsOf(word))
        inPlural[stem] = (inPlural[stem] as number) + (plurals.get(plural) ?? 0);
    }
    for (let stem = 0; stem < size; stem++) {
      if (this.#sorts[stem] === sorts.letter) continue;
      const [alone, many] = [used[stem] as number, inPlural[stem] as number];
      if (alone < fewestUses || many >= pluralShare * alone) this.#sorts[stem] = sorts.noun;
    }
  }

  /** Whether it may be a noun: of rare words nobody knows. */
  has(stem: number): boolean {
    return stem !== noStem && this.#sorts[stem] === sorts.noun;
  }

  /** A letter or two tell one of a sort from another: type A, size XL. */
  isLetter(stem: number | undefined): boolean {
    return stem !== undefined && stem !== noStem && this.#sorts[stem] === sorts.letter;
  }
}

const pluralsOf = (word: string): string[] => [
  `${word}s`,
  `${word}es`,
  ...(word.endsWith('y') ? [`${word.slice(0, -1)}ies`] : []),
];
