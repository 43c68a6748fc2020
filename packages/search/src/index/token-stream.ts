// The words of all documents in order, kept in chunks while an index is built, so that nothing large is ever copied.
import { Growing } from './growing.ts';

/** Chunks double from the first to the largest, so that a few documents need little. */
const firstChunk = 1 << 12;
const largestChunk = 1 << 20;

interface Chunk {
  readonly terms: Uint32Array;
  readonly occurrences: Uint16Array;
}

export class TokenStream {
  readonly #chunks: Chunk[] = [];
  #terms = new Uint32Array(0);
  #occurrences = new Uint16Array(0);
  #used = 0;
  /** Tokens of each document. */
  readonly #counts = new Growing(Uint32Array, firstChunk);

  startDocument(): void {
    this.#counts.push(0);
  }

  push(term: number, occurrence: number): void {
    if (this.#used === this.#terms.length) this.#startChunk();
    this.#terms[this.#used] = term;
    this.#occurrences[this.#used] = occurrence;
    this.#used++;
    const { values, length } = this.#counts;
    values[length - 1] = (values[length - 1] as number) + 1;
  }

  #startChunk(): void {
    const size = Math.min(largestChunk, Math.max(firstChunk, this.#terms.length * 2));
    this.#terms = new Uint32Array(size);
    this.#occurrences = new Uint16Array(size);
    this.#chunks.push({ terms: this.#terms, occurrences: this.#occurrences });
    this.#used = 0;
  }

  /** How many there are in all. */
  get size(): number {
    return this.#chunks.reduce(
      (sum, { terms }) => sum + (terms === this.#terms ? this.#used : terms.length),
      0,
    );
  }

  /** Visits every token, counted from zero; pauses (yields) after each chunk. */
  *visit(
    visitor: (document: number, term: number, occurrence: number, token: number) => void,
  ): Generator<void, void> {
    let document = -1;
    let left = 0;
    let token = 0;
    for (const { terms, occurrences } of this.#chunks) {
      const size = terms === this.#terms ? this.#used : terms.length;
      for (let i = 0; i < size; i++) {
        while (left === 0) {
          document++;
          left = this.#counts.values[document] as number;
        }
        left--;
        visitor(document, terms[i] as number, occurrences[i] as number, token++);
      }
      yield;
    }
  }
}
