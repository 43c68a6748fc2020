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
}
