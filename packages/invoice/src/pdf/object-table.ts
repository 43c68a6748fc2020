// Finds where each object of a PDF is: by its tables of objects, or, where those are broken, by looking through the file.
import { toLatin1 } from '../latin1.ts';
import { type PdfDictionary, PdfFault, PdfName, PdfStream, type PdfValue } from './objects.ts';
import { ObjectParser } from './parse-object.ts';

/** At an offset of the file, or inside a stream of objects; null if the object was deleted. */
export type ObjectPlace =
  | { readonly offset: number }
  | { readonly container: number; readonly index: number }
  | null;

export interface ObjectTable {
  readonly places: Map<number, ObjectPlace>;
  readonly trailer: PdfDictionary;
}

/** Unpacks a stream of a table; nothing that it needs may lie behind another table. */
type ReadData = (stream: PdfStream) => Uint8Array;

const mostTables = 500;
const mostObjects = 500_000;
/** Looking through a file costs more than reading its table, and a broken object costs most. */
const mostFound = 100_000;
const mostBroken = 1000;

export function readObjectTable(bytes: Uint8Array, readData: ReadData): ObjectTable {
  const places = new Map<number, ObjectPlace>();
  const visited = new Set<number>();
  const pending = [findStart(bytes)];
  let trailer: PdfDictionary | undefined;
  while (pending.length > 0 && visited.size < mostTables) {
    const offset = pending.shift() ?? 0;
    if (visited.has(offset)) continue;
    visited.add(offset);
    const dictionary = readTable(bytes, offset, places, readData);
    trailer ??= dictionary;
    // A hybrid file has a second table for readers that know streams; it precedes the older tables.
    for (const key of ['XRefStm', 'Prev']) {
      const next = dictionary.get(key);
      if (typeof next === 'number') pending.push(next);
    }
  }
  if (!trailer) throw new PdfFault('it has no table of objects');
  return { places, trailer };
}

function findStart(bytes: Uint8Array): number {
  const from = Math.max(0, bytes.length - 4096);
  const end = toLatin1(bytes.subarray(from));
  const offset = /startxref\s+(\d+)/.exec(end.slice(Math.max(0, end.lastIndexOf('startxref'))))?.[1];
  if (offset === undefined) throw new PdfFault('its end is missing');
  return Number(offset);
}

function readTable(
  bytes: Uint8Array,
  offset: number,
  places: Map<number, ObjectPlace>,
  readData: ReadData,
): PdfDictionary {
  const parser = new ObjectParser(bytes, offset);
  if (parser.readWord() === 'xref') return readPlainTable(parser, places);
  const { value } = new ObjectParser(bytes, offset).readIndirect();
  if (!(value instanceof PdfStream)) throw new PdfFault('it has no table of objects');
  readPackedTable(value.dictionary, readData(value), places);
  return value.dictionary;
}

function readPlainTable(parser: ObjectParser, places: Map<number, ObjectPlace>): PdfDictionary {
  for (;;) {
    const word = parser.readWord();
    if (word === 'trailer') break;
    const [first, count] = [Number(word), Number(parser.readWord())];
    if (word === '' || !(first + count <= mostObjects)) throw new PdfFault('its table of objects is broken');
    for (let number = first; number < first + count; number += 1) {
      const offset = Number(parser.readWord());
      parser.readWord();
      const kind = parser.readWord();
      if (kind !== 'n' && kind !== 'f') throw new PdfFault('its table of objects is broken');
      if (!places.has(number)) places.set(number, kind === 'n' ? { offset } : null);
    }
  }
  const trailer = parser.readValue();
  if (!(trailer instanceof Map)) throw new PdfFault('its table of objects is broken');
  return trailer;
}

function readPackedTable(
  dictionary: PdfDictionary,
  data: Uint8Array,
  places: Map<number, ObjectPlace>,
): void {
  const widths = listNumbers(dictionary.get('W'));
  const rowWidth = widths.reduce((sum, width) => sum + width, 0);
  const ranges = dictionary.has('Index')
    ? listNumbers(dictionary.get('Index'))
    : [0, Number(dictionary.get('Size'))];
  if (widths.length < 3 || widths.some((width) => width > 8) || rowWidth < 1) {
    throw new PdfFault('its table of objects is broken');
  }
  let row = 0;
  for (let at = 0; at + 1 < ranges.length; at += 2) {
    const [first = 0, count = 0] = [ranges[at], ranges[at + 1]];
    for (
      let number = first;
      number < first + count && (row + 1) * rowWidth <= data.length;
      number += 1, row += 1
    ) {
      if (places.size > mostObjects) throw new PdfFault('it has too many objects');
      if (!places.has(number)) places.set(number, readPlace(data, row * rowWidth, widths));
    }
  }
}

