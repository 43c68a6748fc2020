// Finds a document by its object id: a hash table of document numbers.
import type { StoredFields } from './stored-fields.ts';

export class ObjectIds {
  readonly #slots: Int32Array;
  readonly #hashes: Uint32Array;
  readonly #stored: StoredFields;
  /** Documents whose id came again later. */
  readonly replaced: readonly number[];

  constructor(count: number, hashes: Uint32Array, stored: StoredFields) {
    this.#hashes = hashes;
    this.#stored = stored;
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(4, count * 2)))).fill(-1);
    const replaced: number[] = [];
    for (let document = 0; document < count; document++) {
      const hash = hashes[document] as number;
      let slot = hash & (this.#slots.length - 1);
      for (let other = this.#slots[slot] as number; other >= 0; other = this.#slots[slot] as number) {
        if (hashes[other] === hash && stored.objectID(other) === stored.objectID(document)) {
          replaced.push(other);
          break;
        }
        slot = (slot + 1) & (this.#slots.length - 1);
      }
      this.#slots[slot] = document;
    }
    this.replaced = replaced;
  }

  find(objectID: string, hash: number): number | undefined {
    let slot = hash & (this.#slots.length - 1);
    for (let document = this.#slots[slot] as number; document >= 0; document = this.#slots[slot] as number) {
      if (this.#hashes[document] === hash && this.#stored.objectID(document) === objectID) return document;
      slot = (slot + 1) & (this.#slots.length - 1);
    }
    return undefined;
  }
}
