// What hits show of a document in every answer, written as JSON once, and its texts cut into words.
import { type Catalog, type Overlay, storedProduct } from '../index/catalog.ts';
import { noValue } from '../index/value-table.ts';
import { type Outline, outlineOf, type ScannedText, scannedText } from '../text/scanned-text.ts';

/** A text that is searched, and how it is shown where nothing of it was found. */
export interface WrittenText extends ScannedText {
  readonly unmarked: string;
}

/** JSON of members, each with the comma before it; the id comes first and has none. */
export interface WrittenFields {
  readonly objectID: string;
  readonly id: string;
  readonly titel: string;
  /** Empty: there is none. */
  readonly titelEn: string;
  readonly url: string;
  readonly bild: string;
  readonly hersteller: string;
  readonly nummern: string;
  readonly hierarchicalCategories: string;
  readonly texts: {
    readonly titel: WrittenText;
    readonly titelEn: WrittenText;
    readonly hersteller: WrittenText;
    readonly nummern: readonly WrittenText[];
  };
  readonly numbers: Outline;
  /** The JSON of all numbers, where nothing of them was found. */
  readonly unmarkedNumbers: string;
}

/** Of some 5 kB each. */
const mostKept = 3000;

export class KeptFields {
  readonly #fields = new Map<number, WrittenFields>();
  #overlay: Overlay | undefined;

  /** Texts of the base never change; those beside it are numbered anew with each change. */
  of(catalog: Catalog, document: number): WrittenFields {
    if (catalog.overlay !== this.#overlay) this.#forget(catalog);
    let fields = this.#fields.get(document);
    if (fields) return fields;
    fields = writtenFields(catalog, document);
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

function writtenFields(catalog: Catalog, document: number): WrittenFields {
  const { columns, values } = catalog;
  const { objectID, titel, titelEn, url, bild, nummern } = storedProduct(catalog, document);
  const hersteller = values.hersteller.names[columns.hersteller[document] as number] ?? '';
  const category = columns.kategorie[document] as number;
  const hierarchicalCategories = {
    lvl0: values.lvl0.names[values.lvl0Of[category] ?? noValue] ?? '',
    lvl1: values.lvl1.names[values.lvl1Of[category] ?? noValue] ?? '',
  };
  const numbers = nummern.map(writtenText);
  return {
    objectID,
    id: `"objectID":${JSON.stringify(objectID)}`,
    titel: member('titel', titel),
    titelEn: titelEn === '' ? '' : member('titelEn', titelEn),
    url: member('url', url),
    bild: member('bild', bild),
    hersteller: member('hersteller', hersteller),
    nummern: member('nummern', nummern),
    hierarchicalCategories: member('hierarchicalCategories', hierarchicalCategories),
    texts: {
      titel: writtenText(titel),
      titelEn: writtenText(titelEn),
      hersteller: writtenText(hersteller),
      nummern: numbers,
    },
    numbers: outlineOf(numbers),
    unmarkedNumbers: `[${numbers.map(({ unmarked }) => unmarked).join(',')}]`,
  };
}

const member = (name: string, value: unknown): string => `,"${name}":${JSON.stringify(value)}`;

const writtenText = (text: string): WrittenText => ({
  ...scannedText(text),
  unmarked: `{"value":${JSON.stringify(text)},"matchLevel":"none","matchedWords":[]}`,
});