function readPlace(data: Uint8Array, start: number, widths: readonly number[]): ObjectPlace {
  let at = start;
  const fields = widths.slice(0, 3).map((width) => {
    let value = 0;
    for (const end = at + width; at < end; at += 1) value = value * 256 + (data[at] ?? 0);
    return value;
  });
  const [kind, second = 0, third = 0] = [widths[0] === 0 ? 1 : fields[0], fields[1], fields[2]];
  if (kind === 1) return { offset: second };
  return kind === 2 ? { container: second, index: third } : null;
}

const listNumbers = (value: PdfValue | undefined): number[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'number' && item >= 0) : [];

/** Every `12 0 obj` of the file; of two with one number the last one counts. `spend` limits the work. */
export function searchObjects(
  bytes: Uint8Array,
  readData: ReadData,
  spend: (bytes: number) => void,
): ObjectTable {
  const places = new Map<number, ObjectPlace>();
  const containers: [number, PdfStream][] = [];
  let [found, broken] = [0, 0];
  let trailer: PdfDictionary = new Map();
  let catalogue: PdfDictionary | undefined;
  const addTrailer = (value: PdfValue | PdfDictionary) => {
    if (value instanceof Map && value.has('Root')) trailer = value;
  };
  for (const { offset, keyword } of findKeywords(bytes)) {
    found += 1;
    if (found > mostFound || broken > mostBroken) throw new PdfFault('it takes too long to read');
    const parser = new ObjectParser(bytes, offset);
    try {
      if (keyword === 'trailer') {
        addTrailer(parser.readValue());
        continue;
      }
      const { number, value } = parser.readIndirect();
      places.set(number, { offset });
      const dictionary = value instanceof PdfStream ? value.dictionary : value;
      const type = dictionary instanceof Map ? dictionary.get('Type') : undefined;
      const typeName = type instanceof PdfName ? type.value : '';
      if (typeName === 'XRef' && value instanceof PdfStream) addTrailer(value.dictionary);
      if (typeName === 'ObjStm' && value instanceof PdfStream) containers.push([number, value]);
      if (typeName === 'Catalog' && value instanceof Map) catalogue = new Map([['Root', value]]);
    } catch (error) {
      if (!(error instanceof PdfFault)) throw error;
      broken += 1;
    } finally {
      spend(parser.position - offset);
    }
  }
  for (const [container, stream] of containers.reverse()) {
    try {
      listContained(stream, readData(stream)).forEach(([number], index) => {
        if (!places.has(number)) places.set(number, { container, index });
      });
    } catch (error) {
      if (!(error instanceof PdfFault)) throw error;
    }
  }
  return { places, trailer: trailer.has('Root') || !catalogue ? trailer : catalogue };
}

function* findKeywords(bytes: Uint8Array): Generator<{ offset: number; keyword: 'obj' | 'trailer' }> {
  const pattern = /(\d{1,10})\s+\d{1,5}\s+obj\b|\btrailer\b/g;
  const step = 1024 * 1024;
  for (let from = 0; from < bytes.length; from += step) {
    // The pieces overlap so that a mark at the border is found; it begins in the first of the two.
    const text = toLatin1(bytes.subarray(from, from + step + 64));
    for (const match of text.matchAll(pattern)) {
      if (match.index >= step) break;
      const isTrailer = match[1] === undefined;
      yield {
        offset: from + match.index + (isTrailer ? 'trailer'.length : 0),
        keyword: isTrailer ? 'trailer' : 'obj',
      };
    }
  }
}

/** Numbers and offsets of the objects inside a stream of objects. */
export function listContained(
  { dictionary }: PdfStream,
  data: Uint8Array,
): [number: number, offset: number][] {
  const [count, first] = [dictionary.get('N'), dictionary.get('First')];
  if (typeof count !== 'number' || typeof first !== 'number' || count > 100_000) {
    throw new PdfFault('a stream of objects is broken');
  }
  const parser = new ObjectParser(data, 0);
  return Array.from({ length: count }, () => [Number(parser.readWord()), first + Number(parser.readWord())]);
}
