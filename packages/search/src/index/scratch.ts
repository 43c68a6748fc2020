// Arrays by document that searches borrow and give back clean, so that no search allocates what is as large as the catalogue.

export class Scratch {
  readonly #arrays: Uint32Array[] = [];
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** An array of zeros. Whoever takes it writes zeros where it has written before giving it back. */
  takeClean(): Uint32Array {
    return this.#arrays.pop() ?? new Uint32Array(this.#capacity);
  }

  giveBackClean(array: Uint32Array): void {
    this.#arrays.push(array);
  }

  readonly #lists: Uint32Array[] = [];

  /** An array whose content does not matter. */
  takeList(): Uint32Array {
    return this.#lists.pop() ?? new Uint32Array(this.#capacity);
  }

  giveBackList(list: Uint32Array): void {
    this.#lists.push(list);
  }

  readonly #freeCounts = new Map<number, Uint32Array[]>();
  #lentCounts: Uint32Array[] = [];

  /** Zeros to count in, of this size; all that were lent are taken back at once. */
  lendCounts(size: number): Uint32Array {
    const counts = this.#freeCounts.get(size)?.pop()?.fill(0) ?? new Uint32Array(size);
    this.#lentCounts.push(counts);
    return counts;
  }

  takeBackCounts(): void {
    for (const counts of this.#lentCounts) {
      const free = this.#freeCounts.get(counts.length);
      if (free) free.push(counts);
      else this.#freeCounts.set(counts.length, [counts]);
    }
    this.#lentCounts = [];
  }
}
