// Search inside a facet: the values that have all words of the query, by their beginnings; failing that, with typos.
import { type FacetCounts, frequentValues } from '../facets/facet-counts.ts';
import { planMatch } from '../match/plan.ts';
import { Compounds } from '../text/compounds.ts';
import { fold } from '../text/fold.ts';
import { Synonyms } from '../text/synonyms.ts';
import { queryWords, splitPieces } from '../text/tokens.ts';
import { typosAllowed, typosBetween } from '../text/typos.ts';
import { Highlighter, type HighlightTags } from './highlights.ts';
import type { FacetHit } from './result.ts';

const noCompounds = new Compounds(new Set());
const noSynonyms = new Synonyms({ groups: [] });

export function facetHits(
  facet: FacetCounts,
  facetQuery: string,
  most: number,
  tags: HighlightTags,
): FacetHit[] {
  const words = queryWords(facetQuery);
  const all = frequentValues(facet);
  const nameOf = (number: number) => facet.table.names[number] as string;
  let corrected: ReadonlySet<string> = new Set();
  let matches = all.filter((number) => hasAllWords(nameOf(number), words, begins));
  if (matches.length === 0) {
    corrected = new Set(words);
    matches = all.filter((number) => hasAllWords(nameOf(number), words, nearlyBegins));
  }
  // Every word may be the beginning of one, not only the last.
  const plan = planMatch(words, noCompounds, noSynonyms, () => false);
  const readings = plan.readings.map((slots) => slots.map((slot) => ({ ...slot, prefix: true })));
  const highlighter = new Highlighter({ ...plan, readings }, corrected, noCompounds, tags);
  return matches.slice(0, most).map((number) => ({
    value: nameOf(number),
    highlighted: highlighter.highlight(nameOf(number)).value,
    count: facet.counts[number] as number,
  }));
}

type WordTest = (word: string, wanted: string) => boolean;

function hasAllWords(name: string, wanted: readonly string[], test: WordTest): boolean {
  const words = splitPieces(name).map(({ start, end }) => fold(name.slice(start, end)));
  // A hyphenated name is also found when written in one.
  const joined = [...words, words.join('')];
  return wanted.every((one) => joined.some((word) => test(word, one)));
}

const begins: WordTest = (word, wanted) => word.startsWith(wanted);

const nearlyBegins: WordTest = (word, wanted) => {
  const most = typosAllowed(wanted);
  return begins(word, wanted) || (most > 0 && typosBetween(wanted, word, true, most) <= most);
};
