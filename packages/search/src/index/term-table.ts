// Numbers the different words while an index is built: a hash table over one byte array, since millions of strings weigh too much.
import { mixed } from '../text/hashes.ts';
import { writeUtf8 } from '../text/utf8.ts';
import { Growing } from './growing.ts';

export class TermTable {
  readonly bytes = new Growing(Uint8Array, 1 << 16);
  /** Where each term's bytes start; one more than there are terms. */
  readonly starts = new Growing(Uint32Array);
  #slots = new Int32Array(1 << 12).fill(-1);
  readonly #hashes = new Growing(Uint32Array);

  constructor() {
    this.starts.push(0);
  }

  get size(): number {
    return this.starts.length - 1;
  }

  /** The term's number; a new one if it was not seen before. */
  add(term: string): number {
    const { bytes, starts } = this;
    bytes.reserve(term.length * 3);
    const start = bytes.length;
    const end = writeUtf8(term, bytes.values, start);
    const hash = this.#hashOf(start, end);
    let slot = hash & (this.#slots.length - 1);
    for (let id = this.#slots[slot] as number; id >= 0; id = this.#slots[slot] as number) {
      if (this.#hashes.values[id] === hash && this.#equals(id, start, end)) return id;
      slot = (slot + 1) & (this.#slots.length - 1);
    }
    const id = this.size;
    bytes.length = end;
    starts.push(end);
    this.#hashes.push(hash);
    this.#slots[slot] = id;
    if (this.size * 2 > this.#slots.length) this.#enlarge();
    return id;
  }

  #hashOf(start: number, end: number): number {
    const bytes = this.bytes.values;
    let hash = 0x811c9dc5;
    for (let i = start; i < end; i++) hash = Math.imul(hash ^ (bytes[i] as number), 0x01000193);
    return mixed(hash) >>> 0;
  }

  #equals(id: number, start: number, end: number): boolean {
    const bytes = this.bytes.values;
    const from = this.starts.values[id] as number;
    if ((this.starts.values[id + 1] as number) - from !== end - start) return false;
    for (let i = start; i < end; i++) if (bytes[i] !== bytes[from + i - start]) return false;
    return true;
  }

  #enlarge(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(-1);
    const mask = this.#slots.length - 1;
    for (let id = 0; id < this.size; id++) {
      let slot = (this.#hashes.values[id] as number) & mask;
      while ((this.#slots[slot] as number) >= 0) slot = (slot + 1) & mask;
      this.#slots[slot] = id;
    }
  }
}
