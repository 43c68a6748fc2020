// Reads the words of an index being built document by document, as names with their phrases.
import { duringBuild, occursIn } from './postings.ts';

/** Tokens that are marked, by their number. */
export class TokenMarks {
  readonly #bits: Uint8Array;

  constructor(size: number) {
    this.#bits = new Uint8Array((size >>> 3) + 1);
  }

  add(token: number): void {
    const byte = token >>> 3;
    this.#bits[byte] = (this.#bits[byte] as number) | (1 << (token & 7));
  }

  has(token: number): boolean {
    return ((this.#bits[token >>> 3] ?? 0) & (1 << (token & 7))) !== 0;
  }
}

/** Words of one name in order, by stem; `noStem` where they have digits. */
export interface Name {
  readonly stems: number[];
  readonly tokens: number[];
  /** For each word, the position of the last word in its phrase. */
  readonly ends: number[];
  /** Where the phrase that is being read began. */
  phraseStart: number;
}

/** Stem of a word with digits, which names no kind. */
export const noStem = 0xffff_ffff;

export interface ReadDocument {
  /** The German one and the English one. */
  readonly names: readonly [Name, Name];
  /** Product kinds given by the names of its categories. */
  readonly kinds: ReadonlySet<number>;
  /** Words of the manufacturer's name. */
  readonly brand: ReadonlySet<number>;
}

type Take = (document: number, read: ReadDocument) => void;

export class NameReader {
  readonly #stemOf: Uint32Array;
  readonly #take: Take;
  #document = -1;
  #names: { readonly titel: Name; readonly titelEn: Name } = emptyNames();
  #kinds = new Set<number>();
  #brand = new Set<number>();

  constructor(stemOf: Uint32Array, take: Take) {
    this.#stemOf = stemOf;
    this.#take = take;
  }

  read(document: number, term: number, occurrence: number, token: number): void {
    if (document !== this.#document) {
      this.finish();
      this.#document = document;
    }
    const stem = this.#stemOf[term] as number;
    if (occurrence & occursIn.titel) addTo(this.#names.titel, stem, occurrence, token);
    else if (occurrence & occursIn.titelEn) addTo(this.#names.titelEn, stem, occurrence, token);
    else if (occurrence & occursIn.hersteller) this.#brand.add(stem);
    else if (occurrence & occursIn.kategorien && occurrence & occursIn.asKind) this.#kinds.add(stem);
  }

  /** Hands out the last document. */
  finish(): void {
    if (this.#document < 0) return;
    const { titel, titelEn } = this.#names;
    this.#take(this.#document, { names: [titel, titelEn], kinds: this.#kinds, brand: this.#brand });
    this.#names = emptyNames();
    this.#kinds = new Set();
    this.#brand = new Set();
    this.#document = -1;
  }
}

const emptyName = (): Name => ({ stems: [], tokens: [], ends: [], phraseStart: 0 });
const emptyNames = () => ({ titel: emptyName(), titelEn: emptyName() });

function addTo(name: Name, stem: number, occurrence: number, token: number): void {
  if (occurrence & duringBuild.joined) return;
  const place = name.stems.length;
  name.stems.push(stem);
  name.tokens.push(token);
  name.ends.push(place);
  if ((occurrence & duringBuild.endsPhrase) === 0) return;
  for (let i = name.phraseStart; i < place; i++) name.ends[i] = place;
  name.phraseStart = place + 1;
}
