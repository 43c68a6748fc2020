// What a word says about categories: its documents there gain points. Where none of them has the word, the whole category is meant
// and all of them match.
import { descriptionScore, pointsShift } from './relevance.ts';
import type { Stretches } from './word-match.ts';

/** More than a name gains by having a word in both languages. */
const categoryScore = 2500 << pointsShift;

/** Documents met for the first time are appended to the list. Returns the list's new length. */
export function addCategories(
  stretches: Stretches,
  isWhole: boolean,
  scores: Uint32Array,
  list: Uint32Array,
  length: number,
): number {
  let count = length;
  const addsAll = isWhole && !hasNamed(stretches, scores);
  for (const { text, from, to } of stretches) {
    const { documents } = text.postings;
    for (let i = from; i < to; i++) {
      const document = documents[i] as number;
      const before = scores[document] as number;
      if (before === 0) {
        if (!addsAll) continue;
        list[count++] = document;
      }
      scores[document] = before + categoryScore;
    }
  }
  return count;
}

/** Whether any document there is found by more than its description. */
function hasNamed(stretches: Stretches, scores: Uint32Array): boolean {
  return stretches.some(({ text: { postings }, from, to }) => {
    for (let i = from; i < to; i++)
      if ((scores[postings.documents[i] as number] as number) > descriptionScore) return true;
    return false;
  });
}

/** As addCategories, for documents that have a score for another word. */
export function narrowCategories(
  stretches: Stretches,
  isWhole: boolean,
  scores: Uint32Array,
  others: Uint32Array,
): void {
  const addsAll = isWhole && !hasNamed(stretches, scores);
  for (const { text, from, to } of stretches) {
    const { documents } = text.postings;
    for (let i = from; i < to; i++) {
      const document = documents[i] as number;
      if (others[document] === 0) continue;
      const before = scores[document] as number;
      if (before !== 0 || addsAll) scores[document] = before + categoryScore;
    }
  }
}
