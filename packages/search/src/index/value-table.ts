// Numbers for facet values: documents hold the number, answers show the name. Number 0 is no value.

export const noValue = 0;

export class ValueTable {
  readonly names: string[] = [''];
  readonly #numbers = new Map<string, number>();
  #ranks: Uint32Array | undefined;

  /** The names from number 1 on. Of two equal ones, the first is found. */
  constructor(names: readonly string[] = []) {
    for (const name of names) {
      if (!this.#numbers.has(name)) this.#numbers.set(name, this.names.length);
      this.names.push(name);
    }
  }

  add(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.names.length);
    this.#ranks = undefined;
    return this.names.push(name) - 1;
  }

  find(name: string): number {
    return this.#numbers.get(name) ?? noValue;
  }

  /** The place of each value in the order of names. */
  ranks(): Uint32Array {
    if (!this.#ranks) {
      const order = [...this.names.keys()].sort((a, b) => compareNames(this.names[a], this.names[b]));
      const ranks = new Uint32Array(order.length);
      order.forEach((number, rank) => {
        ranks[number] = rank;
      });
      this.#ranks = ranks;
    }
    return this.#ranks;
  }
}

const compareNames = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);
