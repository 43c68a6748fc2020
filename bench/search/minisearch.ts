// MiniSearch, where it is installed: the words of our index as they are, facets counted over its results.
import type { SearchIndex } from '../../packages/search/src/search-index.ts';
import { type Counted, type Engine, facets, ownCpuMs, type Products, timed } from './engine.ts';
import { wordsByDocument } from './index-words.ts';
import { planText } from './plan-text.ts';
import type { BenchQuery } from './queries.ts';

interface Result {
  readonly id: number;
}

/** The used part of the library's interface; the library may not be installed. */
interface MiniSearchLike {
  addAll(documents: readonly object[]): void;
  search(query: object): readonly Result[];
}
type MiniSearchModule = { readonly default: new (options: object) => MiniSearchLike };

export async function miniSearch(products: Products, index: SearchIndex): Promise<Engine | undefined> {
  const name = 'minisearch';
  const library = await import(name).then(
    (module) => module as MiniSearchModule,
    () => undefined,
  );
  if (!library) {
    console.log('MiniSearch: skipped, not installed');
    return undefined;
  }
  const started = performance.now();
  const searcher = new library.default({
    fields: ['words'],
    tokenize: (text: string) => text.split(' '),
    processTerm: (term: string) => term,
  });
  const stored = [...products()].map((product) => ({
    lieferanten: product.offers.map(({ vendor }) => vendor.name),
    hersteller: [product.hersteller],
    'hierarchicalCategories.lvl0': [product.kategorien.lvl0 ?? ''],
    'hierarchicalCategories.lvl1': [product.kategorien.lvl1 ?? ''],
  }));
  searcher.addAll(wordsByDocument(index).map((words, id) => ({ id, words: words.trim() })));
  const buildSeconds = (performance.now() - started) / 1000;

  const search = ({ query, refined = {} }: BenchQuery, typos: boolean): Counted => {
    const found = searcher.search(readings(planText(index, query, typos)));
    const groups = Object.entries(refined);
    const counts: Record<string, Map<string, number>> = Object.fromEntries(
      facets.map((facet) => [facet, new Map()]),
    );
    let hits = 0;
    for (const { id } of found) {
      const own = stored[id] as Record<string, string[]>;
      const failed = groups.filter(([facet, values]) => !own[facet]?.some((value) => values.includes(value)));
      if (failed.length > 1) continue;
      if (failed.length === 0) hits++;
      // Failing one facet's filter only, a product still counts among that facet's values.
      for (const facet of failed.length === 0 ? facets : [failed[0]?.[0] ?? '']) {
        for (const value of own[facet] ?? []) counts[facet]?.set(value, (counts[facet]?.get(value) ?? 0) + 1);
      }
    }
    return {
      hits,
      facets: Object.fromEntries(facets.map((facet) => [facet, top(counts[facet] ?? new Map())])),
    };
  };
  return {
    name: 'MiniSearch',
    buildSeconds,
    memoryMb: undefined,
    time: (queries) => timed(queries, (query) => search(query, true).hits, ownCpuMs),
    count: async (queries) => queries.map((query) => search(query, false)),
    close: async () => undefined,
  };
}

function top(counts: ReadonlyMap<string, number>): Record<string, number> {
  const sorted = [...counts].sort(([nameA, a], [nameB, b]) => b - a || (nameA < nameB ? -1 : 1));
  return Object.fromEntries(sorted.slice(0, 50));
}

/** The plan's text as a tree of queries. */
function readings(plan: string): object {
  const word = (text: string): object => {
    const [own = '', ...forms] = text.split('/');
    const prefix = own.endsWith('*');
    return { combineWith: 'OR', queries: [{ queries: [prefix ? own.slice(0, -1) : own], prefix }, ...forms] };
  };
  const slot = (text: string): object => {
    const [alternatives = '', typos] = text.split('~');
    const ways = alternatives
      .split('|')
      .map((way) => ({ combineWith: 'AND', queries: way.split('+').map(word) }));
    const own = alternatives.split(/[|/*+]/)[0] ?? '';
    const fuzzy = typos ? [{ queries: [own], fuzzy: Number(typos) }] : [];
    return { combineWith: 'OR', queries: [...ways, ...fuzzy] };
  };
  return {
    combineWith: 'OR',
    queries: plan
      .split(' || ')
      .map((reading) => ({ combineWith: 'AND', queries: reading.split(' ').map(slot) })),
  };
}
