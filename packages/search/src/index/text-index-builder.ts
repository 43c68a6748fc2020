// Turns documents into a text index: words are numbered as they come, then sorted, then their postings laid out.
import { categoryTerm, isCategoryTerm } from '../text/category-term.ts';
import { Compounds, canBePart } from '../text/compounds.ts';
import { Dictionary } from '../text/dictionary.ts';
import { forEachWord, hasDigit, numberWords } from '../text/tokens.ts';
import { fromUtf8 } from '../text/utf8.ts';
import type { ProductDocument } from './document.ts';
import { KindsBuilder } from './kinds.ts';
import { TokenMarks } from './name-reader.ts';
import {
  duringBuild,
  mergedOccurrence,
  occurrenceKinds,
  occursIn,
  partOccurrence,
  toNearness,
} from './postings.ts';
import { sortedTerms } from './sort-terms.ts';
import { TermTable } from './term-table.ts';
import { TextIndex } from './text-index.ts';
import { TokenStream } from './token-stream.ts';

/** Longer ones are no words that anybody types; only their beginning is kept. */
const longestTerm = 60;
const keptBits = occurrenceKinds - 1;
const usedAsWord = occursIn.titel | occursIn.titelEn | occursIn.kategorien;

export interface BuiltText {
  readonly text: TextIndex;
  readonly compounds: Compounds;
}

export class TextIndexBuilder {
  readonly #firstDocument: number;
  readonly #terms = new TermTable();
  readonly #tokens = new TokenStream();
  readonly #kinds = new KindsBuilder();
  #documents = 0;
  /** How folded words are really spelled, for those that look different. */
  readonly spellings: Map<string, string>;

  constructor(firstDocument = 0, spellings = new Map<string, string>()) {
    this.#firstDocument = firstDocument;
    this.spellings = spellings;
  }

