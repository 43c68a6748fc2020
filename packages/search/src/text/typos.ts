// Words written almost right: edit distance with transpositions over a sorted word list, whole or by beginning.
import type { Dictionary } from './dictionary.ts';
import { hasDigit } from './tokens.ts';
import { toUtf8 } from './utf8.ts';

const lengthForOne = 4;
const lengthForTwo = 8;

/** How many typos a word of this length may have. Numbers are right or wrong. */
export function typosAllowed(word: string): number {
  if (word.length < lengthForOne || hasDigit(word)) return 0;
  return word.length < lengthForTwo ? 1 : 2;
}

/** The words without digits of a dictionary. */
export interface WordList {
  readonly dictionary: Dictionary;
  readonly terms: Uint32Array;
  /** The number of bytes each shares with the one before. */
  readonly shared: Uint8Array;
  /** Which letters occur in each, as bits. */
  readonly letters: Uint32Array;
}

const bitOf = (byte: number): number => (byte >= 0x61 && byte <= 0x7a ? 1 << (byte - 0x61) : 1 << 26);

function lettersIn(bytes: Uint8Array, from: number, to: number): number {
  let letters = 0;
  for (let i = from; i < to; i++) letters |= bitOf(bytes[i] as number);
  return letters;
}

/** Whether more than so many bits are set. */
function hasMoreBits(bits: number, most: number): boolean {
  let left = bits;
  for (let i = 0; i < most && left !== 0; i++) left &= left - 1;
  return left !== 0;
}

const isDigitByte = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;

export function toWordList(dictionary: Dictionary): WordList {
  const { bytes, starts, size } = dictionary;
  const terms: number[] = [];
  const shared: number[] = [];
  const letters: number[] = [];
  for (let term = 0; term < size; term++) {
    const start = starts[term] as number;
    const end = starts[term + 1] as number;
    let i = start;
    while (i < end && !isDigitByte(bytes[i] as number)) i++;
    if (i < end) continue;
    const before = terms.at(-1);
    terms.push(term);
    shared.push(before === undefined ? 0 : sharedBytes(dictionary, before, term));
    letters.push(lettersIn(bytes, start, end));
  }
  return {
    dictionary,
    terms: Uint32Array.from(terms),
    shared: Uint8Array.from(shared),
    letters: Uint32Array.from(letters),
  };
}

function sharedBytes({ bytes, starts }: Dictionary, a: number, b: number): number {
  const startA = starts[a] as number;
  const startB = starts[b] as number;
  const most = Math.min((starts[a + 1] as number) - startA, (starts[b + 1] as number) - startB, 255);
  let i = 0;
  while (i < most && bytes[startA + i] === bytes[startB + i]) i++;
  return i;
}

/**
 * Reports the terms at most so many typos away; with `beginning`, also those that begin with something that near.
 * The distance rows of shared beginnings are computed once; where a row holds nothing near, all that begin so are passed
 * over. So are words that lack too many of the letters, or have too many others: each costs a typo.
 */
export function forEachNearTerm(
  { dictionary: { bytes, starts }, terms, shared, letters }: WordList,
  word: string,
  most: number,
  beginning: boolean,
  report: (term: number, typos: number) => void,
): void {
  const bytesOfWord = toUtf8(word);
  const wantedLetters = lettersIn(bytesOfWord, 0, bytesOfWord.length);
  const length = bytesOfWord.length;
  const width = length + 2;
  const far = most + 1;
  const rows = new Uint8Array((length + most + 3) * width).fill(far);
  for (let j = 0; j <= Math.min(length, most); j++) rows[j] = j;
  // The best distance of any beginning up to this depth.
  const best = new Uint8Array(length + most + 3).fill(far);
  best[0] = Math.min(length, far);
  let known = 0;
  let dead = Number.POSITIVE_INFINITY;

  for (let t = 0; t < terms.length; t++) {
    const common = shared[t] as number;
    if (common >= dead) {
      if (beginning && (best[dead - 1] as number) <= most)
        report(terms[t] as number, best[dead - 1] as number);
      continue;
    }
    dead = Number.POSITIVE_INFINITY;
    if (common < known) known = common;
    const own = letters[t] as number;
    if (hasMoreBits(wantedLetters & ~own, most) || (!beginning && hasMoreBits(own & ~wantedLetters, most)))
      continue;
    const term = terms[t] as number;
    const start = starts[term] as number;
    const size = (starts[term + 1] as number) - start;
    while (known < size) {
      const depth = known + 1;
      if (depth > length + most || !fillRow(rows, width, bytesOfWord, bytes, start, depth, most)) {
        dead = depth;
        break;
      }
      const reached = depth + most >= length ? (rows[depth * width + length] as number) : far;
      best[depth] = Math.min(best[known] as number, reached);
      known = depth;
    }
    const typos = beginning
      ? (best[known] as number)
      : known === size && size + most >= length
        ? (rows[size * width + length] as number)
        : far;
    if (typos <= most) report(term, typos);
  }
}

