// Where all words together hit little, documents that lack one of them follow, those without the least telling word first.
import { hasDigit } from '../text/tokens.ts';
import { putInOrder } from './collect.ts';
import { plannedWord } from './plan.ts';
import { type MatchSource, stretchesIn, type TextMatch } from './text-match.ts';
import { livingIn } from './word-match.ts';

const shortestTelling = 3;
const longList = 1000;

/**
 * A score among documents that lack a word is one number: the points above the low bits, which tell which word it lacks, the first one
 * by the greatest number, and no word by the greatest of all. The greater of two scores is then the better match.
 */
const lackBits = 5;
const noLack = 2 ** lackBits - 1;

/** The position (from 1) of the word that a document with such a score lacks; zero if it has all words. */
export const lackIn = (score: number): number => noLack - (score & noLack);

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
  const weights = words.map((word) => tellingOf(source, word, documentCount));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let looser: Growing | undefined;
  const leaveOut = (left: number) => {
    if (!words.some((word, i) => i !== left && isMeaningful(word))) return;
    const lacking = toLacking(matchWithout(left), left + 1, 1 - (weights[left] as number) / total);
    looser = looser ? merged(looser, lacking) : lacking;
  };
  for (const left of words.keys()) if (!heads?.has(left)) leaveOut(left);
  // Where nothing else hits, the rest of a compound is better than nothing.
  if (match.count === 0 && !looser?.count) for (const left of heads ?? []) leaveOut(left);
  if (!looser) return match;
  const { documents, scores, borrowed } = looser;
  const count = addWhole(match, looser);
  match.release();
  if (count > longList) putInOrder(documents, count, documents.length);
  return {
    ...{ documents, scores, count, corrected: match.corrected },
    shift: lackBits,
    lacking: { wholeCount: match.count },
    release: () => borrowed.release(count),
  };
}

/** A match to which documents are added. */
interface Growing {
  readonly documents: Uint32Array;
  readonly scores: Uint32Array;
  readonly count: number;
  readonly borrowed: TextMatch;
}

/** The match's scores become those of documents that lack the word, in the arrays they are in. */
function toLacking(borrowed: TextMatch, place: number, share: number): Growing {
  const { documents, count, scores, shift } = borrowed;
  const lack = noLack - place;
  for (let i = 0; i < count; i++) {
    const document = documents[i] as number;
    const points = ((scores[document] as number) >>> shift) * share + 0.5;
    scores[document] = ((points < 1 ? 1 : points) << lackBits) | lack;
  }
  return { documents, scores, count, borrowed };
}

/** The shorter list is added to the longer one and given back; what lacks either word counts as the better of both. */
function merged(a: Growing, b: Growing): Growing {
  const [into, from] = a.count < b.count ? [b, a] : [a, b];
  const { documents, scores } = into;
  let { count } = into;
  for (let i = 0; i < from.count; i++) {
    const document = from.documents[i] as number;
    const known = scores[document] as number;
    const score = from.scores[document] as number;
    if (known === 0) documents[count++] = document;
    if (score > known) scores[document] = score;
  }
  from.borrowed.release(from.count);
  return { ...into, count };
}

/** Documents with all words, which are few, are no longer among those that lack one. Returns the list's new length. */
function addWhole(match: TextMatch, { documents, scores, count }: Growing): number {
  let length = count;
  for (let i = 0; i < match.count; i++) {
    const document = match.documents[i] as number;
    if (scores[document] === 0) documents[length++] = document;
    scores[document] = (((match.scores[document] as number) >>> match.shift) << lackBits) | noLack;
  }
  return length;
}

/** How much a word narrows the search: the rarer, the more. */
function tellingOf(source: MatchSource, word: string, documentCount: number): number {
  const living = livingIn(stretchesIn(source, plannedWord(word, false)), source.alive);
  return Math.log2(2 + documentCount / (1 + living));
}
