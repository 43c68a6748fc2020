// A PDF as a set of objects that refer to each other. It reads what the way to the embedded files needs and nothing else.
import { toLatin1 } from '../latin1.ts';
import type { InvoicePlatform } from '../platform.ts';
import { InvoiceRefusal } from '../refusal.ts';
import { type Decode, decodeAscii85, decodeAsciiHex, decodeLzw, decodeRunLength } from './decoders.ts';
import { Unpacker, undoPrediction } from './filters.ts';
import { listContained, type ObjectTable, readObjectTable, searchObjects } from './object-table.ts';
import { type PdfDictionary, PdfFault, PdfName, PdfReference, PdfStream, type PdfValue } from './objects.ts';
import { ObjectParser } from './parse-object.ts';

export class PdfDocument {
  readonly #bytes: Uint8Array;
  readonly #unpacker: Unpacker;
  readonly #objects = new Map<number, PdfValue>();
  readonly #containers = new Map<number, { stream: PdfStream; data: Uint8Array }>();
  /** Empty while it is read: a stream of the table may name its length, which then counts as missing. */
  #table: ObjectTable = { places: new Map(), trailer: new Map() };
  #wasSearched = false;
  /** Bytes that may still be looked at: files that lead in circles end here. */
  #effort: number;

  constructor(file: Uint8Array, platform: InvoicePlatform) {
    // Offsets count from the header, before which some programs write other things.
    const header = findHeader(file);
    this.#bytes = file.subarray(Math.max(0, header));
    this.#effort = this.#bytes.length * 8 + 1_000_000;
    this.#unpacker = new Unpacker(platform);
    this.#table = this.#readTable();
    if (!(this.resolve(this.#table.trailer.get('Root')) instanceof Map)) this.#search();
    this.#refuseEncryption();
  }

  get catalogue(): PdfDictionary {
    const root = this.resolve(this.#table.trailer.get('Root'));
    return root instanceof Map ? root : new Map();
  }

  /** All objects one by one; those that cannot be read are left out. */
  *allObjects(): Generator<PdfValue> {
    for (const number of this.#table.places.keys()) yield this.resolve(new PdfReference(number));
  }

  /** The value itself for everything but a reference; null for one that leads nowhere. */
  resolve(value: PdfValue | undefined): PdfValue {
    let current = value ?? null;
    for (let step = 0; current instanceof PdfReference && step < 20; step += 1) {
      current = this.#findObject(current.number);
    }
    return current instanceof PdfReference ? null : current;
  }

  dictionary(value: PdfValue | undefined): PdfDictionary | undefined {
    const resolved = this.resolve(value);
    if (resolved instanceof PdfStream) return resolved.dictionary;
    return resolved instanceof Map ? resolved : undefined;
  }

  list(value: PdfValue | undefined): readonly PdfValue[] {
    const resolved = this.resolve(value);
    return Array.isArray(resolved) ? resolved : [];
  }

  /** The data of a stream, unpacked. `name` is the embedded file they belong to. */
  readData(stream: PdfStream, name = ''): Uint8Array {
    let data = this.#rawData(stream);
    const filter = this.resolve(stream.dictionary.get('Filter') ?? stream.dictionary.get('F'));
    const filters = Array.isArray(filter) ? filter.map((item) => this.resolve(item)) : [filter];
    const parameters = this.resolve(stream.dictionary.get('DecodeParms') ?? stream.dictionary.get('DP'));
    filters.forEach((item, index) => {
      if (!(item instanceof PdfName)) return;
      const own = this.dictionary(Array.isArray(parameters) ? parameters[index] : parameters);
      data = this.#unpack(item.value, data, own, name);
    });
    return data;
  }

  #unpack(filter: string, data: Uint8Array, parameters: PdfDictionary | undefined, name: string): Uint8Array {
    const decode = (code: Decode) => this.#unpacker.decode(data, code);
    if (filter === 'FlateDecode' || filter === 'Fl')
      return undoPrediction(this.#unpacker.inflate(data), parameters);
    if (filter === 'LZWDecode' || filter === 'LZW')
      return undoPrediction(decode(decodeLzw(parameters?.get('EarlyChange') === 0 ? 0 : 1)), parameters);
    if (filter === 'ASCIIHexDecode' || filter === 'AHx') return decode(decodeAsciiHex);
    if (filter === 'ASCII85Decode' || filter === 'A85') return decode(decodeAscii85);
    if (filter === 'RunLengthDecode' || filter === 'RL') return decode(decodeRunLength);
    throw new InvoiceRefusal('PDF_FILTER_UNKNOWN', { name, filter });
  }

  /** Its length is often wrong; then it ends where the next `endstream` stands. */
  #rawData({ dictionary, source, start }: PdfStream): Uint8Array {
    const length = this.resolve(dictionary.get('Length'));
    if (typeof length === 'number' && length >= 0 && start + length <= source.length) {
      const after = toLatin1(source.subarray(start + length, start + length + 20));
      if (/^\s*endstream/.test(after)) return source.subarray(start, start + length);
    }
    const end = findText(source, 'endstream', start);
    this.#spend(end - start);
    return source.subarray(start, end);
  }

  #findObject(number: number): PdfValue {
    const known = this.#objects.get(number);
    if (known !== undefined) return known;
    this.#objects.set(number, null); // An object that needs itself, such as a length inside its own stream.
    let value = this.#tryObject(number);
    if (value === undefined && !this.#wasSearched) {
      this.#search();
      value = this.#tryObject(number);
    }
    this.#objects.set(number, value ?? null);
    return value ?? null;
  }

  /** Undefined if it is not where the table says. */
  #tryObject(number: number): PdfValue | undefined {
    const place = this.#table.places.get(number);
    if (!place) return null;
    try {
      return 'offset' in place
        ? this.#readAt(place.offset, number)
        : this.#readContained(place.container, number);
    } catch (error) {
      if (error instanceof PdfFault && this.#effort > 0) return undefined;
      throw error;
    }
  }

  #readAt(offset: number, expected: number): PdfValue {
    const parser = new ObjectParser(this.#bytes, offset);
    try {
      const { number, value } = parser.readIndirect();
      if (number !== expected) throw new PdfFault('an object is not where the table of objects says');
      return value;
    } finally {
      this.#spend(parser.position - offset);
    }
  }

  #readContained(container: number, expected: number): PdfValue {
    let opened = this.#containers.get(container);
    if (!opened) {
      const stream = this.resolve(new PdfReference(container));
      if (!(stream instanceof PdfStream)) throw new PdfFault('a stream of objects is missing');
      opened = { stream, data: this.readData(stream) };
      this.#containers.set(container, opened);
    }
    const place = listContained(opened.stream, opened.data).find(([number]) => number === expected);
    if (!place) throw new PdfFault('an object is not where the table of objects says');
    const parser = new ObjectParser(opened.data, place[1]);
    try {
      return parser.readValue();
    } finally {
      this.#spend(parser.position - place[1]);
    }
  }

  #readTable(): ObjectTable {
    try {
      const table = readObjectTable(this.#bytes, (stream) => this.readData(stream));
      // Objects that were met on the way were looked up without a table.
      this.#objects.clear();
      return table;
    } catch (error) {
      if (!(error instanceof PdfFault)) throw error;
      return { places: new Map(), trailer: new Map() };
    }
  }

  #search(): void {
    this.#wasSearched = true;
    this.#objects.clear();
    this.#containers.clear();
    const before = this.#table.trailer;
    const table = searchObjects(
      this.#bytes,
      (stream) => this.readData(stream),
      (bytes) => this.#spend(bytes),
    );
    this.#objects.clear();
    this.#table = table.trailer.has('Root') ? table : { places: table.places, trailer: before };
    this.#refuseEncryption();
  }

  #refuseEncryption(): void {
    if (this.#table.trailer.has('Encrypt')) throw new InvoiceRefusal('PDF_ENCRYPTED');
  }

  #spend(bytes: number): void {
    this.#effort -= Math.max(bytes, 0) + 100;
    if (this.#effort <= 0) throw new PdfFault('it takes too long to read');
  }
}

/** Below zero where there is none. */
export const findHeader = (file: Uint8Array): number => toLatin1(file.subarray(0, 1024)).indexOf('%PDF-');

function findText(bytes: Uint8Array, text: string, from: number): number {
  const codes = [...text].map((character) => character.charCodeAt(0));
  for (let at = bytes.indexOf(codes[0] ?? 0, from); at >= 0; at = bytes.indexOf(codes[0] ?? 0, at + 1)) {
    if (codes.every((code, index) => bytes[at + index] === code)) return at;
  }
  return bytes.length;
}