/** Computes the row of one more byte, near the diagonal only; false if everything in it is too far. */
function fillRow(
  rows: Uint8Array,
  width: number,
  wanted: Uint8Array,
  bytes: Uint8Array,
  start: number,
  depth: number,
  most: number,
): boolean {
  const row = depth * width;
  const above = row - width;
  const far = most + 1;
  const from = Math.max(0, depth - most);
  const to = Math.min(wanted.length, depth + most);
  const byte = bytes[start + depth - 1] as number;
  const byteBefore = depth > 1 ? (bytes[start + depth - 2] as number) : -1;
  if (from > 0) rows[row + from - 1] = far;
  rows[row + to + 1] = far;
  let least = far;
  for (let j = from; j <= to; j++) {
    let distance: number;
    if (j === 0) {
      distance = depth;
    } else {
      const letter = wanted[j - 1] as number;
      distance = (rows[above + j - 1] as number) + (letter === byte ? 0 : 1);
      const left = (rows[row + j - 1] as number) + 1;
      if (left < distance) distance = left;
      const up = (rows[above + j] as number) + 1;
      if (up < distance) distance = up;
      if (j > 1 && letter === byteBefore && wanted[j - 2] === byte) {
        const swapped = (rows[above - width + j - 2] as number) + 1;
        if (swapped < distance) distance = swapped;
      }
    }
    if (distance > far) distance = far;
    rows[row + j] = distance;
    if (distance < least) least = distance;
  }
  return least <= most;
}

const longestCompared = 64;
const rowsInTurn = [0, 1, 2].map(() => new Uint8Array(longestCompared + 2));

/** Typos between two words, with `beginning` the fewest to any beginning of the second; more than `most` if too many. */
export function typosBetween(word: string, other: string, beginning: boolean, most: number): number {
  const tooFar = most + 1;
  const length = word.length;
  if (
    length > longestCompared ||
    (beginning ? length - other.length : Math.abs(length - other.length)) > most
  ) {
    return tooFar;
  }
  let [above, row, twoAbove] = rowsInTurn as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= length; j++) above[j] = j;
  let best = length;
  const depth = Math.min(other.length, length + most);
  for (let i = 1; i <= depth; i++) {
    const letter = other.charCodeAt(i - 1);
    row[0] = i;
    let least = i;
    for (let j = 1; j <= length; j++) {
      const own = word.charCodeAt(j - 1);
      let distance = (above[j - 1] as number) + (own === letter ? 0 : 1);
      distance = Math.min(distance, (above[j] as number) + 1, (row[j - 1] as number) + 1);
      if (i > 1 && j > 1 && own === other.charCodeAt(i - 2) && word.charCodeAt(j - 2) === letter) {
        distance = Math.min(distance, (twoAbove[j - 2] as number) + 1);
      }
      row[j] = distance;
      if (distance < least) least = distance;
    }
    const reached = row[length] as number;
    if (beginning ? reached < best : i === other.length) best = reached;
    else if (!beginning) best = tooFar;
    if (least > most) break;
    [twoAbove, above, row] = [above, row, twoAbove];
  }
  return Math.min(best, tooFar);
}
