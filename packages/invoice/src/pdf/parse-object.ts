// Reads one object of a PDF after the other from its bytes.
import { toLatin1 } from '../latin1.ts';
import {
  type PdfDictionary,
  PdfFault,
  PdfName,
  PdfReference,
  PdfStream,
  PdfString,
  type PdfValue,
} from './objects.ts';

const deepest = 100;
const backslash = 0x5c;

const isSpace = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte === 0x0c || byte === 0x00;
const delimiters = new Set([...'()<>[]{}/%'].map((character) => character.charCodeAt(0)));
const isRegular = (byte: number | undefined): boolean =>
  byte !== undefined && !isSpace(byte) && !delimiters.has(byte);
const isHex = (byte: number): boolean => /[0-9a-f]/i.test(String.fromCharCode(byte));

const escapes: ReadonlyMap<string, number> = new Map([
  ['n', 0x0a],
  ['r', 0x0d],
  ['t', 0x09],
  ['b', 0x08],
  ['f', 0x0c],
]);

export class ObjectParser {
  constructor(
    readonly bytes: Uint8Array,
    public position: number,
  ) {}

  /** The next value, in which `12 0 R` is one. */
  readValue(depth = 0): PdfValue {
    if (depth > deepest) throw new PdfFault('objects are nested too deep');
    this.skipSpace();
    const byte = this.bytes[this.position];
    if (byte === undefined) throw new PdfFault('it ends inside an object');
    const character = String.fromCharCode(byte);
    if (character === '/') return this.#readName();
    if (character === '(') return this.#readLiteralString();
    if (character === '[') return this.#readArray(depth);
    if (character === '<')
      return this.bytes[this.position + 1] === byte ? this.#readDictionary(depth) : this.#readHexString();
    if (/[-+.\d]/.test(character)) return this.#readNumber();
    return this.#readKeyword();
  }

  /** An indirect object: `12 0 obj … endobj`, with the data of a stream. */
  readIndirect(): { readonly number: number; readonly value: PdfValue } {
    const number = this.readValue();
    const generation = this.readValue();
    if (typeof number !== 'number' || typeof generation !== 'number' || this.readWord() !== 'obj') {
      throw new PdfFault('an object is not where the table of objects says');
    }
    const value = this.readValue();
    if (!(value instanceof Map)) return { number, value };
    const afterValue = this.position;
    if (this.readWord() !== 'stream') {
      this.position = afterValue;
      return { number, value };
    }
    this.#skipLineEnd();
    return { number, value: new PdfStream(value, this.bytes, this.position) };
  }

  /** Of the line with the word `stream`, after which some programs write spaces. */
  #skipLineEnd(): void {
    const end = /^[ \t]*(?:\r?\n|\r)/.exec(toLatin1(this.bytes.subarray(this.position, this.position + 20)));
    this.position += end?.[0].length ?? 0;
  }

  /** A run of regular characters such as `obj`, `xref` or `12`; empty before a delimiter. */
  readWord(): string {
    this.skipSpace();
    const start = this.position;
    while (isRegular(this.bytes[this.position]) && this.position - start < 200) this.position += 1;
    return toLatin1(this.bytes.subarray(start, this.position));
  }

  /** Spaces and comments. */
  skipSpace(): void {
    for (;;) {
      const byte = this.bytes[this.position];
      if (isSpace(byte)) this.position += 1;
      else if (byte === 0x25) {
        while (this.position < this.bytes.length && ![0x0a, 0x0d].includes(this.bytes[this.position] ?? 0)) {
          this.position += 1;
        }
      } else return;
    }
  }

  #readKeyword(): PdfValue {
    const word = this.readWord();
    if (word === 'true') return true;
    if (word === 'false') return false;
    if (word === 'null') return null;
    throw new PdfFault('an object cannot be read');
  }

  #readNumber(): PdfValue {
    const word = this.readWord();
    const value = Number(word);
    if (Number.isNaN(value)) throw new PdfFault('a number cannot be read');
    if (!/^\d+$/.test(word)) return value;
    const afterNumber = this.position;
    const isReference = /^\d+$/.test(this.readWord()) && this.readWord() === 'R';
    if (isReference) return new PdfReference(value);
    this.position = afterNumber;
    return value;
  }

  #readName(): PdfName {
    this.position += 1;
    const word = isRegular(this.bytes[this.position]) ? this.readWord() : '';
    return new PdfName(
      word.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    );
  }

  #readArray(depth: number): PdfValue[] {
    this.position += 1;
    const values: PdfValue[] = [];
    for (;;) {
      this.skipSpace();
      if (this.bytes[this.position] === 0x5d) break;
      values.push(this.readValue(depth + 1));
    }
    this.position += 1;
    return values;
  }

  #readDictionary(depth: number): PdfDictionary {
    this.position += 2;
    const entries = new Map<string, PdfValue>();
    for (;;) {
      this.skipSpace();
      if (this.bytes[this.position] === 0x3e) break;
      const key = this.readValue(depth + 1);
      if (!(key instanceof PdfName)) throw new PdfFault('a dictionary cannot be read');
      entries.set(key.value, this.readValue(depth + 1));
    }
    this.position += 2;
    return entries;
  }

  #readHexString(): PdfString {
    const end = this.bytes.indexOf(0x3e, this.position);
    if (end < 0) {
      this.position = this.bytes.length;
      throw new PdfFault('it ends inside a string');
    }
    const digits = toLatin1(
      this.bytes.subarray(this.position + 1, Math.min(end, this.position + 10_000)).filter(isHex),
    );
    this.position = end + 1;
    const pairs = digits.match(/..?/g) ?? [];
    return new PdfString(Uint8Array.from(pairs, (pair) => Number.parseInt(pair.padEnd(2, '0'), 16)));
  }

  /** Brackets inside may be nested; a backslash stands before octal codes and special characters. */
  #readLiteralString(): PdfString {
    const result: number[] = [];
    let open = 1;
    this.position += 1;
    for (;;) {
      const byte = this.bytes[this.position];
      if (byte === undefined) throw new PdfFault('it ends inside a string');
      this.position += 1;
      if (byte === backslash) result.push(...this.#readEscape());
      else {
        if (byte === 0x28) open += 1;
        if (byte === 0x29) open -= 1;
        if (open === 0) return new PdfString(Uint8Array.from(result));
        result.push(byte);
      }
    }
  }

  #readEscape(): number[] {
    const octal = /^[0-7]{1,3}/.exec(toLatin1(this.bytes.subarray(this.position, this.position + 3)))?.[0];
    if (octal !== undefined) {
      this.position += octal.length;
      return [Number.parseInt(octal, 8) & 0xff];
    }
    const byte = this.bytes[this.position] ?? backslash;
    this.position += 1;
    // A line that is continued.
    if (byte === 0x0d && this.bytes[this.position] === 0x0a) this.position += 1;
    if (byte === 0x0d || byte === 0x0a) return [];
    return [escapes.get(String.fromCharCode(byte)) ?? byte];
  }
}
