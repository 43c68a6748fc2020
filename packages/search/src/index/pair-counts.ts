// How often pairs of things occur, counted without keeping them.
import { mixed } from '../text/hashes.ts';

/** Counts pairs by their hashes: two that share a place are counted together, which is rare. */
export class PairCounts {
  readonly #counts: Uint16Array;

  constructor(pairs: number) {
    const bits = Math.min(24, Math.max(10, Math.ceil(Math.log2(pairs + 1)) + 2));
    this.#counts = new Uint16Array(1 << bits);
  }

  #place(a: number, b: number): number {
    return mixed(Math.imul(a, 0x9e3779b1) ^ mixed(b)) & (this.#counts.length - 1);
  }

  add(a: number, b: number): number {
    const place = this.#place(a, b);
    const count = this.#counts[place] as number;
    if (count < 0xffff) this.#counts[place] = count + 1;
    return count + 1;
  }

  of(a: number, b: number): number {
    return this.#counts[this.#place(a, b)] as number;
  }
}
