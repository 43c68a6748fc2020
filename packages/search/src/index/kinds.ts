// Learns from the catalogue itself which words of a name say what the thing is, and which only what it belongs to: the
// mouse of a mouse pad. It weighs in the ranking only; nothing is hidden by it.
import { toStem } from '../text/inflections.ts';
import { type NamePart, splitName } from '../text/phrases.ts';
import { hasDigit } from '../text/tokens.ts';
import type { ProductDocument } from './document.ts';
import { Growing } from './growing.ts';
import { type Name, NameReader, noStem, type ReadDocument, TokenMarks } from './name-reader.ts';
import { Nouns } from './nouns.ts';
import { PairCounts } from './pair-counts.ts';
import { occursIn } from './postings.ts';
import { TermTable } from './term-table.ts';
import type { TokenStream } from './token-stream.ts';

/** A word that stands before the other at least this often, for each time behind it, is a quality of it, not a kind. */
const reversedShare = 0.1;
/** Share of the products in categories named by the word that must agree. */
const agreeingShare = 0.5;
const fewestAgreeing = 2;
/** So many products must have a word before other names, categories and prices say something about it. */
const fewestProducts = 12;
/** This share of them in one category, and those elsewhere are something else. */
const mainCategoryShare = 0.6;
/** Accessories are cheaper than what they belong to: less than a fifth of what things of that name usually cost. */
const cheapBelow = Math.log2(5);
/** Words further apart say nothing about each other. */
const farthest = 10;
const none = noStem;

type NameField = 'titel' | 'titelEn';

export class KindsBuilder {
  readonly #categories = new TermTable();
  readonly #categoryOf = new Growing(Uint32Array);
  readonly #priceOf = new Growing(Uint32Array);
  /** Joining words of names in the first language minus those in the second. */
  #english = 0;

  startDocument({ kategorien: { lvl0, lvl1 }, offers }: ProductDocument): void {
    const category = lvl1 ?? lvl0;
    this.#categoryOf.push(category ? this.#categories.add(category) : none);
    this.#priceOf.push(offers.reduce((least, { priceCents }) => Math.min(least, priceCents), none));
  }

  /** Parts of the name, by word position. */
  partsOf(name: string, field?: NameField): readonly NamePart[] {
    const { parts, english, german } = splitName(name);
    if (field === 'titel') this.#english += english - german;
    return parts;
  }

  /** The tokens of names that do not say what the thing is. */
  *learn(
    tokens: TokenStream,
    termCount: number,
    termOf: (term: number) => string,
  ): Generator<void, TokenMarks> {
    const stems = stemsOf(termCount, termOf);
    const uses = new Uint32Array(termCount);
    yield* tokens.visit((_, term, occurrence) => {
      if ((occurrence & occursIn.hersteller) === 0) uses[term] = (uses[term] as number) + 1;
    });
    const nouns = new Nouns(stems, uses, termOf);
    const learned = new Learned(tokens.size, stems, nouns, this.#english > 0);
    yield;
    for (const step of ['count', 'mark'] as const) {
      const reader = new NameReader(learned.stemOf, (document, read) => {
        const category = this.#categoryOf.values[document] as number;
        const cents = this.#priceOf.values[document] as number;
        learned.take(step, { ...read, category, price: cents === none ? undefined : Math.log2(1 + cents) });
      });
      yield* tokens.visit((document, term, occurrence, token) =>
        reader.read(document, term, occurrence, token),
      );
      reader.finish();
    }
    return learned.beside;
  }
}

function stemsOf(termCount: number, termOf: (term: number) => string): Uint32Array {
  const table = new TermTable();
  return Uint32Array.from({ length: termCount }, (_, term) => {
    const word = termOf(term);
    return hasDigit(word) ? noStem : table.add(toStem(word));
  });
}

interface Facts extends ReadDocument {
  readonly category: number;
  /** As a power of two; undefined where nobody sells it. */
  readonly price: number | undefined;
}

/** Learned data of each word, by stem. */
class Learned {
  readonly stemOf: Uint32Array;
  readonly beside: TokenMarks;
  readonly #nouns: Nouns;
  /** German joins words into one; only in English does a noun before another one say what that belongs to. */
  readonly #hasEnglishNames: boolean;
  readonly #before: PairCounts;
  readonly #agreeing: PairCounts;
  readonly #categorised: PairCounts;
  readonly #inCategory: PairCounts;
  readonly #names: Uint32Array;
  readonly #products: Uint32Array;
  readonly #mainCategory: Uint32Array;
  readonly #inMain: Uint32Array;
  readonly #priced: Uint32Array;
  readonly #prices: Float64Array;

