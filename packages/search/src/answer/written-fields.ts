// Fields of a document that hits show in every answer, written as JSON once, and its texts cut into words.
import { type Catalog, type Overlay, storedProduct } from '../index/catalog.ts';
import type { StoredProduct } from '../index/stored-fields.ts';
import { noValue } from '../index/value-table.ts';
import { mergeOutlines, type Outline, type ScannedText, scannedText } from '../text/scanned-text.ts';

/** A text that is searched, and how it is shown where nothing of it was found. */
export class WrittenText {
  readonly text: string;
  #scanned: ScannedText | undefined;
  #unmarked: string | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get scanned(): ScannedText {
    this.#scanned ??= scannedText(this.text);
    return this.#scanned;
  }

  get unmarked(): string {
    this.#unmarked ??= `{"value":${JSON.stringify(this.text)},"matchLevel":"none","matchedWords":[]}`;
    return this.#unmarked;
  }
}

/** The texts of a document that a query may be found in. */
export class WrittenTexts {
  readonly titel: WrittenText;
  readonly titelEn: WrittenText;
  readonly hersteller: WrittenText;
  readonly nummern: readonly WrittenText[];
  #numbers: Outline | undefined;
  #unmarkedNumbers: string | undefined;

  constructor({ titel, titelEn, nummern }: StoredProduct, hersteller: string) {
    this.titel = new WrittenText(titel);
    this.titelEn = new WrittenText(titelEn);
    this.hersteller = new WrittenText(hersteller);
    this.nummern = nummern.map((number) => new WrittenText(number));
  }

  /** Outline of all numbers together. */
  get numbers(): Outline {
    this.#numbers ??= mergeOutlines(this.nummern.map(({ scanned }) => scanned));
    return this.#numbers;
  }

  /** The JSON of all numbers, where nothing of them was found. */
  get unmarkedNumbers(): string {
    this.#unmarkedNumbers ??= `[${this.nummern.map(({ unmarked }) => unmarked).join(',')}]`;
    return this.#unmarkedNumbers;
  }
}

/** Members that stand in every hit, as JSON, each with the comma before it; written when first asked for. */
export class WrittenFields {
  readonly objectID: string;
  readonly hasEnglishName: boolean;
  readonly #stored: StoredProduct;
  readonly #hersteller: string;
  readonly #categories: { readonly lvl0: string; readonly lvl1: string };
  readonly #members: Partial<Record<WrittenMember, string>> = {};
  #texts: WrittenTexts | undefined;

  constructor(catalog: Catalog, document: number) {
    const { columns, values } = catalog;
    const category = columns.kategorie[document] as number;
    this.#stored = storedProduct(catalog, document);
    this.#hersteller = values.hersteller.names[columns.hersteller[document] as number] ?? '';
    this.#categories = {
      lvl0: values.lvl0.names[values.lvl0Of[category] ?? noValue] ?? '',
      lvl1: values.lvl1.names[values.lvl1Of[category] ?? noValue] ?? '',
    };
    this.objectID = this.#stored.objectID;
    this.hasEnglishName = this.#stored.titelEn !== '';
  }

  get texts(): WrittenTexts {
    this.#texts ??= new WrittenTexts(this.#stored, this.#hersteller);
    return this.#texts;
  }

  /** An English name only where there is one. */
  member(name: WrittenMember): string {
    let text = this.#members[name];
    if (text === undefined) {
      text =
        name === 'titelEn' && !this.hasEnglishName ? '' : `,"${name}":${JSON.stringify(this.#value(name))}`;
      this.#members[name] = text;
    }
    return text;
  }

  #value(name: WrittenMember): unknown {
    if (name === 'hersteller') return this.#hersteller;
    return name === 'hierarchicalCategories' ? this.#categories : this.#stored[name];
  }
}

export type WrittenMember =
  | 'titel'
  | 'titelEn'
  | 'url'
  | 'bild'
  | 'hersteller'
  | 'nummern'
  | 'hierarchicalCategories';

/** Most products kept in the cache, about 5 kB each. */
const mostKept = 3000;
/** Products that were asked for last, each in the place that the low bits of its number tell. */
const mostAskedFor = 4096;

export class FieldCache {
  readonly #fields = new Map<number, WrittenFields>();
  readonly #askedFor = new Int32Array(mostAskedFor).fill(-1);
  #overlay: Overlay | undefined;

  /** Texts of the base never change; those beside it are numbered anew with each change. */
  of(catalog: Catalog, document: number): WrittenFields {
    if (catalog.overlay !== this.#overlay) this.#forget(catalog);
    let fields = this.#fields.get(document);
    if (fields) return fields;
    fields = new WrittenFields(catalog, document);
    // What is asked for once is not kept: that would displace others, and be dearer to clear away than to read again.
    const place = document & (mostAskedFor - 1);
    if (this.#askedFor[place] !== document) {
      this.#askedFor[place] = document;
      return fields;
    }
    this.#fields.set(document, fields);
    if (this.#fields.size > mostKept) this.#dropOldest();
    return fields;
  }

  #forget({ overlay, baseCount }: Catalog): void {
    this.#overlay = overlay;
    for (const document of this.#fields.keys()) if (document >= baseCount) this.#fields.delete(document);
  }

  #dropOldest(): void {
    for (const document of this.#fields.keys()) {
      this.#fields.delete(document);
      return;
    }
  }
}
