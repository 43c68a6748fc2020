// How well the order of hits agrees with ratings: normalised discounted cumulative gain of the first ten.
import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { buildIndex } from '../../packages/search/src/index/builder.ts';
import type { ProductDocument } from '../../packages/search/src/index/document.ts';

export interface RatedQuery {
  readonly id: string;
  readonly query: string;
}

/** Ratings by query id, then by product id. */
export type Ratings = ReadonlyMap<string, ReadonlyMap<string, number>>;

interface CatalogueLine {
  readonly id: string | number;
  readonly title: string;
  readonly brand?: string;
  readonly numbers?: readonly string[];
  readonly categories?: readonly string[];
  readonly text?: string;
}

function productOf({
  id,
  title,
  brand = '',
  numbers = [],
  categories = [],
  text = '',
}: CatalogueLine): ProductDocument {
  const [lvl0, lvl1] = categories;
  return {
    objectID: String(id),
    titel: title,
    hersteller: brand,
    nummern: numbers.map(String),
    kategorien: { ...(lvl0 ? { lvl0 } : {}), ...(lvl1 ? { lvl1: `${lvl0} > ${lvl1}` } : {}) },
    kategorienEn: categories.slice(2),
    text,
    popularity: 0,
    url: '',
    bild: '',
    offers: [],
  };
}

export async function* readCatalogue(file: string): AsyncGenerator<ProductDocument> {
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    if (line.trim() !== '') yield productOf(JSON.parse(line) as CatalogueLine);
  }
}

export function readQueries(file: string): RatedQuery[] {
  return linesOf(file).map((line) => {
    const { id, query } = JSON.parse(line) as { id: string | number; query: string };
    return { id: String(id), query };
  });
}

/** Lines of query,id,rating; a first line of names is passed over. */
export function readRatings(file: string): Ratings {
  const ratings = new Map<string, Map<string, number>>();
  for (const line of linesOf(file)) {
    const [query = '', id = '', rating] = line
      .split(',')
      .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    const value = Number(rating);
    if (rating === undefined || Number.isNaN(value)) continue;
    const ofQuery = ratings.get(query) ?? new Map<string, number>();
    ratings.set(query, ofQuery.set(id, value));
  }
  return ratings;
}

const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');

const depth = 10;

/** The gain of a rating, less the further down it stands. */
const gain = (rating: number, place: number): number => (2 ** rating - 1) / Math.log2(place + 2);

export function ndcg(found: readonly string[], ratings: ReadonlyMap<string, number>): number {
  const sum = (list: readonly number[]) =>
    list.slice(0, depth).reduce((total, rating, place) => total + gain(rating, place), 0);
  const best = sum([...ratings.values()].sort((a, b) => b - a));
  return best === 0 ? 0 : sum(found.map((id) => ratings.get(id) ?? 0)) / best;
}

export interface RatedAnswer {
  readonly query: string;
  /** Over all hits: what has no rating counts as bad. */
  readonly allHits: number;
  /** Products without a rating are left out before the first ten are taken: the ratings were pooled from other engines. */
  readonly judgedOnly: number;
  readonly hasHits: boolean;
}

/** Deep enough to meet ten products that have a rating. */
const furthest = 1000;

export async function evaluate(
  products: AsyncIterable<ProductDocument>,
  queries: readonly RatedQuery[],
  ratings: Ratings,
): Promise<RatedAnswer[]> {
  const index = await buildIndex(products);
  const answers: RatedAnswer[] = [];
  for (const { id, query } of queries) {
    const own = ratings.get(id);
    if (!own || Math.max(...own.values()) <= 0) continue;
    const answer = index.searchBatch([{ query, hitsPerPage: furthest, attributesToHighlight: [] }]);
    if ('problem' in answer) throw new Error(answer.problem.message);
    const found = (answer.results[0]?.hits ?? []).map(({ objectID }) => objectID);
    answers.push({
      query,
      allHits: ndcg(found, own),
      judgedOnly: ndcg(
        found.filter((objectID) => own.has(objectID)),
        own,
      ),
      hasHits: found.length > 0,
    });
  }
  return answers;
}
