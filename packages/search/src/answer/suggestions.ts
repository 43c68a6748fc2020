// Query suggestions: queries that begin as typed first, then those that contain the words; among each the weightiest.
import { KeyedFilters } from '../filter/filters.ts';
import { buildIndex } from '../index/builder.ts';
import type { BuiltIndex, Catalog } from '../index/catalog.ts';
import type { ProductDocument } from '../index/document.ts';
import { Scratch } from '../index/scratch.ts';
import { searchTexts } from '../match/text-search.ts';
import { SearchRequestError } from '../request-error.ts';
import { Synonyms } from '../text/synonyms.ts';
import { queryWords } from '../text/tokens.ts';
import { type Highlight, Highlighter } from './highlights.ts';
import { checkedRequest, furthestHit, type SearchRequest } from './request.ts';
import type { RequestProblem } from './result.ts';

export interface Suggestion {
  readonly query: string;
  readonly weight: number;
  /** Whose readers understand it. */
  readonly languages: readonly string[];
}

export interface SuggestionHit {
  readonly objectID: string;
  readonly query: string;
  readonly _highlightResult: { readonly query: Highlight };
}

export interface SuggestionResult {
  readonly hits: readonly SuggestionHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  readonly exhaustiveNbHits: true;
  readonly exhaustiveTypo: true;
}

const documentOf = ({ query, weight }: Suggestion): ProductDocument => ({
  objectID: query,
  titel: query,
  hersteller: '',
  nummern: [],
  kategorien: {},
  popularity: weight,
  url: '',
  bild: '',
  offers: [],
});

const noSynonyms = new Synonyms({ groups: [] });

export class SuggestionIndex {
  readonly #suggestions: readonly Suggestion[];
  /** For each suggestion, its words with single spaces. */
  readonly #texts: readonly string[];
  readonly #catalog: Catalog;
  readonly #scratch: Scratch;

  private constructor(suggestions: readonly Suggestion[], built: BuiltIndex) {
    this.#suggestions = suggestions;
    this.#texts = suggestions.map(({ query }) => queryWords(query).join(' '));
    this.#catalog = { ...built, baseCount: suggestions.length, overlay: undefined };
    this.#scratch = new Scratch(built.columns.capacity);
  }

  static async build(suggestions: readonly Suggestion[]): Promise<SuggestionIndex> {
    const distinct = [...new Map(suggestions.map((one) => [one.query, one])).values()];
    const index = await buildIndex(distinct.map(documentOf));
    return new SuggestionIndex(distinct, index.contents().built);
  }

  search(request: SearchRequest): SuggestionResult | { readonly problem: RequestProblem } {
    try {
      return this.#search(request);
    } catch (error) {
      if (error instanceof SearchRequestError) return { problem: { message: error.message, request: 0 } };
      throw error;
    }
  }

  #search(request: SearchRequest): SuggestionResult {
    const { query, page, hitsPerPage, tags, typos, languages } = checkedRequest(request, new KeyedFilters());
    const words = queryWords(query);
    const searched = {
      catalog: this.#catalog,
      synonyms: noSynonyms,
      scratch: this.#scratch,
      hasDead: false,
      size: this.#suggestions.length,
    };
    const { plan, match } = searchTexts(searched, words, typos);
    const matching =
      words.length === 0
        ? [...this.#suggestions.keys()]
        : Array.from(match.documents.subarray(0, match.count));
    match.release();
    const matches = languages ? matching.filter((number) => this.#isIn(languages, number)) : matching;
    const typed = words.join(' ');
    matches.sort((a, b) => this.#compare(a, b, typed));
    const highlighter = new Highlighter(plan, match.corrected, this.#catalog.compounds, tags);
    return {
      hits: matches
        .slice(page * hitsPerPage, Math.min((page + 1) * hitsPerPage, furthestHit))
        .map((number) => {
          const text = this.#suggestions[number]?.query ?? '';
          return { objectID: text, query: text, _highlightResult: { query: highlighter.highlight(text) } };
        }),
      nbHits: matches.length,
      page,
      nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(matches.length, furthestHit) / hitsPerPage),
      hitsPerPage,
      query,
      exhaustiveNbHits: true,
      exhaustiveTypo: true,
    };
  }

  #isIn(languages: readonly string[], number: number): boolean {
    return this.#suggestions[number]?.languages.some((own) => languages.includes(own)) ?? false;
  }

  #compare(a: number, b: number, typed: string): number {
    const begins = (number: number) => ((this.#texts[number] ?? '').startsWith(typed) ? 1 : 0);
    const weight = (number: number) => this.#suggestions[number]?.weight ?? 0;
    return begins(b) - begins(a) || weight(b) - weight(a) || a - b;
  }
}
