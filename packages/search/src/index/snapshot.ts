// An index as one block of bytes and back: a header, a checksum, and the arrays as they are in memory.
import { SearchIndex } from '../search-index.ts';
import { Compounds } from '../text/compounds.ts';
import { Dictionary } from '../text/dictionary.ts';
import type { Thesaurus } from '../text/synonyms.ts';
import { fromUtf8, toUtf8 } from '../text/utf8.ts';
import { CatalogValues, type SavedValues } from './catalog-values.ts';
import { Columns } from './columns.ts';
import type { ProductDocument } from './document.ts';
import { Offers } from './offers.ts';
import { StoredFields } from './stored-fields.ts';
import { TextIndex } from './text-index.ts';

const magic = 0x50_58_53_49;
/** Raised whenever what is saved, or how words are cut and folded, changes. */
const version = 10;
const alignment = 8;
const headerWords = 4;

export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
}

type Saved = Uint8Array | Uint16Array | Uint32Array | Float64Array;

interface SavedMeta {
  readonly values: SavedValues;
  readonly compoundWords: readonly string[];
  readonly spellings: readonly (readonly [string, string])[];
  readonly changed: readonly ProductDocument[];
}

export function saveSnapshot(index: SearchIndex): ArrayBuffer {
  const { built, baseCount, changed } = index.contents();
  const { columns, text, stored } = built;
  const { offers, families } = columns;
  const meta: SavedMeta = {
    values: built.values.saved(),
    compoundWords: [...built.compounds.words],
    spellings: [...built.spellings],
    changed,
  };
  const first = <T extends Saved>(array: T): T => array.subarray(0, baseCount) as T;
  return packed([
    toUtf8(JSON.stringify(meta)),
    text.dictionary.bytes,
    text.dictionary.starts,
    text.postings.starts,
    text.postings.documents,
    text.postings.occurrences,
    stored.bytes,
    stored.starts,
    ...[columns.hersteller, columns.kategorie, columns.nameLength, columns.popularity].map(first),
    ...[columns.popularityPoints, columns.idHash, columns.textHash, columns.alive].map(first),
    ...[columns.packSize, columns.dangerous, columns.groesse].map(first),
    ...[offers.start, offers.size, offers.room, offers.lowest].map(first),
    ...[offers.vendorBits.low, offers.vendorBits.high].map(first),
    ...[families.first, families.nameHash].map(first),
    offers.vendor.subarray(0, offers.used),
    offers.price.subarray(0, offers.used),
  ]);
}

/** The index works on the given bytes, which are its own from then on. Throws a SnapshotError if they are not whole. */
export function loadSnapshot(buffer: ArrayBuffer, thesaurus?: Thesaurus): SearchIndex {
  const sections = new Sections(buffer);
  const metaBytes = sections.bytes();
  const meta = JSON.parse(fromUtf8(metaBytes, 0, metaBytes.length)) as SavedMeta;
  const dictionary = new Dictionary(sections.bytes(), sections.words());
  const postings = {
    starts: sections.words(),
    documents: sections.words(),
    occurrences: sections.halfWords(),
  };
  const stored = new StoredFields(sections.bytes(), sections.floats());
  const columns = new Columns(0, new Offers(0));
  columns.hersteller = sections.halfWords();
  columns.kategorie = sections.halfWords();
  columns.nameLength = sections.bytes();
  columns.popularity = sections.floats();
  columns.popularityPoints = sections.halfWords();
  columns.idHash = sections.words();
  columns.textHash = sections.floats();
  columns.alive = sections.bytes();
  columns.packSize = sections.words();
  columns.dangerous = sections.bytes();
  columns.groesse = sections.halfWords();
  columns.count = columns.alive.length;
  const { offers, families } = columns;
  offers.start = sections.words();
  offers.size = sections.halfWords();
  offers.room = sections.halfWords();
  offers.lowest = sections.words();
  offers.vendorBits.low = sections.words();
  offers.vendorBits.high = sections.words();
  families.first = sections.words();
  families.nameHash = sections.floats();
  offers.vendor = sections.halfWords();
  offers.price = sections.words();
  offers.used = offers.vendor.length;
  const built = {
    text: new TextIndex(dictionary, postings),
    columns,
    values: new CatalogValues(meta.values),
    stored,
    compounds: new Compounds(new Set(meta.compoundWords)),
    spellings: new Map(meta.spellings),
  };
  return new SearchIndex(built, thesaurus, meta.changed);
}

const aligned = (size: number): number => Math.ceil(size / alignment) * alignment;

/** Header: magic, version, checksum, number of sections; then place and size of each; then the sections. */
function packed(sections: readonly Saved[]): ArrayBuffer {
  const tableStart = headerWords * 4;
  const contentStart = aligned(tableStart + sections.length * 16);
  const size = sections.reduce((sum, section) => sum + aligned(section.byteLength), contentStart);
  const buffer = new ArrayBuffer(size);
  const table = new Float64Array(buffer, tableStart, sections.length * 2);
  let at = contentStart;
  sections.forEach((section, i) => {
    table[2 * i] = at;
    table[2 * i + 1] = section.byteLength;
    new Uint8Array(buffer, at).set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength));
    at += aligned(section.byteLength);
  });
  new Uint32Array(buffer, 0, headerWords).set([magic, version, checksumOf(buffer), sections.length]);
  return buffer;
}

function checksumOf(buffer: ArrayBuffer): number {
  const words = new Uint32Array(buffer, headerWords * 4);
  let sum = words.length;
  for (let i = 0; i < words.length; i++)
    sum = Math.imul((sum << 7) ^ (sum >>> 25) ^ (words[i] as number), 0x9e3779b1);
  return sum >>> 0;
}

class Sections {
  readonly #buffer: ArrayBuffer;
  readonly #table: Float64Array;
  #next = 0;

  constructor(buffer: ArrayBuffer) {
    if (buffer.byteLength < headerWords * 4 || buffer.byteLength % alignment !== 0) {
      throw new SnapshotError('Not a search snapshot, or cut off');
    }
    const [foundMagic, foundVersion, checksum, count = 0] = new Uint32Array(buffer, 0, headerWords);
    if (foundMagic !== magic) throw new SnapshotError('Not a search snapshot');
    if (foundVersion !== version)
      throw new SnapshotError(`A search snapshot of version ${foundVersion}, not ${version}`);
    if (checksum !== checksumOf(buffer)) throw new SnapshotError('The search snapshot is damaged');
    this.#buffer = buffer;
    this.#table = new Float64Array(buffer, headerWords * 4, count * 2);
  }

  #take(): [start: number, size: number] {
    const start = this.#table[2 * this.#next] as number;
    const size = this.#table[2 * this.#next + 1] as number;
    this.#next++;
    return [start, size];
  }

  bytes(): Uint8Array {
    return new Uint8Array(this.#buffer, ...this.#take());
  }

  halfWords(): Uint16Array {
    const [start, size] = this.#take();
    return new Uint16Array(this.#buffer, start, size / 2);
  }

  words(): Uint32Array {
    const [start, size] = this.#take();
    return new Uint32Array(this.#buffer, start, size / 4);
  }

  floats(): Float64Array {
    const [start, size] = this.#take();
    return new Float64Array(this.#buffer, start, size / 8);
  }
}
