// The documents of each request of a batch that share one query: matched once, filtered and counted together.
import { addCounts, type CountedColumn, countedColumn, countsSize } from '../facets/column-counts.ts';
import { countFacets, countOne, type FacetCounts, valueTable } from '../facets/facet-counts.ts';
import { familyCounts } from '../facets/family-counts.ts';
import { type ClassifiedFilters, classify, mostConditions, mostRequests } from '../filter/classify.ts';
import { looksAtOffers, toCondition } from '../filter/conditions.ts';
import type { Filter } from '../filter/filter.ts';
import type { KeyedFilters } from '../filter/filters.ts';
import type { Catalog } from '../index/catalog.ts';
import type { FacetName } from '../index/facet-names.ts';
import type { OfferView } from '../index/offers.ts';
import type { Scratch } from '../index/scratch.ts';
import type { CheckedRequest } from './request.ts';
import type { PricedViews } from './vendor-choice.ts';

export interface Listed {
  readonly count: number;
  /** Calls back with each stretch of the list that belongs to the request. */
  forEachStretch(visit: (documents: Uint32Array, from: number, to: number) => void): void;
}

export interface Selection extends Listed {
  facet(name: FacetName): FacetCounts;
  /** Facet counts by family instead of by document. */
  facetOfFamilies(name: FacetName): FacetCounts;
}

export interface Candidates {
  readonly documents: Uint32Array;
  readonly count: number;
  /** Counts of all candidates by column, where they are known beforehand. */
  readonly counted?: ((column: CountedColumn) => Uint32Array) | undefined;
}

/** A filter, and whose prices it compares. */
interface FilterIn {
  readonly filter: Filter;
  readonly priced: OfferView;
}

/** Hands out the selection of each request; what it lends is void afterwards. */
export function withSelections(
  catalog: Catalog,
  scratch: Scratch,
  view: OfferView,
  views: PricedViews,
  candidates: Candidates,
  requests: readonly CheckedRequest[],
  filters: KeyedFilters,
  use: (selection: Selection, index: number) => void,
): void {
  const needed: (FilterIn & { readonly key: number })[] = [];
  const required: number[] = [];
  for (const request of requests) {
    let bits = 0;
    for (const key of request.filters) {
      const filter = filters.get(key) as Filter;
      const priced = looksAtOffers(filter) ? views.of(request) : view;
      let place = needed.findIndex((other) => other.key === key && other.priced === priced);
      if (place < 0) place = needed.push({ key, filter, priced }) - 1;
      bits |= 1 << place;
    }
    required.push(bits);
  }
  if (needed.length <= mostConditions && requests.length <= mostRequests) {
    selectTogether(catalog, scratch, view, candidates, needed, required, use);
    return;
  }
  requests.forEach((request, index) => {
    const filter: Filter = { kind: 'all', filters: request.filters.flatMap((key) => filters.get(key) ?? []) };
    const all = [{ filter, priced: views.of(request) }];
    selectTogether(catalog, scratch, view, candidates, all, [1], (selection) => use(selection, index));
  });
}

/** Conditions that are quick to look up come first. */
const costOf = { column: 0, vendors: 1, test: 2 } as const;

function selectTogether(
  catalog: Catalog,
  scratch: Scratch,
  view: OfferView,
  candidates: Candidates,
  filters: readonly FilterIn[],
  /** For each request the filters it needs, as bits. */
  required: readonly number[],
  use: (selection: Selection, index: number) => void,
): void {
  const { columns, values } = catalog;
  const conditions = filters.map(({ filter, priced }, i) => ({
    bit: 1 << i,
    condition: toCondition(filter, { columns, values, view, priced }),
  }));
  if (conditions.length > 1) conditions.sort((a, b) => costOf[a.condition.kind] - costOf[b.condition.kind]);
  const classified = classify(candidates.documents, candidates.count, conditions, required, columns, scratch);
  const counters = new ClassCounters(
    catalog,
    scratch,
    classified,
    conditions.length === 0 ? candidates.counted : undefined,
  );
  for (let index = 0; index < required.length; index++) {
    const own: number[] = [];
    for (let c = 0; c < classified.classes.length; c++)
      if ((classified.classes[c]?.requests ?? 0) & (1 << index)) own.push(c);
    use(new ClassSelection(catalog, scratch, view, classified, counters, own), index);
  }
  classified.release();
  scratch.takeBackCounts();
}

