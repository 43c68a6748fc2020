// What is kept up to a certain size: whoever was asked for longest ago makes room.

export class Room<Key, Value> {
  readonly #kept = new Map<Key, Value>();
  readonly #most: number;
  readonly #sizeOf: (value: Value) => number;
  #size = 0;

  constructor(most: number, sizeOf: (value: Value) => number) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  get(key: Key): Value | undefined {
    const value = this.#kept.get(key);
    if (value === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, value);
    return value;
  }

  /** Those that made room for it; itself, where it is larger than all the room. */
  set(key: Key, value: Value): Value[] {
    this.delete(key);
    this.#kept.set(key, value);
    this.#size += this.#sizeOf(value);
    const gone: Value[] = [];
    for (const [oldest, before] of this.#kept) {
      if (this.#size <= this.#most) break;
      this.delete(oldest);
      gone.push(before);
    }
    return gone;
  }

  delete(key: Key): void {
    const value = this.#kept.get(key);
    if (value === undefined) return;
    this.#kept.delete(key);
    this.#size -= this.#sizeOf(value);
  }
}