  /** Returns the number of words of the German name. */
  add(document: ProductDocument): number {
    this.#documents++;
    this.#tokens.startDocument();
    this.#kinds.startDocument(document);
    const titleLength = this.#putName(document.titel, 'titel', (word, original) =>
      this.#keepSpelling(word, original),
    );
    if (document.titelEn) this.#putName(document.titelEn, 'titelEn');
    this.#putAll(document.hersteller, occursIn.hersteller);
    for (const number of document.nummern) {
      const { whole, parts } = numberWords(number);
      if (whole !== '') this.#put(whole, occursIn.nummern | occursIn.wholeNumber);
      for (const part of parts) this.#put(part, occursIn.nummern);
    }
    const { lvl0, lvl1 } = document.kategorien;
    this.#putCategory(lvl1 ?? lvl0);
    if (lvl1) this.#put(categoryTerm(lvl1), occursIn.kategorien | occursIn.asKind);
    for (const name of document.kategorienEn ?? []) this.#putCategory(name);
    // A word people use for the product counts as much as a category of that name.
    for (const word of document.chosenFor ?? []) this.#put(word, occursIn.kategorien | occursIn.asKind);
    this.#putAll(document.text, occursIn.text);
    return titleLength;
  }

  /** A name's words, each with what its place says of it. Returns how many there are. */
  #putName(
    name: string,
    field: 'titel' | 'titelEn',
    report?: (word: string, original: string) => void,
  ): number {
    const parts = this.#kinds.partsOf(name, field);
    return forEachWord(name, (word, position, original) => {
      const part = parts[position];
      const kind = part?.isBelonging ? 0 : occursIn.asKind;
      const end = part?.endsPhrase ? duringBuild.endsPhrase : 0;
      const near = field === 'titel' ? toNearness(position) : 0;
      this.#put(word, occursIn[field] | near | kind | (original === '' ? duringBuild.joined : end));
      report?.(word, original);
    });
  }

  /** The end of a category's name says which products are in it. */
  #putCategory(name: string | undefined): void {
    if (!name) return;
    const parts = this.#kinds.partsOf(name.slice(name.lastIndexOf('>') + 1));
    const kinds = new Set(
      parts.filter((part) => part.endsPhrase && !part.isBelonging).map(({ word }) => word),
    );
    forEachWord(name, (word) =>
      this.#put(word, occursIn.kategorien | (kinds.has(word) ? occursIn.asKind : 0)),
    );
  }

  #putAll(text: string | undefined, occurrence: number): void {
    if (text) forEachWord(text, (word) => this.#put(word, occurrence));
  }

  #put(word: string, occurrence: number): void {
    this.#tokens.push(
      this.#terms.add(word.length > longestTerm ? word.slice(0, longestTerm) : word),
      occurrence,
    );
  }

  #keepSpelling(word: string, original: string): void {
    if (original.length === 0 || this.spellings.has(word) || hasDigit(word)) return;
    const spelling = original.toLowerCase();
    if (spelling !== word) this.spellings.set(word, spelling);
  }

  /** Yields now and then, so that a caller can let others work. With compounds given, words are split by those, and nothing
   * is learned: a few changed documents say too little. */
  *finish(given?: Compounds): Generator<void, BuiltText> {
    const compounds = given ?? new Compounds(yield* this.#partWords());
    const beside = given
      ? new TokenMarks(0)
      : yield* this.#kinds.learn(this.#tokens, this.#terms.size, (term) => this.#term(term));
    const parts = yield* this.#partsOfTerms(compounds);
    const count = this.#terms.size;
    const order = sortedTerms(this.#terms.bytes.values, this.#terms.starts.values, count);
    yield;
    const rank = new Uint32Array(count);
    for (let i = 0; i < count; i++) rank[order[i] as number] = i;
    const postings = yield* this.#layOut(rank, parts, beside);
    return { text: new TextIndex(this.#sortedDictionary(order), postings), compounds };
  }

  /** Words used often enough in names and categories to be taken as parts of others. */
  *#partWords(): Generator<void, Set<string>> {
    const uses = new Uint32Array(this.#terms.size);
    yield* this.#tokens.visit((_, term, occurrence) => {
      if (occurrence & usedAsWord) uses[term] = (uses[term] as number) + 1;
    });
    const enough = Math.max(1, Math.floor(Math.log10(Math.max(1, this.#documents))));
    const words = new Set<string>();
    for (let term = 0; term < uses.length; term++) {
      if ((uses[term] as number) < enough) continue;
      const word = this.#term(term);
      if (canBePart(word) && !isCategoryTerm(word)) words.add(word);
    }
    return words;
  }

  *#partsOfTerms(compounds: Compounds): Generator<void, Map<number, number[]>> {
    const parts = new Map<number, number[]>();
    const count = this.#terms.size;
    for (let term = 0; term < count; term++) {
      const own = compounds.partsOf(this.#term(term));
      if (own.length > 0)
        parts.set(
          term,
          own.map((part) => this.#terms.add(part)),
        );
      if (term % 100_000 === 99_999) yield;
    }
    return parts;
  }

  #term(id: number): string {
    const starts = this.#terms.starts.values;
    return fromUtf8(this.#terms.bytes.values, starts[id] as number, starts[id + 1] as number);
  }

  *#layOut(rank: Uint32Array, parts: Map<number, number[]>, beside: TokenMarks) {
    const count = rank.length;
    const hasParts = new Uint8Array(count);
    for (const term of parts.keys()) hasParts[term] = 1;
    const each = (visitor: (document: number, index: number, occurrence: number) => void) =>
      this.#tokens.visit((document, term, found, token) => {
        const occurrence = found & (beside.has(token) ? keptBits & ~occursIn.asKind : keptBits);
        visitor(document, rank[term] as number, occurrence);
        if (hasParts[term] === 0) return;
        const own = parts.get(term) ?? [];
        for (let i = 0; i < own.length; i++)
          visitor(
            document,
            rank[own[i] as number] as number,
            partOccurrence(occurrence, i === own.length - 1),
          );
      });

    // Documents come in order, so an entry is a repeat if the term's last one was the same document.
    const lastDocument = new Uint32Array(count);
    const starts = new Uint32Array(count + 1);
    yield* each((document, index) => {
      if (lastDocument[index] === document + 1) return;
      lastDocument[index] = document + 1;
      starts[index + 1] = (starts[index + 1] as number) + 1;
    });
    for (let i = 0; i < count; i++) starts[i + 1] = (starts[i + 1] as number) + (starts[i] as number);
    const documents = new Uint32Array(starts[count] as number);
    const occurrences = new Uint16Array(documents.length);
    const next = starts.slice(0, count);
    lastDocument.fill(0);
    const first = this.#firstDocument;
    yield* each((document, index, occurrence) => {
      const at = next[index] as number;
      if (lastDocument[index] === document + 1) {
        occurrences[at - 1] = mergedOccurrence(occurrences[at - 1] as number, occurrence);
        return;
      }
      lastDocument[index] = document + 1;
      documents[at] = first + document;
      occurrences[at] = occurrence;
      next[index] = at + 1;
    });
    return { starts, documents, occurrences };
  }

  #sortedDictionary(order: Uint32Array): Dictionary {
    const from = this.#terms.bytes.values;
    const fromStarts = this.#terms.starts.values;
    const bytes = new Uint8Array(this.#terms.bytes.length);
    const starts = new Uint32Array(order.length + 1);
    let at = 0;
    for (let i = 0; i < order.length; i++) {
      const id = order[i] as number;
      bytes.set(from.subarray(fromStarts[id], fromStarts[id + 1]), at);
      at += (fromStarts[id + 1] as number) - (fromStarts[id] as number);
      starts[i + 1] = at;
    }
    return new Dictionary(bytes, starts);
  }
}
