// Codes that the data of streams are written in, beside zlib: ASCII forms, run lengths and LZW.
import { PdfFault } from './objects.ts';

/** Bytes that become more; their number is limited. */
export class Output {
  #bytes = new Uint8Array(1024);
  #length = 0;

  constructor(
    readonly limit: number,
    readonly refuse: () => never,
  ) {}

  push(byte: number): void {
    if (this.#length >= this.limit) this.refuse();
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length] = byte;
    this.#length += 1;
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}

export type Decode = (bytes: Uint8Array, output: Output) => void;

const spaces: ReadonlySet<number> = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);

export const decodeAsciiHex: Decode = (bytes, output) => {
  let first: number | null = null;
  for (const byte of bytes) {
    if (spaces.has(byte)) continue;
    const digit = Number.parseInt(String.fromCharCode(byte), 16);
    if (Number.isNaN(digit)) break;
    if (first === null) first = digit;
    else {
      output.push(first * 16 + digit);
      first = null;
    }
  }
  if (first !== null) output.push(first * 16);
};

const tilde = 0x7e;

/** Five characters are four bytes; `z` stands for four zeros, and a tilde ends the data. */
export const decodeAscii85: Decode = (bytes, output) => {
  const hasMark = bytes[0] === 0x3c && bytes[1] === tilde;
  let group: number[] = [];
  const write = (): void => {
    const digits = [0, 1, 2, 3, 4].map((at) => group[at] ?? 84);
    const value = digits.reduce((sum, digit) => sum * 85 + digit, 0);
    for (let at = 0; at < group.length - 1; at += 1) output.push(Math.floor(value / 256 ** (3 - at)) % 256);
    group = [];
  };
  for (const byte of bytes.subarray(hasMark ? 2 : 0)) {
    if (byte === tilde) break;
    if (spaces.has(byte)) continue;
    if (byte === 0x7a && group.length === 0) group = [0, 0, 0, 0, 0];
    else if (byte < 0x21 || byte > 0x75) throw new PdfFault('data in ASCII form cannot be read');
    else group.push(byte - 33);
    if (group.length === 5) write();
  }
  write();
};

const endOfRuns = 128;

/** A number says how many bytes follow as they are, or how often the next one is repeated. */
export const decodeRunLength: Decode = (bytes, output) => {
  for (let at = 0; at < bytes.length; ) {
    const number = bytes[at] ?? endOfRuns;
    if (number === endOfRuns) return;
    const isRepeated = number > endOfRuns;
    const count = isRepeated ? 257 - number : number + 1;
    for (let step = 1; step <= count; step += 1) {
      const byte = bytes[at + (isRepeated ? 1 : step)];
      if (byte === undefined) return;
      output.push(byte);
    }
    at += isRepeated ? 2 : count + 1;
  }
};

const [clear, end, firstFree, longest] = [256, 257, 258, 4096];

/** `earlyChange` is 1 unless the stream says 0: codes grow by a bit one entry before they have to. */
export const decodeLzw =
  (earlyChange: number): Decode =>
  (bytes, output) => {
    // Each entry is another one and a byte behind it.
    const [before, last] = [new Int16Array(longest), new Uint8Array(longest)];
    for (let code = 0; code < clear; code += 1) [before[code], last[code]] = [-1, code];
    let [free, width, buffer, bits, previous] = [firstFree, 9, 0, 0, -1];
    const spell = (code: number): number[] => {
      const spelled: number[] = [];
      for (let at = code; at >= 0; at = before[at] ?? -1) spelled.push(last[at] ?? 0);
      return spelled.reverse();
    };
    for (const byte of bytes) {
      buffer = ((buffer << 8) | byte) & 0xffffff;
      bits += 8;
      if (bits < width) continue;
      bits -= width;
      const code = (buffer >> bits) & ((1 << width) - 1);
      if (code === end) return;
      if (code === clear) {
        [free, width, previous] = [firstFree, 9, -1];
        continue;
      }
      if (code > free || (code === free && previous < 0))
        throw new PdfFault('packed data cannot be unpacked');
      const spelled = spell(code === free ? previous : code);
      if (code === free) spelled.push(spelled[0] ?? 0);
      for (const item of spelled) output.push(item);
      if (previous >= 0 && free < longest) {
        [before[free], last[free]] = [previous, spelled[0] ?? 0];
        free += 1;
      }
      previous = code;
      width =
        free + earlyChange >= 2048
          ? 12
          : free + earlyChange >= 1024
            ? 11
            : free + earlyChange >= 512
              ? 10
              : 9;
    }
  };
