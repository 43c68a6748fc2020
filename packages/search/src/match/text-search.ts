// From a query to matching documents: as written, by the parts of unknown compounds, with typos, and without a word.
import { type Catalog, listTexts } from '../index/catalog.ts';
import type { Scratch } from '../index/scratch.ts';
import { findKnownBeginning, looseParts } from '../text/loose-parts.ts';
import type { CategoryHint, Synonyms } from '../text/synonyms.ts';
import { wordsEndingWith, wordsInstead } from './instead.ts';
import { addLooser } from './loose-match.ts';
import { type PlannedWord, planMatch, plannedWord, type QueryPlan } from './plan.ts';
import { type MatchSource, matchText, stretchesIn, type TextMatch } from './text-match.ts';
import { hasLiving } from './word-match.ts';
import { wordsOfTrade } from './words-of-trade.ts';

export interface TextSearch {
  readonly plan: QueryPlan;
  readonly match: TextMatch;
  /** The words that stand for the query's where one of them means nothing to the catalogue. */
  readonly understoodAs?: readonly string[];
  /** Places of those among them that a compound ends with: they say what it is. */
  readonly heads?: ReadonlySet<number>;
}

export interface SearchedTexts {
  readonly catalog: Catalog;
  readonly synonyms: Synonyms;
  readonly scratch: Scratch;
  /** Some documents do not count any more. */
  readonly hasDead: boolean;
  /** How many do count. */
  readonly size: number;
}

/** A search that finds fewer is followed by what lacks a word. */
export const fewMatches = 10;

/** Documents that have all words, with typos where nothing is found as written. */
export function searchTexts(searched: SearchedTexts, words: readonly string[], typos: boolean): TextSearch {
  const source = sourceOf(searched);
  const plan = planFor(searched, source, words);
  const match = matchText(source, plan, typos ? 'unknownWords' : 'none');
  return { plan, match: match.count > 0 || !typos ? match : withTypos(source, plan, match) };
}

/** As searchTexts; where that finds little, then also what lacks a word, or a part of a compound. */
export function searchLoosely(searched: SearchedTexts, words: readonly string[], typos: boolean): TextSearch {
  const source = sourceOf(searched);
  const search = searchByParts(searched, source, words, typos);
  const { words: meant } = search.plan;
  if (meant.length < 2 || search.match.count >= fewMatches) return search;
  const match = addLooser(source, search.match, meant, searched.size, search.heads, (left) => {
    const rest = planFor(
      searched,
      source,
      meant.filter((_, i) => i !== left),
    );
    return matchText(source, rest, typos ? 'unknownWords' : 'none', { isOrdered: false });
  });
  return { ...search, match };
}

/**
 * Precedence: as written, then a phrase of the thesaurus with a typo, one typo in words of the catalogue, one in words of the thesaurus,
 * a compound with an unknown part, two typos.
 */
function searchByParts(
  searched: SearchedTexts,
  source: MatchSource,
  words: readonly string[],
  typos: boolean,
): TextSearch {
  const plan = planFor(searched, source, words);
  const written = matchText(source, plan, 'none');
  if (written.count > 0) return { plan, match: written };
  written.release();
  const phrase = typos ? searchNearTrade(searched, source, words, 'phrase') : undefined;
  if (phrase) return phrase;
  const match = matchText(source, plan, typos ? 'unknownWords' : 'none', { mostTypos: 1 });
  if (match.count > 0) return { plan, match };
  const word = typos ? searchNearTrade(searched, source, words, 'word') : undefined;
  if (word) return word;
  const meant: string[] = [];
  const heads = new Set<number>();
  for (const word of words) {
    const parts = partsIn(searched, source, word);
    meant.push(...(parts ?? [word]));
    if (parts) heads.add(meant.length - 1);
  }
  if (meant.join(' ') !== words.join(' ')) {
    match.release();
    return { ...searchTexts(searched, meant, typos), understoodAs: meant, heads };
  }
  return searchByBeginnings(searched, source, words, {
    plan,
    match: typos ? withTypos(source, plan, match) : match,
  });
}

/** What the words of the thesaurus find that the query is near to, as far as they find anything. */
function searchNearTrade(
  searched: SearchedTexts,
  source: MatchSource,
  words: readonly string[],
  kind: 'phrase' | 'word',
): TextSearch | undefined {
  const occurs = (word: PlannedWord) => hasLiving(stretchesIn(source, word), source.alive);
  const meant = wordsOfTrade(words, searched.synonyms, occurs, kind);
  if (!meant) return undefined;
  const search = searchTexts(searched, meant, false);
  if (search.match.count > 0) return { ...search, understoodAs: meant };
  search.match.release();
  return undefined;
}

/** The last way on: a compound that ends in an unknown word is about what it begins with. */
function searchByBeginnings(
  searched: SearchedTexts,
  source: MatchSource,
  words: readonly string[],
  before: TextSearch,
): TextSearch {
  if (before.match.count > 0) return before;
  const isKnown = knownIn(searched, source);
  const meant = words.map((word) => (isKnown(word) ? word : (findKnownBeginning(word, isKnown) ?? word)));
  if (meant.join(' ') === words.join(' ')) return before;
  before.match.release();
  return { ...searchTexts(searched, meant, false), understoodAs: meant };
}

/** The parts of a word that occurs nowhere as it is. */
function partsIn(searched: SearchedTexts, source: MatchSource, word: string): readonly string[] | undefined {
  const isKnown = knownIn(searched, source);
  return isKnown(word) ? undefined : looseParts(word, isKnown);
}

function knownIn({ synonyms }: SearchedTexts, source: MatchSource): (part: string) => boolean {
  const occurs = (one: string): boolean =>
    hasLiving(stretchesIn(source, plannedWord(one, false)), source.alive);
  const isLiving = ({ term }: CategoryHint): boolean =>
    hasLiving(stretchesIn(source, plannedWord(term, false)), source.alive);
  return (part) =>
    occurs(part) ||
    synonyms.categoriesFor([part]).some(isLiving) ||
    synonyms.of([part]).some(([only = '', ...more]) => more.length === 0 && occurs(only));
}

/** In words that occur nowhere up to two typos; else in all words. */
function withTypos(source: MatchSource, plan: QueryPlan, before: TextMatch): TextMatch {
  before.release();
  const match = matchText(source, plan, 'unknownWords');
  if (match.count > 0) return match;
  match.release();
  return matchText(source, plan, 'allWords');
}

function planFor(
  { catalog, synonyms }: SearchedTexts,
  source: MatchSource,
  words: readonly string[],
): QueryPlan {
  return planMatch(
    words,
    catalog.compounds,
    synonyms,
    (word) => hasLiving(stretchesIn(source, word), source.alive),
    (word) => wordsInstead(word, (ending) => wordsEndingWith(source.texts, ending)),
  );
}

function sourceOf({ catalog, scratch, hasDead }: SearchedTexts): MatchSource {
  return {
    texts: listTexts(catalog),
    alive: hasDead ? catalog.columns.alive : undefined,
    scratch,
    found: new Map(),
  };
}
