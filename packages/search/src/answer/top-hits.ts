// The best documents of a request in order, without sorting all the others.
import type { Columns } from '../index/columns.ts';
import { noPrice, type OfferView } from '../index/offers.ts';
import { lackIn } from '../match/loose-match.ts';
import { toRelevance } from '../match/relevance.ts';

/** `unitPrice`: of one piece. */
export type SortOrder = 'relevance' | 'price' | 'unitPrice';

export interface Ranking {
  readonly columns: Columns;
  /** Score of each document; shifted right by `shift`, the points of the text match. */
  readonly scores: Uint32Array;
  readonly shift: number;
  readonly view: OfferView;
  readonly order: SortOrder;
  /** Whether the scores tell of documents that lack a word. Such documents come after all others. */
  readonly tellsLacks?: boolean;
}

export const relevanceIn = ({ columns, scores, shift }: Ranking, document: number): number =>
  toRelevance(
    (scores[document] as number) >>> shift,
    columns.nameLength[document] as number,
    columns.popularityPoints[document] as number,
  );

/** The place of the next document that is at least so relevant, or the end. A loop of its own, as nearly all are not. */
function nextRelevant(
  { columns: { nameLength, popularityPoints }, scores, shift }: Ranking,
  documents: Uint32Array,
  from: number,
  to: number,
  least: number,
): number {
  for (let i = from; i < to; i++) {
    const document = documents[i] as number;
    const points = (scores[document] as number) >>> shift;
    const key = toRelevance(points, nameLength[document] as number, popularityPoints[document] as number);
    if (key >= least) return i;
  }
  return to;
}

/** Beyond what relevance and prices reach. */
const wholeMatch = 2 ** 40;

/** As nextRelevant, where documents may lack a word. */
function nextAmongLacking(
  { columns: { nameLength, popularityPoints }, scores, shift }: Ranking,
  documents: Uint32Array,
  from: number,
  to: number,
  least: number,
): number {
  const leastLacking = least + wholeMatch;
  for (let i = from; i < to; i++) {
    const document = documents[i] as number;
    const score = scores[document] as number;
    const points = score >>> shift;
    const key = toRelevance(points, nameLength[document] as number, popularityPoints[document] as number);
    if (key >= leastLacking || (key >= least && lackIn(score) === 0)) return i;
  }
  return to;
}

type KeyOf = (ranking: Ranking, document: number) => number;

/** Sort key of documents: the greater, the further ahead. */
const keyOfOrder: Readonly<Record<SortOrder, KeyOf>> = {
  relevance: relevanceIn,
  price: priceKey,
  unitPrice: (ranking, document) =>
    priceKey(ranking, document) / Math.max(1, ranking.columns.packSize[document] as number),
};

const keyIn = ({ tellsLacks, order }: Ranking): KeyOf => (tellsLacks ? keyAmongLacking : keyOfOrder[order]);

export const lacksWord = ({ tellsLacks, scores }: Ranking, document: number): boolean =>
  tellsLacks === true && lackIn(scores[document] as number) !== 0;

/** Whether one stands before the other. */
export function comesAhead(ranking: Ranking, a: number, b: number): boolean {
  const keyOf = keyIn(ranking);
  const difference = keyOf(ranking, a) - keyOf(ranking, b);
  // Two without a price have no difference.
  return difference > 0 || (!(difference < 0) && comesBefore(ranking, a, b));
}

/** A document that lacks a word comes after all documents that have every word. */
function keyAmongLacking(ranking: Ranking, document: number): number {
  const key = keyOfOrder[ranking.order](ranking, document);
  const comparable = key === Number.NEGATIVE_INFINITY ? -wholeMatch / 2 : key;
  return lacksWord(ranking, document) ? comparable - wholeMatch : comparable;
}

/** The price as a key: the greater, the further ahead. */
function priceKey({ columns, view }: Ranking, document: number): number {
  const price = columns.offers.priceFor(document, view);
  return price === noPrice ? Number.NEGATIVE_INFINITY : -price;
}

/** Orders documents of equal key: relevance, popularity, then an order that is the same in every index. */
function comesBefore(ranking: Ranking, a: number, b: number): boolean {
  const { popularity, idHash } = ranking.columns;
  const byRelevance = ranking.order !== 'relevance' ? relevanceIn(ranking, a) - relevanceIn(ranking, b) : 0;
  if (byRelevance !== 0) return byRelevance > 0;
  if (popularity[a] !== popularity[b]) return (popularity[a] as number) > (popularity[b] as number);
  if (idHash[a] !== idHash[b]) return (idHash[a] as number) < (idHash[b] as number);
  return a < b;
}

export class TopHits {
  readonly #ranking: Ranking;
  readonly #most: number;
  readonly #keys: Float64Array;
  readonly #documents: Uint32Array;
  #count = 0;
  /** Minimum key of a document to be among the best. */
  #least = Number.NEGATIVE_INFINITY;

  constructor(ranking: Ranking, most: number) {
    this.#ranking = ranking;
    this.#most = most;
    this.#keys = new Float64Array(most);
    this.#documents = new Uint32Array(most);
  }

  add(documents: Uint32Array, from: number, to: number): void {
    if (this.#most === 0) return;
    const keyOf = keyIn(this.#ranking);
    if (keyOf === relevanceIn) this.#addByRelevance(documents, from, to);
    else if (this.#ranking.order === 'relevance') this.#addLacking(documents, from, to);
    else this.#addByKey(documents, from, to, keyOf);
  }

  #addByRelevance(documents: Uint32Array, from: number, to: number): void {
    let least = this.#least;
    let i = nextRelevant(this.#ranking, documents, from, to, least);
    while (i < to) {
      const document = documents[i] as number;
      least = this.#insert(document, relevanceIn(this.#ranking, document));
      i = nextRelevant(this.#ranking, documents, i + 1, to, least);
    }
  }

  #addLacking(documents: Uint32Array, from: number, to: number): void {
    let least = this.#least;
    let i = nextAmongLacking(this.#ranking, documents, from, to, least);
    while (i < to) {
      const document = documents[i] as number;
      least = this.#insert(document, keyAmongLacking(this.#ranking, document));
      i = nextAmongLacking(this.#ranking, documents, i + 1, to, least);
    }
  }

  #addByKey(documents: Uint32Array, from: number, to: number, keyOf: KeyOf): void {
    let least = this.#least;
    for (let i = from; i < to; i++) {
      const document = documents[i] as number;
      const key = keyOf(this.#ranking, document);
      if (key >= least) least = this.#insert(document, key);
    }
  }

  #insert(document: number, key: number): number {
    const keys = this.#keys;
    const documents = this.#documents;
    let low = 0;
    let high = this.#count;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = keys[middle] as number;
      const isAhead =
        other > key || (other === key && comesBefore(this.#ranking, documents[middle] as number, document));
      if (isAhead) low = middle + 1;
      else high = middle;
    }
    if (low === this.#most) return this.#least;
    if (this.#count < this.#most) this.#count++;
    keys.copyWithin(low + 1, low, this.#count - 1);
    documents.copyWithin(low + 1, low, this.#count - 1);
    keys[low] = key;
    documents[low] = document;
    if (this.#count === this.#most) this.#least = keys[this.#most - 1] as number;
    return this.#least;
  }

  /** From one place up to another. */
  page(from: number, to: number): number[] {
    const page: number[] = [];
    for (let i = from; i < Math.min(to, this.#count); i++) page.push(this.#documents[i] as number);
    return page;
  }
}
