// Where a query finds nothing: the parts of it that find something, how much, and in which category most of that lies.
import { type Catalog, listTexts } from '../index/catalog.ts';
import type { OfferView } from '../index/offers.ts';
import { noValue } from '../index/value-table.ts';
import { isMeaningful } from '../match/loose-match.ts';
import { plannedWord } from '../match/plan.ts';
import { type SearchedTexts, searchTexts } from '../match/text-search.ts';
import { findStretches, hasLiving } from '../match/word-match.ts';
import { writtenWords } from '../text/tokens.ts';

export interface PartialMatch {
  readonly query: string;
  readonly nbHits: number;
  /** As the facets call it, the narrowest there is. */
  readonly category?: string;
}

const mostParts = 3;
/** Shortest beginning of an unknown word that is worth searching for. */
const shortestBeginning = 4;

export function findPartialMatches(searched: SearchedTexts, view: OfferView, query: string): PartialMatch[] {
  const found: PartialMatch[] = [];
  for (const { word, original } of writtenWords(query)) {
    if (found.length === mostParts) break;
    if (!isMeaningful(word)) continue;
    const whole = countedFor(searched, view, word, original.toLowerCase());
    const beginning = whole ? undefined : knownBeginning(searched, word);
    const part = whole ?? (beginning && countedFor(searched, view, beginning, beginning));
    if (part && found.every((other) => other.query !== part.query)) found.push(part);
  }
  return found;
}

function countedFor(
  searched: SearchedTexts,
  view: OfferView,
  word: string,
  query: string,
): PartialMatch | undefined {
  const { catalog } = searched;
  const { columns } = catalog;
  const { match } = searchTexts(searched, [word], false);
  const categories = new Map<number, number>();
  let nbHits = 0;
  for (let i = 0; i < match.count; i++) {
    const document = match.documents[i] as number;
    if (view.hidesSome && !columns.offers.isVisible(document, view)) continue;
    nbHits++;
    const category = columns.kategorie[document] as number;
    categories.set(category, (categories.get(category) ?? 0) + 1);
  }
  match.release();
  if (nbHits === 0) return undefined;
  const named = [...categories].map(([number, uses]) => ({ name: categoryName(catalog, number), uses }));
  // On a tie the first by name, which is the same in every index.
  const [most] = named.sort((a, b) => b.uses - a.uses || (a.name < b.name ? -1 : 1));
  const category = most?.name;
  return { query, nbHits, ...(category ? { category } : {}) };
}

function categoryName({ values }: Catalog, category: number): string {
  const sub = values.lvl1.names[values.lvl1Of[category] ?? noValue];
  return sub || values.lvl0.names[values.lvl0Of[category] ?? noValue] || '';
}

/** The longest beginning that is a word of the catalogue. */
function knownBeginning({ catalog, hasDead }: SearchedTexts, word: string): string | undefined {
  const alive = hasDead ? catalog.columns.alive : undefined;
  const texts = listTexts(catalog);
  for (let length = word.length - 1; length >= shortestBeginning; length--) {
    const beginning = word.slice(0, length);
    if (hasLiving(findStretches(texts, plannedWord(beginning, false)), alive)) return beginning;
  }
  return undefined;
}
