// Words that mean the same, and words that stand for a category. They widen what is found; highlights show the text as it is
// written.
import { categoryTerm } from './category-term.ts';
import { compoundCategories } from './compound-categories.ts';
import { toStem } from './inflections.ts';
import { NearPhrases } from './near-phrases.ts';
import { queryWords, writtenWords } from './tokens.ts';

/** Words or phrases by which people look for the products of a category; the category's own words need not be among them. */
export interface CategoryWords {
  /** As documents name it: "A > B". */
  readonly category: string;
  /** Words for everything in it, as long as nothing in it has them. */
  readonly all: readonly string[];
  /** Words for some of it: they mean everything only where they find nothing at all. */
  readonly some: readonly string[];
}

export interface Thesaurus {
  /** Groups of words or phrases with the same meaning. */
  readonly groups: readonly (readonly string[])[];
  readonly categories?: readonly CategoryWords[];
}

/** What a word says about categories. */
export interface CategoryHint {
  readonly term: string;
  readonly isWhole: boolean;
  /** What the category's name calls its products. */
  readonly names: readonly (readonly string[])[];
}

/** In any of their forms. */
const keyOf = (words: readonly string[]): string => words.map(toStem).join(' ');

/** Written as one word too: "face shield" and "faceshield" are one. */
const keysOf = (words: readonly string[]): string[] =>
  words.length > 1 ? [keyOf(words), keyOf([words.join('')])] : [keyOf(words)];

export class Synonyms {
  readonly #others = new Map<string, string[][]>();
  readonly #categories = new Map<string, CategoryHint[]>();
  /** Single words of each category, by its term. */
  readonly #categoryWords = new Map<string, string[]>();
  readonly #near = new NearPhrases();
  /** How folded words are really spelled, for those that look different. */
  readonly #spellings = new Map<string, string>();
  readonly #common: Synonyms | undefined;
  /** Words of the longest phrase that has a meaning here. */
  #longest: number;

  /** They apply in addition to the common ones. Names of categories count where nothing else is said about the same words. */
  constructor(
    { groups, categories = [] }: Thesaurus,
    categoryNames: readonly string[] = [],
    common?: Synonyms,
  ) {
    this.#common = common;
    this.#longest = common?.longestPhrase ?? 0;
    for (const group of groups) {
      const phrases = phrasesIn(group);
      this.#addWritten(group);
      for (const phrase of phrases) {
        const key = keyOf(phrase);
        this.#addOthers(
          phrase,
          phrases.filter((other) => keyOf(other) !== key),
        );
      }
    }
    for (const { category, all, some } of categories) {
      for (const phrase of phrasesIn(all)) this.#addCategory(phrase, category, true);
      for (const phrase of phrasesIn(some)) this.#addCategory(phrase, category, false);
      this.#addWritten([...all, ...some]);
    }
    const said = new Set(this.#categories.keys());
    for (const category of categoryNames) {
      const phrase = queryWords(lastPart(category));
      const key = keyOf(phrase);
      if (phrase.length === 0 || said.has(key)) continue;
      const hint = hintOf(category, true);
      this.#categories.set(key, [...(this.#categories.get(key) ?? []), hint]);
      this.#longest = Math.max(this.#longest, phrase.length);
    }
  }

  get longestPhrase(): number {
    return this.#longest;
  }

  of(words: readonly string[]): readonly (readonly string[])[] {
    const own = this.#find(this.#others, words);
    return this.#common ? [...own, ...this.#common.of(words)] : own;
  }

  categoriesFor(words: readonly string[]): readonly CategoryHint[] {
    const own = this.#find(this.#categories, words);
    return this.#common ? [...own, ...this.#common.categoriesFor(words)] : own;
  }

  /** What the parts of a compound say about its category; for words of which nothing else is known. */
  categoriesForCompound(word: string): readonly CategoryHint[] {
    if (this.#common) return this.#common.categoriesForCompound(word);
    return compoundCategories(word, this.#categoryWords).map((term) => ({ term, isWhole: true, names: [] }));
  }

  /** The words of the thesaurus that these mean with a typo, also where it writes them as one. */
  near(words: readonly string[]): readonly string[] | undefined {
    const near = this.#near.nearest(words);
    if (near) return near;
    const joined = words.length > 1 ? this.#near.nearest([words.join('')]) : undefined;
    return joined ?? this.#common?.near(words);
  }

  spelling(word: string): string {
    return this.#spellings.get(word) ?? this.#common?.spelling(word) ?? word;
  }

  #addWritten(texts: readonly string[]): void {
    for (const text of texts) {
      const written = writtenWords(text);
      if (written.length === 0) continue;
      this.#near.add(written.map(({ word }) => word));
      for (const { word, original } of written) if (word !== original) this.#spellings.set(word, original);
    }
  }

  #find<Meaning>(meanings: ReadonlyMap<string, readonly Meaning[]>, words: readonly string[]) {
    for (const key of keysOf(words)) {
      const found = meanings.get(key);
      if (found) return found;
    }
    return [];
  }

  #addOthers(phrase: readonly string[], others: readonly string[][]): void {
    for (const key of keysOf(phrase)) this.#others.set(key, [...(this.#others.get(key) ?? []), ...others]);
    this.#longest = Math.max(this.#longest, phrase.length);
  }

  #addCategory(phrase: readonly string[], category: string, isWhole: boolean): void {
    const { term } = hintOf(category, isWhole);
    for (const key of keysOf(phrase)) {
      const said = this.#categories.get(key) ?? [];
      const others = said.filter((hint) => hint.term !== term);
      // Singular and plural are one word; if one of them means everything, both do.
      const isAll = isWhole || said.some((hint) => hint.term === term && hint.isWhole);
      this.#categories.set(key, [...others, hintOf(category, isAll)]);
    }
    this.#longest = Math.max(this.#longest, phrase.length);
    const [word = '', ...more] = phrase;
    if (more.length > 0) return;
    const words = this.#categoryWords.get(term);
    if (words) words.push(word);
    else this.#categoryWords.set(term, [word]);
  }
}

const hintOf = (category: string, isWhole: boolean): CategoryHint => ({
  term: categoryTerm(category),
  isWhole,
  names: phrasesIn(lastPart(category).split('&')),
});

const lastPart = (category: string): string => category.slice(category.lastIndexOf('>') + 1);

const phrasesIn = (texts: readonly string[]): string[][] =>
  texts.map(queryWords).filter((words) => words.length > 0);
