// The practice's own products stand before the others, as far as they are of the kind that the query means: in a category of the
// best hits. Their order among themselves, and that of the others, stays.
import type { Catalog } from '../index/catalog.ts';
import type { Scratch } from '../index/scratch.ts';
import { noValue } from '../index/value-table.ts';
import { descriptionPoints } from '../match/relevance.ts';
import type { Listed } from './selection.ts';
import { comesAhead, lacksWord, type Ranking } from './top-hits.ts';

/** The kind of a query is read from so many of its best hits. */
export const hitsThatTellKind = 10;
/** In so many of them a category is one of the query's, not a chance hit; the first hit's always is. */
const fewestOfKind = 2;

interface OwnHits {
  readonly catalog: Catalog;
  readonly scratch: Scratch;
  readonly ranking: Ranking;
  /** Hits of the request; variants are one where they are grouped. */
  readonly listed: Listed;
  readonly isGrouped: boolean;
  readonly own: ReadonlySet<number>;
  /** The best hits of the request, best first. */
  readonly best: readonly number[];
  /** Words of the query. */
  readonly wordCount: number;
}

/** Own hits of the query's kind, best first. */
export function ownHits(hits: OwnHits): number[] {
  const { catalog, ranking } = hits;
  const kinds = kindsIn(catalog, hitsThatTell(hits));
  const { kategorie } = catalog.columns;
  const found = ownAmong(hits).filter(
    (document) => !lacksWord(ranking, document) && kinds.has(kategorie[document] as number),
  );
  return found.sort((a, b) => (comesAhead(ranking, a, b) ? -1 : 1));
}

/** The best hits, as long as any are found by more than their descriptions only those. */
function hitsThatTell({ best, wordCount, ranking: { scores, shift } }: OwnHits): readonly number[] {
  const first = best.slice(0, hitsThatTellKind);
  const named = first.filter(
    (document) => (scores[document] as number) >>> shift > descriptionPoints * wordCount,
  );
  return named.length > 0 ? named : first;
}

/** Categories that the best hits are in. */
function kindsIn({ columns: { kategorie } }: Catalog, best: readonly number[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const document of best) {
    const category = kategorie[document] as number;
    if (category !== noValue) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const kinds = [...counts].filter(([, count]) => count >= fewestOfKind).map(([category]) => category);
  const [first] = best;
  return new Set(first === undefined ? kinds : [...kinds, kategorie[first] as number]);
}

/** Hits that are own products, or have an own variant. One pass over all hits, by marks that are taken back. */
function ownAmong({ catalog, scratch, listed, isGrouped, own }: OwnHits): number[] {
  const { first } = catalog.columns.families;
  const markOf = (document: number) => (isGrouped ? (first[document] as number) : document);
  const marks = scratch.takeClean();
  for (const document of own) marks[markOf(document)] = 1;
  const found: number[] = [];
  listed.forEachStretch((documents, from, to) => {
    for (let i = from; i < to; i++) {
      const document = documents[i] as number;
      if (marks[markOf(document)] === 1) found.push(document);
    }
  });
  for (const document of own) marks[markOf(document)] = 0;
  scratch.giveBackClean(marks);
  return found;
}
