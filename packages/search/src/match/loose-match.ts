// Where all words together hit little, documents that lack one of them follow, those without the least telling word first.
import { hasDigit } from '../text/tokens.ts';
import { putInOrder } from './collect.ts';
import { plannedWord } from './plan.ts';
import { type MatchSource, stretchesIn, type TextMatch } from './text-match.ts';
import { livingIn } from './word-match.ts';

const shortestTelling = 3;
const longList = 1000;

/** Whether a word by itself says what is looked for. */
export const isMeaningful = (word: string): boolean => word.length >= shortestTelling && !hasDigit(word);

/**
 * The match and all documents that have every word but one. `matchWithout` answers with the match of the other words;
 * what it borrows is given back here. The words that compounds end with say what is meant, and are left out last.
 */
export function addLooser(
  source: MatchSource,
  match: TextMatch,
  words: readonly string[],
  documentCount: number,
  heads: ReadonlySet<number> | undefined,
  matchWithout: (left: number) => TextMatch,
): TextMatch {
  const { scratch } = source;
  const { documents, scores } = match;
  const lacks = scratch.takeClean();
  const weights = words.map((word) => tellingOf(source, word, documentCount));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let count = match.count;
  const leaveOut = (left: number) => {
    if (!words.some((word, i) => i !== left && isMeaningful(word))) return;
    const rest = matchWithout(left);
    const share = 1 - (weights[left] as number) / total;
    for (let i = 0; i < rest.count; i++) {
      const document = rest.documents[i] as number;
      const known = scores[document] as number;
      if (known !== 0 && lacks[document] === 0) continue;
      const points = Math.max(1, Math.round(((rest.scores[document] as number) >>> rest.shift) * share));
      if (known === 0) documents[count++] = document;
      if (points <= known) continue;
      scores[document] = points;
      lacks[document] = left + 1;
    }
    rest.release();
  };
  for (const left of words.keys()) if (!heads?.has(left)) leaveOut(left);
  // Where nothing else hits, the rest of a compound is better than nothing.
  if (count === 0) for (const left of heads ?? []) leaveOut(left);
  if (count > longList) putInOrder(documents, count, documents.length);
  return {
    ...match,
    count,
    lacking: { word: lacks, wholeCount: match.count },
    release: () => {
      for (let i = 0; i < count; i++) {
        const document = documents[i] as number;
        lacks[document] = 0;
        scores[document] = 0;
      }
      scratch.giveBackClean(lacks);
      match.release();
    },
  };
}

/** How much a word narrows the search: the rarer, the more. */
function tellingOf(source: MatchSource, word: string, documentCount: number): number {
  const living = livingIn(stretchesIn(source, plannedWord(word, false)), source.alive);
  return Math.log2(2 + documentCount / (1 + living));
}
