// The query as it was probably meant: words that hardly occur are replaced by near ones that occur more often.
import { textsOf } from './catalog.ts';
import { plannedWord } from './plan.ts';
import { type SearchedTexts, searchTexts } from './textSearch.ts';
import { forEachNearTerm, typosAllowed } from './typos.ts';
import { livingIn, stretchesOf, stretchOf } from './wordMatch.ts';

/** A query that finds fewer is worth a second thought. */
export const fewHits = 3;

export function didYouMean(
  searched: SearchedTexts,
  words: readonly string[],
  hitsAsWritten: number,
): string | undefined {
  const corrected = words.map((word, i) => better(searched, word, i === words.length - 1));
  if (corrected.every((word, i) => word === words[i])) return undefined;
  if (words.length > 1 && hitsFor(searched, corrected) <= hitsAsWritten) return undefined;
  return corrected.map((word) => searched.catalog.spellings.get(word) ?? word).join(' ');
}

function hitsFor(searched: SearchedTexts, words: readonly string[]): number {
  const { match } = searchTexts(searched, words, false);
  match.release();
  return match.count;
}

/** The nearest word that occurs more often; of equally near ones the most frequent. */
function better({ catalog, hasDead }: SearchedTexts, word: string, isLast: boolean): string {
  const texts = textsOf(catalog);
  const alive = hasDead ? catalog.columns.alive : undefined;
  const most = typosAllowed(word);
  if (most === 0) return word;
  const uses = livingIn(stretchesOf(texts, plannedWord(word, isLast)), alive);
  if (uses >= fewHits) return word;

  const found = new Map<string, { readonly word: string; readonly typos: number; uses: number }>();
  for (const text of texts) {
    forEachNearTerm(text.words, word, most, false, (term, typos) => {
      if (typos === 0) return;
      const near = text.dictionary.term(term);
      const candidate = found.get(near) ?? { word: near, typos, uses: 0 };
      candidate.uses += livingIn([stretchOf(text, term, term + 1, 'oneTypo')], alive);
      found.set(near, candidate);
    });
  }
  const [best] = [...found.values()]
    .filter((candidate) => candidate.uses > uses)
    .sort((a, b) => a.typos - b.typos || b.uses - a.uses || (a.word < b.word ? -1 : 1));
  return best?.word ?? word;
}
