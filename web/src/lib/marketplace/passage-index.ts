// Passages of text in the product's search engine, which speaks of products in German words: a passage stands there as a product, its title and
// its text as the two names, and of passages of one group only the one that fits best is found.
import { buildIndex } from '@praxora/search/index/builder';
import type { ProductDocument } from '@praxora/search/index/document';

export interface Passage {
  readonly group: string;
  readonly title: string;
  readonly text: string;
  /** What the passages of several groups are about. */
  readonly topic: string;
}

export interface PassageHit {
  /** Which of the passages. */
  readonly index: number;
  /** Found words stand between the marks. */
  readonly title: string;
  readonly text: string;
}

interface Options {
  readonly marks: { readonly before: string; readonly after: string };
  readonly most: number;
}

/** Equally good ones in the order of the passages. */
const toDocument = ({ group, title, text, topic }: Passage, index: number): ProductDocument => ({
  objectID: String(index),
  titel: title,
  titelEn: text,
  hersteller: '',
  nummern: [],
  kategorien: { lvl0: topic, lvl1: `${topic} > ${topic}` },
  familie: group,
  popularity: 100_000 - index,
  url: '',
  bild: '',
  offers: [],
});

export async function buildPassageIndex(
  passages: readonly Passage[],
  { marks, most }: Options,
): Promise<(query: string) => readonly PassageHit[]> {
  const index = await buildIndex(passages.map(toDocument));
  const tags = { highlightPreTag: marks.before, highlightPostTag: marks.after };
  return (query) => {
    const answer = index.searchBatch([{ query, distinct: true, hitsPerPage: most, ...tags }]);
    if ('problem' in answer) throw new Error(answer.problem.message);
    return (answer.results[0]?.hits ?? []).map(({ objectID, _highlightResult: found }) => {
      const marked = (attribute: 'titel' | 'titelEn'): string => {
        const highlight = found?.[attribute];
        return highlight !== undefined && 'value' in highlight ? highlight.value : '';
      };
      return { index: Number(objectID), title: marked('titel'), text: marked('titelEn') };
    });
  };
}
