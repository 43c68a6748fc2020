// The query as it was probably meant: words that hardly occur are replaced by near ones that occur more often.
import { listTexts } from '../index/catalog.ts';
import { plannedWord } from '../match/plan.ts';
import { type SearchedTexts, searchTexts } from '../match/text-search.ts';
import { findStretches, livingIn, toStretch } from '../match/word-match.ts';
import { writtenWords } from '../text/tokens.ts';
import { forEachNearTerm, typosAllowed } from '../text/typos.ts';

/** A query that finds fewer is worth a second thought. */
export const fewHits = 3;
/** So many near words are tried for each of several words. */
const mostChoices = 3;
const mostCombinations = 12;
/** From this length on a suggestion may be one typo further away than what is found by itself. */
const lengthForFarther = 5;
/** Letters that may be missing at the end of a word that is only begun. */
const mostCompleted = 3;

export function didYouMean(
  searched: SearchedTexts,
  query: string,
  hitsAsWritten: number,
): string | undefined {
  const written = writtenWords(query);
  const words = written.map(({ word }) => word);
  const choices = words.map((word, i) => betterWords(searched, word, i === words.length - 1));
  if (!choices.some(([first], i) => first !== words[i])) return undefined;
  const typed = new Map(written.map(({ word, original }) => [word, original]));
  const spelled = (meant: readonly string[]) =>
    meant.map((word) => typed.get(word) ?? searched.catalog.spellings.get(word) ?? word).join(' ');
  if (words.length === 1) return spelled(choices.map(([first = '']) => first));
  const better = combinations(choices).find((meant) => hitsFor(searched, meant) > hitsAsWritten);
  return better && spelled(better);
}

function hitsFor(searched: SearchedTexts, words: readonly string[]): number {
  const { match } = searchTexts(searched, words, false);
  match.release();
  return match.count;
}

/** The best choice for every word first. */
function combinations(choices: readonly (readonly string[])[]): string[][] {
  let combined: string[][] = [[]];
  for (const words of choices) {
    combined = words
      .flatMap((word) => combined.map((before) => [...before, word]))
      .slice(0, mostCombinations);
  }
  return combined;
}

/** Words that occur more often, the nearest first, of equally near ones the most frequent; else the word itself. */
function betterWords(searched: SearchedTexts, word: string, isLast: boolean): string[] {
  const { catalog, hasDead } = searched;
  const alive = hasDead ? catalog.columns.alive : undefined;
  const allowed = typosAllowed(word);
  if (allowed === 0) return [word];
  const uses = livingIn(findStretches(listTexts(catalog), plannedWord(word, isLast)), alive);
  if (uses >= fewHits) return [isLast ? completed(searched, word) : word];
  const near = nearWords(searched, word, allowed, uses);
  if (near.length > 0) return near;
  if (word.length < lengthForFarther) return [word];
  // With one more typo allowed, the first letter must be right and at most one letter may be extra.
  const farther = nearWords(
    searched,
    word,
    allowed + 1,
    uses,
    (other) => other[0] === word[0] && other.length >= word.length - 1,
  );
  return farther.length > 0 ? farther : [word];
}

/** Completes the beginning of a word to the whole word; of several, the most frequent. */
function completed({ catalog, hasDead }: SearchedTexts, word: string): string {
  const alive = hasDead ? catalog.columns.alive : undefined;
  const uses = new Map<string, number>();
  for (const text of listTexts(catalog)) {
    const [from, to] = text.dictionary.beginningWith(word);
    for (let term = from; term < to; term++) {
      const whole = text.dictionary.term(term);
      if (whole.length > word.length + mostCompleted) continue;
      const living = livingIn([toStretch(text, term, term + 1, 'prefix')], alive);
      if (living === 0) continue;
      if (whole === word) return word;
      uses.set(whole, (uses.get(whole) ?? 0) + living);
    }
  }
  const [best = word] = [...uses]
    .sort(([one, its], [other, others]) => others - its || (one < other ? -1 : 1))
    .map(([whole]) => whole);
  return best;
}

function nearWords(
  { catalog, hasDead }: SearchedTexts,
  word: string,
  most: number,
  minimumUses: number,
  fits: (other: string) => boolean = () => true,
): string[] {
  const alive = hasDead ? catalog.columns.alive : undefined;
  const candidates = new Map<string, { readonly word: string; readonly typos: number; uses: number }>();
  for (const text of listTexts(catalog)) {
    forEachNearTerm(text.words, word, most, false, (term, typos) => {
      if (typos === 0) return;
      const near = text.dictionary.term(term);
      const candidate = candidates.get(near) ?? { word: near, typos, uses: 0 };
      candidate.uses += livingIn([toStretch(text, term, term + 1, 'oneTypo')], alive);
      candidates.set(near, candidate);
    });
  }
  return [...candidates.values()]
    .filter((candidate) => candidate.uses > minimumUses && fits(candidate.word))
    .sort((a, b) => a.typos - b.typos || b.uses - a.uses || (a.word < b.word ? -1 : 1))
    .slice(0, mostChoices)
    .map((candidate) => candidate.word);
}
