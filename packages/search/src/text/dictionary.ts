// The sorted words of an index: where a word is, and which words begin with it.
import { fromUtf8, writeUtf8 } from './utf8.ts';

/** From the first index up to, not including, the second. */
export type TermRange = readonly [from: number, to: number];

/** Words longer than this are not looked up in full; none in an index are. */
const longestLookup = 256;
const worthATable = 5000;

export class Dictionary {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
  /** First index not before a word, by the word's first two bytes. Saves most steps of a search. */
  readonly #byBeginning: Uint32Array | undefined;
  readonly #wanted = new Uint8Array(longestLookup * 3);

  constructor(bytes: Uint8Array, starts: Uint32Array) {
    this.bytes = bytes;
    this.starts = starts;
    if (this.size > worthATable) this.#byBeginning = this.#beginnings();
  }

  get size(): number {
    return this.starts.length - 1;
  }

  term(index: number): string {
    return fromUtf8(this.bytes, this.starts[index] as number, this.starts[index + 1] as number);
  }

  /** Whether the word at the index is as long as this one in bytes: then, among those that begin with it, it is the same. */
  isWhole(index: number, word: string): boolean {
    const length = (this.starts[index + 1] as number) - (this.starts[index] as number);
    return length === writeUtf8(word.slice(0, longestLookup), this.#wanted, 0);
  }

  /** The words that begin with this one; the word itself, if there, is the first. */
  beginningWith(prefix: string, among?: TermRange): TermRange {
    const length = this.#prepare(prefix, among);
    const from = this.#firstFrom(length, this.#low, this.#high, false);
    return [from, this.#firstFrom(length, from, this.#high, true)];
  }

  /** The word's index, or -1. */
  find(word: string, among?: TermRange): number {
    const length = this.#prepare(word, among);
    const index = this.#firstFrom(length, this.#low, this.#high, false);
    if (index === this.#high || this.#compare(index, length) !== 0) return -1;
    return (this.starts[index + 1] as number) - (this.starts[index] as number) === length ? index : -1;
  }

  #low = 0;
  #high = 0;

  /** Sets what is looked for, and where; returns its length in bytes. */
  #prepare(word: string, among: TermRange | undefined): number {
    const length = writeUtf8(word.slice(0, longestLookup), this.#wanted, 0);
    this.#low = among ? among[0] : 0;
    this.#high = among ? among[1] : this.size;
    if (this.#byBeginning && length >= 2) {
      const beginning = ((this.#wanted[0] as number) << 8) | (this.#wanted[1] as number);
      this.#low = Math.max(this.#low, this.#byBeginning[beginning] as number);
      this.#high = Math.max(this.#low, Math.min(this.#high, this.#byBeginning[beginning + 1] as number));
    }
    return length;
  }

  #beginnings(): Uint32Array {
    const first = new Uint32Array(0x10001);
    for (let index = 0; index < this.size; index++) {
      const start = this.starts[index] as number;
      const second = (this.starts[index + 1] as number) - start > 1 ? (this.bytes[start + 1] as number) : 0;
      const next = (((this.bytes[start] as number) << 8) | second) + 1;
      first[next] = (first[next] as number) + 1;
    }
    for (let i = 1; i < first.length; i++) first[i] = (first[i] as number) + (first[i - 1] as number);
    return first;
  }

  /** The first word not before the wanted one; with `past`, the first that is behind all that begin with it. */
  #firstFrom(length: number, from: number, to: number, past: boolean): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order = this.#compare(middle, length);
      if (order < 0 || (past && order === 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Below zero if the word is before the wanted one, zero if it begins with it, above if behind. */
  #compare(index: number, length: number): number {
    const start = this.starts[index] as number;
    const own = (this.starts[index + 1] as number) - start;
    const shared = own < length ? own : length;
    for (let i = 0; i < shared; i++) {
      const difference = (this.bytes[start + i] as number) - (this.#wanted[i] as number);
      if (difference !== 0) return difference;
    }
    return own >= length ? 0 : -1;
  }
}
