// Repeatable chance: the same seed gives the same numbers everywhere.

export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number below the limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)] as T;
  }

  /** The first values far more often than the last. */
  pickSkewed<T>(values: readonly T[]): T {
    return values[Math.floor(this.next() ** 2.2 * values.length)] as T;
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.below(10)).join('');
  }
}
