// Typed arrays that grow while something of unknown size is written.

type Numbers = Uint8Array | Uint16Array | Uint32Array;
type Maker<T extends Numbers> = new (length: number) => T;

export class Growing<T extends Numbers> {
  values: T;
  length = 0;
  readonly #make: Maker<T>;

  constructor(make: Maker<T>, capacity = 1024) {
    this.#make = make;
    this.values = new make(capacity);
  }

  push(value: number): void {
    if (this.length === this.values.length) this.reserve(1);
    this.values[this.length++] = value;
  }

  /** Makes sure that so many more fit. */
  reserve(more: number): void {
    const needed = this.length + more;
    if (needed <= this.values.length) return;
    const larger = new this.#make(Math.max(needed, Math.ceil(this.values.length * 1.5)));
    larger.set(this.values.subarray(0, this.length));
    this.values = larger;
  }

  /** A copy of just what was written. */
  trimmed(): T {
    return this.values.slice(0, this.length) as T;
  }
}
