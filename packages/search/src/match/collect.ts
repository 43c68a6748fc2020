// The inner loops of matching: entries of a posting list become scores by document.

/** Notes the scores; documents met for the first time are appended to the list. Returns the list's new length. */
export function collect(
  documents: Uint32Array,
  occurrences: Uint16Array,
  from: number,
  to: number,
  table: Uint32Array,
  scores: Uint32Array,
  list: Uint32Array,
  length: number,
): number {
  let count = length;
  for (let i = from; i < to; i++) {
    const document = documents[i] as number;
    const score = table[occurrences[i] as number] as number;
    const before = scores[document] as number;
    if (before === 0) {
      scores[document] = score;
      list[count++] = document;
    } else if (score > before) {
      scores[document] = score;
    }
  }
  return count;
}

/** As collect, for an empty list and the entries of one term: no document is met twice. */
export function collectFirst(
  documents: Uint32Array,
  occurrences: Uint16Array,
  from: number,
  to: number,
  table: Uint32Array,
  scores: Uint32Array,
  list: Uint32Array,
): number {
  for (let i = from; i < to; i++) {
    const document = documents[i] as number;
    scores[document] = table[occurrences[i] as number] as number;
    list[i - from] = document;
  }
  return to - from;
}

/** Notes the scores of documents that have one already for another word. */
export function narrow(
  documents: Uint32Array,
  occurrences: Uint16Array,
  from: number,
  to: number,
  table: Uint32Array,
  scores: Uint32Array,
  others: Uint32Array,
): void {
  for (let i = from; i < to; i++) {
    const document = documents[i] as number;
    if (others[document] === 0) continue;
    const score = table[occurrences[i] as number] as number;
    if (score > (scores[document] as number)) scores[document] = score;
  }
}

/**
 * As narrow, for few documents and a long list of one term, which is in order: each is looked up. Mostly the documents
 * are in order, too, so the search goes on from where the last one ended, in growing steps.
 */
export function lookUp(
  documents: Uint32Array,
  occurrences: Uint16Array,
  from: number,
  to: number,
  table: Uint32Array,
  scores: Uint32Array,
  others: Uint32Array,
  list: Uint32Array,
  count: number,
): void {
  let low = from;
  let before = 0;
  for (let i = 0; i < count; i++) {
    const document = list[i] as number;
    if (others[document] === 0) continue;
    if (document < before) low = from;
    before = document;
    let step = 1;
    while (low + step < to && (documents[low + step] as number) < document) {
      low += step;
      step <<= 1;
    }
    let high = low + step < to ? low + step : to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((documents[middle] as number) < document) low = middle + 1;
      else high = middle;
    }
    if (low === to || documents[low] !== document) continue;
    const score = table[occurrences[low] as number] as number;
    if (score > (scores[document] as number)) scores[document] = score;
  }
}

function isInOrder(list: Uint32Array, count: number): boolean {
  let before = 0;
  for (let i = 0; i < count; i++) {
    const document = list[i] as number;
    if (document < before) return false;
    before = document;
  }
  return true;
}

/** A bit by document, all zero between calls. */
let bits = new Uint32Array(0);

/** Puts the list in order of documents: what is done with it later then walks through memory instead of jumping. */
export function putInOrder(list: Uint32Array, count: number, capacity: number): void {
  if (isInOrder(list, count)) return;
  const words = (capacity + 31) >>> 5;
  if (bits.length < words) bits = new Uint32Array(words);
  for (let i = 0; i < count; i++) {
    const document = list[i] as number;
    const word = document >>> 5;
    bits[word] = (bits[word] as number) | (1 << (document & 31));
  }
  let at = 0;
  for (let word = 0; word < words; word++) {
    let left = bits[word] as number;
    if (left === 0) continue;
    bits[word] = 0;
    while (left !== 0) {
      const lowest = left & -left;
      list[at++] = (word << 5) + 31 - Math.clz32(lowest);
      left ^= lowest;
    }
  }
}
