// Sorts many short byte strings by three-way radix quicksort: each byte is looked at once, not once per comparison.

const fewEnough = 12;

/** The ids of the terms in byte order. Term i is bytes[starts[i]] up to bytes[starts[i + 1]]; all differ. */
export function sortedTerms(bytes: Uint8Array, starts: Uint32Array, count: number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, id) => id);
  const byteAt = (id: number, depth: number): number => {
    const at = (starts[id] as number) + depth;
    return at < (starts[id + 1] as number) ? (bytes[at] as number) : -1;
  };

  const swap = (i: number, j: number): void => {
    const kept = order[i] as number;
    order[i] = order[j] as number;
    order[j] = kept;
  };

  const comesBefore = (a: number, b: number, from: number): boolean => {
    for (let depth = from; ; depth++) {
      const left = byteAt(a, depth);
      const right = byteAt(b, depth);
      if (left !== right) return left < right;
      if (left < 0) return false;
    }
  };

  const insertionSort = (low: number, high: number, depth: number): void => {
    for (let i = low + 1; i < high; i++) {
      const id = order[i] as number;
      let j = i;
      while (j > low && comesBefore(id, order[j - 1] as number, depth)) {
        order[j] = order[j - 1] as number;
        j--;
      }
      order[j] = id;
    }
  };

  const sort = (from: number, to: number, fromDepth: number): void => {
    let low = from;
    let high = to;
    let depth = fromDepth;
    while (high - low > fewEnough) {
      const pivot = byteAt(order[(low + high) >> 1] as number, depth);
      let less = low;
      let greater = high;
      for (let i = low; i < greater; ) {
        const byte = byteAt(order[i] as number, depth);
        if (byte < pivot) swap(i++, less++);
        else if (byte > pivot) swap(i, --greater);
        else i++;
      }
      sort(low, less, depth);
      sort(greater, high, depth);
      // The remaining terms share the pivot byte; a term that ends here is alone.
      if (pivot < 0) return;
      low = less;
      high = greater;
      depth++;
    }
    insertionSort(low, high, depth);
  };

  sort(0, count, 0);
  return order;
}
