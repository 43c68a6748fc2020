// Long work in slices: other requests are answered in between, and several long works take turns.
//
// A slice ends after a few milliseconds. Between two rounds of the event loop only one slice of the whole process runs,
// so that ten long requests hold the others up no longer than one does.

/** Milliseconds of one slice. The pieces between two looks at the clock come on top, so they must be small. */
const longestSlice = 10;

const line: (() => void)[] = [];
let isServing = false;

/** Resolves in a later round of the event loop, and there alone. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    line.push(resolve);
    if (isServing) return;
    isServing = true;
    setImmediate(serve);
  });
}

/**
 * A callback set by an immediate runs in the next round of the event loop: requests that came in meanwhile are served
 * first.
 */
function serve(): void {
  line.shift()?.();
  isServing = line.length > 0;
  if (isServing) setImmediate(serve);
}

/** A long computation split into time slices; it joins the queue at its first pause. */
export class Slices {
  readonly #milliseconds: number;
  readonly #now: () => number;
  #end: number;
  #count = 1;

  constructor(milliseconds = longestSlice, now: () => number = () => performance.now()) {
    this.#milliseconds = milliseconds;
    this.#now = now;
    this.#end = now() + milliseconds;
  }

  /** So far. */
  get count(): number {
    return this.#count;
  }

  /** For loops over many small things, which need not wait for a promise at each of them. */
  get isOver(): boolean {
    return this.#now() >= this.#end;
  }

  /** To be called between two pieces of the work: waits for a turn where this slice has had its time. */
  async pause(): Promise<void> {
    if (!this.isOver) return;
    await nextTurn();
    this.#count += 1;
    this.#end = this.#now() + this.#milliseconds;
  }
}

/** Does what `map` does, in slices. */
export async function mapInSlices<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item, index: number) => Result,
  slices: Slices = new Slices(),
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    if (slices.isOver) await slices.pause();
    results.push(work(item, results.length));
  }
  return results;
}

/** Parts of a long list, to be handled one after the other. */
export function* splitIntoParts<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
