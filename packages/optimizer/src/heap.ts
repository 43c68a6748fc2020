/** The parts of the search still open, the one with the least bound on top; of equals the older. */
export class Heap<Item extends { readonly bound: number; readonly age: number }> {
  private readonly items: Item[] = [];

  get size(): number {
    return this.items.length;
  }

  top(): Item | undefined {
    return this.items[0];
  }

  push(item: Item): void {
    const { items } = this;
    let child = items.length;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      const above = items[parent] as Item;
      if (!isBefore(item, above)) break;
      items[child] = above;
      child = parent;
    }
    items[child] = item;
  }

  pop(): Item | undefined {
    const { items } = this;
    const top = items[0];
    const last = items.pop();
    if (last && items.length > 0) this.sink(last);
    return top;
  }

  private sink(item: Item): void {
    const { items } = this;
    let parent = 0;
    for (;;) {
      let child = 2 * parent + 1;
      if (child >= items.length) break;
      const right = items[child + 1];
      if (right && isBefore(right, items[child] as Item)) child++;
      const below = items[child] as Item;
      if (!isBefore(below, item)) break;
      items[parent] = below;
      parent = child;
    }
    items[parent] = item;
  }
}

function isBefore(
  a: { readonly bound: number; readonly age: number },
  b: { readonly bound: number; readonly age: number },
): boolean {
  return a.bound < b.bound || (a.bound === b.bound && a.age < b.age);
}