  constructor(tokenCount: number, stems: Uint32Array, nouns: Nouns, hasEnglishNames: boolean) {
    this.stemOf = stems;
    this.#nouns = nouns;
    this.beside = new TokenMarks(tokenCount);
    this.#hasEnglishNames = hasEnglishNames;
    this.#before = new PairCounts(tokenCount * 2);
    this.#agreeing = new PairCounts(tokenCount);
    this.#categorised = new PairCounts(tokenCount);
    this.#inCategory = new PairCounts(tokenCount);
    const size = stems.length;
    this.#names = new Uint32Array(size);
    this.#products = new Uint32Array(size);
    this.#mainCategory = new Uint32Array(size).fill(none);
    this.#inMain = new Uint32Array(size);
    this.#priced = new Uint32Array(size);
    this.#prices = new Float64Array(size);
  }

  take(step: 'count' | 'mark', facts: Facts): void {
    facts.names.forEach((name, i) => {
      const isEnglish = i === 1 || this.#hasEnglishNames;
      if (step === 'count') this.#count(name, facts, isEnglish);
      else this.#mark(name, facts, isEnglish);
    });
  }

  #count(name: Name, facts: Facts, isEnglish: boolean): void {
    for (const stem of new Set(name.stems)) if (stem !== none) this.#countProduct(stem, facts);
    if (!isEnglish) return;
    const { stems, ends } = name;
    for (let i = 0; i < stems.length; i++) {
      const stem = stems[i] as number;
      if (stem === none) continue;
      const last = Math.min(ends[i] as number, i + farthest);
      // In "leather case notebook case" it stands before notebook only because it is said twice.
      for (let j = i + 1; j <= last; j++)
        if (stems[j] !== none && !stems.includes(stem, j + 1)) this.#before.add(stem, stems[j] as number);
      const head = this.#headOf(name, i);
      if (head === stem || facts.kinds.size === 0) continue;
      this.#categorised.add(stem, head);
      if (facts.kinds.has(stem)) this.#agreeing.add(stem, head);
    }
  }

  #countProduct(stem: number, { category, price }: Facts): void {
    this.#names[stem] = (this.#names[stem] as number) + 1;
    if (category !== none) {
      this.#products[stem] = (this.#products[stem] as number) + 1;
      const together = this.#inCategory.add(stem, category);
      if (together > (this.#inMain[stem] as number)) {
        this.#inMain[stem] = together;
        this.#mainCategory[stem] = category;
      }
    }
    if (price === undefined) return;
    this.#priced[stem] = (this.#priced[stem] as number) + 1;
    this.#prices[stem] = (this.#prices[stem] as number) + price;
  }

  #mark(name: Name, facts: Facts, isEnglish: boolean): void {
    const { stems, tokens } = name;
    for (let i = 0; i < stems.length; i++) {
      const stem = stems[i] as number;
      if (stem === none || facts.kinds.has(stem) || facts.brand.has(stem)) continue;
      const head = this.#headOf(name, i);
      if ((isEnglish && this.#isBefore(stem, head)) || this.#isElsewhere(stem, facts))
        this.beside.add(tokens[i] as number);
    }
  }

  /** The noun that ends the word's phrase; qualities may follow it. */
  #headOf({ stems, ends }: Name, word: number): number {
    const end = ends[word] as number;
    for (let i = end; i > word; i--) {
      const isNamedByLetter = i < end && this.#nouns.isLetter(stems[i + 1]);
      if (!isNamedByLetter && this.#nouns.has(stems[i] as number)) return stems[i] as number;
    }
    return stems[word] as number;
  }

  /** Whether the word only says what the phrase's last one belongs to. */
  #isBefore(stem: number, head: number): boolean {
    if (head === stem || head === none || (this.#names[stem] as number) < fewestProducts) return false;
    if (this.#before.of(head, stem) >= reversedShare * this.#before.of(stem, head)) return false;
    const agreeing = this.#agreeing.of(stem, head);
    return agreeing < fewestAgreeing || agreeing < agreeingShare * this.#categorised.of(stem, head);
  }

  /** Whether the product lies apart from most of that name, by category or by price. */
  #isElsewhere(stem: number, { category, price }: Facts): boolean {
    const products = this.#products[stem] as number;
    const isApart =
      products >= fewestProducts &&
      category !== none &&
      category !== this.#mainCategory[stem] &&
      (this.#inMain[stem] as number) >= mainCategoryShare * products;
    if (isApart || price === undefined) return isApart;
    const priced = this.#priced[stem] as number;
    return priced >= fewestProducts && price < (this.#prices[stem] as number) / priced - cheapBelow;
  }
}