/** So few are sooner counted one by one than by going through all values. */
const fewDocuments = 12;

/** The documents of some classes. */
class ClassSelection implements Selection {
  readonly #catalog: Catalog;
  readonly #scratch: Scratch;
  readonly #view: OfferView;
  readonly #classified: ClassifiedFilters;
  readonly #counters: ClassCounters;
  readonly #own: readonly number[];
  readonly count: number;

  constructor(
    catalog: Catalog,
    scratch: Scratch,
    view: OfferView,
    classified: ClassifiedFilters,
    counters: ClassCounters,
    own: readonly number[],
  ) {
    this.#catalog = catalog;
    this.#scratch = scratch;
    this.#view = view;
    this.#classified = classified;
    this.#counters = counters;
    this.#own = own;
    let count = 0;
    for (const c of own) count += (classified.classes[c]?.to ?? 0) - (classified.classes[c]?.from ?? 0);
    this.count = count;
  }

  forEachStretch(visit: (documents: Uint32Array, from: number, to: number) => void): void {
    const { documents, classes } = this.#classified;
    for (const c of this.#own) visit(documents, classes[c]?.from ?? 0, classes[c]?.to ?? 0);
  }

  facet(name: FacetName): FacetCounts {
    if (this.count <= fewDocuments) return this.#facetOfFew(name);
    const { values } = this.#catalog;
    const column = countedColumn(name);
    const sums = this.#scratch.lendCounts(countsSize(column, values));
    for (const c of this.#own) addTo(sums, this.#counters.counts(c, column));
    return countFacets(name, sums, values, this.#view, (size) => this.#scratch.lendCounts(size));
  }

  facetOfFamilies(name: FacetName): FacetCounts {
    const { columns, values } = this.#catalog;
    const stretches: Listed['forEachStretch'] = (visit) => this.forEachStretch(visit);
    return familyCounts(name, stretches, columns, values, this.#view, this.#scratch);
  }

  #facetOfFew(name: FacetName): FacetCounts {
    const { columns, values } = this.#catalog;
    const table = valueTable(name, values);
    const counts = this.#scratch.lendCounts(table.names.length);
    const found: number[] = [];
    this.forEachStretch((documents, from, to) => {
      for (let i = from; i < to; i++)
        countOne(name, documents[i] as number, columns, values, this.#view, counts, found);
    });
    return { table, counts, found };
  }
}

/** Counts each class of documents once per column, when first asked. */
class ClassCounters {
  readonly #catalog: Catalog;
  readonly #classified: ClassifiedFilters;
  readonly #known: ((column: CountedColumn) => Uint32Array) | undefined;
  readonly #counts = new Map<string, Uint32Array>();
  readonly #scratch: Scratch;

  constructor(
    catalog: Catalog,
    scratch: Scratch,
    classified: ClassifiedFilters,
    known: ((column: CountedColumn) => Uint32Array) | undefined,
  ) {
    this.#catalog = catalog;
    this.#scratch = scratch;
    this.#classified = classified;
    this.#known = known;
  }

  counts(index: number, column: CountedColumn): Uint32Array {
    if (this.#known) return this.#known(column);
    const key = `${index} ${column}`;
    let counts = this.#counts.get(key);
    if (!counts) {
      const { columns, values } = this.#catalog;
      const { documents, classes } = this.#classified;
      const { from = 0, to = 0 } = classes[index] ?? {};
      counts = this.#scratch.lendCounts(countsSize(column, values));
      addCounts(column, columns, documents, from, to, counts);
      this.#counts.set(key, counts);
    }
    return counts;
  }
}

function addTo(sums: Uint32Array, counts: Uint32Array): void {
  for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) + (counts[i] as number);
}
