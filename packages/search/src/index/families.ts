// Which documents are variants of one product. A family is known by its first document, so that marks by family fit into
// arrays by document; whoever has no variants is a family alone.
import { hash53 } from '../text/hashes.ts';

export class Families {
  /** For each document, the first document of its family. */
  first: Uint32Array;
  /** For each document, the hash of its family's name; zero if it has none. */
  nameHash: Float64Array;
  /**
   * For each document, the previous member of its family; for the first document of a family, the last member. Built on
   * first use.
   */
  #links: { before: Uint32Array; last: Uint32Array } | undefined;
  readonly #firstOfName = new Map<number, number>();
  /** How many documents are in the links and in the map. */
  #known = 0;

  constructor(capacity: number) {
    this.first = new Uint32Array(capacity);
    this.nameHash = new Float64Array(capacity);
  }

  reserve(capacity: number): void {
    const { first, nameHash } = this;
    this.first = new Uint32Array(capacity);
    this.first.set(first);
    this.nameHash = new Float64Array(capacity);
    this.nameHash.set(nameHash);
    if (!this.#links) return;
    const { before, last } = this.#links;
    this.#links = { before: new Uint32Array(capacity), last: new Uint32Array(capacity) };
    this.#links.before.set(before);
    this.#links.last.set(last);
  }

  append(document: number, family: string): void {
    this.#learn(document);
    const name = family === '' ? 0 : hash53(family);
    this.nameHash[document] = name;
    this.first[document] = name === 0 ? document : (this.#firstOfName.get(name) ?? document);
    this.#learn(document + 1);
  }

  /** Forgets the documents from this one on. */
  truncate(count: number): void {
    const { before, last } = this.#linked();
    while (this.#known > count) {
      const document = --this.#known;
      const first = this.first[document] as number;
      if (first === document) this.#firstOfName.delete(this.nameHash[document] as number);
      else last[first] = before[document] as number;
    }
  }

  /** All members of the document's family including itself, counted or not; `count` is the total number of documents. */
  members(document: number, count: number): number[] {
    this.#learn(count);
    const { before, last } = this.#linked();
    const first = this.first[document] as number;
    const members: number[] = [];
    let member = last[first] as number;
    while (member !== first) {
      members.push(member);
      member = before[member] as number;
    }
    return [...members, first];
  }

  #linked() {
    const size = this.first.length;
    this.#links ??= { before: new Uint32Array(size), last: new Uint32Array(size) };
    return this.#links;
  }

  #learn(count: number): void {
    if (this.#known >= count) return;
    const { before, last } = this.#linked();
    for (; this.#known < count; this.#known++) {
      const document = this.#known;
      const first = this.first[document] as number;
      const name = this.nameHash[document] as number;
      if (first === document && name !== 0) this.#firstOfName.set(name, document);
      before[document] = first === document ? document : (last[first] as number);
      last[first] = document;
    }
  }
}
