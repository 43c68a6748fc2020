// Several words that together stand for one: parts of a compound, or a phrase of the same meaning.
import { nearnessMask } from '../index/postings.ts';
import type { Scratch } from '../index/scratch.ts';
import { pointsShift } from './relevance.ts';
import { collectAll, entriesIn, narrowAll, type Stretches } from './word-match.ts';

/** Words together are worth a little less than the one they stand for. */
const sequenceShare = 0.8;

/** Documents with all words of the sequence get a score for the slot, and are appended to its list. */
export function addSequence(
  scratch: Scratch,
  sequence: readonly Stretches[],
  scores: Uint32Array,
  list: Uint32Array,
  length: number,
): number {
  const ordered = [...sequence].sort((a, b) => entriesIn(a) - entriesIn(b));
  const [rarest = [], ...others] = ordered;
  const arrays = ordered.map(() => scratch.takeClean());
  const matches = scratch.takeList();
  const touched = collectAll(rarest, arrays[0] as Uint32Array, matches, 0);
  others.forEach((stretches, i) => {
    narrowAll(stretches, arrays[i + 1] as Uint32Array, arrays[i] as Uint32Array, matches, touched);
  });
  const first = arrays[ordered.indexOf(sequence[0] ?? [])] as Uint32Array;
  const count = mergeSequence(arrays, first, matches, touched, scores, list, length);
  giveBackAll(scratch, arrays, matches, touched);
  scratch.giveBackList(matches);
  return count;
}

/** As addSequence, for documents that are on the list already. */
export function narrowSequence(
  scratch: Scratch,
  sequence: readonly Stretches[],
  scores: Uint32Array,
  others: Uint32Array,
  list: Uint32Array,
  count: number,
): void {
  const arrays = sequence.map(() => scratch.takeClean());
  sequence.forEach((stretches, i) => {
    narrowAll(stretches, arrays[i] as Uint32Array, arrays[i - 1] ?? others, list, count);
  });
  mergeSequence(arrays, arrays[0] as Uint32Array, list, count, scores, undefined, 0);
  giveBackAll(scratch, arrays, list, count);
}

function giveBackAll(
  scratch: Scratch,
  arrays: readonly Uint32Array[],
  list: Uint32Array,
  count: number,
): void {
  for (const array of arrays) {
    for (let i = 0; i < count; i++) array[list[i] as number] = 0;
    scratch.giveBackClean(array);
  }
}

/** Where all words have a score, the slot gets one: as good as the worst of them, standing where the first one does. */
function mergeSequence(
  arrays: readonly Uint32Array[],
  first: Uint32Array,
  matches: Uint32Array,
  touched: number,
  scores: Uint32Array,
  list: Uint32Array | undefined,
  length: number,
): number {
  const last = arrays.at(-1) as Uint32Array;
  let count = length;
  for (let i = 0; i < touched; i++) {
    const document = matches[i] as number;
    if (last[document] === 0) continue;
    let least = Number.POSITIVE_INFINITY;
    for (let a = 0; a < arrays.length; a++) {
      const points = ((arrays[a] as Uint32Array)[document] as number) >>> pointsShift;
      if (points < least) least = points;
    }
    const points = Math.max(1, Math.round(least * sequenceShare));
    const score = (points << pointsShift) | ((first[document] as number) & nearnessMask);
    const before = scores[document] as number;
    if (before === 0 && list) list[count++] = document;
    if (score > before) scores[document] = score;
  }
  return count;
}
