// From a query to matching documents: plan, match, and where nothing is found once more with typos in every word.
import { type Catalog, textsOf } from '../index/catalog.ts';
import type { Scratch } from '../index/scratch.ts';
import type { Synonyms } from '../text/synonyms.ts';
import { planOf, type QueryPlan } from './plan.ts';
import { type MatchSource, matchText, stretchesIn, type TextMatch } from './text-match.ts';
import { hasLiving } from './word-match.ts';

export interface TextSearch {
  readonly plan: QueryPlan;
  readonly match: TextMatch;
}

export interface SearchedTexts {
  readonly catalog: Catalog;
  readonly synonyms: Synonyms;
  readonly scratch: Scratch;
  /** Some documents do not count any more. */
  readonly hasDead: boolean;
}

export function searchTexts(searched: SearchedTexts, words: readonly string[], typos: boolean): TextSearch {
  const { catalog, synonyms, scratch, hasDead } = searched;
  const source: MatchSource = {
    texts: textsOf(catalog),
    alive: hasDead ? catalog.columns.alive : undefined,
    scratch,
    found: new Map(),
  };
  const plan = planOf(words, catalog.compounds, synonyms, (word) =>
    hasLiving(stretchesIn(source, word), source.alive),
  );
  const match = matchText(source, plan, typos ? 'unknownWords' : 'none');
  if (match.count > 0 || !typos) return { plan, match };
  match.release();
  return { plan, match: matchText(source, plan, 'allWords') };
}
