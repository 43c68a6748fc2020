// The fields that hits show, in one block of bytes: one byte a character where that is enough, two elsewhere.
import type { Pack, ProductDocument } from './document.ts';
import { Growing } from './growing.ts';

export interface StoredProduct {
  readonly objectID: string;
  readonly titel: string;
  readonly titelEn: string;
  readonly url: string;
  readonly bild: string;
  readonly nummern: readonly string[];
  /** How many pieces it holds stands in a column. */
  readonly packung: Omit<Pack, 'size'>;
}

const separator = '\u001f';
const narrow = 0;
const wide = 1;

export class StoredFields {
  readonly bytes: Uint8Array;
  readonly starts: Float64Array;

  constructor(bytes: Uint8Array, starts: Float64Array) {
    this.bytes = bytes;
    this.starts = starts;
  }

  read(document: number): StoredProduct {
    const [objectID = '', titel = '', titelEn = '', url = '', bild = '', ...others] =
      this.#text(document).split(separator);
    const [de = '', en = '', pieceDe = '', pieceEn = '', ...nummern] = others;
    return { objectID, titel, titelEn, url, bild, nummern, packung: { de, en, pieceDe, pieceEn } };
  }

  objectID(document: number): string {
    const text = this.#text(document);
    return text.slice(0, text.indexOf(separator));
  }

  #text(document: number): string {
    const start = this.starts[document] as number;
    const end = this.starts[document + 1] as number;
    const content = this.bytes.subarray(start + 1, end);
    if (this.bytes[start] === narrow) return textOf(content);
    const units = new Uint16Array(content.length / 2);
    for (let i = 0; i < units.length; i++) {
      units[i] = (content[2 * i] as number) | ((content[2 * i + 1] as number) << 8);
    }
    return textOf(units);
  }
}

/** Arguments of one call are limited, so long texts go in pieces. */
const mostArguments = 8192;

function textOf(units: Uint8Array | Uint16Array): string {
  if (units.length <= mostArguments) return String.fromCharCode.apply(null, units as unknown as number[]);
  let text = '';
  for (let i = 0; i < units.length; i += mostArguments) text += textOf(units.subarray(i, i + mostArguments));
  return text;
}

const block = 1 << 24;

export class StoredFieldsBuilder {
  /** Filled blocks; kept apart so that nothing large is copied while growing. */
  readonly #blocks: Uint8Array[] = [];
  readonly #last = new Growing(Uint8Array, 1 << 16);
  readonly #starts: number[] = [0];
  #size = 0;

  add({ objectID, titel, titelEn = '', url, bild, nummern, packung }: ProductDocument): void {
    const { de = '', en = '', pieceDe = '', pieceEn = '' } = packung ?? {};
    const fields = [objectID, titel, titelEn, url, bild, de, en, pieceDe, pieceEn, ...nummern];
    const text = fields.map((field) => field.replaceAll(separator, ' ')).join(separator);
    if (this.#last.length >= block) {
      this.#blocks.push(this.#last.trimmed());
      this.#last.length = 0;
    }
    const before = this.#last.length;
    this.#last.reserve(1 + 2 * text.length);
    const isNarrow = isLatin1(text);
    this.#last.push(isNarrow ? narrow : wide);
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      this.#last.push(unit & 0xff);
      if (!isNarrow) this.#last.push(unit >> 8);
    }
    this.#size += this.#last.length - before;
    this.#starts.push(this.#size);
  }

  finish(): StoredFields {
    const bytes = new Uint8Array(this.#size);
    let at = 0;
    for (const filled of [...this.#blocks, this.#last.values.subarray(0, this.#last.length)]) {
      bytes.set(filled, at);
      at += filled.length;
    }
    return new StoredFields(bytes, Float64Array.from(this.#starts));
  }
}

function isLatin1(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0xff) return false;
  return true;
}
